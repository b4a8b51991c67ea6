### Colors of Paris: what lies on the table, what is asked, what happens.

## Pigments

cp-red = rouge
cp-yellow = jaune
cp-blue = bleu
cp-orange = orange
cp-green = vert
cp-violet = violet
cp-white = blanc
cp-black = noir
cp-so-many =
    { $count ->
        [one] { $count } { $color ->
            [red] rouge
            [yellow] jaune
            [blue] bleu
            [orange] orange
            [green] vert
            [violet] violet
            [white] blanc
           *[black] noir
        }
       *[other] { $count } { $color ->
            [red] rouges
            [yellow] jaunes
            [blue] bleus
            [orange] oranges
            [green] verts
            [violet] violets
            [white] blancs
           *[black] noirs
        }
    }
cp-cell =
    { $color ->
        [red] une case rouge
        [yellow] une case jaune
        [blue] une case bleue
        [orange] une case orange
        [green] une case verte
       *[violet] une case violette
    }
cp-nothing = rien

## Paintings, tools, tiles, cards

cp-valued = { $card }, valeur { $value }
cp-worth = valeur { $value }
cp-seen-open = { $card } ; à peindre : { $what }
cp-seen-painted = { $card } ; tout est peint
cp-tool-tube = le tube
cp-tool-palette = la palette
cp-tool-brush = le pinceau
cp-tool-name-tube = tube
cp-tool-name-palette = palette
cp-tool-name-brush = pinceau
cp-power-cezanne = améliorez une seconde fois en payant autant de pigments que le nouveau niveau
cp-power-degas =
    { $done ->
        [exhibited] quand vous exposez un tableau, peignez avec jusqu’à 3 de ses pigments, ni blancs ni noirs,
       *[completed] quand vous achevez un tableau, peignez avec jusqu’à 3 de ses pigments, sauf les blancs,
    } { $on ->
        [next] sur celui que vous posez ensuite devant vous
       *[other] sur un autre de vos tableaux
    }
cp-power-gauguin = du blanc à la place d’une primaire quand vous mélangez votre couleur
cp-power-manet = peignez jusqu’à 2 cases rouges quand vous obtenez du rouge
cp-power-monet = peignez jusqu’à 2 cases jaunes quand vous obtenez du jaune
cp-power-renoir = peignez jusqu’à 2 cases bleues quand vous obtenez du bleu
cp-power-toulouse-lautrec = 2 cases de chaque tableau acceptent n’importe quelle couleur
cp-power-van-gogh = gardez 16 pigments au lieu de 12
cp-power-valadon = un blanc de plus, celui d’un adversaire, quand vous peignez
cp-bonus-paint = la carte Peindre
cp-bonus-imitator = la carte Imitateur
cp-bonus-mix = la carte Mélanger
cp-bonus-exchange = la carte Échange
cp-bonus-tool = la carte Outil
cp-bonus-name-paint = Peindre
cp-bonus-name-imitator = Imitateur
cp-bonus-name-mix = Mélanger
cp-bonus-name-exchange = Échange
cp-bonus-name-tool = Outil
cp-use-paint = peignez comme avec un assistant
cp-use-imitator = copiez l’action d’un assistant debout sur la roue
cp-use-mix = mélangez une couleur au choix, ou le noir
cp-use-exchange = échangez de 1 à 4 pigments contre d’autres de leur sorte
cp-use-tool = avancez un outil de 2, ou deux outils de 1

## The actions of the board

cp-deed-acquire-red = Obtenir du rouge
cp-deed-acquire-yellow = Obtenir du jaune
cp-deed-acquire-blue = Obtenir du bleu
cp-deed-mix-orange = Mélanger l’orange
cp-deed-mix-green = Mélanger le vert
cp-deed-mix-violet = Mélanger le violet
cp-deed-mix-black = Mélanger le noir
cp-deed-improve-tube = Améliorer le tube
cp-deed-improve-palette = Améliorer la palette
cp-deed-improve-brush = Améliorer le pinceau
cp-deed-take = Prendre un tableau
cp-deed-take-or-exhibit = Prendre ou exposer
cp-deed-exhibit-or-buy = Exposer ou acheter
cp-deed-buy = Acheter une carte
cp-deed-paint = Peindre
cp-deed-first-player = Premier joueur
cp-deed-imitator = Imitateur
cp-deed-rotate = Tourner la roue
cp-deed-white = Obtenir du blanc

