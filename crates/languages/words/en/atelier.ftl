### Atelier. Every message begins with at-.

## Cards, colors, subjects, objectives.

at-card-blank = blank-{ $number }
at-card-drawn = drawn-{ $number }
at-card-painted = painted-{ $number }
at-card-joker = joker-{ $number }
at-joker = joker
at-a-blank =
    { $count ->
        [one] a blank canvas
       *[other] { $number } blank canvases
    }
at-a-drawn =
    { $count ->
        [one] a drawing of “{ $subject }”
       *[other] { $number } drawings of “{ $subject }”
    }
at-a-painted =
    { $count ->
        [one] a painting of “{ $subject }”
       *[other] { $number } paintings of “{ $subject }”
    }
at-a-joker =
    { $count ->
        [one] a joker
       *[other] { $number } jokers
    }
at-with-color = { $card } ({ $color })
at-with-cost = { $card } ({ $color }, costs { $cost })
at-units =
    { $count ->
        [one] { $color ->
            [cyan] cyan
            [magenta] magenta
            [yellow] yellow
            [white] white
            [black] black
            [red] red
            [green] green
            [blue] blue
           *[other] { $name }
        }
       *[other] { $count } { $color ->
            [cyan] cyan
            [magenta] magenta
            [yellow] yellow
            [white] white
            [black] black
            [red] red
            [green] green
            [blue] blue
           *[other] { $name }
        }
    }
at-canvases-of-palette =
    { $count ->
        [one] one canvas of the palette
       *[other] { $number } canvases of the palette
    }
at-outlook-pays = pays with { $what }
at-outlook-first = pays first with { $what }
at-outlook-then = then pays with { $what }
at-outlook-end = makes this the last round
at-outlook-blank = { $points } for the blank canvas in sight
at-outlook-objective = { $points } for an objective
at-a-canvas = a canvas
at-nothing = nothing
at-color-cyan = cyan
at-color-magenta = magenta
at-color-yellow = yellow
at-color-white = white
at-color-black = black
at-color-red = red
at-color-green = green
at-color-blue = blue
at-subject-night = night
at-subject-scream = scream
at-subject-wave = wave
at-subject-grid = grid
at-subject-apples = apples
at-objective-blank-canvases = seven blank canvases
at-objective-drawn-canvases = three drawn canvases
at-objective-painted-canvas = a painted canvas
at-objective-all-colors = all five colors
at-objective-one-color = one color on five canvases
at-a-fake = a fake
at-the-original = the original
at-turned = turned

## What is asked.

at-asks-start = Luck names the first player.
at-asks-hands = Luck deals cards.
at-asks-refill = Luck fills the ring.
at-asks-turn =
    { $you ->
        [yes] Draw cards or play canvases.
       *[no] { $who } draws cards or plays canvases.
    }
at-asks-second =
    { $you ->
        [yes] { $from ->
            [beside] Draw a second card: one beside the first.
            [beside-or-deck] Draw a second card: one beside the first, or from the deck.
            [deck] Draw a second card from the deck.
           *[deck-or-ring] Draw a second card: from the deck, or any card from the ring.
        }
       *[no] { $who } draws a second card{ $from ->
            [beside] : one beside the first.
            [beside-or-deck] : one beside the first, or from the deck.
            [deck] { " " }from the deck.
           *[deck-or-ring] : from the deck, or any card from the ring.
        }
    }
at-asks-trim =
    { $you ->
        [yes] Discard
       *[no] { $who } discards
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, down to ten.
at-asks-play =
    { $more ->
        [yes] { $you ->
            [yes] Play
           *[no] { $who } plays
        } another { $kind ->
            [blank] blank
            [drawn] drawn
           *[painted] painted
        } canvas, or { $you ->
            [yes] end
           *[no] ends
        } the turn.
       *[no] { $you ->
            [yes] You
           *[no] { $who }
        } can play no other { $kind ->
            [blank] blank
            [drawn] drawn
           *[painted] painted
        } canvas{ $you ->
            [yes] : end the turn.
           *[no] .
        }
    }
at-asks-place =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } what to lay { $card } on.
at-asks-pay =
    { $you ->
        [yes] Pay
       *[no] { $who } pays
    } { $left ->
        [one] { $color }
       *[other] { $left } { $color }
    } for { $card }{ $you ->
        [yes] : how?
       *[no] .
    }
at-asks-over = The game is over.

## What can be done.

at-do-draw = draw { $card }
at-do-draw-nothing = draw from an empty slot
at-do-draw-deck = draw the top card of the deck
at-do-lay = play { $card }
at-do-on = lay it on { $card }
at-do-on-over = lay it on { $card }, over { $beneath }
at-do-turn = turn { $card }, which gives { $color }
at-do-turn-one = turn one of your { $count } canvases that still give { $color }
at-do-discard = discard { $card }
at-do-discard-joker = discard the joker
at-do-discard-jokers =
    discard { $count ->
        [one] one joker
       *[other] { $number } jokers
    } of the { $held } in hand
