### Atelier. Every message begins with at-.