## What they do

cp-effect-acquire = obtenez { $what }
cp-effect-mix = { $one } et { $other } donnent { $made }
cp-effect-black = 1 orange, 1 vert et 1 violet donnent 1 noir
cp-effect-improve = payez 2 pigments : { $step }
cp-effect-improved = rien : { $tool } est sur sa dernière case
cp-effect-paint =
    { $count ->
        [one] posez { $count } pigment sur une case
       *[other] posez jusqu’à { $count } pigments sur des cases
    }
cp-effect-first-player = obtenez 1 blanc, et commencez à partir de la prochaine manche
cp-effect-imitator = copiez l’action d’un assistant debout : { $deeds }
cp-effect-rotate = faites tourner la roue de 0 ou 2 crans au lieu de 1
cp-effect-idle = rien, à cette table
cp-way-take = prendre un des tableaux sur les chevalets
cp-way-exhibit = exposer un tableau achevé
cp-way-buy = acheter une carte Bonus
cp-which-take = quel tableau prendre
cp-which-exhibit = quel tableau exposer
cp-which-buy = quelle carte Bonus acheter
cp-step = { $tool } { $level }, case { $space } sur { $last }{ $reward }
cp-step-stays =
    { $next ->
       *[other] reste à { $now }
    }
cp-step-becomes = passe de { $now } à { $next }
cp-reward-turned = , ce qui retourne votre jeton sur 10
cp-reward-last = , avec un jeton de 10
cp-reward-sixth = , avec un assistant ou un jeton de 6

## Why an assistant cannot act

cp-lacks-pigments =
    { $count ->
       *[other] il vous manque { $what }
    }
cp-lacks-black = il ne reste plus de noir
cp-lacks-price = il faut { $cost } pigments, vous en avez { $owned }
cp-lacks-space = { $tool } est sur sa dernière case
cp-lacks-painting = vous n’avez pas de tableau à peindre
cp-lacks-cells = votre tableau est achevé
cp-lacks-fitting = aucun de vos pigments ne va sur une case libre
cp-lacks-easels = les chevalets sont vides
cp-lacks-room = un tableau est déjà devant vous
cp-lacks-completed = vous n’avez pas de tableau achevé
cp-lacks-cards = aucune carte Bonus n’est à vendre
cp-lacks-white = il faut { $cost } pour une carte Bonus, vous en avez { $owned }
cp-lacks-copy = personne n’est debout là où vous pourriez agir

## What each answer means

cp-label-tint = faire le mélange { $color } avec du blanc
cp-label-pick = garder { $card }
cp-label-show = poser devant vous { $card }
cp-label-take = prendre { $card }
cp-label-exhibit = exposer { $card }
cp-label-exhibit-by = exposer, avec { $card }
cp-label-decline = renoncer à { $deed }
cp-label-cannot = { $deed } : impossible pour l’instant ({ $why }), coucher sans agir
cp-label-not-yet = { $told } — pas encore : { $why }
cp-label-stand = reste là où se trouve { $deed }
cp-label-use = utiliser { $card } : { $use }
cp-label-buy =
    pour { $cost ->
        [one] { $cost } blanc
       *[other] { $cost } blancs
    }, { $card } : { $use }
cp-label-mix-white = du blanc à la place du { $color }
cp-label-pay = payer { $one } sur { $count }
cp-label-dry = rendre { $one } sur { $count }
cp-label-again = améliorer encore le même outil
cp-label-hire = un assistant de plus dès la prochaine manche ; la dernière case rapporte encore 10
cp-label-token = le jeton : 6 points maintenant, et 4 de plus sur la dernière case
cp-label-exchange = donner { $from } et obtenir { $to }
cp-label-paint =
    en { $color } sur { $last ->
        [yes] la dernière case
       *[no] une case
    } de cette couleur de { $card }
cp-label-paint-instead =
    en { $color } sur { $cell } de { $card }{ $kind ->
        [white] , ce qui coûte 2 points
        [black] , comme signature
       *[other] { "" }
    }
