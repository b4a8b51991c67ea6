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

# Fichiers apportés à une table.
brought-deck = Cartes apportées à cette table : { $count }.
brought-deck-instead = Cartes apportées à cette table : { $count } au lieu de { $boxed }.
brought-board = Un plateau apporté à cette table.
brought-secondaries = Couleurs secondaires apportées à cette table : { $count }.
brought-secondaries-instead = Couleurs secondaires apportées à cette table : { $count } au lieu de { $boxed }.
brought-same = Comme dans la boîte.
brought-other = Autrement qu’imprimé : { $names }.
brought-new = En plus : { $names }.
brought-left-out = En moins : { $names }.
brought-more = { $names } et { $count } de plus
brought-part-wheel = l’ordre des actions sur la roue
brought-part-lower-board = les emplacements du plateau inférieur
brought-part-tracks = les niveaux des outils
brought-part-inner-board = les actions intérieures
brought-part-paintings = la valeur des tableaux
brought-part-bonus-cards = les cartes Bonus
