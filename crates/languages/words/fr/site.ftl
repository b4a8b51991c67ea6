skip = Aller à la table
missing-title = Cette page n’existe pas
to-the-lobby = À l’accueil
lobby-title = Que peignons-nous ?
lobby-short = Accueil
your-name = Votre nom
keep-name = Enregistrer
save = Enregistrer
other-device = Utiliser ce nom sur un autre appareil
device-link = Ouvrez ce lien sur l’autre appareil :
device-means = Vous y serez la même personne : avec votre nom, à vos tables, à vos places. Le lien sert une seule fois, pendant dix minutes. Qui le possède peut être vous : ne le donnez à personne d’autre.
device-be = Être { $name } sur cet appareil ?
device-brings = Votre nom, vos tables et vos places vous suivent. Le lien sert une seule fois.
device-until-now = Jusqu’ici vous êtes { $name } sur cet appareil ; les places de { $name } n’y seront plus les vôtres.
device-own = Vous êtes déjà cette personne sur cet appareil. Ouvrez le lien sur l’autre.
device-used = Ce lien a déjà servi
device-bad = Ce lien n’est plus valable
device-anew = Un lien sert une seule fois, pendant dix minutes. Créez-en un nouveau à l’accueil, sur l’appareil qui a votre nom.
their-name = Son nom
play-now = Jouer tout de suite contre un bot
play-now-means = Vous contre un bot, selon ces règles :
play-now-alone = Jouer tout de suite en solo
play-now-alone-means = Vous en solo, selon ces règles :
play-now-rules = Règles
invite-friends = Inviter des amis, ou préparer une table
my-tables = Mes tables
open-tables = Tables ouvertes
finished-games = Parties terminées
take-off = Retirer de ma liste
put-back = Remettre dans ma liste
taken-off = Retirées de ma liste
taken-off-means = Seule votre liste a changé : pour les autres, la table est restée telle quelle. Une partie revient d’elle-même quand c’est de nouveau à vous.
older-tables = Tables plus anciennes
more-tables =
    { $count ->
        [one] Une autre table
       *[other] { $count } autres tables
    }
unofficial = Une table non officielle. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs.
about-canvas = Choisissez des cartes transparentes, superposez-en trois en un tableau et gagnez les rubans de l’exposition.
about-colors-of-paris = Envoyez vos assistants sur la roue qui tourne, mélangez les pigments et achevez vos tableaux case par case.
about-atelier = Payez en couleurs pour dessiner puis peindre vos toiles vierges : originaux et faux.
players-range = de { $fewest } à { $most } joueurs
seats-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
chair-free = place libre
state-over = terminée :
state-gathering = on attend des joueurs
state-your-turn = à vous
state-turn-of = { $name } décide
state-chair-free = attend que quelqu’un s’assoie
state-playing = en cours
setup-title =
    { $title ->
        [Atelier] Une table d’Atelier
       *[other] Une table de { $title }
    }