cp-label-borrow = un blanc de { $lender } sur { $cell } de { $card }, ce qui coûte 2 points
cp-label-turn-none = la roue reste comme elle est
cp-label-turn = la roue tourne de { $steps } crans
cp-stop-cards = ne pas utiliser de carte
cp-stop-again = ne pas l’améliorer encore
cp-stop-tools = ne plus avancer d’outil
cp-stop-exchange = ne plus rien échanger
cp-stop-paint = cesser de peindre
cp-stop = en rester là
cp-outlook-stroke = vous peignez aussitôt en { $color } sur { $card }, faute d’un autre moyen
cp-outlook-completed = vous achevez { $card }, { $points }
cp-outlook-exhibited = vous exposez { $card }, { $points }
cp-outlook-waiting = vous achevez { $card }, qui peut alors être exposé
cp-outlook-end = vous annoncez la dernière manche

## What is asked

cp-ask-keep =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quelle tuile Peintre garder.
cp-ask-keep-all = Chacun choisit quelle tuile Peintre garder.
cp-ask-pick =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quelle carte du paquet garder.
cp-ask-pick-all = Chacun choisit quelle carte du paquet garder.
cp-ask-unveil =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } le premier tableau à peindre.
cp-ask-unveil-all = Chacun choisit son premier tableau à peindre.
cp-waiting-for = Votre choix est fait. On attend { $who }.
cp-ask-tint =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } une couleur pour la tuile de Gauguin.
cp-ask-place =
    { $you ->
        [yes] Placez un assistant sur l’action qu’il fera
       *[no] { $who } place un assistant
    }, encore { $count ->
        [one] { $count } à placer
       *[other] { $count } à placer
    }.
cp-ask-act =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quel assistant coucher pour le faire agir.
cp-ask-lie =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quel assistant coucher : aucun ne peut agir pour l’instant.
cp-ask-after =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } utiliser une carte Bonus.
cp-ask-visit =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } { $ways }.
cp-ask-bought =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } utiliser { $card }.
cp-ask-exhibit =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quel tableau exposer.
cp-ask-show =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } le prochain tableau à peindre.
cp-ask-copy =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quelle action copier.
cp-ask-mix-any =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } que mélanger.
cp-ask-mix =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } comment faire le mélange { $color }.
cp-ask-pay =
    { $you ->
        [yes] Payez
       *[no] { $who } paie
    } { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    } pour { $tool }.
cp-ask-again =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } améliorer encore { $tool } pour { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    }.
cp-ask-reward =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } un assistant ou le jeton { $tool ->
        [tube] du tube
        [palette] de la palette
       *[brush] du pinceau
    }.
cp-ask-tools =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } avancer des outils, encore { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }.
cp-ask-exchange =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } échanger encore { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    }.
cp-ask-paint =
    { $you ->
        [yes] Peignez
       *[no] { $who } peint
    } avec { $count ->
        [one] { $count } pigment
       *[other] au plus { $count } pigments
    }.
cp-ask-paint-borrow =
    { $you ->
        [yes] Peignez
       *[no] { $who } peint
    } avec { $count ->
        [one] { $count } pigment
       *[other] au plus { $count } pigments
    }, et un blanc d’un adversaire.
cp-ask-dab =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } peindre { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } en { $color }.
cp-ask-degas =
    { $you ->
        [yes] Vous pouvez
       *[no] { $who } peut
    } peindre avec { $count ->
        [one] { $count } pigment
       *[other] { $count } pigments
    } de { $card } sur un autre tableau.
cp-ask-turn =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } de combien tourne la roue.
cp-ask-dry =
    { $you ->
        [yes] Vous avez { $has } pigments et pouvez en garder
       *[no] { $who } a { $has } pigments et peut en garder
    } { $limit } : { $count ->
        [one] { $count } pigment sèche
       *[other] { $count } pigments sèchent
    }.
cp-ask-stand =
    { $you ->
        [yes] Choisissez
       *[no] { $who } choisit
    } quel assistant reste debout pour la prochaine manche.
cp-over = La partie est finie.
cp-luck-tiles = Le sort distribue des tuiles Peintre.
cp-luck-pictures = Le sort tire les sujets du draft.
cp-luck-paintings = Le sort distribue des tableaux.
cp-luck-pass = Les paquets passent au voisin.
cp-luck-easels = Le sort apporte des tableaux sur les chevalets.
cp-luck-bonus = Le sort apporte des cartes Bonus.
cp-luck-start = Le sort désigne qui commence.

## The story

