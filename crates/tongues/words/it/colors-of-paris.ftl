### Colors of Paris. Every message begins with cp-.
