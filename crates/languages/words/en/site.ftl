skip = Skip to the table
missing-title = Page not found
to-the-lobby = To the lobby
lobby-title = What shall we paint?
lobby-short = Lobby
your-name = Your name
keep-name = Save
save = Save
other-device = Use this name on another device
device-link = Open this link on the other device:
device-means = You will be the same person there, with your name, your tables and your seats. The link works once, within ten minutes. Anyone who has it can act as you, so keep it to yourself.
device-be = Continue as { $name } on this device?
device-brings = Your name, your tables and your seats come along. The link works once.
device-until-now = So far you are { $name } here; the seats of { $name } stay behind.
device-own = You already are this person on this device. Open the link on the other one.
device-used = This link has already been used
device-bad = This link is no longer valid
device-anew = A link works once, within ten minutes. Make a new one in the lobby of the device that has your name.
their-name = Their name
play-now = Play now against a bot
play-now-means = You against a bot, by these rules:
play-now-alone = Play now, alone
play-now-alone-means = You alone, by these rules:
play-now-rules = Rules
invite-friends = Invite friends, or set up a table
my-tables = My tables
open-tables = Open tables
finished-games = Finished games
take-off = Take off my list
put-back = Put back on my list
taken-off = Taken off my list
taken-off-means = Only your list has changed; for the others the table is as it was. A game comes back by itself when it waits for you again.
older-tables = Older tables
more-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
unofficial = An unofficial table. The games and their names belong to their designers and publishers.
about-canvas = Draft transparent cards, layer three into a painting, and win the ribbons of the show.
about-colors-of-paris = Send your assistants to the turning wheel, mix pigments, and finish your paintings cell by cell.
about-atelier = Pay with colors to turn blank canvases into drawings and drawings into paintings, originals or fakes.
players-range = { $fewest } to { $most } players
seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
chair-free = free chair
state-over = game over:
state-gathering = waiting for players
state-your-turn = your turn
state-turn-of = { $name } decides
state-chair-free = waiting for somebody to sit down
state-playing = in progress
setup-title = A table of { $title }
setup-seats = Who plays
setup-rules = Which rules
setup-preset = Rules
preset-changed = { $preset }, changed
preset-own = Your own mix
setup-switches = Every rule in detail
setup-collected = Nothing to set: they are collected over all your games, whatever the rules.
setup-refused = The table is not open yet: something needs fixing.
setup-where = See below
setup-private = Only people with the link can find it
setup-previews = Show what a move would bring before it is made
setup-pace = How fast bots play
pace-brisk = briskly: they answer at once
pace-calm = calmly: time to follow, and to take back
pace-slow = slowly: time to explain
open-table = Open the table
sitter-me = me
sitter-open = a friend, by link
sitter-here = somebody round this screen
sitter-none = nobody
sitter-bots = A bot
level-measured = { $name }, beats { $below } { $percent }%
level-measured-random = { $name }, beats random play { $percent }%
level-first = { $level }: good for a first game
setup-measured = Percentages are games won with two players. For a first game, take { $name }.
gathering = The game begins as soon as every chair is taken.
send-this-link = Send this link to your friends:
copy = Copy
copied = Copied
sit-down = Sit down
let-bot-sit = Let a bot sit here
seats-and-bots = Seats and bots
leave-table = Stand up
came-left = { $name } has left the table.
came-sat = { $name } sits down at { $seat }.
came-away = { $name } is away: a bot ({ $level }) plays for them.
came-back = { $name } is back.
chair-left-by = left by { $name }
unread-one = One new message
unread-many = # new messages
leave-means = Your chair becomes free. The game waits until somebody, or a bot, sits down there.
bot-for-me = Let a bot play for me
bot-for = Let a bot play for { $name }
bot-for-when = Possible once the table has waited a minute, or ten if they are here; the bot is a journeyman.
refused-title = That cannot be done now
prompt = What is asked
undo = Take back
rules = Rules
log = What happened
talk = Chat
say = Send
the-host = Host
say-something = Say something
download-record = Record
rematch = Play again
to-the-rematch = To the next game
rematch-wanted = { $name } wants to play again: sit down
connection-lost = Connection lost. The table comes back by itself as soon as it can be reached.
connection-back = Connected again.
against = against
level-random = Chance
level-apprentice = Apprentice
level-student = Student
level-greedy = Greedy
level-journeyman = Journeyman
level-master = Master
level-maestro = Maestro
since-now = just now
since-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
since-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
since-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
pass-the-screen = Pass the screen to { $name }.
look-and-hide = { $name }, look at what you were given, then hide your hand: { $next } is next.
only-hide = { $name }, hide your hand: { $next } is next.
hide-hand = Hide my hand
i-am = I am { $name }
undo-of = Take back ({ $name })
restart-turn = Restart my turn
restart-turn-of = Restart { $name }’s turn
bot-waits = You can still take this back; the bots go on in a moment.
go-on = Go on
play-myself = I am back
replay = Replay
replay-start = The table before anything happened.
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-moment = Moment
replay-go = Go there
to-the-table = To the table
eyes = Whose view
eyes-of-all = What everybody sees
eyes-own = As you saw it
eyes-of = As { $name } saw it
fork = Play on from here against bots
fork-means =
    { $own ->
        [yes] You keep your place
       *[no] You take { $of } place
    } at a new table{ $count ->
        [0] .
       *[other] { "," } against { $others }.
    }
