### Canvas. Every message begins with cv-.

## Colors of swatches and ribbons, elements and their short names in tables of text.
cv-color-red = red
cv-color-yellow = yellow
cv-color-green = green
cv-color-blue = blue
cv-color-violet = violet
cv-color-gray = gray
cv-element-hue = hue
cv-element-shape = shape
cv-element-texture = texture
cv-element-tone = tone
cv-short-hue = hue
cv-short-shape = shp
cv-short-texture = tex
cv-short-tone = ton
cv-legend = In pairs shp is shape, tex texture, ton tone; * is a bonus icon, · nothing.

## Scoring cards, and what each asks for in few words.
cv-condition-composition = composition
cv-condition-consistency = consistency
cv-condition-emphasis = emphasis
cv-condition-hierarchy = hierarchy
cv-condition-movement = movement
cv-condition-proximity = proximity
cv-condition-proportion = proportion
cv-condition-repetition = repetition
cv-condition-space = space
cv-condition-style = style
cv-condition-symmetry = symmetry
cv-condition-variety = variety
cv-condition-bonus = bonus
cv-asks-composition = no swatch is empty
cv-asks-consistency = exactly 6 elements
cv-asks-emphasis = exactly 1 hue
cv-asks-hierarchy = a tone, and no element more often
cv-asks-movement = an element in 3 swatches in a row
cv-asks-proximity = each pair: texture beside tone
cv-asks-proportion = 3 of one element and 2 of another
cv-asks-repetition = every 2 shapes
cv-asks-space = each pair: hue apart from shape
cv-asks-style = every 3 textures
cv-asks-symmetry = each element mirrored
cv-asks-variety = each set of all four elements
cv-asks-bonus = for each *, its elements visible

## Cards, titles, ranks, objectives, scenarios.
cv-told-card =
    card { $number } (the { $side ->
        [left] { $word } one
       *[right] { $word }
    })
cv-seen-card = “{ $title }”
cv-title = “{ $title }”
cv-rank-participation = participation prize
cv-rank-emerging = emerging artist
cv-rank-mention = honorable mention
cv-rank-runner-up = runner-up
cv-rank-best = best in show
cv-objective-all-conditions = all four conditions met by one painting (CV-8.1)
cv-objective-four-bonus = four gray ribbons for one painting (CV-8.2)
cv-objective-seven = seven ribbons for one painting (CV-8.3)
cv-objective-five-alike = five of an element on one painting (CV-8.4)
cv-objective-full-tracks = all four tracks full (CV-8.5)
cv-objective-seven-bonus = seven gray ribbons in one game (CV-8.6)
cv-objective-fourteen = fourteen ribbons in one game (CV-8.7)
cv-objective-every-scenario = a game of every scenario (CV-8.8)
cv-objective-forty = 40 points (CV-8.9)
cv-objective-author = better than the author's best (CV-8.10)
cv-special-objective = Special objective: { $objective }
cv-scenario-family = family
cv-scenario-chill = chill
cv-scenario-synergy = synergy
cv-scenario-first-game = first game
cv-scenario-balanced = balanced
cv-scenario-no-elements = no elements
cv-scenario-every-element = every element
cv-scenario-spatial = spatial
cv-scenario-bonus = bonus
cv-scenario-free = free choice

## What is painted on the backgrounds.
cv-background-1 = morning sea
cv-background-2 = wheat field
cv-background-3 = night
cv-background-4 = parlor
cv-background-5 = forest
cv-background-6 = dunes
cv-background-7 = winter
cv-background-8 = gray sea
cv-background-9 = lavender field
cv-background-10 = sunset
cv-background-11 = deep sea
cv-background-12 = terrace
cv-background-13 = mountains
cv-background-14 = city at dusk
cv-background-15 = meadow
cv-background-16 = red room
cv-background-17 = lake
cv-background-18 = hills
cv-background-19 = northern lights
cv-background-20 = linen

## What a painting brings.
cv-ribbons-count =
    { $count ->
        [one] { $count } ribbon
       *[other] { $count } ribbons
    }
cv-ribbons =
    { $count ->
        [one] one ribbon
       *[other] { $number } ribbons
    }
