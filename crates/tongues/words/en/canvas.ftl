### Canvas. Every message begins with cv-.