cp-setting-up = Mise en place
cp-round-placing = Manche { $round } : on place les assistants
cp-round-of =
    Manche { $round } : { $you ->
        [yes] à vous
       *[no] { $who }
    }
cp-secret-tile =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } en secret une tuile Peintre.
cp-secret-card =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } en secret une carte.
cp-secret-painting =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } en secret un premier tableau.
cp-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } { $tile }.
cp-pictures = Dans le draft, il y a des tableaux de { $pictures }.
cp-half-turn = La roue a fait un demi-tour.
cp-half-turn-both = La roue a fait un demi-tour : les chevalets et les cartes Bonus sont renouvelés.
cp-half-turn-easels = La roue a fait un demi-tour : les chevalets sont renouvelés.
cp-half-turn-cards = La roue a fait un demi-tour : les cartes Bonus sont renouvelées.
cp-half-turn-unused = Celles que les joueurs n’ont pas utilisées sont défaussées.
cp-to-easel = { $card }, arrive sur le chevalet { $easel }.
cp-to-display = { $card } arrive sur l’étal.
cp-starts =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } le jeton Premier joueur.
cp-kept = Chacun garde une carte : { $kept } ; les paquets passent au voisin.
cp-kept-last = Chacun garde ses cartes : { $kept }.
cp-revealed-tiles = Les tuiles Peintre sont dévoilées : { $each }.
cp-revealed-paintings = Les premiers tableaux sont dévoilés : { $each }.
cp-copying = en copiant { $deed }
cp-painting = en peignant en { $color } sur { $card }
cp-paying = en payant { $what }
cp-getting = en obtenant { $what }
cp-bringing = en portant { $tool } au niveau { $level }
cp-turning = en retournant le jeton sur 10
cp-taking = en prenant le jeton de { $points }
cp-done-completed =
    { $you ->
        [yes] Votre { $card }, est achevé.
       *[no] Le { $card }, { $whose }, est achevé.
    }
cp-done-exhibited =
    { $you ->
        [yes] Votre { $card }, est exposé.
       *[no] Le { $card }, { $whose }, est exposé.
    }
cp-done-waiting =
    { $you ->
        [yes] Votre { $card } est achevé, et peut être exposé.
       *[no] Le { $card } { $whose } est achevé, et peut être exposé.
    }
cp-wheel-turns =
    La roue tourne { $count ->
        [0] de zéro cran
        [one] d’un cran
       *[other] de { $number } crans
    }.
cp-first-now =
    { $you ->
        [yes] C’est vous qui commencez désormais.
       *[no] C’est { $who } qui commence désormais.
    }
cp-stays =
    { $you ->
        [yes] Votre assistant
       *[no] L’assistant { $whose }
    } reste sur { $deed }.
cp-last-paintings = C’est un second tableau : c’est la dernière manche.
cp-last-black = C’était le dernier noir : c’est la dernière manche.
cp-last-marker = C’est la dernière case de sa piste : c’est la dernière manche.
cp-last-rounds = Comme convenu, la partie finit après cette manche.
cp-told-keep =
    { $you ->
        [yes] Vous gardez
       *[no] { $who } garde
    } { $tile }{ $besides }.
cp-told-tint =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } la couleur { $color } pour la tuile de Gauguin{ $besides }.
cp-told-pick =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $card }{ $besides }.
cp-told-show =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } de peindre { $card }{ $besides }.
cp-told-place =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } un assistant sur { $deed }{ $besides }.
cp-told-lay =
    { $you ->
        [yes] Vous couchez
       *[no] { $who } couche
    } l’assistant sur { $deed }{ $besides }.
cp-told-decline =
    { $you ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } à { $deed }{ $besides }.
cp-told-use =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    } { $card }{ $besides }.
cp-told-exhibit-by =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    } { $card } pour exposer{ $besides }.
cp-told-take =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $card }{ $besides }.
cp-told-buy =
    { $you ->
        [yes] Vous achetez
       *[no] { $who } achète
    } { $card }{ $besides }.
cp-told-exhibit =
    { $you ->
        [yes] Vous exposez
       *[no] { $who } expose
    } { $card }{ $besides }.
cp-told-copy =
    { $you ->
        [yes] Vous copiez
       *[no] { $who } copie
    } { $deed }{ $besides }.