cv-so-many =
    { $count ->
        [one] one
       *[other] { $number }
    }
cv-bonus-ribbons =
    { $count ->
        [one] one bonus ribbon
       *[other] { $number } bonus ribbons
    }
cv-earned-for = { $ribbons } for { $name }
cv-no-ribbons = no ribbons
cv-no-ribbons-at-all = no ribbons at all
cv-bounty = { $reasons }, { $points } more

## What is asked.
cv-ask-scoring = Luck draws the scoring cards.
cv-ask-refill = Luck fills the row.
cv-ask-deal = Luck deals the backgrounds.
cv-ask-start = Luck names the first player.
cv-ask-toss = Vincent tosses his tokens.
cv-ask-over = The game is over.
cv-ask-turn-card =
    { $you ->
        [yes] Take a card.
       *[no] { $who } chooses a card.
    }
cv-ask-turn-either =
    { $you ->
        [yes] Take a card, or begin a painting by choosing its bottom card.
       *[no] { $who } chooses a card, or the bottom card of a painting.
    }
cv-ask-turn-row-empty =
    { $you ->
        [yes] The row is empty: begin a painting by choosing its bottom card.
       *[no] { $who } chooses the bottom card of a painting, because the row is empty.
    }
cv-ask-turn-hand-full =
    { $you ->
        [yes] Your hand is full: begin a painting by choosing its bottom card.
       *[no] { $who } chooses the bottom card of a painting, because their hand is full.
    }
cv-ask-lay =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } the { $layer ->
        [bottom] bottom
        [middle] middle
       *[top] top
    } card of the painting.
cv-ask-frame =
    { $you ->
        [yes] Choose a background for the painting; it brings no points.
       *[no] { $who } chooses a background for the painting.
    }
cv-tie =
    { $you ->
        [yes] { $who } are
       *[no] { $who } are
    } tied for first place
cv-jury = { $tie }: every other player votes in secret.
cv-ballot =
    { $tie }: { $you ->
        [yes] you vote
       *[no] { $who } votes
    } in secret.

## What each answer means.
cv-take-at = take the card at position { $position }
cv-take =
    take { $card } for { $count ->
        [0] free
        [one] 1 token, on the card before it
       *[other] { $count } tokens, one on each card before it
    }{ $gain }
cv-gain = { " " }(you get { $count })
cv-gain-reserve = { " " }(you get a token from the reserve)
cv-take-clearing =
    take { $card }, paying { $count ->
        [one] 1 token ({ $gone } leaves the game)
       *[other] { $count } tokens ({ $gone } leave the game)
    }
cv-lay-bottom = begin a painting with { $card } at the bottom
cv-lay-middle = lay { $card } in the middle
cv-lay-top = lay { $card } on top: { $title }, { $worth }
cv-lay-top-unseen = lay { $card } on top: { $title }
cv-frame = hang { $title } on background { $background }
cv-vote = vote for { $seat }
cv-vote-painter = vote for { $seat }, who painted { $titles }
cv-abstain = vote for none of them
cv-and-ends = { $deed } — the game ends
cv-and-last-turn = { $deed } — this is the last turn
cv-painting-ends = This ends the game.
cv-painting-last-turn = This is the last turn.

## The story.
cv-headline-turn =
    Turn { $turn }: { $you ->
        [yes] you
       *[no] { $who }
    }
cv-headline-jury = The jury
cv-headline-setup = Setting up
cv-scoring-card = { $card } ({ $asks })
cv-scoring-are = The scoring cards are { $cards }.
cv-scoring-is = The { $color } scoring card is { $card }: { $asks }.
cv-row-laid-out = The row, the free card first: { $cards }.
cv-card-comes = { $card } comes to position { $position }.
cv-dealt =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } dealt the backgrounds { $backgrounds }.
cv-begins =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
cv-toss = Vincent tosses his tokens{ $leaves } and removes { $card }{ $gets }.
cv-toss-leaves =
    { $count ->
        [one] , leaves one token on the row
       *[other] , leaves { $number } tokens on the row
    }
cv-takes =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $card }{ $besides }.
cv-leaving =
    { $count ->
        [one] leaving one token on the card before it
       *[other] leaving { $number } tokens on the cards before it
    }