fork-instead = { $bot } (in { $of } place)
fork-open = Play on from here
as-text = This table as plain text
look-again = Look again
agreed-rules = What differs from the rulebook
agreed-plays-with = What this table plays with
agreed-as-printed = Nothing: the rules as printed.
agreed-no-previews = Everybody works out for themselves what a move would bring.
seal = How luck is sealed
fair-luck = The luck of this table is sealed before the deal; after the game anybody can check it. Its seal:
fair-luck-next = The luck of the table that you open here is sealed already; after the game anybody can check it. Its seal:
result-in-full = The result in full
points-by-source = Where the points come from
points-over-time = Points over time
points-total = Points
place = Place
check-fairness = Was the luck fair?
proof-early = The secret is shown when the game is over. Until then the seal binds us to it.
proof-holds =
    { $draws ->
        [one] Proven: { $draws } draw was made again from the secret, and fell the same way.
       *[other] Proven: all { $draws } draws were made again from the secret, and fell the same way.
    }
proof-given =
    { $given ->
        [one] { $given } event was there when the table was opened: of it nothing is proven.
       *[other] { $given } events were there when the table was opened: of these nothing is proven.
    }
proof-fails = Nothing is proven:
proof-commitment = Seal, shown before the deal
proof-secret = The secret it is the hash of
proof-entropy = What { $seat } has added
proof-kept = Your browser has kept the seal that it was shown and what it added: both are the same.
proof-not-kept = Your browser added something else when you sat down under this seal: what is shown here is not what you were promised.
proof-how = The record holds all of it: whoever has the program can check it without us, by “impasto verify”.
setup-look = What do these rules mean?
setup-paste = Paste the file here
setup-upload = Choose a file
setup-example = Download the printed one as an example
setup-example-rules = Download the printed rules as an example
setup-too-large = This file is too large: at most 150 KB.
setup-remove = Remove
setup-rules-order = The file overrides the rules chosen above, and what you set by hand overrides the file.
setup-against-file = Set by hand, against your file of house rules
preset-canvas-family = Family
preset-canvas-chill = Chill
preset-canvas-synergy = Synergy
preset-canvas-first-game = First game
preset-canvas-balanced = Balanced
preset-canvas-no-elements = No elements
preset-canvas-every-element = Every element
preset-canvas-spatial = Spatial
preset-canvas-bonus = Bonus
preset-canvas-random = Random scoring cards
preset-canvas-solo-puzzle = Alone: the puzzle
preset-canvas-solo-vincent = Alone against Vincent
preset-canvas-jury = With a jury for ties
preset-atelier-base = As printed
preset-atelier-expert-mixing = Expert: mixing
preset-atelier-expert-drawing = Expert: drawing cards
preset-atelier-expert = Expert: mixing and drawing
preset-colors-of-paris-base = As printed
preset-colors-of-paris-base-cards-a = Bonus cards, way A
preset-colors-of-paris-base-cards-b = Bonus cards, way B
preset-colors-of-paris-base-tiles = Painter tiles
preset-colors-of-paris-base-cards-b-tiles = Bonus cards B and painter tiles
preset-colors-of-paris-variant-j = Variant J
preset-colors-of-paris-variant-j-tiles = Variant J with painter tiles
source-composition = Composition
source-consistency = Consistency
source-emphasis = Emphasis
source-hierarchy = Hierarchy
source-movement = Movement
source-proximity = Proximity
source-proportion = Proportion
source-repetition = Repetition
source-space = Space
source-style = Style
source-symmetry = Symmetry
source-variety = Variety
source-bonus = Bonus ribbons
source-originals = Originals
source-fakes = Fakes
source-drawn-canvases = Drawings
source-blank-canvases = Blank canvases
source-objectives = Objectives
source-paintings = Paintings
source-black = Black
source-tokens = Prestige tokens
source-white = White
game-over = The game is over.
chair-awaited = The player whose turn it is has left: the game goes on when somebody sits down there.
players = Players
on-the-table = On the table
form-no-rounds = the last round cannot be «{ $value }»: it is a number from 1 to { $most }, or off
form-no-cv-picks-four = pick four scoring cards, or three for a chill game: { $picked } are picked now
form-no-cv-picked-when = scoring cards of your own choice do not go with a scenario that names its cards
form-no-cv-solo = the solo modes are for one player: leave the other seats to nobody
form-no-cp-draft = a draft goes only with this answer to “{ cp-about-easel }”: “{ cp-way-easel-one }”
form-no-cp-swap-counts = a bonus card can exhibit a painting only with this answer to “{ cp-about-counts }”: “{ cp-way-counts-exhibited }”
form-no-cp-half-turn = half a turn can discard the cards of players only if they keep them; to “{ cp-about-cards }” that is “{ cp-way-cards-b }” or “{ cp-way-cards-j }”
form-no-cp-texts = the texts of Variant J go only with this answer to “{ cp-about-tiles }”: “{ cp-way-tiles-on }”