cp-told-mix =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } un mélange { $color }{ $besides }.
cp-told-mix-white =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } un mélange { $color } avec du blanc à la place du { $part }{ $besides }.
cp-told-pay =
    { $you ->
        [yes] Vous payez
       *[no] { $who } paie
    } { $what }{ $besides }.
cp-told-again =
    { $you ->
        [yes] Vous améliorez
       *[no] { $who } améliore
    } encore{ $besides }.
cp-told-hire =
    { $you ->
        [yes] Vous engagez
       *[no] { $who } engage
    } un assistant, dès la prochaine manche{ $besides }.
cp-told-token =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } le jeton de 6{ $besides }.
cp-told-advance =
    { $you ->
        [yes] Vous avancez
       *[no] { $who } avance
    } { $tool }{ $besides }.
cp-told-exchange =
    { $you ->
        [yes] Vous échangez
       *[no] { $who } échange
    } un { $from } contre un { $to }{ $besides }.
cp-told-paint =
    { $you ->
        [yes] Vous peignez
       *[no] { $who } peint
    } en { $color } sur { $card }{ $besides }.
cp-told-paint-instead =
    { $you ->
        [yes] Vous peignez
       *[no] { $who } peint
    } en { $color } sur { $cell } de { $card }{ $besides }.
cp-told-sign =
    { $you ->
        [yes] Vous signez
       *[no] { $who } signe
    } { $card }{ $besides }.
cp-told-borrow =
    { $you ->
        [yes] Vous peignez
       *[no] { $who } peint
    } un blanc de { $lender } sur { $card }{ $besides }.
cp-told-borrow-yours =
    { $you ->
        [yes] Vous peignez
       *[no] { $who } peint
    } un de vos blancs sur { $card }{ $besides }.
cp-told-stop =
    { $you ->
        [yes] { $what ->
            [cards] Vous n’utilisez pas de carte
            [again] Vous ne l’améliorez pas encore
            [tools] Vous n’avancez plus d’outil
            [exchange] Vous n’échangez plus rien
            [paint] Vous cessez de peindre
           *[other] Vous en restez là
        }
       *[no] { $what ->
            [cards] { $who } n’utilise pas de carte
            [again] { $who } ne l’améliore pas encore
            [tools] { $who } n’avance plus d’outil
            [exchange] { $who } n’échange plus rien
            [paint] { $who } cesse de peindre
           *[other] { $who } en reste là
        }
    }{ $besides }.
cp-told-turn-none =
    { $you ->
        [yes] Vous arrêtez
       *[no] { $who } arrête
    } la roue{ $besides }.
cp-told-turn =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } deux crans{ $besides }.
cp-told-dry =
    { $you ->
        [yes] Vous laissez
       *[no] { $who } laisse
    } sécher { $what }{ $besides }.
cp-told-stand =
    { $you ->
        [yes] Vous laissez
       *[no] { $who } laisse
    } un assistant debout sur { $deed }{ $besides }.

## The result

cp-end-black = Le dernier noir a été pris.
cp-end-marker = Un outil est arrivé sur sa dernière case.
cp-end-rounds = La dernière manche convenue est finie.
cp-end-completed =
    { $who } { $you ->
        [yes] avez
       *[no] { $count ->
            [one] a
           *[other] ont
        }
    } achevé deux tableaux.
cp-end-exhibited =
    { $who } { $you ->
        [yes] avez
       *[no] { $count ->
            [one] a
           *[other] ont
        }
    } exposé deux tableaux.
cp-tie = et à égalité par { $reason } ({ $clause })
cp-tie-white = le plus petit nombre de blancs
cp-tie-valuable = le tableau le plus précieux
cp-tie-black = le plus grand nombre de noirs
cp-source-paintings = tableaux
cp-source-black = noirs
cp-source-tokens = jetons
cp-source-white = blancs
cp-paintings-of =
    { $you ->
        [yes] Vos tableaux
       *[no] Les tableaux { $whose }
    }
cp-unfinished =
    { $card }, { $count ->
        [0] pas exposé
        [one] { $count } case libre
       *[other] { $count } cases libres
    } : ne compte pas
cp-none = aucun
cp-with-white =
    { $count ->
        [one] , avec { $count } blanc
       *[other] , avec { $count } blancs
    }
cp-and-white =
    { $count ->
        [one] { " " }avec { $count } blanc
       *[other] { " " }avec { $count } blancs
    }
