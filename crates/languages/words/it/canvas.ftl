### Canvas. Every message begins with cv-.

## Colors of swatches and ribbons, elements and their short names in tables of text.
cv-color-red = rosso
cv-color-yellow = giallo
cv-color-green = verde
cv-color-blue = blu
cv-color-violet = viola
cv-color-gray = grigio
cv-element-hue = tonalità
cv-element-shape = forma
cv-element-texture = texture
cv-element-tone = tono
cv-short-hue = tnl
cv-short-shape = frm
cv-short-texture = tex
cv-short-tone = ton
cv-legend = In coppia tnl è tonalità, frm forma, tex texture, ton tono; * è un’icona Bonus, · niente.

## Scoring cards, and what each asks for in few words.
cv-condition-composition = composizione
cv-condition-consistency = consistenza
cv-condition-emphasis = enfasi
cv-condition-hierarchy = gerarchia
cv-condition-movement = movimento
cv-condition-proximity = prossimità
cv-condition-proportion = proporzione
cv-condition-repetition = ripetizione
cv-condition-space = spazio
cv-condition-style = stile
cv-condition-symmetry = simmetria
cv-condition-variety = varietà
cv-condition-bonus = bonus
cv-asks-composition = nessun campione è vuoto
cv-asks-consistency = esattamente 6 elementi
cv-asks-emphasis = esattamente 1 tonalità
cv-asks-hierarchy = un tono, nessun elemento più numeroso
cv-asks-movement = un elemento in 3 campioni di fila
cv-asks-proximity = ogni coppia texture + tono vicini
cv-asks-proportion = 3 di un elemento e 2 di un altro
cv-asks-repetition = ogni 2 forme
cv-asks-space = ogni coppia tonalità + forma distanti
cv-asks-style = ogni 3 texture
cv-asks-symmetry = ogni elemento allo specchio
cv-asks-variety = ogni serie di tutti e 4 gli elementi
cv-asks-bonus = per ogni *, i suoi elementi visibili

## Cards, titles, ranks, objectives, scenarios.
cv-told-card =
    la carta { $number } ({ $side ->
        [left] «{ $word }»
       *[right] «{ $word }»
    })
cv-seen-card = la carta «{ $title }»
cv-title = «{ $title }»
cv-rank-participation = premio di partecipazione
cv-rank-emerging = artista emergente
cv-rank-mention = menzione d’onore
cv-rank-runner-up = secondo classificato
cv-rank-best = migliore in gara
cv-objective-all-conditions = tutte e quattro le condizioni con un solo dipinto (CV-8.1)
cv-objective-four-bonus = quattro coccarde Bonus con un solo dipinto (CV-8.2)
cv-objective-seven = sette coccarde con un solo dipinto (CV-8.3)
cv-objective-five-alike = cinque elementi identici su un solo dipinto (CV-8.4)
cv-objective-full-tracks = il numero massimo di coccarde dalle quattro carte Punteggio (CV-8.5)
cv-objective-seven-bonus = sette coccarde Bonus in una partita (CV-8.6)
cv-objective-fourteen = quattordici coccarde in una partita (CV-8.7)
cv-objective-every-scenario = una partita di ogni scenario (CV-8.8)
cv-objective-forty = 40 punti (CV-8.9)
cv-objective-author = più del miglior punteggio dell’autore, 47 (CV-8.10)
cv-special-objective = Obiettivo speciale: { $objective }
cv-scenario-family = familiare
cv-scenario-chill = rilassato
cv-scenario-synergy = sinergico
cv-scenario-first-game = iniziale
cv-scenario-balanced = bilanciato
cv-scenario-no-elements = senza elementi
cv-scenario-every-element = ogni elemento
cv-scenario-spatial = spaziale
cv-scenario-bonus = bonus
cv-scenario-free = scelta libera