at-do-discard-all-jokers =
    discard { $count ->
        [2] both
       *[other] all { $number }
    } jokers
at-do-done = end the turn
at-do-pass = pass: there is nothing you can do

## What has happened.

at-tale-setup = Setting up
at-tale-round =
    Round { $round }: { $you ->
        [yes] you
       *[no] { $who }
    }
at-tale-begins =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
at-tale-dealt =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } dealt { $card }.
at-tale-comes = { $card } comes to the ring.
at-tale-ring =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $card } from the ring.
at-tale-deck =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } from the deck.
at-tale-lay =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }.
at-tale-turn =
    { $you ->
        [yes] You turn
       *[no] { $who } turns
    } { $card } for { $color }.
at-tale-pay =
    { $you ->
        [yes] You pay
       *[no] { $who } pays
    } with { $card }.
at-tale-pay-joker =
    { $you ->
        [yes] You pay
       *[no] { $who } pays
    } with { $card } for { $color }.
at-tale-discard =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $card }.
at-tale-pass =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } to pass.
at-tale-on =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } { $card } to lay it on.
at-tale-done =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } down no more canvases.
at-tale-unasked-paid =
    { $cards } { $count ->
        [one] pays
       *[other] pay
    }, as there is no other way.
at-tale-unasked-turned =
    { $count ->
        [one] one canvas of the palette is turned
       *[other] { $number } canvases of the palette are turned
    }, as there is no other way: { $colors }.
at-tale-last-round = There are { $count } paintings: this is the last round.
at-tale-laid =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } down.
at-tale-laid-on =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { $card } on { $on }.
at-tale-painted-original =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a painting on { $on }: the original of “{ $subject }”.
at-tale-painted-fake =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a painting on { $on }: a fake of “{ $subject }”.
at-tale-objective =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the objective of { $objective }: { $points }.
at-tale-shuffled =
    The discards are shuffled: a deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

## The table as text.

at-the-ring = The ring
at-gives = gives
at-costs = costs
at-held = in hand
at-objectives-title = Objectives
at-caption = ATELIER · { $round } · { $paintings } of { $all } paintings · { $deck } in the deck, { $discards } discarded
at-caption-setup = set-up
at-caption-round = round { $round }
at-caption-round-of = round { $round } of { $last }
at-table-discarded =
    Discarded: { $blank } blank, { $drawn } drawn, { $painted } painted{ $subjects }, { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
at-hand-of =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand{ $cards }
at-hand-of-all =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand: { $cards }
at-hand-of-among =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand, among them { $cards }
at-nothing-laid = nothing laid down
at-laid-stacks = laid down, from the bottom to the top of each stack

## The result.

at-end-standstill = Nobody can do anything anymore.
at-end-rounds = The agreed last round is over.
at-end-paintings = There are { $count } paintings.
at-by-originals = breaking the tie with the most originals (AT-6.3)
at-by-fakes = breaking the tie with the most fakes (AT-6.3)
at-by-drawings = breaking the tie with the most drawn canvases in sight (AT-6.3)
at-source-originals = originals
at-source-fakes = fakes
at-source-drawn-canvases = drawn-canvases
at-source-blank-canvases = blank-canvases
at-source-objectives = objectives
at-seen-originals = originals in sight
at-seen-fakes = fakes in sight
at-seen-drawings = drawn canvases in sight

## What one does in this game.

at-primer-turn = Each turn, draw two cards or play canvases of one type: up to three blank ones, up to two drawn ones on blank ones, or a painted one on a drawn one of its subject.
at-primer-draw = Draw from the ring or the deck; after a card from the ring, only its neighbors or the deck. You may keep ten cards.
at-primer-draw-unmixed = Draw two neighbors from the ring, or two cards from the deck. You may keep ten.
at-primer-pay = Every canvas costs colors. Pay by discarding cards that give them, or by turning canvases you have laid down, even covered ones, each once a turn. Jokers stand for cyan, magenta or yellow, but not for parts of mixed colors.
at-primer-mix = Paintings ask for mixed colors too: pay their two parts.
at-primer-mix-pairs = Paintings ask for mixed colors too: turn a drawn canvas and the blank one under it that give the two parts.
at-primer-points = In sight, an original is worth 4 points, a fake 3 and a drawn canvas 1; a blank one costs 1. The first to reach an objective takes its points.
at-primer-end = The game ends with the round in which there are { $count } paintings.

## Options.

at-about-mixing = where mixed colors come from
at-about-drawing = what may be drawn in a turn
at-about-blank = the points of a blank canvas in sight
at-about-jokers = what a joker stands for
at-about-objectives = which canvases count for objectives
at-about-rounds = after which round the game ends at the latest
at-about-deck = your own cards, as CSV
at-about-secondaries = your own mixed colors, as TOML
at-about-rules = your own house rules, as TOML
at-way-mixing-free = A mixed color is paid by its two parts, each from hand or palette.
at-way-mixing-pairs = A mixed color is made by turning a drawn canvas and the blank one under it.
at-way-drawing-mixed = You draw from the ring and from the deck, mixed as you like.
at-way-drawing-unmixed = You draw two neighbors of the ring, or two from the deck.
at-way-blank-costs = A blank canvas in sight costs a point.
at-way-blank-brings = A blank canvas in sight brings a point.
at-way-jokers-primary = A joker stands for cyan, magenta or yellow.
at-way-jokers-any = A joker stands for any of the five colors.
at-way-objectives-covered = Covered canvases count for objectives, too.
at-way-objectives-visible = Only canvases in sight count for objectives.
at-way-rounds-off = Only paintings bring on the last round.
at-way-rounds = The game ends after round { $round } at the latest.
at-way-deck = The cards in the box.
at-way-secondaries = Red, green and blue, mixed as printers do.

## The board.

at-ring = The ring round the deck
at-deck-cards =
    { $count ->
        [one] The deck: { $count } card
       *[other] The deck: { $count } cards
    }
at-discarded-count =
    { $count ->
        [0] Nothing is discarded.
        [one] { $count } card is discarded
       *[other] { $count } cards are discarded
    }
at-paintings-among = { ", among them paintings: " }{ $subjects }
at-exhibition = Exhibition
at-paintings-left =
    { $left ->
        [0] { $all } paintings: this is the last round
        [one] { $left } painting until the last round
       *[other] { $left } paintings until the last round
    }
at-round = round { $round }
at-round-of = round { $round } of { $last }
at-not-painted = the original is still free
at-original-of =
    { $you ->
        [yes] Your original
       *[no] { $of } original
    }
at-fake-of =
    { $you ->
        [yes] Your fake
       *[no] { $of } fake
    }
at-nobody-yet = nobody yet
at-progress = { $count } of { $needs }
at-palette = Your palette
at-palette-of = { $of } palette
at-palette-empty = What you lay down comes here: blank canvases first, drawings on them, paintings on drawings.
at-hand = Your hand
at-hand-empty = No cards in hand.
at-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
at-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
at-unknown-cards =
    { $count ->
        [one] { $count } card that only its owner has seen
       *[other] { $count } cards that only their owner has seen
    }
at-desk = The canvas that is being played
at-desk-title =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }
at-becomes-original = It will be the original: 4 points.
at-becomes-fake = It will be a fake: 3 points.
at-lies-on = It will lie on { $card }.
at-choose-place = On which canvas? Pick it in your palette.
at-paid = { $count } of { $needs } paid
at-cheapest = The cheapest way:
at-cheapest-turn = turn { $card }
at-why-joker = a joker only pays; it is never laid down
at-why-other-kind =
    in this turn you play { $kind ->
        [blank] blank
        [drawn] drawn
       *[painted] painted
    } canvases only
