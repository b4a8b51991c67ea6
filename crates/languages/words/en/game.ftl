### What all games share.
you = You
you-within = you
you-among = you
# A list of things or players.
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
# Small numbers in stories; none and one are said by the messages that count.
number-word =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
points =
    { $count ->
        [-1] { $count } point
        [one] { $count } point
       *[other] { $count } points
    }
# Whose something is, if not the reader's; the second form is for names that begin with a vowel.
of = { $name }'s
of-vowel = { $name }'s
# Something by its name, and what is said of it.
said-of = { $what }: { $said }
# The result.
victory-won =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } with { $points }, { $margin }.
victory-shared =
    { $you ->
        [yes] { $who } share
       *[no] { $who } share
    } the victory with { $points }, tied on every count ({ $clause }).
ahead = { $points } ahead
# Folded away beside a table.
legend-title = What the icons mean
sheet-points = points
sheet-place = place

# Files that were brought to a table.
brought-deck = Your own cards: { $count }.
brought-deck-instead = Your own cards: { $count } instead of { $boxed }.
brought-board = Your own board.
brought-secondaries = Your own mixed colors: { $count }.
brought-secondaries-instead = Your own mixed colors: { $count } instead of { $boxed }.
brought-same = Same as printed.
brought-other = Changed: { $names }.
brought-new = New: { $names }.
brought-left-out = Left out: { $names }.
brought-more = { $names } and { $count } more
brought-part-wheel = the order of actions on the wheel
brought-part-lower-board = the spaces of the lower board
brought-part-tracks = the levels of the tools
brought-part-inner-board = the inner actions
brought-part-paintings = what paintings are worth
brought-part-bonus-cards = the bonus cards