## What is painted on the backgrounds.
cv-background-1 = mare al mattino
cv-background-2 = campo di grano
cv-background-3 = notte
cv-background-4 = salotto
cv-background-5 = bosco
cv-background-6 = dune
cv-background-7 = inverno
cv-background-8 = mare grigio
cv-background-9 = campo di lavanda
cv-background-10 = tramonto
cv-background-11 = abissi
cv-background-12 = terrazza
cv-background-13 = montagne
cv-background-14 = città al crepuscolo
cv-background-15 = prato
cv-background-16 = stanza rossa
cv-background-17 = lago
cv-background-18 = colline
cv-background-19 = aurora boreale
cv-background-20 = lino

## What a painting brings.
cv-ribbons-count =
    { $count ->
        [one] { $count } coccarda
       *[other] { $count } coccarde
    }
cv-ribbons =
    { $count ->
        [one] una coccarda
       *[other] { $number } coccarde
    }
cv-so-many =
    { $count ->
        [one] una
       *[other] { $number }
    }
cv-bonus-ribbons =
    { $count ->
        [one] una coccarda Bonus
       *[other] { $number } coccarde Bonus
    }
cv-earned-for = { $ribbons } per { $name }
cv-no-ribbons = nessuna coccarda
cv-no-ribbons-at-all = neppure una coccarda
cv-bounty = { $reasons }, { $points } in più

## What is asked.
cv-ask-scoring = La sorte pesca le carte Punteggio.
cv-ask-refill = La sorte riempie la fila.
cv-ask-deal = La sorte distribuisce gli sfondi.
cv-ask-start = La sorte sceglie chi comincia.
cv-ask-toss = Vincent lancia i suoi segnalini.
cv-ask-over = La partita è finita.
cv-ask-turn-card =
    { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } una carta.
cv-ask-turn-either =
    { $you ->
        [yes] Prendi una carta, o comincia un dipinto: scegli la carta che va sotto.
       *[no] { $who } prende una carta o comincia un dipinto.
    }
cv-ask-turn-row-empty =
    { $you ->
        [yes] La fila è vuota: comincia un dipinto, scegli la carta che va sotto.
       *[no] La fila è vuota: { $who } comincia un dipinto.
    }
cv-ask-turn-hand-full =
    { $you ->
        [yes] La mano è piena: comincia un dipinto, scegli la carta che va sotto.
       *[no] La mano è piena: { $who } comincia un dipinto.
    }
cv-ask-lay =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } la carta { $layer ->
        [bottom] che va sotto nel dipinto
        [middle] centrale del dipinto
       *[top] che va in cima al dipinto
    }.
cv-ask-frame =
    { $you ->
        [yes] Scegli uno sfondo per il dipinto: non dà punti.
       *[no] { $who } sceglie uno sfondo per il dipinto.
    }
cv-tie =
    { $you ->
        [yes] { $who } siete
       *[no] { $who } sono
    } in parità per il primo posto
cv-jury = { $tie }: tutti gli altri votano in segreto.
cv-ballot =
    { $tie }: { $you ->
        [yes] vota
       *[no] { $who } vota
    } in segreto.

## What each answer means.
cv-take-at = prendi la carta in posizione { $position }
cv-take =
    prendi { $card } { $count ->
        [0] gratis
        [one] per 1 segnalino, sulla carta che la precede
       *[other] per { $count } segnalini, uno su ogni carta che la precede
    }{ $gain }
cv-gain = { " " }(ne ottieni { $count })
cv-gain-reserve = { " " }(ottieni un segnalino della riserva)
cv-take-clearing =
    prendi { $card } pagando { $count ->
        [one] 1 segnalino ({ $gone } lascia il gioco)
       *[other] { $count } segnalini ({ $gone } lasciano il gioco)
    }