cv-getting =
    { $count ->
        [one] getting the token on it
       *[other] getting the { $number } tokens on it
    }
cv-getting-reserve = getting a token from the reserve
cv-paying =
    { $count ->
        [one] paying one token
       *[other] paying { $number } tokens
    }
cv-removing =
    { $count ->
        [one] removing one card from the game
       *[other] removing { $number } cards from the game
    }
cv-lays =
    { $layer ->
        [bottom] { $you ->
            [yes] You begin
           *[no] { $who } begins
        } a painting with { $card }.
        [middle] { $you ->
            [yes] You lay
           *[no] { $who } lays
        } { $card } over it.
       *[top] { $you ->
            [yes] You lay
           *[no] { $who } lays
        } { $card } on top.
    }
cv-chooses-background =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } background { $background }.
cv-hung =
    { $you ->
        [yes] Your
       *[no] { $of }
    } { $title } is finished: { $bounty }.
cv-gets-from-reserve =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } a token from the reserve.
cv-end-exhibition = All paintings are finished: the exhibition opens (CV-4.1).
cv-end-standstill = Nobody can do anything anymore: the game ends (CV-3.7).
cv-voted =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } voted.
cv-votes-for =
    { $you ->
        [yes] You vote
       *[no] { $who } votes
    } for { $tied }.
cv-abstains =
    { $you ->
        [yes] You abstain.
       *[no] { $who } abstains.
    }
cv-votes-opened = The votes are opened: { $votes }.
cv-opened-for =
    { $you ->
        [yes] you
       *[no] { $who }
    } for { $tied }
cv-opened-nobody =
    { $you ->
        [yes] you
       *[no] { $who }
    } for nobody

## The result.
cv-score-alone =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } { $points }: { $rank }.
cv-won-by-tokens = breaking the tie with the most tokens (CV-4.3)
cv-won-by-jury = and the jury breaks the tie (CV-4.3)
cv-tokens-left = tokens left
cv-exhibition-of =
    { $you ->
        [yes] Your
       *[no] { $of }
    } exhibition
cv-no-paintings = no paintings

## The table as text.
cv-in-the-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
cv-vincent-has =
    { $count ->
        [one] Vincent has { $count } token
       *[other] Vincent has { $count } tokens
    }
cv-in-the-reserve =
    { $count ->
        [one] { $count } token in the reserve
       *[other] { $count } tokens in the reserve
    }
cv-with-a-jury = with a jury
cv-own-deck = a deck of your own
cv-head-ribbons = Ribbons
cv-head-earned-for = earned for
cv-head-points = points
cv-head-so-far = so far
cv-head-ribbons-points = Ribbons=points
cv-head-points-so-far = points so far
cv-each = { $points } each
cv-head-row = The row
cv-head-in-hand = In hand
cv-no-cards = no cards
cv-place =
    { $cost ->
        [0] { $position } free
       *[other] { $position } for { $cost }
    }
cv-on-the-desk = On the desk, bottom to top
cv-visible = visible
cv-if-finished = { $title }, if it were finished now:
cv-made-from = { $title } from { $cards }
cv-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
cv-has-backgrounds =
    { $count ->
        [one] background { $numbers }
       *[other] backgrounds { $numbers }
    }
cv-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

