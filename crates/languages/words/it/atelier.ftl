### Atelier. Every message begins with at-.

## Cards, colors, subjects, objectives.

at-card-blank = tela-{ $number }
at-card-drawn = disegno-{ $number }
at-card-painted = dipinto-{ $number }
at-card-joker = jolly-{ $number }
at-joker = jolly
at-a-blank =
    { $count ->
        [one] una tela bianca
       *[other] { $number } tele bianche
    }
at-a-drawn =
    { $count ->
        [one] un disegno di «{ $subject }»
       *[other] { $number } disegni di «{ $subject }»
    }
at-a-painted =
    { $count ->
        [one] un dipinto di «{ $subject }»
       *[other] { $number } dipinti di «{ $subject }»
    }
at-a-joker =
    { $count ->
        [one] un jolly
       *[other] { $number } jolly
    }
at-with-color = { $card } (colore { $color })
at-with-cost = { $card } (colore { $color }, costo: { $cost })
at-units =
    { $count ->
        [one] { $color ->
            [cyan] ciano
            [magenta] magenta
            [yellow] giallo
            [white] bianco
            [black] nero
            [red] rosso
            [green] verde
            [blue] blu
           *[other] { $name }
        }
       *[other] { $count } { $color ->
            [cyan] ciani
            [magenta] magenta
            [yellow] gialli
            [white] bianchi
            [black] neri
            [red] rossi
            [green] verdi
            [blue] blu
           *[other] { $name }
        }
    }
at-canvases-of-palette =
    { $count ->
        [one] una tela della tavolozza
       *[other] { $number } tele della tavolozza
    }
at-outlook-pays = si paga con { $what }
at-outlook-first = si paga prima con { $what }
at-outlook-then = poi si paga con { $what }
at-outlook-end = questo diventa l’ultimo giro
at-outlook-blank = { $points } per la tela bianca in vista
at-outlook-objective = { $points } per un obiettivo
at-a-canvas = una tela
at-nothing = niente
at-color-cyan = ciano
at-color-magenta = magenta
at-color-yellow = giallo
at-color-white = bianco
at-color-black = nero
at-color-red = rosso
at-color-green = verde
at-color-blue = blu
at-subject-night = notte
at-subject-scream = urlo
at-subject-wave = onda
at-subject-grid = griglia
at-subject-apples = mele
at-objective-blank-canvases = sette tele bianche
at-objective-drawn-canvases = tre tele disegnate
at-objective-painted-canvas = una tela dipinta
at-objective-all-colors = tutti e cinque i colori
at-objective-one-color = un colore su cinque tele
at-a-fake = un falso
at-the-original = l’originale
at-turned = ha già pagato

## What is asked.

at-asks-start = La sorte indica chi comincia.
at-asks-hands = La sorte distribuisce le carte.
at-asks-refill = La sorte riempie il cerchio.
at-asks-turn =
    { $you ->
        [yes] Tocca a te: pesca carte o gioca tele.
       *[no] { $who } pesca carte o gioca tele.
    }
at-asks-second =
    { $you ->
        [yes] { $from ->
            [beside] Pesca una seconda carta: una accanto alla prima.
            [beside-or-deck] Pesca una seconda carta: una accanto alla prima, oppure dal mazzo.
            [deck] Pesca una seconda carta dal mazzo.
           *[deck-or-ring] Pesca una seconda carta: dal mazzo, oppure una qualsiasi del cerchio.
        }
       *[no] { $who } pesca una seconda carta{ $from ->
            [beside] : una accanto alla prima.
            [beside-or-deck] : una accanto alla prima, oppure dal mazzo.
            [deck] { " " }dal mazzo.
           *[deck-or-ring] : dal mazzo, oppure una qualsiasi del cerchio.
        }
    }
at-asks-trim =
    { $you ->
        [yes] Scarta
       *[no] { $who } scarta
    } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { $you ->
        [yes] puoi
       *[no] può
    } tenerne dieci.
at-asks-play =
    { $more ->
        [yes] { $you ->
            [yes] Gioca
           *[no] { $who } gioca
        } un’altra { $kind ->
            [blank] tela bianca
            [drawn] tela disegnata
           *[painted] tela dipinta
        }, oppure termina il turno.
       *[no] { $you ->
            [yes] Non puoi
           *[no] { $who } non può
        } giocare un’altra { $kind ->
            [blank] tela bianca
            [drawn] tela disegnata
           *[painted] tela dipinta
        }{ $you ->
            [yes] : termina il turno.
           *[no] .
        }
    }
