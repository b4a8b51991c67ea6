### Colors of Paris: what lies on the table, what is asked, what happens.

## Pigments

cp-red = red
cp-yellow = yellow
cp-blue = blue
cp-orange = orange
cp-green = green
cp-violet = violet
cp-white = white
cp-black = black
cp-so-many =
    { $count ->
       *[other] { $count }
    } { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [violet] violet
        [white] white
       *[black] black
    }
cp-cell =
    { $color ->
        [red] a red cell
        [yellow] a yellow cell
        [blue] a blue cell
        [orange] an orange cell
        [green] a green cell
       *[violet] a violet cell
    }
cp-nothing = nothing

## Paintings, tools, tiles, cards

cp-valued = { $card }, worth { $value }
cp-worth = worth { $value }
cp-seen-open = { $card }; to paint: { $what }
cp-seen-painted = { $card }; all painted
cp-tool-tube = the tube
cp-tool-palette = the palette
cp-tool-brush = the brush
cp-tool-name-tube = tube
cp-tool-name-palette = palette
cp-tool-name-brush = brush
cp-power-cezanne = Improve a second time for as many pigments as the new level
cp-power-degas =
    { $done ->
        [exhibited] when you exhibit a painting, paint up to 3 of its pigments, not white or black,
       *[completed] when you complete a painting, paint up to 3 of its pigments, not white,
    } { $on ->
        [next] on the one you put before you next
       *[other] on one other painting of yours
    }
cp-power-gauguin = white in place of a primary when you mix your color
cp-power-manet = paint up to 2 red cells when you acquire red
cp-power-monet = paint up to 2 yellow cells when you acquire yellow
cp-power-renoir = paint up to 2 blue cells when you acquire blue
cp-power-toulouse-lautrec = 2 cells of each painting take any color
cp-power-van-gogh = keep 16 pigments instead of 12
cp-power-valadon = one more white, an opponent's, when you paint
cp-bonus-paint = the Paint card
cp-bonus-imitator = the Imitator card
cp-bonus-mix = the Mix card
cp-bonus-exchange = the Exchange card
cp-bonus-tool = the Tool card
cp-bonus-name-paint = Paint
cp-bonus-name-imitator = Imitator
cp-bonus-name-mix = Mix
cp-bonus-name-exchange = Exchange
cp-bonus-name-tool = Tool
cp-use-paint = paint as with an assistant
cp-use-imitator = do what an assistant standing on the wheel would
cp-use-mix = mix a color of your choice, or black
cp-use-exchange = exchange 1 to 4 pigments for others of their kind
cp-use-tool = advance one tool by 2, or two tools by 1

## The actions of the board

cp-deed-acquire-red = Acquire red
cp-deed-acquire-yellow = Acquire yellow
cp-deed-acquire-blue = Acquire blue
cp-deed-mix-orange = Mix orange
cp-deed-mix-green = Mix green
cp-deed-mix-violet = Mix violet
cp-deed-mix-black = Mix black
cp-deed-improve-tube = Improve tube
cp-deed-improve-palette = Improve palette
cp-deed-improve-brush = Improve brush
cp-deed-take = Take a painting
cp-deed-take-or-exhibit = Take or exhibit
cp-deed-exhibit-or-buy = Exhibit or buy
cp-deed-buy = Buy a card
cp-deed-paint = Paint
cp-deed-first-player = First player
cp-deed-imitator = Imitator
cp-deed-rotate = Rotate
cp-deed-white = White

## What they do

cp-effect-acquire = get { $what }
cp-effect-mix = { $one } and { $other } make { $made }
cp-effect-black = 1 orange, 1 green and 1 violet make 1 black
cp-effect-improve = pay 2 pigments: { $step }
cp-effect-improved = nothing, for { $tool } is on its last space
cp-effect-paint =
    { $count ->
        [one] put { $count } pigment on a cell
       *[other] put up to { $count } pigments on cells
    }
