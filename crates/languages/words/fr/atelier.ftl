### Atelier. Every message begins with at-.

## Cards, colors, subjects, objectives.

at-card-blank = toile-{ $number }
at-card-drawn = dessin-{ $number }
at-card-painted = tableau-{ $number }
at-card-joker = joker-{ $number }
at-joker = joker
at-a-blank =
    { $count ->
        [one] une toile vierge
       *[other] { $number } toiles vierges
    }
at-a-drawn =
    { $count ->
        [one] un dessin de « { $subject } »
       *[other] { $number } dessins de « { $subject } »
    }
at-a-painted =
    { $count ->
        [one] un tableau de « { $subject } »
       *[other] { $number } tableaux de « { $subject } »
    }
at-a-joker =
    { $count ->
        [one] un joker
       *[other] { $number } jokers
    }
at-with-color = { $card } (couleur : { $color })
at-with-cost = { $card } (couleur : { $color }, coût : { $cost })
at-units =
    { $count ->
        [one] { $color ->
            [cyan] cyan
            [magenta] magenta
            [yellow] jaune
            [white] blanc
            [black] noir
            [red] rouge
            [green] vert
            [blue] bleu
           *[other] { $name }
        }
       *[other] { $count } { $color ->
            [cyan] cyans
            [magenta] magentas
            [yellow] jaunes
            [white] blancs
            [black] noirs
            [red] rouges
            [green] verts
            [blue] bleus
           *[other] { $name }
        }
    }
at-canvases-of-palette =
    { $count ->
        [one] une toile de la palette
       *[other] { $number } toiles de la palette
    }
at-outlook-pays = se paie avec { $what }
at-outlook-first = se paie d’abord avec { $what }
at-outlook-then = se paie ensuite avec { $what }
at-outlook-end = ce tour de table devient le dernier
at-outlook-blank = { $points } pour la toile vierge visible
at-outlook-objective = { $points } pour un objectif
at-a-canvas = une toile
at-nothing = rien
at-color-cyan = cyan
at-color-magenta = magenta
at-color-yellow = jaune
at-color-white = blanc
at-color-black = noir
at-color-red = rouge
at-color-green = vert
at-color-blue = bleu
at-subject-night = nuit
at-subject-scream = cri
at-subject-wave = vague
at-subject-grid = grille
at-subject-apples = pommes
at-objective-blank-canvases = sept toiles vierges
at-objective-drawn-canvases = trois toiles dessinées
at-objective-painted-canvas = une toile peinte
at-objective-all-colors = les cinq couleurs
at-objective-one-color = une couleur sur cinq toiles
at-a-fake = un faux
at-the-original = l’original
at-turned = a déjà payé

## What is asked.

at-asks-start = Le sort désigne qui commence.
at-asks-hands = Le sort distribue les cartes.
at-asks-refill = Le sort complète le cercle.
at-asks-turn =
    { $you ->
        [yes] À vous : piochez des cartes ou jouez des toiles.
       *[no] { $who } pioche des cartes ou joue des toiles.
    }
at-asks-second =
    { $you ->
        [yes] { $from ->
            [beside] Piochez une deuxième carte : une voisine de la première.
            [beside-or-deck] Piochez une deuxième carte : une voisine de la première, ou dans la pioche.
            [deck] Piochez une deuxième carte dans la pioche.
           *[deck-or-ring] Piochez une deuxième carte : dans la pioche, ou n’importe laquelle du cercle.
        }
       *[no] { $who } pioche une deuxième carte{ $from ->
            [beside]  : une voisine de la première.
            [beside-or-deck]  : une voisine de la première, ou dans la pioche.
            [deck] { " " }dans la pioche.
           *[deck-or-ring]  : dans la pioche, ou n’importe laquelle du cercle.
        }
    }
at-asks-trim =
    { $you ->
        [yes] Défaussez
       *[no] { $who } défausse
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour n’en garder que dix.
at-asks-play =
    { $more ->
        [yes] { $you ->
            [yes] Jouez
           *[no] { $who } joue
        } encore une toile { $kind ->
            [blank] vierge
            [drawn] dessinée
           *[painted] peinte
        }, ou { $you ->
            [yes] terminez
           *[no] termine
        } le tour.
       *[no] { $you ->
            [yes] Vous ne pouvez plus
           *[no] { $who } ne peut plus
        } jouer de toile { $kind ->
            [blank] vierge
            [drawn] dessinée
           *[painted] peinte
        }{ $you ->
            [yes] { " " }: terminez le tour.
           *[no] .
        }
    }
at-asks-place =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } sur quoi poser { $card }.
at-asks-pay =
    { $you ->
        [yes] Avec quoi payez-vous
       *[no] { $who } paie
    } { $left ->
        [one] le { $color }
       *[other] { $left } fois du { $color }
    } pour { $card }{ $you ->
        [yes]  ?
       *[no] .
    }