cp-signed = , signé

## The table as text

cp-legend = Cases par rangées : r rouge, y jaune, b bleu, o orange, g vert, v violet ; en majuscules celles qui sont peintes, W blanc, K noir.
cp-in-reserve = En réserve : { $what }
cp-before-first = avant la première manche
cp-round = manche { $round }
cp-round-of-last = manche { $round } sur { $last }
cp-first = premier joueur : { $name }
cp-first-you = premier joueur : vous
cp-first-then = premier joueur : { $now }, puis { $next }
cp-black-left =
    { $count ->
        [one] reste { $count } noir
       *[other] restent { $count } noirs
    }
cp-last-round = la dernière manche
cp-wheel = La roue
cp-free = libres
cp-assistants = assistants
cp-after-one = après un cran
cp-after-two = après deux crans, si elle tourne
cp-any = sans limite
cp-closed = interdit
cp-wheel-notes =
    (A) a déjà agi. Le demi-tour est complet dans { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }. Outils : la case { $bonus } apporte un assistant ou un jeton de 6, la case { $last } un jeton de 10.
cp-on-easels =
    Sur les chevalets ({ $count ->
        [one] { $count } tableau
       *[other] { $count } tableaux
    } à venir)
cp-all-painted = tout est peint
cp-open = libres { $colors }
cp-on-display = Cartes Bonus sur l’étal
cp-kept-pigments =
    { $has ->
        [one] { $has } pigment
       *[other] { $has } pigments
    } sur { $limit }
cp-assistants-count =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
cp-to-place =
    { $count ->
       *[other] , { $count } à placer
    }
cp-hired =
    { $count ->
       *[other] , { $count } de plus dès la prochaine manche
    }
cp-holds = cartes Bonus : { $cards }
cp-track = { $tool } { $level } (case { $space } sur { $last }{ $token })
cp-track-token = , jeton { $points }
cp-dealt-tile = tuile reçue, { $tile } : { $power }
cp-completed = achevé
cp-exhibited = exposé
cp-for-later = pour plus tard { $colors }
cp-face-down = gardé, face cachée

## For those who sit down for the first time

cp-primer-place = Chaque manche a deux moitiés. D’abord tous placent leurs assistants sur des cases libres du plateau, un à la fois, chacun près de l’action qu’il fera. Puis tous les couchent un à un, et chacun fait ce que la roue montre à sa case ; enfin la roue tourne.
cp-primer-colors = Obtenez du rouge, du jaune et du bleu, autant que le niveau du tube ; mélangez-les, autant que le niveau de la palette ; peignez les cases dans leurs couleurs, autant que le niveau du pinceau. Le blanc va sur toute case, coûte 2 points, et un tableau en accepte 3.
cp-primer-market = Prenez des tableaux sur les chevalets. Qui en achève deux annonce la dernière manche.
cp-primer-draft = Vous commencez avec quatre tableaux choisis dans un draft, et en peignez un à la fois.
cp-primer-completed = Un tableau compte dès que ses neuf cases sont remplies.
cp-primer-exhibited = Un tableau compte quand ses neuf cases sont remplies et que vous l’exposez. Qui en expose deux annonce la dernière manche.
cp-primer-marker = Un outil qui arrive sur sa dernière case aussi.
cp-primer-signature = Un noir signe un tableau, un seul par tableau, à la place de n’importe quelle couleur : 6 points.
cp-primer-tiles = Votre tuile Peintre est un pouvoir pour toute la partie.
cp-primer-cards = Les cartes Bonus s’achètent avec du blanc, là où l’on prend ou expose des tableaux.

## Options

