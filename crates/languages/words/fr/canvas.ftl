### Canvas. Every message begins with cv-.

## Colors of swatches and ribbons, elements and their short names in tables of text.
cv-color-red = rouge
cv-color-yellow = jaune
cv-color-green = vert
cv-color-blue = bleu
cv-color-violet = violet
cv-color-gray = gris
cv-element-hue = teinte
cv-element-shape = forme
cv-element-texture = texture
cv-element-tone = ton
cv-short-hue = tei
cv-short-shape = frm
cv-short-texture = tex
cv-short-tone = ton
cv-legend = Par paire tei est teinte, frm forme, tex texture ; * est une icône bonus, · rien.

## Scoring cards, and what each asks for in few words.
cv-condition-composition = composition
cv-condition-consistency = cohérence
cv-condition-emphasis = accent
cv-condition-hierarchy = hiérarchie
cv-condition-movement = mouvement
cv-condition-proximity = proximité
cv-condition-proportion = proportion
cv-condition-repetition = répétition
cv-condition-space = espace
cv-condition-style = style
cv-condition-symmetry = symétrie
cv-condition-variety = variété
cv-condition-bonus = bonus
cv-asks-composition = aucune pastille n’est vide
cv-asks-consistency = exactement 6 éléments
cv-asks-emphasis = exactement 1 teinte
cv-asks-hierarchy = un ton, aucun élément plus nombreux
cv-asks-movement = un élément dans 3 pastilles de suite
cv-asks-proximity = chaque paire texture + ton voisins
cv-asks-proportion = 3 d’un élément et 2 d’un autre
cv-asks-repetition = chaque lot de 2 formes
cv-asks-space = chaque paire teinte + forme éloignées
cv-asks-style = chaque lot de 3 textures
cv-asks-symmetry = chaque élément en miroir
cv-asks-variety = chaque série des 4 éléments
cv-asks-bonus = pour chaque *, ses éléments visibles

## Cards, titles, ranks, objectives, scenarios.
cv-told-card =
    la carte { $number } ({ $side ->
        [left] « { $word } »
       *[right] « { $word } »
    })
cv-seen-card = la carte « { $title } »
cv-title = « { $title } »
cv-rank-participation = prix de participation
cv-rank-emerging = artiste en devenir
cv-rank-mention = mention honorable
cv-rank-runner-up = second prix
cv-rank-best = meilleur de l’exposition
cv-objective-all-conditions = les quatre conditions avec un seul tableau (CV-8.1)
cv-objective-four-bonus = quatre rubans gris pour un seul tableau (CV-8.2)
cv-objective-seven = sept rubans pour un seul tableau (CV-8.3)
cv-objective-five-alike = cinq fois le même élément sur un tableau (CV-8.4)
cv-objective-full-tracks = les quatre pistes complètes (CV-8.5)
cv-objective-seven-bonus = sept rubans gris en une partie (CV-8.6)
cv-objective-fourteen = quatorze rubans en une partie (CV-8.7)
cv-objective-every-scenario = une partie de chaque scénario (CV-8.8)
cv-objective-forty = 40 points (CV-8.9)
cv-objective-author = mieux que le record de l’auteur (CV-8.10)
cv-special-objective = Objectif spécial : { $objective }
cv-scenario-family = famille
cv-scenario-chill = détente
cv-scenario-synergy = synergie
cv-scenario-first-game = première partie
cv-scenario-balanced = équilibre
cv-scenario-no-elements = sans éléments
cv-scenario-every-element = chaque élément
cv-scenario-spatial = spatial
cv-scenario-bonus = bonus
cv-scenario-free = choix libre

## What is painted on the backgrounds.
cv-background-1 = mer au matin
cv-background-2 = champ de blé
cv-background-3 = nuit
cv-background-4 = salon
cv-background-5 = forêt
cv-background-6 = dunes
cv-background-7 = hiver
cv-background-8 = mer grise
cv-background-9 = champ de lavande
cv-background-10 = coucher de soleil
cv-background-11 = abysses
cv-background-12 = terrasse
cv-background-13 = montagnes
cv-background-14 = ville au crépuscule
cv-background-15 = pré
cv-background-16 = chambre rouge
cv-background-17 = lac
cv-background-18 = collines
cv-background-19 = aurore boréale
cv-background-20 = lin

## What a painting brings.
cv-ribbons-count =
    { $count ->
        [one] { $count } ruban
       *[other] { $count } rubans
    }
cv-ribbons =
    { $count ->
        [one] un ruban
       *[other] { $number } rubans
    }
cv-so-many =
    { $count ->
        [one] un
       *[other] { $number }
    }
cv-bonus-ribbons =
    { $count ->
        [one] un ruban bonus
       *[other] { $number } rubans bonus
    }
