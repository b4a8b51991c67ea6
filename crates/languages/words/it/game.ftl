### What all games share.
you = Tu
you-within = te
you-among = tu
# A list of things or players.
list-and = { $rest } e { $last }
list-or = { $rest } o { $last }
# Small numbers in stories; none and one are said by the messages that count.
number-word =
    { $n ->
        [0] zero
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $n }
    }
points =
    { $count ->
        [-1] { $count } punto
        [one] { $count } punto
       *[other] { $count } punti
    }
# Whose something is, if not the reader's; the second form is for names that begin with a vowel.
of = di { $name }
of-vowel = di { $name }
# Something by its name, and what is said of it.
said-of = { $what }: { $said }
# The result.
victory-won =
    { $you ->
        [yes] Vinci
       *[no] { $who } vince
    } con { $points }, { $margin }.
victory-shared =
    { $you ->
        [yes] { $who } condividete
       *[no] { $who } condividono
    } la vittoria con { $points }, in parità fino in fondo ({ $clause }).
ahead = { $points } di vantaggio
# Folded away beside a table.
legend-title = Che cosa significano le icone
sheet-points = punti
sheet-place = posizione

# File portati a un tavolo.
brought-deck = Carte portate a questo tavolo: { $count }.
brought-deck-instead = Carte portate a questo tavolo: { $count } invece di { $boxed }.
brought-board = Una plancia portata a questo tavolo.
brought-secondaries = Colori secondari portati a questo tavolo: { $count }.
brought-secondaries-instead = Colori secondari portati a questo tavolo: { $count } invece di { $boxed }.
brought-same = Come nella scatola.
brought-other = Non come stampato: { $names }.
brought-new = In più: { $names }.
brought-left-out = In meno: { $names }.
brought-more = { $names } e ancora { $count }
brought-part-wheel = l’ordine delle azioni sulla ruota
brought-part-lower-board = gli spazi della plancia inferiore
brought-part-tracks = i livelli degli strumenti
brought-part-inner-board = le azioni interne
brought-part-paintings = il valore dei dipinti
brought-part-bonus-cards = le carte Bonus