cv-lay-bottom = comincia un dipinto con { $card } in basso
cv-lay-middle = metti { $card } in mezzo
cv-lay-top = metti { $card } in cima: { $title }, { $worth }
cv-lay-top-unseen = metti { $card } in cima: { $title }
cv-frame = esponi { $title } sullo sfondo { $background }
cv-vote = vota per { $seat }
cv-vote-painter = vota per { $seat }, che ha dipinto { $titles }
cv-abstain = non votare per nessuno
cv-and-ends = { $deed } — la partita finisce
cv-and-last-turn = { $deed } — è l’ultimo turno
cv-painting-ends = Con questo dipinto la partita finisce.
cv-painting-last-turn = Questo dipinto è l’ultimo turno.

## The story.
cv-headline-turn =
    Turno { $turn }: { $you ->
        [yes] tu
       *[no] { $who }
    }
cv-headline-jury = La giuria
cv-headline-setup = Preparazione
cv-scoring-card = { $card } ({ $asks })
cv-scoring-are = Le carte Punteggio sono { $cards }.
cv-scoring-is = La carta Punteggio di colore { $color } è { $card }: { $asks }.
cv-row-laid-out = La fila, a partire dalla carta gratuita: { $cards }.
cv-card-comes = { $card } arriva in posizione { $position }.
cv-dealt =
    { $you ->
        [yes] Ricevi
       *[no] { $who } riceve
    } gli sfondi { $backgrounds }.
cv-begins =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
cv-toss = Vincent lancia i suoi segnalini{ $leaves } e scarta { $card }{ $gets }.
cv-toss-leaves =
    { $count ->
        [one] , ne lascia uno sulla fila
       *[other] , ne lascia { $number } sulla fila
    }
cv-takes =
    { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } { $card }{ $besides }.
cv-leaving =
    { $count ->
        [one] lasciando un segnalino sulla carta che la precede
       *[other] lasciando { $number } segnalini sulle carte che la precedono
    }
cv-getting =
    { $count ->
        [one] ottenendo il segnalino che vi si trova
       *[other] ottenendo i { $number } segnalini che vi si trovano
    }
cv-getting-reserve = ottenendo un segnalino dalla riserva
cv-paying =
    { $count ->
        [one] pagando un segnalino
       *[other] pagando { $number } segnalini
    }
cv-removing =
    { $count ->
        [one] togliendo una carta dal gioco
       *[other] togliendo { $number } carte dal gioco
    }
cv-lays =
    { $layer ->
        [bottom] { $you ->
            [yes] Cominci
           *[no] { $who } comincia
        } un dipinto con { $card }.
        [middle] { $you ->
            [yes] Sovrapponi
           *[no] { $who } sovrappone
        } { $card }.
       *[top] { $you ->
            [yes] Metti
           *[no] { $who } mette
        } in cima { $card }.
    }
cv-chooses-background =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } lo sfondo { $background }.
cv-hung =
    { $you ->
        [yes] Il tuo dipinto
       *[no] Il dipinto { $of }
    } { $title } è finito: { $bounty }.
cv-gets-from-reserve =
    { $you ->
        [yes] Ottieni
       *[no] { $who } ottiene
    } un segnalino dalla riserva.
cv-end-exhibition = Tutti i dipinti sono finiti: si apre la mostra (CV-4.1).
cv-end-standstill = Nessuno può fare più nulla: la partita finisce (CV-3.7).
cv-voted =
    { $you ->
        [yes] Hai
       *[no] { $who } ha
    } votato.
cv-votes-for =
    { $you ->
        [yes] Voti
       *[no] { $who } vota
    } per { $tied }.
cv-abstains =
    { $you ->
        [yes] Ti astieni.
       *[no] { $who } si astiene.
    }
cv-votes-opened = Si scoprono i voti: { $votes }.
cv-opened-for =
    { $you ->
        [yes] tu
       *[no] { $who }
    } per { $tied }
cv-opened-nobody =
    { $you ->
        [yes] tu
       *[no] { $who }
    } per nessuno

## The result.
cv-score-alone =
    { $you ->
        [yes] Ottieni
       *[no] { $who } ottiene
    } { $points }: { $rank }.