cv-earned-for = { $ribbons } pour { $name }
cv-no-ribbons = aucun ruban
cv-no-ribbons-at-all = pas un seul ruban
cv-bounty = { $reasons }, { $points } de plus

## What is asked.
cv-ask-scoring = Le sort tire les cartes de score.
cv-ask-refill = Le sort remplit la rangée.
cv-ask-deal = Le sort distribue les fonds.
cv-ask-start = Le sort désigne qui commence.
cv-ask-toss = Vincent lance ses jetons.
cv-ask-over = La partie est finie.
cv-ask-turn-card =
    { $you ->
        [yes] Prenez
       *[no] { $who } prend
    } une carte.
cv-ask-turn-either =
    { $you ->
        [yes] Prenez une carte, ou commencez un tableau : choisissez la carte du dessous.
       *[no] { $who } prend une carte ou commence un tableau.
    }
cv-ask-turn-row-empty =
    { $you ->
        [yes] La rangée est vide : commencez un tableau, choisissez la carte du dessous.
       *[no] La rangée est vide : { $who } commence un tableau.
    }
cv-ask-turn-hand-full =
    { $you ->
        [yes] La main est pleine : commencez un tableau, choisissez la carte du dessous.
       *[no] La main est pleine : { $who } commence un tableau.
    }
cv-ask-lay =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } la carte { $layer ->
        [bottom] du dessous
        [middle] du milieu
       *[top] du dessus
    } du tableau.
cv-ask-frame =
    { $you ->
        [yes] Choisissez un fond pour le tableau ; il ne rapporte aucun point.
       *[no] { $who } choisit un fond pour le tableau.
    }
cv-tie =
    { $you ->
        [yes] { $who } êtes
       *[no] { $who } sont
    } à égalité pour la première place
cv-jury = { $tie } : tous les autres votent en secret.
cv-ballot =
    { $tie } : { $you ->
        [yes] votez
       *[no] { $who } vote
    } en secret.

## What each answer means.
cv-take-at = prendre la carte en position { $position }
cv-take =
    prendre { $card } { $count ->
        [0] gratuitement
        [one] pour 1 jeton, sur la carte qui la précède
       *[other] pour { $count } jetons, un sur chaque carte qui la précède
    }{ $gain }
cv-gain = { " " }(vous en recevez { $count })
cv-gain-reserve = { " " }(vous recevez un jeton de la réserve)
cv-take-clearing =
    prendre { $card } en payant { $count ->
        [one] 1 jeton ({ $gone } quitte la partie)
       *[other] { $count } jetons ({ $gone } quittent la partie)
    }
cv-lay-bottom = commencer un tableau avec { $card } en dessous
cv-lay-middle = poser { $card } au milieu
cv-lay-top = poser { $card } au-dessus : { $title }, { $worth }
cv-lay-top-unseen = poser { $card } au-dessus : { $title }
cv-frame = accrocher { $title } sur le fond { $background }
cv-vote = voter pour { $seat }
cv-vote-painter = voter pour { $seat }, qui a peint { $titles }
cv-abstain = ne voter pour personne
cv-and-ends = { $deed } — la partie s’achève
cv-and-last-turn = { $deed } — c’est le dernier tour
cv-painting-ends = La partie s’achève avec ce tableau.
cv-painting-last-turn = Ce tableau est le dernier tour.

## The story.
cv-headline-turn =
    Tour { $turn } : { $you ->
        [yes] vous
       *[no] { $who }
    }
cv-headline-jury = Le jury
cv-headline-setup = Mise en place
cv-scoring-card = { $card } ({ $asks })
cv-scoring-are = Les cartes de score sont { $cards }.
cv-scoring-is = Carte de score ({ $color }) : { $card }, { $asks }.
cv-row-laid-out = La rangée, en commençant par la carte gratuite : { $cards }.
cv-card-comes = { $card } arrive en position { $position }.
cv-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } les fonds { $backgrounds }.
cv-begins =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
cv-toss = Vincent lance ses jetons{ $leaves } et retire { $card }{ $gets }.
cv-toss-leaves =
    { $count ->
        [one] , en laisse un sur la rangée
       *[other] , en laisse { $number } sur la rangée
    }
cv-takes =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $card }{ $besides }.
cv-leaving =
    { $count ->
        [one] en laissant un jeton sur la carte qui la précède
       *[other] en laissant { $number } jetons sur les cartes qui la précèdent
    }
cv-getting =
    { $count ->
        [one] en recevant le jeton posé dessus
       *[other] en recevant les { $number } jetons posés dessus
    }
cv-getting-reserve = en recevant un jeton de la réserve
cv-paying =
    { $count ->
        [one] en payant un jeton
       *[other] en payant { $number } jetons
    }
cv-removing =
    { $count ->
        [one] en retirant une carte du jeu
       *[other] en retirant { $number } cartes du jeu
    }
