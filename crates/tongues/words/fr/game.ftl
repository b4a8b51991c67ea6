### What all games share.
you = Vous
you-within = vous
you-among = vous
# A list of things or players.
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
# Small numbers in stories; none and one are said by the messages that count.
number-word =
    { $n ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $n }
    }
points =
    { $count ->
        [-1] { $count } point
        [one] { $count } point
       *[other] { $count } points
    }
# Whose something is, if not the reader's; the second form is for names that begin with a vowel.
of = de { $name }
of-vowel = d’{ $name }
# Something by its name, and what is said of it.
said-of = { $what } : { $said }
# The result.
victory-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $points }, { $margin }.
victory-shared =
    { $you ->
        [yes] { $who } partagez
       *[no] { $who } partagent
    } la victoire avec { $points }, à égalité jusqu’au bout ({ $clause }).
ahead = { $points } d’avance
# Folded away beside a table.
legend-title = Ce que signifient les icônes
sheet-points = points
sheet-place = place