setup-seats = Qui joue
setup-rules = Selon quelles règles
setup-preset = Règles
preset-changed = { $preset }, avec changements
preset-own = Votre propre mélange
setup-switches = Toutes les règles, une à une
setup-collected = Rien à régler : ils se collectionnent au fil de vos parties, quelles que soient les règles.
setup-refused = La table n’est pas encore ouverte : il y a quelque chose à corriger.
setup-where = Voir ci-dessous
setup-private = Seuls ceux qui ont le lien la trouvent
setup-previews = Dire ce que rapporterait un coup avant qu’il soit joué
setup-pace = À quel rythme jouent les bots
pace-brisk = vif : ils répondent aussitôt
pace-calm = calme : le temps de suivre et d’annuler
pace-slow = lent : le temps d’expliquer
open-table = Ouvrir la table
sitter-me = moi
sitter-open = un ami, par lien
sitter-here = quelqu’un devant cet écran
sitter-none = personne
sitter-bots = Un bot
level-measured = { $name }, bat { $below } dans { $percent } % des parties
level-measured-random = { $name }, bat le hasard dans { $percent } % des parties
level-first = { $level } : bien pour débuter
setup-measured = Les pourcentages sont des victoires à deux joueurs. Pour une première partie, prenez { $name }.
gathering = La partie commence dès que toutes les places sont prises.
send-this-link = Envoyez ce lien à vos amis :
copy = Copier
copied = Copié
sit-down = S’asseoir
let-bot-sit = Ajouter un bot
seats-and-bots = Places et bots
leave-table = Quitter ma place
came-left = { $name } a quitté la table.
came-sat = { $name } s’assoit à la place { $seat }.
came-away = { $name } n’est pas là : un bot joue à sa place ({ $level }).
came-back = { $name } est de retour.
chair-left-by = laissée par { $name }
unread-one = Un nouveau message
unread-many = # nouveaux messages
leave-means = Votre place se libère. La partie attend que quelqu’un, ou un bot, s’y assoie.
bot-for-me = Laisser un bot jouer pour moi
bot-for = Laisser un bot jouer pour { $name }
bot-for-when = Possible quand la table a attendu une minute, ou dix si la personne est là ; un compagnon joue.
refused-title = Ce n’est pas possible maintenant
prompt = Ce qui est demandé
undo = Annuler
rules = Règles
log = Ce qui s’est passé
talk = Conversation
say = Envoyer
the-host = L’hôte
say-something = Dire quelque chose
download-record = Télécharger la partie
rematch = Rejouer
to-the-rematch = À la partie suivante
rematch-wanted = { $name } veut rejouer : s’asseoir
connection-lost = Connexion perdue. La table revient d’elle-même dès qu’on peut la joindre.
connection-back = De nouveau en ligne.
against = contre
level-random = Hasard
level-apprentice = Apprenti
level-student = Élève
level-greedy = Avide
level-journeyman = Compagnon
level-master = Maître
level-maestro = Grand maître
since-now = à l’instant
since-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
since-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
since-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
pass-the-screen = Passez l’écran à { $name }.
look-and-hide = { $name }, regardez ce que vous avez reçu, puis cachez votre main : c’est au tour de { $next }.
only-hide = { $name }, cachez votre main : c’est au tour de { $next }.
hide-hand = Cacher ma main
i-am = Je suis { $name }
undo-of = Annuler ({ $name })
restart-turn = Recommencer mon tour
restart-turn-of = Recommencer le tour de { $name }
bot-waits = Vous pouvez encore annuler ; la suite vient dans un instant.
go-on = Continuer
play-myself = Je suis de retour
replay = Revoir
replay-start = La table avant que rien ne se passe.
replay-first = Au début
replay-back = Un moment en arrière
replay-on = Un moment en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-moment = Moment
replay-go = Y aller
to-the-table = À la table
eyes = Avec les yeux de qui
eyes-of-all = Ce que tout le monde voit
eyes-own = Comme vous le voyiez
eyes-of = Comme { $name } le voyait
fork = Jouer à partir d’ici contre les bots
fork-means =
    { $own ->
        [yes] Vous gardez votre place
       *[no] Vous prenez la place { $of }
    } à une nouvelle table{ $count ->
        [0] .
       *[other] { "," } contre { $others }.
    }
fork-instead = { $bot } (à la place { $of })
fork-open = Jouer à partir d’ici
as-text = Cette table en texte simple
look-again = Actualiser
agreed-rules = Ce qui diffère du livret de règles
agreed-plays-with = Avec quoi joue cette table
agreed-as-printed = Rien : les règles telles qu’imprimées.
agreed-no-previews = Chacun calcule soi-même ce que rapporterait un coup.
seal = Comment le hasard est scellé
fair-luck = Le hasard de cette table est scellé avant la donne ; après la partie, chacun peut le vérifier. Son sceau :
fair-luck-next = Le hasard de la table que vous ouvrez ici est déjà scellé ; après la partie, chacun peut le vérifier. Son sceau :
result-in-full = Le résultat en entier
points-by-source = D’où viennent les points
points-over-time = Les points au fil du temps
points-total = Points
place = Place
check-fairness = Le hasard était-il honnête ?
proof-early = Le secret est montré une fois la partie finie. D’ici là, le sceau nous y lie.
proof-holds =
    { $draws ->
        [one] Prouvé : { $draws } tirage a été refait à partir du secret, avec le même résultat.
       *[other] Prouvé : les { $draws } tirages ont été refaits à partir du secret, avec le même résultat.
    }
proof-given =
    { $given ->
        [one] { $given } événement était là quand la table a été ouverte : de lui rien n’est prouvé.
       *[other] { $given } événements étaient là quand la table a été ouverte : d’eux rien n’est prouvé.
    }