cp-about-variant = tous les changements de la Variante J à la fois ; d’autres peuvent suivre
cp-about-values = ce que valent les tableaux
cp-about-paintings = d’où viennent les tableaux
cp-about-counts = quand un tableau compte
cp-about-easel = sur quoi l’on peut peindre
cp-about-black = à quoi sert le noir
cp-about-dry = ce qui sèche
cp-about-supply = combien il y a de noirs
cp-about-end = ce qui annonce aussi la dernière manche
cp-about-twins = ce que rapportent deux tableaux du même sujet
cp-about-ties = comment on départage les ex æquo
cp-about-cards = comment se jouent les cartes Bonus
cp-about-swap = ce qu’une carte Bonus peut faire à la place
cp-about-half-turn = quelles cartes Bonus défausse un demi-tour
cp-about-tiles = tuiles Peintre
cp-about-texts = ce que disent les tuiles Peintre
cp-about-rounds = après quelle manche la partie finit au plus tard
cp-about-board = votre propre plateau, en TOML
cp-about-deck = vos propres tableaux, en CSV
cp-about-rules = vos propres règles maison, en TOML
cp-way-values-base = Les tableaux valent 10, 12, 14 et 16.
cp-way-values-j = Les tableaux valent 9, 12, 15 et 18.
cp-way-paintings-market = Les tableaux se prennent sur des chevalets au milieu de la table.
cp-way-paintings-draft = Chacun reçoit quatre tableaux d’un draft. Tous voient les dos, seul celui qui les tient voit les grilles.
cp-way-counts-completed = Un tableau compte dès que ses neuf cases sont remplies.
cp-way-counts-exhibited = Un tableau compte quand il est exposé, une action au lieu d’en prendre un ; puis on pose le suivant devant soi.
cp-way-easel-any = On peint sur n’importe lequel de ses tableaux.
cp-way-easel-one = On peint seulement sur le tableau devant soi.
cp-way-black-points = Chaque noir vaut 6 points.
cp-way-black-signature = Un noir signe un tableau à la place de n’importe quelle couleur, un par tableau, pour 6 points quand il compte.
cp-way-dry-colors = Le noir ne compte pas dans la limite de 12 pigments.
cp-way-dry-black = Le noir compte dans la limite de 12 pigments ; celui qui sèche peut être repris.
cp-way-supply-five = Il y a cinq noirs.
cp-way-supply-seats = Il y a trois noirs à deux joueurs, quatre à trois, cinq à quatre.
cp-way-end-base = Un outil sur sa dernière case n’annonce pas la dernière manche.
cp-way-end-marker = Un outil qui arrive sur sa dernière case annonce la dernière manche.
cp-way-twins-off = Deux tableaux du même sujet ne rapportent rien de plus.
cp-way-twins-on = Deux tableaux du même sujet retournent un jeton de 6 à 10.
cp-way-ties-base = Égalités : le moins de blanc sur les tableaux, puis le tableau le plus précieux, puis le plus de noir.
cp-way-ties-j = Égalités : le tableau le plus précieux, puis le plus de noir, puis le moins de blanc sur les tableaux.
cp-way-cards-off = Il n’y a pas de cartes Bonus.
cp-way-cards-a = Une carte Bonus s’utilise dès qu’elle est achetée, ou se perd.
cp-way-cards-b = Les cartes Bonus se gardent et s’utilisent avant ou après l’action d’un assistant, une par manche.
cp-way-cards-j = Les cartes Bonus se gardent et s’utilisent avant ou après l’action d’un assistant, autant qu’on veut par manche.
cp-way-swap-off = Une carte Bonus ne fait que ce qu’elle dit.
cp-way-swap-exhibit = Toute carte Bonus peut à la place exposer un tableau achevé.
cp-way-half-turn-display = Un demi-tour de la roue renouvelle les cartes Bonus de l’étal.
cp-way-half-turn-all = Un demi-tour de la roue défausse aussi les cartes Bonus que les joueurs n’ont pas utilisées.
cp-way-tiles-off = Il n’y a pas de tuiles Peintre.
cp-way-tiles-on = Chacun reçoit deux tuiles Peintre et en garde une.
cp-way-texts-base = Les tuiles Peintre ont les pouvoirs du jeu de base.
cp-way-texts-j = Les tuiles Peintre ont les pouvoirs de la Variante J, et Valadon est du nombre.
cp-way-rounds-off = Aucun nombre de manches ne met fin à la partie.
cp-way-rounds = La partie finit au plus tard après la manche { $round }.
cp-way-board-box = Le plateau de la boîte.
cp-way-deck-box = Les tableaux de la boîte.

## The table in a browser

cp-board-next = quand la roue aura tourné : { $deed }
cp-board-forbidden = { $deed } : action interdite pendant cette manche
cp-board-first =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } le jeton Premier joueur
cp-board-half =
    { $count ->
        [one] Demi-tour dans { $count } cran
       *[other] Demi-tour dans { $count } crans
    }
