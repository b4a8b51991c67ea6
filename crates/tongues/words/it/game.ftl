### What all games share.
you = Tu
you-within = te