proof-fails = Rien n’est prouvé :
proof-commitment = Sceau, montré avant la donne
proof-secret = Le secret dont il est l’empreinte
proof-entropy = Ce que { $seat } a ajouté
proof-kept = Votre navigateur a gardé le sceau qu’il a vu et ce qu’il a ajouté : les deux concordent.
proof-not-kept = Sous ce sceau, votre navigateur a ajouté autre chose quand vous avez pris place : ce qui est montré ici n’est pas ce qui vous avait été promis.
proof-how = Le fichier de la partie contient tout : qui a le programme peut le vérifier sans nous, par « impasto verify ».
setup-look = À quoi reviennent ces règles ?
setup-paste = Collez le fichier ici
setup-upload = Choisir un fichier
setup-example = Télécharger la version imprimée comme exemple
setup-example-rules = Télécharger les règles imprimées comme exemple
setup-too-large = Ce fichier est trop grand : 150 Ko au plus.
setup-remove = Retirer
setup-rules-order = Le fichier l’emporte sur les règles choisies plus haut, et ce que vous réglez à la main l’emporte sur le fichier.
setup-against-file = Réglé à la main, contre votre fichier de règles maison
preset-canvas-family = Famille
preset-canvas-chill = Détente
preset-canvas-synergy = Synergie
preset-canvas-first-game = Première partie
preset-canvas-balanced = Équilibre
preset-canvas-no-elements = Sans éléments
preset-canvas-every-element = Chaque élément
preset-canvas-spatial = Spatial
preset-canvas-bonus = Bonus
preset-canvas-random = Cartes de score au hasard
preset-canvas-solo-puzzle = Seul : le casse-tête
preset-canvas-solo-vincent = Seul contre Vincent
preset-canvas-jury = Avec un jury pour les égalités
preset-atelier-base = Règles du livret
preset-atelier-expert-mixing = Expert : mélanger
preset-atelier-expert-drawing = Expert : piocher
preset-atelier-expert = Expert : mélanger et piocher
preset-colors-of-paris-base = Règles du livret
preset-colors-of-paris-base-cards-a = Cartes Bonus, option A
preset-colors-of-paris-base-cards-b = Cartes Bonus, option B
preset-colors-of-paris-base-tiles = Tuiles Peintre
preset-colors-of-paris-base-cards-b-tiles = Cartes Bonus B et tuiles Peintre
preset-colors-of-paris-variant-j = Variante J
preset-colors-of-paris-variant-j-tiles = Variante J avec tuiles Peintre
source-composition = Composition
source-consistency = Cohérence
source-emphasis = Accent
source-hierarchy = Hiérarchie
source-movement = Mouvement
source-proximity = Proximité
source-proportion = Proportion
source-repetition = Répétition
source-space = Espace
source-style = Style
source-symmetry = Symétrie
source-variety = Variété
source-bonus = Rubans bonus
source-originals = Originaux
source-fakes = Faux
source-drawn-canvases = Dessins
source-blank-canvases = Toiles vierges
source-objectives = Objectifs
source-paintings = Tableaux
source-black = Noir
source-tokens = Jetons de prestige
source-white = Blanc
game-over = La partie est finie.
chair-awaited = La personne dont c’est le tour est partie : la partie reprend quand quelqu’un s’assoit à sa place.
players = Joueurs
on-the-table = Sur la table
form-no-rounds = la dernière manche, ou le dernier tour de table, ne peut pas être « { $value } » : c’est un nombre de 1 à { $most }, ou off
form-no-cv-picks-four = choisissez quatre cartes de score, ou trois pour une partie détente : il y en a { $picked }
form-no-cv-picked-when = des cartes de score au choix ne vont pas avec un scénario qui nomme les siennes
form-no-cv-solo = les modes solo sont pour un joueur : ne mettez personne aux autres places
form-no-cp-draft = un draft ne va qu’avec cette réponse à « { cp-about-easel } » : « { cp-way-easel-one } »
form-no-cp-swap-counts = une carte Bonus ne peut exposer un tableau qu’avec cette réponse à « { cp-about-counts } » : « { cp-way-counts-exhibited } »
form-no-cp-half-turn = le demi-tour ne peut défausser les cartes des joueurs que s’ils les gardent ; pour « { cp-about-cards } », c’est « { cp-way-cards-b } » ou « { cp-way-cards-j } »
form-no-cp-texts = les textes de la Variante J ne vont qu’avec cette réponse à « { cp-about-tiles } » : « { cp-way-tiles-on } »