at-asks-over = La partie est finie.

## What can be done.

at-do-draw = piocher { $card }
at-do-draw-nothing = piocher à une place vide
at-do-draw-deck = piocher la première carte de la pioche
at-do-lay = jouer { $card }
at-do-on = le poser sur { $card }
at-do-on-over = le poser sur { $card }, qui est sur { $beneath }
at-do-turn = tourner { $card }, qui donne du { $color }
at-do-turn-one = tourner une de vos { $count } toiles qui donnent encore du { $color }
at-do-discard = défausser { $card }
at-do-discard-joker = défausser le joker
at-do-discard-jokers =
    défausser { $count ->
        [one] un joker
       *[other] { $number } jokers
    } sur les { $held } en main
at-do-discard-all-jokers =
    défausser les { $count ->
        [2] deux
       *[other] { $number }
    } jokers
at-do-done = terminer le tour
at-do-pass = passer, faute de mieux

## What has happened.

at-tale-setup = Mise en place
at-tale-round =
    Tour de table { $round } : { $you ->
        [yes] vous
       *[no] { $who }
    }
at-tale-begins =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
at-tale-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } { $card }.
at-tale-comes = { $card } arrive dans le cercle.
at-tale-ring =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $card } dans le cercle.
at-tale-deck =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } une carte.
at-tale-lay =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $card }.
at-tale-turn =
    { $you ->
        [yes] Vous tournez
       *[no] { $who } tourne
    } { $card } pour le { $color }.
at-tale-pay =
    { $you ->
        [yes] Vous payez
       *[no] { $who } paie
    } avec { $card }.
at-tale-pay-joker =
    { $you ->
        [yes] Vous payez
       *[no] { $who } paie
    } le { $color } avec { $card }.
at-tale-discard =
    { $you ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    } { $card }.
at-tale-pass =
    { $you ->
        [yes] Vous devez
       *[no] { $who } doit
    } passer.
at-tale-on =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $card } comme support.
at-tale-done =
    { $you ->
        [yes] Vous ne posez
       *[no] { $who } ne pose
    } plus de toiles.
at-tale-unasked-paid =
    { $cards } { $count ->
        [one] paie
       *[other] paient
    }, faute d’un autre moyen.
at-tale-unasked-turned =
    { $count ->
        [one] une toile de la palette est tournée
       *[other] { $number } toiles de la palette sont tournées
    }, faute d’un autre moyen : { $colors }.
at-tale-last-round = Il y a { $count } tableaux : c’est le dernier tour de table.
at-tale-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $card }.
at-tale-laid-on =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $card } sur { $on }.
at-tale-painted-original =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } un tableau sur { $on } : c’est l’original de « { $subject } ».
at-tale-painted-fake =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } un tableau sur { $on } : c’est un faux de « { $subject } ».
at-tale-objective =
    { $you ->
        [yes] Vous remplissez
       *[no] { $who } remplit
    } l’objectif « { $objective } » : { $points }.
at-tale-shuffled =
    La défausse est mélangée : la nouvelle pioche a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.

## The table as text.

at-the-ring = Le cercle
at-gives = donne
at-costs = coûte
at-held = en main
at-objectives-title = Objectifs
at-caption =
    ATELIER · { $round } · { $paintings ->
        [one] { $paintings } tableau
       *[other] { $paintings } tableaux
    } sur { $all } · { $deck } dans la pioche, { $discards } défaussées