cv-won-by-tokens = e a pari punti con più segnalini (CV-4.3)
cv-won-by-jury = e a pari merito per il voto della giuria (CV-4.3)
cv-tokens-left = segnalini rimasti
cv-exhibition-of =
    { $you ->
        [yes] La tua mostra
       *[no] La mostra { $of }
    }
cv-no-paintings = nessun dipinto

## The table as text.
cv-in-the-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
cv-vincent-has =
    { $count ->
        [one] Vincent ha { $count } segnalino
       *[other] Vincent ha { $count } segnalini
    }
cv-in-the-reserve =
    { $count ->
        [one] { $count } segnalino nella riserva
       *[other] { $count } segnalini nella riserva
    }
cv-with-a-jury = con una giuria
cv-own-deck = un mazzo tutto vostro
cv-head-ribbons = Coccarde
cv-head-earned-for = si ottengono per
cv-head-points = punti
cv-head-so-far = finora
cv-head-ribbons-points = Coccarde=punti
cv-head-points-so-far = punti finora
cv-each = { $points } l’una
cv-head-row = La fila
cv-head-in-hand = In mano
cv-no-cards = nessuna carta
cv-place =
    { $cost ->
        [0] { $position } gratis
       *[other] { $position } per { $cost }
    }
cv-on-the-desk = Sul cavalletto, dal basso in alto
cv-visible = visibile
cv-if-finished = { $title }, se fosse finito ora:
cv-made-from = { $title } da { $cards }
cv-tokens =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
cv-has-backgrounds =
    { $count ->
        [one] sfondo { $numbers }
       *[other] sfondi { $numbers }
    }
cv-in-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }

## For those who sit down for the first time.
cv-primer-take = A ogni turno prendi una carta: la prima è gratis, una successiva costa un segnalino su ogni carta che la precede. +2 nella fila: con quella carta arrivano due segnalini.
cv-primer-paint = Con tre carte in mano puoi invece dipingere: sovrapponine tre. Ciò che resta visibile vale coccarde (* è un’icona Bonus), e le coccarde sono punti.
cv-primer-together = Ognuno completa tre dipinti; poi vince chi ha più punti.
cv-primer-alone = Completi tre dipinti. Con 25 punti sei artista emergente, con 30 ottieni la menzione d’onore, con 35 sei secondo classificato, con 40 migliore in gara.
cv-primer-vincent = Vincent non dipinge: dopo ogni tuo turno lancia i suoi segnalini, ne lascia alcuni sulla fila e scarta una carta.
cv-primer-puzzle = A ogni turno prendi una carta: la prima è gratis, una successiva costa un segnalino per ogni carta che la precede, e quelle carte lasciano il gioco. Ciò che paghi va nella riserva; la prima carta, e ogni dipinto, ti dà un segnalino da lì.
cv-about-scenario = quali carte Punteggio sono in gioco
cv-about-cards = carte Punteggio a scelta: quattro, o tre per una partita rilassata
cv-about-solo = il gioco in solitaria
cv-about-jury = come finisce una parità per il primo posto
cv-about-deck = le tue carte Arte, in CSV
cv-about-rules = le tue regole della casa, in TOML
cv-way-scenario-family = Familiare: due carte Punteggio, le basi.
cv-way-scenario-chill = Rilassato: tre carte Punteggio qualsiasi.
cv-way-scenario-synergy = Sinergico: tre carte Punteggio che vanno d’accordo.
cv-way-scenario-first-game = Iniziale: quattro carte Punteggio facili da spiegare.
cv-way-scenario-balanced = Bilanciato: due carte Punteggio sugli elementi, e due no.
cv-way-scenario-no-elements = Senza elementi: nessun elemento vale più di un altro.
cv-way-scenario-every-element = Ogni elemento: ogni carta Punteggio ne vuole uno diverso.
cv-way-scenario-spatial = Spaziale: conta dove stanno le cose.
cv-way-scenario-bonus = Bonus: carte Punteggio che fanno fruttare le icone Bonus.
cv-way-scenario-random = Quattro carte Punteggio a caso.
cv-way-scenario-picked = Carte Punteggio a scelta.
cv-presets-scenarios = Scenari
cv-presets-alone = In solitaria
cv-presets-special = Speciali
cv-drawn =
    { $count ->
        [one] Una, pescata a caso.
       *[other] { $number }, pescate a caso.
    }
