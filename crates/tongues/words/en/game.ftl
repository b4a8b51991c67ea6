### What all games share.
you = You
you-within = you