cv-lays =
    { $layer ->
        [bottom] { $you ->
            [yes] Vous commencez
           *[no] { $who } commence
        } un tableau avec { $card }.
        [middle] { $you ->
            [yes] Vous superposez
           *[no] { $who } superpose
        } { $card }.
       *[top] { $you ->
            [yes] Vous posez
           *[no] { $who } pose
        } par-dessus { $card }.
    }
cv-chooses-background =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } le fond { $background }.
cv-hung =
    { $you ->
        [yes] Votre tableau
       *[no] Le tableau { $of }
    } { $title } est fini : { $bounty }.
cv-gets-from-reserve =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } un jeton de la réserve.
cv-end-exhibition = Tous les tableaux sont finis : l’exposition ouvre (CV-4.1).
cv-end-standstill = Personne ne peut plus rien faire : la partie s’achève (CV-3.7).
cv-voted =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } voté.
cv-votes-for =
    { $you ->
        [yes] Vous votez
       *[no] { $who } vote
    } pour { $tied }.
cv-abstains =
    { $you ->
        [yes] Vous vous abstenez.
       *[no] { $who } s’abstient.
    }
cv-votes-opened = On dévoile les votes : { $votes }.
cv-opened-for =
    { $you ->
        [yes] vous
       *[no] { $who }
    } pour { $tied }
cv-opened-nobody =
    { $you ->
        [yes] vous
       *[no] { $who }
    } pour personne

## The result.
cv-score-alone =
    { $you ->
        [yes] Vous obtenez
       *[no] { $who } obtient
    } { $points } : { $rank }.
cv-won-by-tokens = et à égalité de points avec le plus de jetons (CV-4.3)
cv-won-by-jury = et à égalité par le vote du jury (CV-4.3)
cv-tokens-left = jetons restants
cv-exhibition-of =
    { $you ->
        [yes] Votre exposition
       *[no] L’exposition { $of }
    }
cv-no-paintings = aucun tableau

## The table as text.
cv-in-the-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cv-vincent-has =
    { $count ->
        [one] Vincent a { $count } jeton
       *[other] Vincent a { $count } jetons
    }
cv-in-the-reserve =
    { $count ->
        [one] { $count } jeton dans la réserve
       *[other] { $count } jetons dans la réserve
    }
cv-with-a-jury = avec un jury
cv-own-deck = votre propre paquet
cv-head-ribbons = Rubans
cv-head-earned-for = gagnés pour
cv-head-points = points
cv-head-so-far = jusqu’ici
cv-head-ribbons-points = Rubans=points
cv-head-points-so-far = points jusqu’ici
cv-each = { $points } chacun
cv-head-row = La rangée
cv-head-in-hand = En main
cv-no-cards = aucune carte
cv-place =
    { $cost ->
        [0] { $position } gratuite
       *[other] { $position } pour { $cost }
    }
cv-on-the-desk = Sur le chevalet, de bas en haut
cv-visible = visible
cv-if-finished = { $title }, s’il était fini maintenant :
cv-made-from = { $title } avec { $cards }
cv-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
cv-has-backgrounds =
    { $count ->
        [one] fond { $numbers }
       *[other] fonds { $numbers }
    }
cv-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

## For those who sit down for the first time.
cv-primer-take = À chaque tour, prenez une carte : la première est gratuite, une suivante coûte un jeton sur chaque carte qui la précède. +2 dans la rangée : deux jetons viennent avec cette carte.
cv-primer-paint = Avec trois cartes en main, vous pouvez peindre à la place : superposez-en trois. Ce qui reste visible vaut des rubans (* est une icône bonus), et les rubans sont des points.
cv-primer-together = Chacun fait trois tableaux ; ensuite, qui a le plus de points gagne.
cv-primer-alone = Vous faites trois tableaux. 25 points valent artiste en devenir, 30 mention honorable, 35 second prix, 40 meilleur de l’exposition.
cv-primer-vincent = Vincent ne peint pas : après chacun de vos tours, il lance ses jetons, en laisse sur la rangée et retire une carte.
cv-primer-puzzle = À chaque tour, prenez une carte : la première est gratuite, une suivante coûte un jeton pour chaque carte qui la précède, et ces cartes quittent la partie. Ce que vous payez va à la réserve ; la première carte, et chaque tableau, vous rend un jeton.
cv-about-scenario = quelles cartes de score sont en jeu
cv-about-cards = cartes de score au choix : quatre, ou trois pour une partie détente
cv-about-solo = le jeu en solitaire
cv-about-jury = comment finit une égalité à la première place
cv-about-deck = vos propres cartes Art, en CSV
cv-about-rules = vos propres règles maison, en TOML
cv-way-scenario-family = Famille : deux cartes de score, les bases.
cv-way-scenario-chill = Détente : trois cartes de score au choix ou au hasard.
cv-way-scenario-synergy = Synergie : trois cartes de score qui vont ensemble.
cv-way-scenario-first-game = Première partie : quatre cartes de score faciles à expliquer.
cv-way-scenario-balanced = Équilibre : deux cartes de score sur des éléments, et deux sur aucun.
cv-way-scenario-no-elements = Sans éléments : aucun élément ne vaut plus qu’un autre.
cv-way-scenario-every-element = Chaque élément : chaque carte de score en veut un autre.
cv-way-scenario-spatial = Spatial : ce qui compte, c’est où sont les choses.
cv-way-scenario-bonus = Bonus : des cartes de score qui mettent à profit les icônes bonus.
cv-way-scenario-random = Quatre cartes de score au hasard.
cv-way-scenario-picked = Cartes de score au choix.
cv-presets-scenarios = Scénarios
cv-presets-alone = En solitaire
cv-presets-special = Spécial
cv-drawn =
    { $count ->
        [one] Une, tirée au hasard.
       *[other] { $number }, tirées au hasard.
    }