at-why-no-place =
    { $kind ->
        [drawn] there is no free blank canvas in your palette to lay it on
       *[painted] there is no free drawing of its subject in your palette to lay it on
    }
at-why-lacks = to play it you still need { $cost }
at-why-lacks-pairs = to play it you still need more pairs in your palette
at-why-joker-not = it cannot stand for this { $color }
at-why-other-color = it does not pay { $color }
at-why-passed = passed over: { $color } is paid by turning canvases first, then with cards from left to right
at-why-later = it can pay { $color } too, but only after another card or canvas
at-can-pay = Underlined in green: you can pay this part
at-cannot-pay = You cannot pay this part yet
at-pay-so = Pay this way
at-or-choose = Or pick anything framed in red: it pays { $color }.
at-gallery = The exhibition
at-a-drawing = a drawing
at-works-original =
    { $count ->
        [one] { $count } original
       *[other] { $count } originals
    }
at-works-fake =
    { $count ->
        [one] { $count } fake
       *[other] { $count } fakes
    }
at-works-drawing =
    { $count ->
        [one] { $count } drawn canvas in sight
       *[other] { $count } drawn canvases in sight
    }
at-works-blank =
    { $count ->
        [one] { $count } blank canvas in sight
       *[other] { $count } blank canvases in sight
    }
at-objectives-taken = objectives
at-legend-colors = A card gives the color at its top and costs those at its foot: { $colors }
at-legend-parts = { $one } and { $other }
at-legend-joker = { $stands } Never for a part of a mixed color.
at-legend-faded = Paler, without a line: you cannot pay this part yet
at-legend-kinds = Blank, drawn, painted: drawn canvases are laid on blank ones, painted ones on drawn ones of their subject. { $blank } A drawn one brings a point.
at-legend-original = The original, which is the first painting of its subject: 4 points
at-legend-fake = A fake, hung upside down: 3 points
at-legend-turned = Tilted and dim: turned to pay, and upright again in the next turn
at-legend-works = Beside a name: originals, fakes, drawn and blank canvases in sight, cards in hand
at-legend-fresh = New since your last decision