at-asks-place =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } su che cosa mettere { $card }.
at-asks-pay =
    { $you ->
        [yes] Con che cosa paghi
       *[no] { $who } paga
    } { $left ->
        [one] il { $color }
       *[other] { $left } unità di { $color }
    } per { $card }{ $you ->
        [yes] ?
       *[no] .
    }
at-asks-over = La partita è finita.

## What can be done.

at-do-draw = pesca { $card }
at-do-draw-nothing = pesca da un posto vuoto
at-do-draw-deck = pesca la prima carta del mazzo
at-do-lay = gioca { $card }
at-do-on = mettilo su { $card }
at-do-on-over = mettilo su { $card }, che sta su { $beneath }
at-do-turn = ruota { $card }, che dà { $color }
at-do-turn-one = ruota una delle tue { $count } tele che danno ancora { $color }
at-do-discard = scarta { $card }
at-do-discard-joker = scarta il jolly
at-do-discard-jokers =
    scarta { $count ->
        [one] un jolly
       *[other] { $number } jolly
    } dei { $held } che hai in mano
at-do-discard-all-jokers =
    scarta { $count ->
        [2] entrambi
       *[other] tutti e { $number }
    } i jolly
at-do-done = termina il turno
at-do-pass = passa, perché non si può fare altro

## What has happened.

at-tale-setup = Preparazione
at-tale-round =
    Giro { $round }: { $you ->
        [yes] tu
       *[no] { $who }
    }
at-tale-begins =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
at-tale-dealt =
    { $you ->
        [yes] Ricevi
       *[no] { $who } riceve
    } { $card }.
at-tale-comes = Nel cerchio arriva { $card }.
at-tale-ring =
    { $you ->
        [yes] Peschi
       *[no] { $who } pesca
    } { $card } dal cerchio.
at-tale-deck =
    { $you ->
        [yes] Peschi
       *[no] { $who } pesca
    } dal mazzo.
at-tale-lay =
    { $you ->
        [yes] Giochi
       *[no] { $who } gioca
    } { $card }.
at-tale-turn =
    { $you ->
        [yes] Ruoti
       *[no] { $who } ruota
    } { $card } per il { $color }.
at-tale-pay =
    { $you ->
        [yes] Paghi
       *[no] { $who } paga
    } con { $card }.
at-tale-pay-joker =
    { $you ->
        [yes] Paghi
       *[no] { $who } paga
    } il { $color } con { $card }.
at-tale-discard =
    { $you ->
        [yes] Scarti
       *[no] { $who } scarta
    } { $card }.
at-tale-pass =
    { $you ->
        [yes] Devi
       *[no] { $who } deve
    } passare.
at-tale-on =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } { $card } come base.
at-tale-done =
    { $you ->
        [yes] Non cali
       *[no] { $who } non cala
    } altre tele.
at-tale-unasked-paid =
    { $cards } { $count ->
        [one] paga
       *[other] pagano
    }: non c’è altro modo.
at-tale-unasked-turned =
    non c’è altro modo: { $count ->
        [one] si ruota una tela della tavolozza
       *[other] si ruotano { $number } tele della tavolozza
    } ({ $colors }).
at-tale-last-round = I dipinti sono { $count }: questo è l’ultimo giro.
at-tale-laid =
    { $you ->
        [yes] Cali
       *[no] { $who } cala
    } { $card }.
at-tale-laid-on =
    { $you ->
        [yes] Metti
       *[no] { $who } mette
    } { $card } su { $on }.
at-tale-painted-original =
    { $you ->
        [yes] Metti
       *[no] { $who } mette
    } un dipinto su { $on }: è l’originale di «{ $subject }».
at-tale-painted-fake =
    { $you ->
        [yes] Metti
       *[no] { $who } mette
    } un dipinto su { $on }: è un falso di «{ $subject }».
at-tale-objective =
    { $you ->
        [yes] Raggiungi
       *[no] { $who } raggiunge
    } l’obiettivo «{ $objective }»: { $points }.