cp-effect-first-player = get 1 white, and be first player from the next round
cp-effect-imitator = do what a standing assistant would: { $deeds }
cp-effect-rotate = turn the wheel by 0 or 2 steps instead of 1
cp-effect-idle = nothing, at this table
cp-way-take = take one of the paintings on the easels
cp-way-exhibit = exhibit a completed painting
cp-way-buy = buy a bonus card
cp-which-take = which painting to take
cp-which-exhibit = which painting to exhibit
cp-which-buy = which bonus card to buy
cp-step = { $tool } { $level }, space { $space } of { $last }{ $reward }
cp-step-stays =
    { $next ->
       *[other] stays { $now }
    }
cp-step-becomes = { $now } becomes { $next }
cp-reward-turned = , which turns your token to 10
cp-reward-last = , with a token worth 10
cp-reward-sixth = , with an assistant or a token worth 6

## Why an assistant cannot act

cp-lacks-pigments =
    { $count ->
       *[other] you lack { $what }
    }
cp-lacks-black = no black is left
cp-lacks-price = it takes { $cost } pigments, you have { $owned }
cp-lacks-space = { $tool } is on its last space
cp-lacks-painting = you have no painting to work on
cp-lacks-cells = your painting is completed
cp-lacks-fitting = none of your pigments fits a free cell
cp-lacks-easels = the easels are empty
cp-lacks-room = a painting lies before you already
cp-lacks-completed = none of your paintings is completed
cp-lacks-cards = no bonus card is on display
cp-lacks-white = a bonus card takes { $cost }, you have { $owned }
cp-lacks-copy = nobody stands where you could act

## What each answer means

cp-label-tint = mix { $color } with white
cp-label-pick = keep { $card }
cp-label-show = put down { $card }
cp-label-take = take { $card }
cp-label-exhibit = exhibit { $card }
cp-label-exhibit-by = exhibit, with { $card }
cp-label-decline = decline { $deed }
cp-label-cannot = { $deed } cannot act now ({ $why }): lay down without acting
cp-label-not-yet = { $told } — not yet: { $why }
cp-label-stand = stays where { $deed } is now
cp-label-use = use { $card }: { $use }
cp-label-buy = for { $cost } white, { $card }: { $use }
cp-label-mix-white = white in place of { $color }
cp-label-pay = pay { $one } of { $count }
cp-label-dry = give back { $one } of { $count }
cp-label-again = improve the same tool once more
cp-label-hire = one more assistant from the next round on; the last space still brings 10
cp-label-token = the token: 6 points now, and 4 more on the last space
cp-label-exchange = give { $from } and get { $to }
cp-label-paint =
    { $color } on { $last ->
        [yes] the last cell
       *[no] a cell
    } of that color of { $card }
cp-label-paint-instead =
    { $color } on { $cell } of { $card }{ $kind ->
        [white] , which costs 2 points
        [black] , as your signature
       *[other] { "" }
    }
cp-label-borrow = a white from { $lender } on { $cell } of { $card }, which costs 2 points
cp-label-turn-none = the wheel stays as it is
cp-label-turn = the wheel turns by { $steps } steps
cp-stop-cards = use no card now
cp-stop-again = do not improve it again
cp-stop-tools = advance no more tools
cp-stop-exchange = exchange no more
cp-stop-paint = paint no more
cp-stop = do no more
cp-outlook-stroke = paints { $color } on { $card } at once, as there is no other choice
cp-outlook-completed = finishes { $card }, { $points }
cp-outlook-exhibited = exhibits { $card }, { $points }
cp-outlook-waiting = completes { $card }, which can be exhibited then
cp-outlook-end = calls the last round

## What is asked

cp-ask-keep =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which painter tile to keep.
cp-ask-keep-all = All choose which painter tile to keep.
cp-ask-pick =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which card of the pack to keep.
cp-ask-pick-all = All choose which card of the pack to keep.
cp-ask-unveil =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } the first painting to work on.
cp-ask-unveil-all = All choose the first painting to work on.
cp-waiting-for = You have chosen. Waiting for { $who }.
cp-ask-tint =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } a color for Gauguin's tile.
cp-ask-place =
    { $you ->
        [yes] Place an assistant on the action it will carry out
       *[no] { $who } places an assistant
    }: { $count } left.