cv-way-jury-off = Qui reste à égalité jusqu’au bout partage la victoire.
cv-way-jury-on = Les autres votent pour l’un de ceux qui sont à égalité.
cv-way-vincent = En solitaire, vous jouez contre Vincent, qui vide la rangée.
cv-way-puzzle = En solitaire, vous videz la rangée vous-même.
cv-way-deck = Les cartes de la boîte.

## The table in a browser.
cv-board-scoring = Cartes de score
cv-board-hand = Vos cartes
cv-board-hand-empty = Aucune carte en main.
cv-board-backgrounds = Vos fonds
cv-board-background = fond « { $scenery } »
cv-board-paintings = Tableaux
cv-board-free = gratuite
cv-board-token = jeton
cv-board-new = nouvelle
cv-board-on-it =
    { $count ->
        [one] { $count } jeton dessus
       *[other] { $count } jetons dessus
    }
cv-board-desk =
    { $you ->
        [yes] Vous peignez
       *[no] { $who } peint
    }
cv-board-as-it-lies = en l’état
cv-board-vincent = Vincent
cv-board-vincent-about = Après votre tour, il lance ses jetons : chacun tombé face visible reste sur une carte, et la carte suivante s’en va.
cv-board-ranks = Points à atteindre
cv-board-reserve = Réserve
cv-board-reserve-about = Ce que vous payez va ici ; la carte gratuite, et chaque tableau, vous en rend un. Les cartes sautées quittent la partie.
cv-board-tossed =
    { $count ->
        [0] Dernier lancer : aucun jeton utilisé, la première carte s’en va :
       *[other] Dernier lancer : { $count } jetons sur { $all } utilisés, et s’en va :
    }
cv-board-exhibition = L’exposition
cv-board-awards = Objectifs spéciaux
cv-board-awards-about = Ils se collectionnent sur toutes vos parties ; une seule partie ne peut être de chaque scénario.
cv-board-bonus-asks = pour chaque icône bonus, ses éléments visibles
cv-plan = Essayer un tableau
cv-plan-about = Superposez jusqu’à trois cartes et voyez ce qu’elles rapportent. Personne d’autre ne le voit.
cv-plan-top = au-dessus
cv-plan-raise = Monter
cv-plan-clear = Vider le chevalet
cv-plan-paint = Peindre ainsi
cv-progress =
    { $done ->
        [one] { $done } tableau
       *[other] { $done } tableaux
    } sur { $all }

## What the icons mean.
cv-legend-swatches = Les cinq pastilles le long de la carte, chacune de sa couleur et de sa forme : { $colors }. En pointillé, elle est vide.
cv-legend-bonus = Une icône bonus, sur une étoile d’or (ici pour la teinte) : un ruban gris pour chaque élément visible de sa sorte. Elle n’est pas elle-même un élément.
cv-legend-covers = La carte du dessus, celle d’en dessous et, sous le trait, ce qu’on voit : dans chaque pastille, les icônes les plus hautes cachent les autres ; une pastille vide ne cache rien.
cv-legend-ribbons = Rubans, chaque fois qu’un tableau fait ce que demande la carte de score de cette couleur. Sur la carte : les points pour un ruban, pour deux, et ainsi de suite.
cv-legend-gray = Rubans gris, pour les icônes bonus : 2 points chacun
cv-legend-tokens = Jetons Inspiration : un sur chaque carte qui précède celle que vous prenez ; ceux qui sont sur la carte prise sont à vous
cv-legend-tokens-puzzle = Jetons Inspiration : vous en payez un à la réserve pour chaque carte qui précède celle que vous prenez
cv-legend-fresh = Nouvelle depuis votre dernière décision