## For those who sit down for the first time.
cv-primer-take = Each turn, take a card: the first is free; a later one costs a token on each card before it. +2 in the row means that two tokens come with that card.
cv-primer-paint = With three cards in hand you may paint instead: lay three over one another. What stays visible earns ribbons (a * is a bonus icon), and ribbons are points.
cv-primer-together = Everybody makes three paintings; then whoever has the most points wins.
cv-primer-alone = You make three paintings. 25 points rank you as emerging artist, 30 as honorable mention, 35 as runner-up, 40 as best in show.
cv-primer-vincent = Vincent paints nothing: after each turn of yours he tosses his tokens, leaves some on the row, and removes a card.
cv-primer-puzzle = Each turn, take a card: the first is free; a later one costs a token for each card before it, and these cards leave the game. What you pay goes to the reserve; the first card, and each painting, brings you a token from there.
cv-about-scenario = which scoring cards are laid out
cv-about-cards = scoring cards of your own choice: four, or three for a chill game
cv-about-solo = playing alone
cv-about-jury = how a tie for first place is broken
cv-about-deck = your own art cards, as CSV
cv-about-rules = your own house rules, as TOML
cv-way-scenario-family = Family: two scoring cards, the basics.
cv-way-scenario-chill = Chill: any three scoring cards.
cv-way-scenario-synergy = Synergy: three scoring cards that go together.
cv-way-scenario-first-game = First game: four scoring cards that are easy to explain.
cv-way-scenario-balanced = Balanced: two scoring cards about elements, and two about none.
cv-way-scenario-no-elements = No elements: no element is worth more than another.
cv-way-scenario-every-element = Every element: each scoring card wants a different one.
cv-way-scenario-spatial = Spatial: what counts is where things are.
cv-way-scenario-bonus = Bonus: scoring cards that let bonus icons pay.
cv-way-scenario-random = Four scoring cards at random.
cv-way-scenario-picked = Scoring cards of your own choice.
cv-presets-scenarios = Scenarios
cv-presets-alone = Alone
cv-presets-special = Special
cv-drawn =
    { $count ->
        [one] One, drawn at random.
       *[other] { $number }, drawn at random.
    }
cv-way-jury-off = Players who are tied on every count share the victory.
cv-way-jury-on = The other players vote for one of those who are tied.
cv-way-vincent = Alone, you play against Vincent, who clears the row.
cv-way-puzzle = Alone, you clear the row yourself.
cv-way-deck = The cards in the box.

## The table in a browser.
cv-board-scoring = Scoring cards
cv-board-hand = Your cards
cv-board-hand-empty = No cards in hand.
cv-board-backgrounds = Your backgrounds
cv-board-background = background “{ $scenery }”
cv-board-paintings = Paintings
cv-board-free = free
cv-board-token = token
cv-board-new = new
cv-board-on-it =
    { $count ->
        [one] { $count } token on it
       *[other] { $count } tokens on it
    }
cv-board-desk =
    { $you ->
        [yes] You are painting
       *[no] { $who } is painting
    }
cv-board-as-it-lies = as it lies now
cv-board-vincent = Vincent
cv-board-vincent-about = After your turn he tosses his tokens: each that shows its face stays on a card, and the card after them leaves.
cv-board-ranks = Points to reach
cv-board-reserve = Reserve
cv-board-reserve-about = What you pay goes here; the free card, and each painting, brings you one back. Cards you skip leave the game.
cv-board-tossed =
    { $count ->
        [0] His last toss: no token used, so the free card is gone:
       *[other] His last toss: { $count } of { $all } tokens used, and gone is:
    }
cv-board-exhibition = The exhibition
cv-board-awards = Special objectives
cv-board-awards-about = These count over all your games; no single game can be one of every scenario.
cv-board-bonus-asks = for each bonus icon, its elements visible
cv-plan = Try a painting
cv-plan-about = Lay up to three cards over one another and see what they bring. Only you see it.
cv-plan-top = on top
cv-plan-raise = Raise
cv-plan-clear = Clear the desk
cv-plan-paint = Paint this
cv-progress = { $done } of { $all } paintings

## What the icons mean.
cv-legend-swatches = The five swatches along a card, each with its color and shape: { $colors }. A dotted one is empty.
cv-legend-bonus = A bonus icon, marked by a gold star (here for hue): one gray ribbon for each visible element of its kind. It is no element itself.
cv-legend-covers = The top card, the one beneath it, and under the line what is seen: in each swatch the topmost icons hide the others; an empty swatch hides nothing.
cv-legend-ribbons = Ribbons, each time a painting does what the scoring card of that color asks for. On the card: the points for one ribbon, for two, and so on.
cv-legend-gray = Ribbons for bonus icons: 2 points each
cv-legend-tokens = Inspiration tokens: one on each card before the one you take; those on the card you take are yours
cv-legend-tokens-puzzle = Inspiration tokens: you pay one for each card before the one you take, to the reserve
cv-legend-fresh = New since your last decision