cv-way-jury-off = Chi resta in parità fino in fondo condivide la vittoria.
cv-way-jury-on = Gli altri votano per uno di quelli in parità.
cv-way-vincent = In solitaria giochi con Vincent, che svuota la fila.
cv-way-puzzle = In solitaria la fila la svuoti tu.
cv-way-deck = Le carte della scatola.

## The table in a browser.
cv-board-scoring = Carte Punteggio
cv-board-hand = Le tue carte
cv-board-hand-empty = Nessuna carta in mano.
cv-board-backgrounds = I tuoi sfondi
cv-board-background = sfondo «{ $scenery }»
cv-board-paintings = Dipinti
cv-board-free = gratis
cv-board-token = segnalino
cv-board-new = nuova
cv-board-on-it =
    { $count ->
        [one] { $count } segnalino sopra
       *[other] { $count } segnalini sopra
    }
cv-board-desk =
    { $you ->
        [yes] Stai dipingendo
       *[no] { $who } sta dipingendo
    }
cv-board-as-it-lies = così com’è ora
cv-board-vincent = Vincent
cv-board-vincent-about = Dopo il tuo turno lancia i suoi segnalini: ognuno a faccia in su resta su una carta, e la carta che segue se ne va.
cv-board-ranks = Punti da raggiungere
cv-board-reserve = Riserva
cv-board-reserve-about = Ciò che paghi va qui; la carta gratuita, e ogni dipinto, te ne ridà uno. Le carte saltate lasciano il gioco.
cv-board-tossed =
    { $count ->
        [0] Ultimo lancio: nessun segnalino usato, se ne va la prima carta:
       *[other] Ultimo lancio: { $count } di { $all } segnalini usati, e se ne va:
    }
cv-board-exhibition = La mostra
cv-board-awards = Obiettivi speciali
cv-board-awards-about = Si raccolgono in tutte le tue partite; una partita sola non può essere di ogni scenario.
cv-board-bonus-asks = per ogni icona Bonus, i suoi elementi visibili
cv-plan = Prova un dipinto
cv-plan-about = Sovrapponi fino a tre carte e guarda quanto valgono. Lo vedi soltanto tu.
cv-plan-top = in cima
cv-plan-raise = Solleva
cv-plan-clear = Sgombra il cavalletto
cv-plan-paint = Dipingi così
cv-progress =
    { $done ->
        [one] { $done } dipinto
       *[other] { $done } dipinti
    } su { $all }

## What the icons mean.
cv-legend-swatches = I cinque campioni lungo la carta, ognuno con il suo colore e la sua forma: { $colors }. Uno punteggiato è vuoto.
cv-legend-bonus = Un’icona Bonus, con una stella d’oro (qui per la tonalità): una coccarda Bonus per ogni elemento visibile del suo tipo. Da sola non è un elemento.
cv-legend-covers = La carta in cima, quella che le sta sotto e, sotto la linea, ciò che si vede: in ogni campione le icone più in alto nascondono le altre; un campione vuoto non nasconde nulla.
cv-legend-ribbons = Coccarde, ogni volta che un dipinto fa ciò che chiede la carta Punteggio di quel colore. Sulla carta: i punti per una coccarda, per due, e così via.
cv-legend-gray = Coccarde Bonus, per le icone Bonus: 2 punti l’una
cv-legend-tokens = Segnalini Ispirazione: uno su ogni carta che precede quella che prendi; quelli sulla carta che prendi sono tuoi
cv-legend-tokens-puzzle = Segnalini Ispirazione: ne paghi uno alla riserva per ogni carta che precede quella che prendi
cv-legend-fresh = Nuova dopo la tua ultima decisione