at-caption-setup = mise en place
at-caption-round = tour de table { $round }
at-caption-round-of = tour de table { $round } sur { $last }
at-table-discarded =
    Défausse : { $blank ->
        [one] { $blank } vierge
       *[other] { $blank } vierges
    }, { $drawn ->
        [one] { $drawn } dessinée
       *[other] { $drawn } dessinées
    }, { $painted ->
        [one] { $painted } peinte
       *[other] { $painted } peintes
    }{ $subjects }, { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
at-hand-of =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main{ $cards }
at-hand-of-all =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main : { $cards }
at-hand-of-among =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main, dont { $cards }
at-nothing-laid = palette vide
at-laid-stacks = palette, chaque pile de bas en haut

## The result.

at-end-standstill = Plus personne ne peut rien faire.
at-end-rounds = Le dernier tour de table convenu est terminé.
at-end-paintings = Il y a { $count } tableaux.
at-by-originals = à égalité de points par le plus grand nombre d’originaux (AT-6.3)
at-by-fakes = à égalité de points par le plus grand nombre de faux (AT-6.3)
at-by-drawings = à égalité de points par le plus grand nombre de toiles dessinées visibles (AT-6.3)
at-source-originals = originaux
at-source-fakes = faux
at-source-drawn-canvases = toiles dessinées
at-source-blank-canvases = toiles vierges
at-source-objectives = objectifs
at-seen-originals = originaux visibles
at-seen-fakes = faux visibles
at-seen-drawings = toiles dessinées visibles

## What one does in this game.

at-primer-turn = À chaque tour, vous piochez deux cartes, ou vous jouez des toiles d’un seul type : jusqu’à trois vierges, jusqu’à deux dessinées sur des vierges, ou une peinte sur une dessinée du même sujet.
at-primer-draw = Vous piochez dans le cercle ou dans la pioche ; après une carte du cercle, seulement une de ses voisines, ou la pioche. Vous gardez dix cartes en main.
at-primer-draw-unmixed = Vous piochez deux voisines du cercle, ou deux cartes de la pioche. Vous en gardez dix.
at-primer-pay = Chaque toile a un coût en couleurs. Vous payez en défaussant des cartes qui les donnent, ou en tournant des toiles de votre palette, chacune une fois par tour, même couvertes ; les jokers valent cyan, magenta ou jaune, mais n’entrent pas dans les mélanges.
at-primer-mix = Les tableaux demandent aussi des couleurs secondaires : payez les deux couleurs qui les composent.
at-primer-mix-pairs = Les tableaux demandent aussi des couleurs secondaires : tournez une toile dessinée et la toile vierge qui est dessous, si elles donnent les deux couleurs qui les composent.
at-primer-points = Visible, un original vaut 4 points, un faux 3, une toile dessinée 1, une vierge en coûte 1 ; qui remplit un objectif en premier en prend les points.
at-primer-end = Le tour de table où l’on arrive à { $count } tableaux est le dernier.

## Options.

at-about-mixing = d’où viennent les couleurs secondaires
at-about-drawing = ce qu’on peut piocher en un tour
at-about-blank = les points d’une toile vierge visible
at-about-jokers = ce que vaut un joker
at-about-objectives = quelles toiles comptent pour les objectifs
at-about-rounds = après quel tour de table la partie finit au plus tard
at-about-deck = vos propres cartes, en CSV
at-about-secondaries = vos propres couleurs secondaires, en TOML
at-about-rules = vos propres règles maison, en TOML
at-way-mixing-free = Une couleur secondaire se paie avec les deux qui la composent, chacune de la main ou de la palette.
at-way-mixing-pairs = Une couleur secondaire se fait en tournant une toile dessinée et la toile vierge qui est dessous.
at-way-drawing-mixed = On pioche dans le cercle et dans la pioche, en mêlant les deux comme on veut.
at-way-drawing-unmixed = On pioche deux voisines du cercle, ou deux cartes de la pioche.
at-way-blank-costs = Une toile vierge visible coûte un point.
at-way-blank-brings = Une toile vierge visible rapporte un point.
at-way-jokers-primary = Un joker vaut cyan, magenta ou jaune.
at-way-jokers-any = Un joker vaut n’importe laquelle des cinq couleurs.
at-way-objectives-covered = Pour les objectifs, les toiles couvertes comptent aussi.
at-way-objectives-visible = Pour les objectifs, seules les toiles visibles comptent.
at-way-rounds-off = Seuls les tableaux amènent le dernier tour de table.
at-way-rounds = La partie finit au plus tard après le tour de table { $round }.
at-way-deck = Les cartes de la boîte.
at-way-secondaries = Rouge, vert et bleu, mélangés comme chez l’imprimeur.

## The board.

at-ring = Le cercle autour de la pioche
at-deck-cards =
    { $count ->
        [one] La pioche : { $count } carte
       *[other] La pioche : { $count } cartes
    }
at-discarded-count =
    { $count ->
        [0] La défausse est vide.
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
at-paintings-among = { ", dont les tableaux : " }{ $subjects }
at-exhibition = Exposition
at-paintings-left =
    { $left ->
        [0] { $all } tableaux : c’est le dernier tour de table
        [one] { $left } tableau avant le dernier tour de table
       *[other] { $left } tableaux avant le dernier tour de table
    }
at-round = tour de table { $round }
at-round-of = tour de table { $round } sur { $last }
at-not-painted = l’original est encore libre
at-original-of =
    { $you ->
        [yes] Votre original
       *[no] L’original { $of }
    }
at-fake-of =
    { $you ->
        [yes] Votre faux
       *[no] Le faux { $of }
    }
at-nobody-yet = encore à personne
at-progress = { $count } sur { $needs }
at-palette = Votre palette
at-palette-of = La palette { $of }
at-palette-empty = Ce que vous posez vient ici : d’abord des toiles vierges, dessus les dessins, puis les tableaux.
at-hand = Votre main
at-hand-empty = Aucune carte en main.
at-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
at-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
at-unknown-cards =
    { $count ->
        [one] { $count } carte vue seulement par qui la tient
       *[other] { $count } cartes vues seulement par qui les tient
    }
at-desk = La toile en train d’être jouée
at-desk-title =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $card }
at-becomes-original = Ce sera l’original : 4 points.
at-becomes-fake = Ce sera un faux : 3 points.
at-lies-on = Il ira sur { $card }.
at-choose-place = Sur quelle toile ? Touchez-la dans votre palette.
at-paid = { $count } sur { $needs } payés
at-cheapest = Le moins cher :
at-cheapest-turn = tourner { $card }
at-why-joker = un joker ne fait que payer : on ne le pose jamais
at-why-other-kind =
    à ce tour, vous ne jouez que des toiles { $kind ->
        [blank] vierges
        [drawn] dessinées
       *[painted] peintes
    }
at-why-no-place =
    { $kind ->
        [drawn] il n’y a pas de toile vierge libre à couvrir dans votre palette
       *[painted] il n’y a pas de dessin libre de son sujet à couvrir dans votre palette
    }
at-why-lacks = pour jouer cette toile, il vous manque encore : { $cost }
at-why-lacks-pairs = pour jouer cette toile, il vous manque encore des paires dans votre palette
at-why-joker-not = ne peut pas valoir ce { $color }
at-why-other-color = ne paie pas le { $color }
at-why-passed = n’est plus proposé : on paie le { $color } d’abord en tournant des toiles, puis avec les cartes de gauche à droite
at-why-later = peut payer le { $color } aussi, mais seulement après une autre carte ou toile
at-can-pay = Souligné en vert : vous pouvez payer cette partie
at-cannot-pay = Vous ne pouvez pas encore payer cette partie
at-pay-so = Payer ainsi
at-or-choose = Ou touchez ce qui est cerné de rouge : cela paie le { $color }.
at-gallery = L’exposition
at-a-drawing = un dessin
at-works-original =
    { $count ->
        [one] { $count } original
       *[other] { $count } originaux
    }
at-works-fake =
    { $count ->
        [one] { $count } faux
       *[other] { $count } faux
    }
at-works-drawing =
    { $count ->
        [one] { $count } toile dessinée visible
       *[other] { $count } toiles dessinées visibles
    }
at-works-blank =
    { $count ->
        [one] { $count } toile vierge visible
       *[other] { $count } toiles vierges visibles
    }
at-objectives-taken = objectifs
at-legend-colors = En haut d’une carte la couleur qu’elle donne, en bas celles qu’elle coûte : { $colors }
at-legend-parts = { $one } et { $other }
at-legend-joker = { $stands } Jamais pour une partie d’un mélange.
at-legend-faded = Plus pâle, sans trait : vous ne pouvez pas encore payer cette partie
at-legend-kinds = Vierge, dessinée, peinte : les toiles dessinées se posent sur les vierges, les peintes sur les dessinées du même sujet. { $blank } Une dessinée rapporte un point.
at-legend-original = L’original, c’est-à-dire le premier tableau de son sujet : 4 points
at-legend-fake = Un faux, accroché la tête en bas : 3 points
at-legend-turned = Penchée et terne : tournée pour payer, elle se redresse au tour suivant
at-legend-works = À côté d’un nom : originaux, faux, toiles dessinées et vierges visibles, cartes en main
at-legend-fresh = Nouveau depuis votre dernière décision