cp-ask-act =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which assistant acts, then lies down.
cp-ask-lie =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which assistant lies down; none can act now.
cp-ask-after =
    { $you ->
        [yes] You
       *[no] { $who }
    } may use a bonus card.
cp-ask-visit =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } { $ways }.
cp-ask-bought =
    { $you ->
        [yes] You
       *[no] { $who }
    } may use { $card }.
cp-ask-exhibit =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which painting to exhibit.
cp-ask-show =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } the next painting to work on.
cp-ask-copy =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which action to copy.
cp-ask-mix-any =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } what to mix.
cp-ask-mix =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } how to mix { $color }.
cp-ask-pay =
    { $you ->
        [yes] Pay
       *[no] { $who } pays
    } { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    } for { $tool }.
cp-ask-again =
    { $you ->
        [yes] You
       *[no] { $who }
    } may improve { $tool } again for { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    }.
cp-ask-reward =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } an assistant or the token of { $tool ->
        [tube] the tube
        [palette] the palette
       *[brush] the brush
    }.
cp-ask-tools =
    { $you ->
        [yes] You
       *[no] { $who }
    } may advance tools, { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } more.
cp-ask-exchange =
    { $you ->
        [yes] You
       *[no] { $who }
    } may exchange { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    } more.
cp-ask-paint =
    { $you ->
        [yes] Paint
       *[no] { $who } paints
    } up to { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    }.
cp-ask-paint-borrow =
    { $you ->
        [yes] Paint
       *[no] { $who } paints
    } up to { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    }, and an opponent's white.
cp-ask-dab =
    { $you ->
        [yes] You
       *[no] { $who }
    } may paint { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } of { $color }.
cp-ask-degas =
    { $you ->
        [yes] You
       *[no] { $who }
    } may paint with { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    } of { $card } on another painting.
cp-ask-turn =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } how far the wheel turns.
cp-ask-dry =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } { $has } pigments and may keep { $limit }: { $count ->
        [one] { $count } pigment dries
       *[other] { $count } pigments dry
    }.
cp-ask-stand =
    { $you ->
        [yes] Choose
       *[no] { $who } chooses
    } which assistant stays standing for the next round.
cp-over = The game is over.
cp-luck-tiles = Luck deals painter tiles.
cp-luck-pictures = Luck draws the pictures of the draft.
cp-luck-paintings = Luck deals paintings.
cp-luck-pass = The packs are passed on.
cp-luck-easels = Luck brings paintings to the easels.
cp-luck-bonus = Luck brings bonus cards.
cp-luck-start = Luck names the first player.

## The story

cp-setting-up = Setting up
cp-round-placing = Round { $round }: assistants are placed
cp-round-of =
    Round { $round }: { $you ->
        [yes] you
       *[no] { $who }
    }
cp-secret-tile =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } chosen a painter tile.
cp-secret-card =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } chosen a card.
cp-secret-painting =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } chosen a first painting.
cp-dealt =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } dealt { $tile }.
cp-pictures = In the draft are pictures by { $pictures }.
cp-half-turn = The wheel has made half a turn.
cp-half-turn-both = The wheel has made half a turn: the easels and the bonus cards are renewed.
cp-half-turn-easels = The wheel has made half a turn: the easels are renewed.
cp-half-turn-cards = The wheel has made half a turn: the bonus cards are renewed.
cp-half-turn-unused = Those that players have not used are discarded.
cp-to-easel = { $card }, comes to easel { $easel }.
cp-to-display = { $card } comes to the display.
cp-starts =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } the first-player token.
cp-kept = Cards are kept: { $kept }; the packs are passed on.
cp-kept-last = Cards are kept: { $kept }.
cp-revealed-tiles = The painter tiles are revealed: { $each }.
cp-revealed-paintings = The first paintings are put down: { $each }.
cp-copying = copying { $deed }
cp-painting = painting { $color } on { $card }
cp-paying = paying { $what }
cp-getting = getting { $what }
cp-bringing = bringing { $tool } to level { $level }
cp-turning = turning the token to its 10
cp-taking = taking the token worth { $points }
cp-done-completed =
    { $you ->
        [yes] Your
       *[no] { $whose }
    } { $card }, is completed.