at-tale-shuffled =
    Si rimescolano gli scarti: il nuovo mazzo ha { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.

## The table as text.

at-the-ring = Il cerchio
at-gives = dà
at-costs = costa
at-held = in mano
at-objectives-title = Obiettivi
at-caption =
    ATELIER · { $round } · { $paintings ->
        [one] { $paintings } dipinto
       *[other] { $paintings } dipinti
    } su { $all } · { $deck } nel mazzo, { $discards } negli scarti
at-caption-setup = preparazione
at-caption-round = giro { $round }
at-caption-round-of = giro { $round } di { $last }
at-table-discarded =
    Scarti: { $blank ->
        [one] { $blank } bianca
       *[other] { $blank } bianche
    }, { $drawn ->
        [one] { $drawn } disegnata
       *[other] { $drawn } disegnate
    }, { $painted ->
        [one] { $painted } dipinta
       *[other] { $painted } dipinte
    }{ $subjects }, { $jokers } jolly
at-hand-of =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano{ $cards }
at-hand-of-all =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano: { $cards }
at-hand-of-among =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in mano, fra cui { $cards }
at-nothing-laid = tavolozza vuota
at-laid-stacks = tavolozza, ogni pila dal basso verso l’alto

## The result.

at-end-standstill = Nessuno può più fare niente.
at-end-rounds = È finito l’ultimo giro concordato.
at-end-paintings = I dipinti sono { $count }.
at-by-originals = a parità di punti per il maggior numero di originali (AT-6.3)
at-by-fakes = a parità di punti per il maggior numero di falsi (AT-6.3)
at-by-drawings = a parità di punti per il maggior numero di tele disegnate in vista (AT-6.3)
at-source-originals = originali
at-source-fakes = falsi
at-source-drawn-canvases = tele disegnate
at-source-blank-canvases = tele bianche
at-source-objectives = obiettivi
at-seen-originals = originali in vista
at-seen-fakes = falsi in vista
at-seen-drawings = tele disegnate in vista

## What one does in this game.

at-primer-turn = A ogni turno peschi due carte, oppure giochi tele di un solo tipo: fino a tre bianche, fino a due disegnate sopra tele bianche, o una dipinta sopra una disegnata dello stesso soggetto.
at-primer-draw = Peschi dal cerchio o dal mazzo; dopo una carta del cerchio solo una delle sue vicine, oppure il mazzo. In mano tieni dieci carte.
at-primer-draw-unmixed = Peschi due carte vicine del cerchio, oppure due carte del mazzo. In mano ne tieni dieci.
at-primer-pay = Ogni tela ha un costo in colori. Lo paghi scartando carte che li danno, o ruotando tele della tua tavolozza, ciascuna una volta per turno, anche se coperte; i jolly valgono ciano, magenta o giallo, ma non servono a creare colori secondari.
at-primer-mix = I dipinti chiedono anche colori secondari: paga i due colori che li compongono.
at-primer-mix-pairs = I dipinti chiedono anche colori secondari: ruota una tela disegnata e la bianca che le sta sotto, se danno i due colori che li compongono.
at-primer-points = In vista un originale vale 4 punti, un falso 3, una tela disegnata 1, una bianca ne toglie 1; chi raggiunge per primo un obiettivo ne prende i punti.
at-primer-end = Il giro in cui si arriva a { $count } dipinti è l’ultimo.

## Options.

at-about-mixing = da dove vengono i colori secondari
at-about-drawing = che cosa si può pescare in un turno
at-about-blank = i punti di una tela bianca in vista
at-about-jokers = per che cosa vale un jolly
at-about-objectives = quali tele contano per gli obiettivi
at-about-rounds = dopo quale giro la partita finisce al più tardi
at-about-deck = le tue carte, in CSV
at-about-secondaries = i tuoi colori secondari, in TOML
at-about-rules = le tue regole della casa, in TOML
at-way-mixing-free = Un colore secondario si paga con i due che lo compongono, ciascuno dalla mano o dalla tavolozza.
at-way-mixing-pairs = Un colore secondario si crea ruotando una tela disegnata e la bianca che le sta sotto.
at-way-drawing-mixed = Si pesca dal cerchio e dal mazzo, anche una carta da ciascuno.
at-way-drawing-unmixed = Si pescano due carte vicine del cerchio, oppure due dal mazzo.
at-way-blank-costs = Una tela bianca in vista toglie un punto.
at-way-blank-brings = Una tela bianca in vista dà un punto.
at-way-jokers-primary = Un jolly vale ciano, magenta o giallo.
at-way-jokers-any = Un jolly vale uno qualsiasi dei cinque colori.
at-way-objectives-covered = Per gli obiettivi contano anche le tele coperte.
at-way-objectives-visible = Per gli obiettivi contano solo le tele in vista.
at-way-rounds-off = Solo i dipinti portano all’ultimo giro.
at-way-rounds = La partita finisce al più tardi dopo il giro { $round }.
at-way-deck = Le carte della scatola.
at-way-secondaries = Rosso, verde e blu, mescolati come fanno i tipografi.

## The board.

at-ring = Il cerchio intorno al mazzo
at-deck-cards =
    { $count ->
        [one] Il mazzo: { $count } carta
       *[other] Il mazzo: { $count } carte
    }
at-discarded-count =
    { $count ->
        [0] Non ci sono scarti.
        [one] { $count } carta negli scarti
       *[other] { $count } carte negli scarti
    }
at-paintings-among = { ", tra cui i dipinti: " }{ $subjects }
at-exhibition = Mostra
at-paintings-left =
    { $left ->
        [0] { $all } dipinti: questo è l’ultimo giro
        [one] manca { $left } dipinto all’ultimo giro
       *[other] mancano { $left } dipinti all’ultimo giro
    }
at-round = giro { $round }
at-round-of = giro { $round } di { $last }
at-not-painted = l’originale è ancora libero
at-original-of =
    { $you ->
        [yes] Il tuo originale
       *[no] L’originale { $of }
    }
at-fake-of =
    { $you ->
        [yes] Il tuo falso
       *[no] Il falso { $of }
    }
at-nobody-yet = ancora di nessuno
at-progress = { $count } su { $needs }
at-palette = La tua tavolozza
at-palette-of = La tavolozza { $of }
at-palette-empty = Qui va ciò che cali: prima le tele bianche, sopra di esse i disegni, sopra i disegni i dipinti.
at-hand = La tua mano
at-hand-empty = Nessuna carta in mano.
at-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
at-in-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
at-unknown-cards =
    { $count ->
        [one] { $count } carta che solo chi la tiene ha visto
       *[other] { $count } carte che solo chi le tiene ha visto
    }
at-desk = La tela in gioco
at-desk-title =
    { $you ->
        [yes] Giochi
       *[no] { $who } gioca
    } { $card }
at-becomes-original = Sarà l’originale: 4 punti.
at-becomes-fake = Sarà un falso: 3 punti.
at-lies-on = Andrà su { $card }.
at-choose-place = Su quale tela? Toccala nella tua tavolozza.
at-paid = { $count } su { $needs } pagati
at-cheapest = Il modo più conveniente:
at-cheapest-turn = ruota { $card }
at-why-joker = un jolly paga soltanto: non si cala mai
at-why-other-kind =
    in questo turno giochi solo { $kind ->
        [blank] tele bianche
        [drawn] tele disegnate
       *[painted] tele dipinte
    }
at-why-no-place =
    { $kind ->
        [drawn] nella tua tavolozza non c’è una tela bianca libera da coprire
       *[painted] nella tua tavolozza non c’è un disegno libero del suo soggetto da coprire
    }
at-why-lacks = per giocare questa tela ti serve ancora: { $cost }
at-why-lacks-pairs = per giocare questa tela ti servono altre coppie nella tavolozza
at-why-joker-not = non può valere questo { $color }
at-why-other-color = non paga il { $color }
at-why-passed = non si offre più: il { $color } si paga prima ruotando tele, poi con le carte da sinistra a destra
at-why-later = può pagare anche il { $color }, ma solo dopo un’altra carta o tela
at-can-pay = Sottolineato in verde: questa parte la puoi pagare
at-cannot-pay = Questa parte non la puoi ancora pagare
at-pay-so = Paga così
at-or-choose = Oppure tocca ciò che è bordato di rosso: paga il { $color }.
at-gallery = La mostra
at-a-drawing = un disegno
at-works-original =
    { $count ->
        [one] { $count } originale
       *[other] { $count } originali
    }
at-works-fake =
    { $count ->
        [one] { $count } falso
       *[other] { $count } falsi
    }
at-works-drawing =
    { $count ->
        [one] { $count } tela disegnata in vista
       *[other] { $count } tele disegnate in vista
    }
at-works-blank =
    { $count ->
        [one] { $count } tela bianca in vista
       *[other] { $count } tele bianche in vista
    }
at-objectives-taken = obiettivi
at-legend-colors = In alto su una carta il colore che dà, in basso quelli che costa: { $colors }
at-legend-parts = { $one } e { $other }
at-legend-joker = { $stands } Non serve a creare colori secondari.
at-legend-faded = Più chiaro, senza linea: questa parte non la puoi ancora pagare
at-legend-kinds = Bianca, disegnata, dipinta: le tele disegnate si calano sopra le bianche, le dipinte sopra le disegnate dello stesso soggetto. { $blank } Una disegnata dà un punto.
at-legend-original = L’originale, cioè il primo dipinto del suo soggetto: 4 punti
at-legend-fake = Un falso, appeso a testa in giù: 3 punti
at-legend-turned = Inclinata e spenta: ruotata per pagare, torna dritta al prossimo turno
at-legend-works = Accanto a un nome: originali, falsi, tele disegnate e bianche in vista, carte in mano
at-legend-fresh = Novità dopo la tua ultima decisione