cp-board-easels = Chevalets
cp-board-easel-empty = un chevalet vide
cp-board-pile =
    { $count ->
        [one] Encore { $count } tableau à venir
       *[other] Encore { $count } tableaux à venir
    }
cp-board-bonus = Cartes Bonus
cp-board-reserve = Pigments
cp-board-tools = Outils
cp-board-crew = Assistants
cp-board-paintings = Tableaux
cp-board-hand = Pour plus tard
cp-board-remembered = Gardé pour plus tard ; vous l’avez vu pendant le draft
cp-board-hand-first = Choisissez le premier à peindre
cp-board-hand-next = Choisissez le prochain à peindre
cp-board-hand-drafted = Vos tableaux
cp-board-chosen = Votre choix
cp-board-wall = Exposition
cp-board-exhibition = L’exposition
cp-board-open-cells =
    { $count ->
        [one] { $count } case à peindre
       *[other] { $count } cases à peindre
    }
cp-board-pack = Le paquet
cp-board-tiles = Tuiles Peintre
cp-board-no-paintings = Pas encore de tableau.
cp-board-easel-clear = Rien sur le chevalet.
cp-board-standing =
    { $you ->
        [yes] un de vos assistants
       *[no] un assistant { $whose }
    }
cp-board-lying =
    { $you ->
        [yes] un de vos assistants, qui a agi
       *[no] un assistant { $whose }, qui a agi
    }
cp-board-resting =
    { $count ->
        [one] un autre y est couché, il a agi
       *[other] { $count } autres y sont couchés, ils ont agi
    }
cp-board-idle =
    { $count ->
        [one] { $count } assistant à placer
       *[other] { $count } assistants à placer
    }
cp-board-hired =
    { $count ->
        [one] { $count } de plus dès la prochaine manche
       *[other] { $count } de plus dès la prochaine manche
    }
cp-board-decline = renoncer
cp-board-cannot = le coucher
cp-board-crew-idle = Assistants à placer : { $count } sur { $all }
cp-board-crew-standing = Assistants qui doivent encore agir : { $count } sur { $all }
cp-board-exhibit = exposer
cp-board-ready = prêt à exposer
cp-board-used = utilisée dans cette manche
cp-board-left-paint =
    { $count ->
        [one] encore { $count } coup de pinceau
       *[other] encore { $count } coups de pinceau
    }
cp-board-left-pay =
    { $count ->
        [one] { $count } pigment à payer
       *[other] { $count } pigments à payer
    }
cp-board-left-dry =
    { $count ->
        [one] { $count } pigment de trop
       *[other] { $count } pigments de trop
    }
cp-board-left-exchange =
    { $count ->
        [one] encore { $count } échange
       *[other] encore { $count } échanges
    }
cp-board-left-tools =
    { $count ->
        [one] encore { $count } cran
       *[other] encore { $count } crans
    }
cp-board-stay = Sans tourner
cp-board-two-steps = 2 crans
cp-board-cell-at = rangée { $row }, colonne { $column }
cp-legend-acquire = Obtenir : autant de pigments de cette couleur que le niveau du tube
cp-legend-mix = Mélanger : payez 1 pigment de chacune des deux couleurs et obtenez autant de pigments de la couleur mélangée que le niveau de la palette
cp-legend-black = Mélanger le noir : 1 orange, 1 vert et 1 violet donnent 1 noir
cp-legend-improve = Améliorer : payez 2 pigments, et le tube, la palette ou le pinceau avance d’une case
cp-legend-paint = Peindre : posez des pigments sur les cases de leur couleur, jusqu’au niveau du pinceau
cp-legend-white = Blanc, au centre : autant de blancs que le niveau du tube
cp-legend-next = Au bord, en petit : ce que ces cases auront en face quand la roue aura tourné
cp-legend-closed = Action interdite : aucun assistant ne peut y aller
cp-legend-yet = Trois points : vous ne pourriez pas effectuer cette action maintenant ; peut-être quand viendra son tour
cp-legend-half = Sous la roue : les crans qui manquent au demi-tour, quand se renouvelle ce qu’on peut prendre ou acheter
cp-legend-assistants = Debout, il doit encore agir ; couché, il a agi
cp-legend-resting = Au centre, à côté d’un assistant debout : deux autres du même joueur y sont couchés, ils ont agi
cp-legend-supply = Sous la roue : combien il reste de noir
cp-progress = manche { $round }