cp-done-exhibited =
    { $you ->
        [yes] Your
       *[no] { $whose }
    } { $card }, is exhibited.
cp-done-waiting =
    { $you ->
        [yes] Your
       *[no] { $whose }
    } { $card } is completed, and can be exhibited.
cp-wheel-turns =
    The wheel turns by { $count ->
        [0] no steps
        [one] one step
       *[other] { $number } steps
    }.
cp-first-now =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } first player now.
cp-stays =
    { $you ->
        [yes] Your
       *[no] { $whose }
    } assistant stays on { $deed }.
cp-last-paintings = That is a second painting: this is the last round.
cp-last-black = That was the last black: this is the last round.
cp-last-marker = That is the last space of its track: this is the last round.
cp-last-rounds = The table has agreed to end after this round.
cp-told-keep =
    { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } { $tile }{ $besides }.
cp-told-tint =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } { $color } for Gauguin's tile{ $besides }.
cp-told-pick =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } { $card }{ $besides }.
cp-told-show =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } to work on { $card }{ $besides }.
cp-told-place =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } an assistant on { $deed }{ $besides }.
cp-told-lay =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } the assistant on { $deed } down{ $besides }.
cp-told-decline =
    { $you ->
        [yes] You decline
       *[no] { $who } declines
    } { $deed }{ $besides }.
cp-told-use =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    } { $card }{ $besides }.
cp-told-exhibit-by =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    } { $card } to exhibit{ $besides }.
cp-told-take =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $card }{ $besides }.
cp-told-buy =
    { $you ->
        [yes] You buy
       *[no] { $who } buys
    } { $card }{ $besides }.
cp-told-exhibit =
    { $you ->
        [yes] You exhibit
       *[no] { $who } exhibits
    } { $card }{ $besides }.
cp-told-copy =
    { $you ->
        [yes] You copy
       *[no] { $who } copies
    } { $deed }{ $besides }.
cp-told-mix =
    { $you ->
        [yes] You mix
       *[no] { $who } mixes
    } { $color }{ $besides }.
cp-told-mix-white =
    { $you ->
        [yes] You mix
       *[no] { $who } mixes
    } { $color } with white for { $part }{ $besides }.
cp-told-pay =
    { $you ->
        [yes] You pay
       *[no] { $who } pays
    } { $what }{ $besides }.
cp-told-again =
    { $you ->
        [yes] You improve
       *[no] { $who } improves
    } again{ $besides }.
cp-told-hire =
    { $you ->
        [yes] You hire
       *[no] { $who } hires
    } an assistant, from the next round on{ $besides }.
cp-told-token =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the token worth 6{ $besides }.
cp-told-advance =
    { $you ->
        [yes] You advance
       *[no] { $who } advances
    } { $tool }{ $besides }.
cp-told-exchange =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    } { $from } for { $to }{ $besides }.
cp-told-paint =
    { $you ->
        [yes] You paint
       *[no] { $who } paints
    } { $color } on { $card }{ $besides }.
cp-told-paint-instead =
    { $you ->
        [yes] You paint
       *[no] { $who } paints
    } { $color } on { $cell } of { $card }{ $besides }.
cp-told-sign =
    { $you ->
        [yes] You paint
       *[no] { $who } paints
    } a signature on { $card }{ $besides }.
cp-told-borrow =
    { $you ->
        [yes] You paint
       *[no] { $who } paints
    } a white from { $lender } on { $card }{ $besides }.
cp-told-borrow-yours =
    { $you ->
        [yes] You paint
       *[no] { $who } paints
    } one of your whites on { $card }{ $besides }.
cp-told-stop =
    { $you ->
        [yes] { $what ->
            [cards] You use no card
            [again] You do not improve it again
            [tools] You advance no more tools
            [exchange] You exchange no more
            [paint] You stop painting
           *[other] You leave it at that
        }
       *[no] { $what ->
            [cards] { $who } uses no card
            [again] { $who } does not improve it again
            [tools] { $who } advances no more tools
            [exchange] { $who } exchanges no more
            [paint] { $who } stops painting
           *[other] { $who } leaves it at that
        }
    }{ $besides }.
