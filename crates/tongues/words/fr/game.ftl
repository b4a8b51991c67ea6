### What all games share.
you = Vous
you-within = vous