cp-told-turn-none =
    { $you ->
        [yes] You stop
       *[no] { $who } stops
    } the wheel{ $besides }.
cp-told-turn =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } two steps{ $besides }.
cp-told-dry =
    { $you ->
        [yes] You let
       *[no] { $who } lets
    } { $what } dry{ $besides }.
cp-told-stand =
    { $you ->
        [yes] You leave
       *[no] { $who } leaves
    } an assistant standing on { $deed }{ $besides }.

## The result

cp-end-black = The last black was taken.
cp-end-marker = A tool came to its last space.
cp-end-rounds = The agreed last round is over.
cp-end-completed =
    { $who } { $you ->
        [yes] have
       *[no] { $count ->
            [one] has
           *[other] have
        }
    } completed two paintings.
cp-end-exhibited =
    { $who } { $you ->
        [yes] have
       *[no] { $count ->
            [one] has
           *[other] have
        }
    } exhibited two paintings.
cp-tie = breaking the tie with { $reason } ({ $clause })
cp-tie-white = the fewest white
cp-tie-valuable = the most valuable painting
cp-tie-black = the most black
cp-source-paintings = paintings
cp-source-black = black
cp-source-tokens = tokens
cp-source-white = white
cp-paintings-of =
    { $you ->
        [yes] Your
       *[no] { $whose }
    } paintings
cp-unfinished =
    { $card }, { $count ->
        [0] not exhibited
        [one] { $count } cell open
       *[other] { $count } cells open
    }: does not count
cp-none = none
cp-with-white =
    { $count ->
       *[other] , with { $count } white
    }
cp-and-white =
    { $count ->
       *[other] { " " }with { $count } white
    }
cp-signed = , signed

## The table as text

cp-legend = Cells by rows: r red, y yellow, b blue, o orange, g green, v violet; capitals are painted, W white, K black.
cp-in-reserve = In reserve: { $what }
cp-before-first = before the first round
cp-round = round { $round }
cp-round-of-last = round { $round } of { $last }
cp-first = first player: { $name }
cp-first-you = first player: you
cp-first-then = first player: { $now }, then { $next }
cp-black-left =
    { $count ->
       *[other] { $count } black left
    }
cp-last-round = the last round
cp-wheel = The wheel
cp-free = free
cp-assistants = assistants
cp-after-one = after one step
cp-after-two = after two steps, if it turns
cp-any = any
cp-closed = closed
cp-wheel-notes =
    (A) has acted already. Half a turn is complete in { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }. Tools: space { $bonus } brings an assistant or a token worth 6, space { $last } a token worth 10.
cp-on-easels =
    On the easels ({ $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    } to come)
cp-all-painted = all painted
cp-open = open { $colors }
cp-on-display = Bonus cards on display
cp-kept-pigments = { $has } of { $limit } pigments
cp-assistants-count =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
cp-to-place =
    { $count ->
       *[other] , { $count } to place
    }
cp-hired =
    { $count ->
       *[other] , { $count } more from the next round
    }
cp-holds = bonus cards: { $cards }
cp-track = { $tool } { $level } (space { $space } of { $last }{ $token })
cp-track-token = , token { $points }
cp-dealt-tile = dealt { $tile }: { $power }
cp-completed = completed
cp-exhibited = exhibited
cp-for-later = for later { $colors }
cp-face-down = kept, face down

## For those who sit down for the first time

cp-primer-place = Each round has two halves. First everybody puts their assistants on free spaces of the board, one at a time, each beside the action that it will do. Then everybody lays them down again, one at a time, and each does what the wheel shows at its space. Then the wheel turns.
cp-primer-colors = Acquire red, yellow and blue, as many as your tube's level; mix them, as many as your palette's level; paint cells in their colors, as many as your brush's level. White fits any cell but costs 2 points; a painting takes 3 at most.
cp-primer-market = Take paintings from the easels. Whoever completes two calls the last round.
cp-primer-draft = You begin with four paintings from a draft, and paint one at a time.
cp-primer-completed = A painting counts once its nine cells are filled.
cp-primer-exhibited = A painting counts once its nine cells are filled and you have exhibited it. Whoever exhibits two calls the last round.
cp-primer-marker = So does a tool that comes to its last space.
cp-primer-signature = One black can sign each painting, in place of any color, for 6 points.
cp-primer-tiles = Your painter tile is a power for the whole game.
cp-primer-cards = Bonus cards are bought with white where paintings are taken or exhibited.

## Options

cp-about-variant = all switches of Variant J at once; others may follow
cp-about-values = what the paintings are worth
cp-about-paintings = where paintings come from
cp-about-counts = when a painting counts
cp-about-easel = what you may paint on
cp-about-black = what black is for
cp-about-dry = what dries
cp-about-supply = how much black there is
cp-about-end = what else calls the last round
cp-about-twins = what two paintings of the same picture bring
cp-about-ties = how ties are broken
cp-about-cards = how bonus cards are played
cp-about-swap = what a bonus card may do instead
cp-about-half-turn = which bonus cards a half turn discards
cp-about-tiles = painter tiles
cp-about-texts = what the painter tiles say
cp-about-rounds = after which round the game ends at the latest
cp-about-board = your own board, as TOML
cp-about-deck = your own paintings, as CSV
cp-about-rules = your own house rules, as TOML
cp-way-values-base = Paintings are worth 10, 12, 14 and 16.
cp-way-values-j = Paintings are worth 9, 12, 15 and 18.
cp-way-paintings-market = Paintings are taken from easels in the middle of the table.
cp-way-paintings-draft = Everybody drafts four paintings. All see the backs, only their holder sees the grids.
cp-way-counts-completed = A painting counts as soon as its nine cells are filled.
cp-way-counts-exhibited = A painting counts once it is exhibited, an action in place of taking one; then you put down the next.
cp-way-easel-any = You paint on any of your paintings.
cp-way-easel-one = You paint only on the painting in front of you.
cp-way-black-points = Each black cube is worth 6 points.
cp-way-black-signature = A black cube signs a painting in place of any color, one per painting, for 6 points once it counts.
cp-way-dry-colors = Black does not count toward the limit of 12 pigments.
cp-way-dry-black = Black counts toward the limit of 12 pigments; a dried one can be taken again.
cp-way-supply-five = There are five black cubes.
cp-way-supply-seats = There are three black cubes with two players, four with three, five with four.
cp-way-end-base = A tool on its last space does not call the last round.
cp-way-end-marker = A tool that comes to its last space calls the last round.
cp-way-twins-off = Two paintings of the same picture bring nothing more.
cp-way-twins-on = Two paintings of the same picture turn one token from 6 to 10.
cp-way-ties-base = Ties: fewest white on paintings, then the most valuable painting, then most black.
cp-way-ties-j = Ties: the most valuable painting, then most black, then fewest white on paintings.
cp-way-cards-off = There are no bonus cards.
cp-way-cards-a = A bonus card is used as soon as it is bought, or lost.
cp-way-cards-b = Bonus cards are kept and used before or after an assistant's action, one per round.
cp-way-cards-j = Bonus cards are kept and used before or after an assistant's action, any number per round.
cp-way-swap-off = A bonus card does only what it says.
cp-way-swap-exhibit = Any bonus card may exhibit a completed painting instead.
cp-way-half-turn-display = A half turn of the wheel renews the bonus cards on display.
cp-way-half-turn-all = A half turn of the wheel also discards the bonus cards that players have not used.
cp-way-tiles-off = There are no painter tiles.
cp-way-tiles-on = Everybody is dealt two painter tiles and keeps one.
cp-way-texts-base = Painter tiles have the powers of the base game.
cp-way-texts-j = Painter tiles have the powers of Variant J, and Valadon is among them.
cp-way-rounds-off = No number of rounds ends the game.
cp-way-rounds = The game ends after round { $round } at the latest.
cp-way-board-box = The board in the box.
cp-way-deck-box = The paintings in the box.

## The table in a browser

cp-board-next = after the wheel turns: { $deed }
cp-board-forbidden = { $deed }: nobody can go there this round
cp-board-first =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } the first-player token
cp-board-half =
    { $count ->
        [one] Half a turn in { $count } step
       *[other] Half a turn in { $count } steps
    }
cp-board-easels = Easels
cp-board-easel-empty = an empty easel
cp-board-pile =
    { $count ->
        [one] { $count } painting to come
       *[other] { $count } paintings to come
    }
cp-board-bonus = Bonus cards
cp-board-reserve = Pigments
cp-board-tools = Tools
cp-board-crew = Assistants
cp-board-paintings = Paintings
cp-board-hand = For later
cp-board-remembered = Kept for later; you have seen it in the draft
cp-board-hand-first = Choose the first one to paint
cp-board-hand-next = Choose the next one to paint
cp-board-hand-drafted = Your paintings
cp-board-chosen = Your choice
cp-board-wall = Exhibition
cp-board-exhibition = The exhibition
cp-board-open-cells =
    { $count ->
        [one] { $count } cell to paint
       *[other] { $count } cells to paint
    }
cp-board-pack = The pack
cp-board-tiles = Painter tiles
cp-board-no-paintings = No painting yet.
cp-board-easel-clear = Nothing on the easel.
cp-board-standing =
    { $you ->
        [yes] your assistant
       *[no] { $whose } assistant
    }
cp-board-lying =
    { $you ->
        [yes] your assistant, who has acted
       *[no] { $whose } assistant, who has acted
    }
cp-board-resting =
    { $count ->
        [one] { $count } more lies there, and has acted
       *[other] { $count } more lie there, and have acted
    }
cp-board-idle =
    { $count ->
        [one] { $count } assistant to place
       *[other] { $count } assistants to place
    }
cp-board-hired =
    { $count ->
        [one] { $count } more from the next round
       *[other] { $count } more from the next round
    }
cp-board-decline = decline
cp-board-cannot = lay down
cp-board-crew-idle = { $count } of { $all } assistants to place
cp-board-crew-standing = { $count } of { $all } assistants still to act
cp-board-exhibit = exhibit
cp-board-ready = ready to exhibit
cp-board-used = used this round
cp-board-left-paint =
    { $count ->
        [one] { $count } stroke left
       *[other] { $count } strokes left
    }
cp-board-left-pay =
    { $count ->
        [one] { $count } pigment to pay
       *[other] { $count } pigments to pay
    }
cp-board-left-dry =
    { $count ->
        [one] { $count } pigment too many
       *[other] { $count } pigments too many
    }
cp-board-left-exchange =
    { $count ->
        [one] { $count } exchange left
       *[other] { $count } exchanges left
    }
cp-board-left-tools =
    { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }
cp-board-stay = Stays
cp-board-two-steps = 2 steps
cp-board-cell-at = row { $row }, column { $column }
cp-legend-acquire = Acquire: as many pigments of that color as your tube's level
cp-legend-mix = Mix: pay 1 of each of the two colors, get as many of the mixed one as your palette's level
cp-legend-black = Mix black: 1 orange, 1 green and 1 violet make 1 black
cp-legend-improve = Improve: pay 2 pigments, and your tube, palette or brush goes one space on
cp-legend-paint = Paint: put pigments on cells of their color, up to your brush's level
cp-legend-white = White, in the center: as many white as your tube's level
cp-legend-next = Small, at the rim: what those spaces face after the wheel turns
cp-legend-closed = Closed: no assistant can go there
cp-legend-yet = Three dots: you could not carry out that action now; perhaps you can when its turn comes
cp-legend-half = Below the wheel: steps until half a turn, when what can be taken or bought is renewed
cp-legend-assistants = Standing: still to act; lying: has acted
cp-legend-resting = In the center, beside a standing assistant: two more of theirs lie there, and have acted
cp-legend-supply = Below the wheel: how much black is left
cp-progress = round { $round }
