### Colors of Paris: what lies on the table, what is asked, what happens.

## Pigments

cp-red = rosso
cp-yellow = giallo
cp-blue = blu
cp-orange = arancione
cp-green = verde
cp-violet = viola
cp-white = bianco
cp-black = nero
cp-so-many =
    { $count ->
        [one] { $count } { $color ->
            [red] rosso
            [yellow] giallo
            [blue] blu
            [orange] arancione
            [green] verde
            [violet] viola
            [white] bianco
           *[black] nero
        }
       *[other] { $count } { $color ->
            [red] rossi
            [yellow] gialli
            [blue] blu
            [orange] arancioni
            [green] verdi
            [violet] viola
            [white] bianchi
           *[black] neri
        }
    }
cp-cell =
    { $color ->
        [red] uno spazio rosso
        [yellow] uno spazio giallo
        [blue] uno spazio blu
        [orange] uno spazio arancione
        [green] uno spazio verde
       *[violet] uno spazio viola
    }
cp-nothing = niente

## Paintings, tools, tiles, cards

cp-valued = { $card }, da { $value }
cp-worth = da { $value }
cp-seen-open = { $card }; da dipingere: { $what }
cp-seen-painted = { $card }; tutto dipinto
cp-tool-tube = il tubetto
cp-tool-palette = la tavolozza
cp-tool-brush = il pennello
cp-tool-name-tube = tubetto
cp-tool-name-palette = tavolozza
cp-tool-name-brush = pennello
cp-power-cezanne = migliori una seconda volta pagando un numero di pigmenti pari al nuovo livello
cp-power-degas =
    { $done ->
        [exhibited] quando esponi un dipinto, dipingi con al massimo 3 dei suoi pigmenti, né bianchi né neri,
       *[completed] quando completi un dipinto, dipingi con al massimo 3 dei suoi pigmenti, non bianchi,
    } { $on ->
        [next] su quello che metti davanti a te subito dopo
       *[other] su un altro tuo dipinto
    }
cp-power-gauguin = bianco al posto di un primario quando mescoli il tuo colore
cp-power-manet = dipingi fino a 2 spazi rossi quando ottieni rosso
cp-power-monet = dipingi fino a 2 spazi gialli quando ottieni giallo
cp-power-renoir = dipingi fino a 2 spazi blu quando ottieni blu
cp-power-toulouse-lautrec = 2 spazi di ogni dipinto accettano qualsiasi colore
cp-power-van-gogh = conservi 16 pigmenti invece di 12
cp-power-valadon = un bianco in più, di un avversario, quando dipingi
cp-bonus-paint = la carta Dipingere
cp-bonus-imitator = la carta Imitazione
cp-bonus-mix = la carta Mescolamento
cp-bonus-exchange = la carta Scambio di Colori
cp-bonus-tool = la carta Strumento
cp-bonus-name-paint = Dipingere
cp-bonus-name-imitator = Imitazione
cp-bonus-name-mix = Mescolamento
cp-bonus-name-exchange = Scambio di Colori
cp-bonus-name-tool = Strumento
cp-use-paint = dipingi come con un assistente
cp-use-imitator = copi l’azione di un assistente in piedi sulla ruota
cp-use-mix = mescoli un colore a scelta, o il nero
cp-use-exchange = scambi da 1 a 4 pigmenti con altri dello stesso tipo
cp-use-tool = avanzi uno strumento di 2 spazi, o due strumenti di 1

## The actions of the board

cp-deed-acquire-red = Ottieni rosso
cp-deed-acquire-yellow = Ottieni giallo
cp-deed-acquire-blue = Ottieni blu
cp-deed-mix-orange = Mescola arancione
cp-deed-mix-green = Mescola verde
cp-deed-mix-violet = Mescola viola
cp-deed-mix-black = Mescola nero
cp-deed-improve-tube = Migliora tubetto
cp-deed-improve-palette = Migliora tavolozza
cp-deed-improve-brush = Migliora pennello
cp-deed-take = Prendi un dipinto
cp-deed-take-or-exhibit = Prendi o esponi
cp-deed-exhibit-or-buy = Esponi o compra
cp-deed-buy = Compra una carta
cp-deed-paint = Dipingi
cp-deed-first-player = Primo Giocatore
cp-deed-imitator = Imitatore
cp-deed-rotate = Ruota la plancia
cp-deed-white = Ottieni bianco

## What they do

cp-effect-acquire = ottieni { $what }
cp-effect-mix = da { $one } e { $other } ottieni { $made }
cp-effect-black = da 1 arancione, 1 verde e 1 viola ottieni 1 nero
cp-effect-improve = paghi 2 pigmenti: { $step }
cp-effect-improved = niente: { $tool } è già sull’ultimo spazio
cp-effect-paint =
    { $count ->
        [one] metti { $count } pigmento su uno spazio
       *[other] metti fino a { $count } pigmenti sugli spazi
    }
cp-effect-first-player = ottieni 1 bianco e il segnalino Primo Giocatore dal prossimo round
cp-effect-imitator = copi l’azione di un assistente in piedi: { $deeds }
cp-effect-rotate = fai girare la ruota di 0 o 2 passi invece di 1
cp-effect-idle = niente, a questo tavolo
cp-way-take = prendere uno dei dipinti sui cavalletti
cp-way-exhibit = esporre un dipinto completato
cp-way-buy = comprare una carta Bonus
cp-which-take = quale dipinto prendere
cp-which-exhibit = quale dipinto esporre
cp-which-buy = quale carta Bonus comprare
cp-step = { $tool } { $level }, spazio { $space } di { $last }{ $reward }
cp-step-stays =
    { $next ->
       *[other] resta { $now }
    }
cp-step-becomes = passa da { $now } a { $next }
cp-reward-turned = , e il tuo segnalino si gira sul 10
cp-reward-last = , con un segnalino da 10
cp-reward-sixth = , con un assistente o un segnalino da 6

## Why an assistant cannot act

cp-lacks-pigments =
    { $count ->
        [one] ti manca { $what }
       *[other] ti mancano { $what }
    }
cp-lacks-black = non è rimasto nero
cp-lacks-price = servono { $cost } pigmenti, ne hai { $owned }
cp-lacks-space = { $tool } è già sull’ultimo spazio
cp-lacks-painting = non hai un dipinto a cui lavorare
cp-lacks-cells = il tuo dipinto è completato
cp-lacks-fitting = nessun tuo pigmento va su uno spazio libero
cp-lacks-easels = i cavalletti sono vuoti
cp-lacks-room = hai già un dipinto davanti a te
cp-lacks-completed = non hai dipinti completati
cp-lacks-cards = nel mercato non ci sono carte Bonus
cp-lacks-white = per una carta Bonus servono { $cost }, ne hai { $owned }
cp-lacks-copy = nessuno è in piedi dove potresti agire

## What each answer means

cp-label-tint = mescola { $color } con il bianco
cp-label-pick = tieni { $card }
cp-label-show = metti davanti a te { $card }
cp-label-take = prendi { $card }
cp-label-exhibit = esponi { $card }
cp-label-exhibit-by = esponi, con { $card }
cp-label-decline = rinuncia a { $deed }
cp-label-cannot = { $deed }: per ora non può agire ({ $why }), sdraialo senza agire
cp-label-not-yet = { $told } — non ancora: { $why }
cp-label-stand = resta dove ora c’è { $deed }
cp-label-use = usa { $card }: { $use }
cp-label-buy =
    per { $cost ->
        [one] { $cost } bianco
       *[other] { $cost } bianchi
    }, { $card }: { $use }
cp-label-mix-white = bianco al posto di { $color }
cp-label-pay = paga { $one } di { $count }
cp-label-dry = restituisci { $one } di { $count }
cp-label-again = migliora ancora lo stesso strumento
cp-label-hire = un assistente in più dal prossimo round; l’ultimo spazio darà ancora 10
cp-label-token = il segnalino: 6 punti adesso, e altri 4 sull’ultimo spazio
cp-label-exchange = dai { $from } e ottieni { $to }
cp-label-paint =
    in { $color } { $last ->
        [yes] sull’ultimo spazio
       *[no] su uno spazio
    } di quel colore di { $card }
cp-label-paint-instead =
    in { $color } su { $cell } di { $card }{ $kind ->
        [white] , che costa 2 punti
        [black] , come firma
       *[other] { "" }
    }
cp-label-borrow = un bianco di { $lender } su { $cell } di { $card }, che costa 2 punti
cp-label-turn-none = la ruota resta com’è
cp-label-turn = la ruota gira di { $steps } passi
cp-stop-cards = non usare carte adesso
cp-stop-again = non migliorarlo ancora
cp-stop-tools = non avanzare altri strumenti
cp-stop-exchange = non scambiare altro
cp-stop-paint = smetti di dipingere
cp-stop = basta così
cp-outlook-stroke = dipingi subito in { $color } su { $card }: non c’è altro modo
cp-outlook-completed = completi { $card }, { $points }
cp-outlook-exhibited = esponi { $card }, { $points }
cp-outlook-waiting = completi { $card }, che poi si può esporre
cp-outlook-end = annunci l’ultimo round

## What is asked

cp-ask-keep =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale tessera Pittore tenere.
cp-ask-keep-all = Tutti scelgono quale tessera Pittore tenere.
cp-ask-pick =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale carta del mazzetto tenere.
cp-ask-pick-all = Tutti scelgono quale carta del mazzetto tenere.
cp-ask-unveil =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } il primo dipinto a cui lavorare.
cp-ask-unveil-all = Tutti scelgono il primo dipinto a cui lavorare.
cp-waiting-for = Hai scelto. In attesa di { $who }.
cp-ask-tint =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } un colore per la tessera di Gauguin.
cp-ask-place =
    { $you ->
        [yes] Posiziona un assistente sull’azione che svolgerà
       *[no] { $who } posiziona un assistente
    }: ne { $count ->
        [one] resta { $count }
       *[other] restano { $count }
    }.
cp-ask-act =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale assistente sdraiare per farlo agire.
cp-ask-lie =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale assistente sdraiare: per ora nessuno può agire.
cp-ask-after =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } usare una carta Bonus.
cp-ask-visit =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } { $ways }.
cp-ask-bought =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } usare { $card }.
cp-ask-exhibit =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale dipinto esporre.
cp-ask-show =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } il prossimo dipinto a cui lavorare.
cp-ask-copy =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale azione copiare.
cp-ask-mix-any =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } che cosa mescolare.
cp-ask-mix =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } come mescolare { $color }.
cp-ask-pay =
    { $you ->
        [yes] Paga
       *[no] { $who } paga
    } { $count ->
        [one] { $count } pigmento
       *[other] { $count } pigmenti
    } per { $tool }.
cp-ask-again =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } migliorare ancora { $tool } per { $count ->
        [one] { $count } pigmento
       *[other] { $count } pigmenti
    }.
cp-ask-reward =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } un assistente o il segnalino { $tool ->
        [tube] del tubetto
        [palette] della tavolozza
       *[brush] del pennello
    }.
cp-ask-tools =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } avanzare gli strumenti: ancora { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }.
cp-ask-exchange =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } scambiare ancora { $count ->
        [one] { $count } pigmento
       *[other] { $count } pigmenti
    }.
cp-ask-paint =
    { $you ->
        [yes] Dipingi
       *[no] { $who } dipinge
    } con { $count ->
        [one] { $count } pigmento
       *[other] al massimo { $count } pigmenti
    }.
cp-ask-paint-borrow =
    { $you ->
        [yes] Dipingi
       *[no] { $who } dipinge
    } con { $count ->
        [one] { $count } pigmento
       *[other] al massimo { $count } pigmenti
    }, e con un bianco di un avversario.
cp-ask-dab =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } dipingere { $count ->
        [one] { $count } spazio
       *[other] { $count } spazi
    } di colore { $color }.
cp-ask-degas =
    { $you ->
        [yes] Puoi
       *[no] { $who } può
    } dipingere con { $count ->
        [one] { $count } pigmento
       *[other] { $count } pigmenti
    } di { $card } su un altro dipinto.
cp-ask-turn =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } di quanto gira la ruota.
cp-ask-dry =
    { $you ->
        [yes] Hai { $has } pigmenti e puoi tenerne
       *[no] { $who } ha { $has } pigmenti e può tenerne
    } { $limit }: { $count ->
        [one] { $count } pigmento si secca
       *[other] { $count } pigmenti si seccano
    }.
cp-ask-stand =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } quale assistente resta in piedi per il prossimo round.
cp-over = La partita è finita.
cp-luck-tiles = La sorte distribuisce le tessere Pittore.
cp-luck-pictures = La sorte estrae i soggetti del draft.
cp-luck-paintings = La sorte distribuisce i dipinti.
cp-luck-pass = I mazzetti passano di mano.
cp-luck-easels = La sorte porta dipinti sui cavalletti.
cp-luck-bonus = La sorte porta carte Bonus.
cp-luck-start = La sorte indica chi comincia.

## The story

cp-setting-up = Preparazione
cp-round-placing = Round { $round }: si posizionano gli assistenti
cp-round-of =
    Round { $round }: { $you ->
        [yes] tocca a te
       *[no] { $who }
    }
cp-secret-tile =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } in segreto una tessera Pittore.
cp-secret-card =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } in segreto una carta.
cp-secret-painting =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } in segreto un primo dipinto.
cp-dealt =
    { $you ->
        [yes] Ricevi
       *[no] { $who } riceve
    } { $tile }.
cp-pictures = Nel draft ci sono dipinti di { $pictures }.
cp-half-turn = La ruota ha compiuto mezzo giro.
cp-half-turn-both = La ruota ha compiuto mezzo giro: i cavalletti e le carte Bonus si rinnovano.
cp-half-turn-easels = La ruota ha compiuto mezzo giro: i cavalletti si rinnovano.
cp-half-turn-cards = La ruota ha compiuto mezzo giro: le carte Bonus si rinnovano.
cp-half-turn-unused = Quelle che i giocatori non hanno usato si scartano.
cp-to-easel = { $card }, arriva sul cavalletto { $easel }.
cp-to-display = { $card } arriva nel mercato.
cp-starts =
    { $you ->
        [yes] Ricevi
       *[no] { $who } riceve
    } il segnalino Primo Giocatore.
cp-kept = Ognuno tiene una carta: { $kept }; i mazzetti passano di mano.
cp-kept-last = Ognuno tiene le sue carte: { $kept }.
cp-revealed-tiles = Si rivelano le tessere Pittore: { $each }.
cp-revealed-paintings = Si scoprono i primi dipinti: { $each }.
cp-copying = copiando { $deed }
cp-painting = dipingendo in { $color } su { $card }
cp-paying = pagando { $what }
cp-getting = ottenendo { $what }
cp-bringing = portando { $tool } al livello { $level }
cp-turning = girando il segnalino sul 10
cp-taking = prendendo il segnalino da { $points }
cp-done-completed =
    { $you ->
        [yes] Il tuo { $card }, è completato.
       *[no] { $card }, { $whose }, è completato.
    }
cp-done-exhibited =
    { $you ->
        [yes] Il tuo { $card }, è esposto alla mostra.
       *[no] { $card }, { $whose }, è esposto alla mostra.
    }
cp-done-waiting =
    { $you ->
        [yes] Il tuo { $card } è completato, e si può esporre.
       *[no] { $card } { $whose } è completato, e si può esporre.
    }
cp-wheel-turns =
    La ruota gira di { $count ->
        [0] zero passi
        [one] un passo
       *[other] { $number } passi
    }.
cp-first-now =
    { $you ->
        [yes] Ora cominci tu.
       *[no] Ora comincia { $who }.
    }
cp-stays =
    { $you ->
        [yes] Il tuo assistente
       *[no] L’assistente { $whose }
    } resta su { $deed }.
cp-last-paintings = È un secondo dipinto: questo è l’ultimo round.
cp-last-black = Era l’ultimo nero: questo è l’ultimo round.
cp-last-marker = È l’ultimo spazio della sua riga: questo è l’ultimo round.
cp-last-rounds = Come convenuto, si finisce dopo questo round.
cp-told-keep =
    { $you ->
        [yes] Tieni
       *[no] { $who } tiene
    } { $tile }{ $besides }.
cp-told-tint =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } { $color } per la tessera di Gauguin{ $besides }.
cp-told-pick =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } { $card }{ $besides }.
cp-told-show =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } di lavorare a { $card }{ $besides }.
cp-told-place =
    { $you ->
        [yes] Posizioni
       *[no] { $who } posiziona
    } un assistente su { $deed }{ $besides }.
cp-told-lay =
    { $you ->
        [yes] Sdrai
       *[no] { $who } sdraia
    } l’assistente su { $deed }{ $besides }.
cp-told-decline =
    { $you ->
        [yes] Rinunci
       *[no] { $who } rinuncia
    } a { $deed }{ $besides }.
cp-told-use =
    { $you ->
        [yes] Usi
       *[no] { $who } usa
    } { $card }{ $besides }.
cp-told-exhibit-by =
    { $you ->
        [yes] Usi
       *[no] { $who } usa
    } { $card } per esporre{ $besides }.
cp-told-take =
    { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } { $card }{ $besides }.
cp-told-buy =
    { $you ->
        [yes] Compri
       *[no] { $who } compra
    } { $card }{ $besides }.
cp-told-exhibit =
    { $you ->
        [yes] Esponi
       *[no] { $who } espone
    } { $card }{ $besides }.
cp-told-copy =
    { $you ->
        [yes] Copi
       *[no] { $who } copia
    } { $deed }{ $besides }.
cp-told-mix =
    { $you ->
        [yes] Mescoli
       *[no] { $who } mescola
    } { $color }{ $besides }.
cp-told-mix-white =
    { $you ->
        [yes] Mescoli
       *[no] { $who } mescola
    } { $color } con bianco al posto di { $part }{ $besides }.
cp-told-pay =
    { $you ->
        [yes] Paghi
       *[no] { $who } paga
    } { $what }{ $besides }.
cp-told-again =
    { $you ->
        [yes] Migliori
       *[no] { $who } migliora
    } ancora{ $besides }.
cp-told-hire =
    { $you ->
        [yes] Assumi
       *[no] { $who } assume
    } un assistente, dal prossimo round{ $besides }.
cp-told-token =
    { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } il segnalino da 6{ $besides }.
cp-told-advance =
    { $you ->
        [yes] Avanzi
       *[no] { $who } avanza
    } { $tool }{ $besides }.
cp-told-exchange =
    { $you ->
        [yes] Scambi
       *[no] { $who } scambia
    } un { $from } con un { $to }{ $besides }.
cp-told-paint =
    { $you ->
        [yes] Dipingi
       *[no] { $who } dipinge
    } in { $color } su { $card }{ $besides }.
cp-told-paint-instead =
    { $you ->
        [yes] Dipingi
       *[no] { $who } dipinge
    } in { $color } su { $cell } di { $card }{ $besides }.
cp-told-sign =
    { $you ->
        [yes] Firmi
       *[no] { $who } firma
    } { $card }{ $besides }.
cp-told-borrow =
    { $you ->
        [yes] Dipingi
       *[no] { $who } dipinge
    } un bianco di { $lender } su { $card }{ $besides }.
cp-told-borrow-yours =
    { $you ->
        [yes] Dipingi
       *[no] { $who } dipinge
    } uno dei tuoi bianchi su { $card }{ $besides }.
cp-told-stop =
    { $you ->
        [yes] { $what ->
            [cards] Non usi carte
            [again] Non lo migliori ancora
            [tools] Non avanzi altri strumenti
            [exchange] Non scambi altro
            [paint] Smetti di dipingere
           *[other] Ti fermi qui
        }
       *[no] { $what ->
            [cards] { $who } non usa carte
            [again] { $who } non lo migliora ancora
            [tools] { $who } non avanza altri strumenti
            [exchange] { $who } non scambia altro
            [paint] { $who } smette di dipingere
           *[other] { $who } si ferma qui
        }
    }{ $besides }.
cp-told-turn-none =
    { $you ->
        [yes] Fermi
       *[no] { $who } ferma
    } la ruota{ $besides }.
cp-told-turn =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } due passi{ $besides }.
cp-told-dry =
    { $you ->
        [yes] Lasci
       *[no] { $who } lascia
    } seccare { $what }{ $besides }.
cp-told-stand =
    { $you ->
        [yes] Lasci
       *[no] { $who } lascia
    } un assistente in piedi su { $deed }{ $besides }.

## The result

cp-end-black = L’ultimo nero è stato preso.
cp-end-marker = Uno strumento è arrivato all’ultimo spazio.
cp-end-rounds = L’ultimo round convenuto è finito.
cp-end-completed =
    { $who } { $you ->
        [yes] { $count ->
            [one] hai
           *[other] avete
        }
       *[no] { $count ->
            [one] ha
           *[other] hanno
        }
    } completato due dipinti.
cp-end-exhibited =
    { $who } { $you ->
        [yes] { $count ->
            [one] hai
           *[other] avete
        }
       *[no] { $count ->
            [one] ha
           *[other] hanno
        }
    } esposto due dipinti.
cp-tie = e a parità di punti con { $reason } ({ $clause })
cp-tie-white = il minor numero di bianchi
cp-tie-valuable = il dipinto più prestigioso
cp-tie-black = il maggior numero di neri
cp-source-paintings = dipinti
cp-source-black = neri
cp-source-tokens = segnalini
cp-source-white = bianchi
cp-paintings-of =
    { $you ->
        [yes] I tuoi dipinti
       *[no] I dipinti { $whose }
    }
cp-unfinished =
    { $card }, { $count ->
        [0] non esposto
        [one] { $count } spazio libero
       *[other] { $count } spazi liberi
    }: non conta
cp-none = nessuno
cp-with-white =
    { $count ->
        [one] , con { $count } bianco
       *[other] , con { $count } bianchi
    }
cp-and-white =
    { $count ->
        [one] { " " }con { $count } bianco
       *[other] { " " }con { $count } bianchi
    }
cp-signed = , firmato

## The table as text

cp-legend = Spazi per righe: r rosso, y giallo, b blu, o arancione, g verde, v viola; in maiuscolo quelli dipinti, W bianco, K nero.
cp-in-reserve = Nella riserva: { $what }
cp-before-first = prima del primo round
cp-round = round { $round }
cp-round-of-last = round { $round } di { $last }
cp-first = comincia { $name }
cp-first-you = cominci tu
cp-first-then = comincia { $now }, poi { $next }
cp-black-left =
    { $count ->
        [one] resta { $count } nero
       *[other] restano { $count } neri
    }
cp-last-round = l’ultimo round
cp-wheel = La ruota
cp-free = liberi
cp-assistants = assistenti
cp-after-one = dopo un passo
cp-after-two = dopo due passi, se gira
cp-any = illimitati
cp-closed = proibita
cp-wheel-notes =
    (A) ha già agito. Il mezzo giro si compie fra { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }. Strumenti: lo spazio { $bonus } dà un assistente o un segnalino da 6, lo spazio { $last } un segnalino da 10.
cp-on-easels =
    Sui cavalletti ({ $count ->
        [one] { $count } dipinto deve
       *[other] { $count } dipinti devono
    } ancora venire)
cp-all-painted = tutto dipinto
cp-open = liberi { $colors }
cp-on-display = Carte Bonus nel mercato
cp-kept-pigments = { $has } di { $limit } pigmenti
cp-assistants-count =
    { $count ->
        [one] { $count } assistente
       *[other] { $count } assistenti
    }
cp-to-place =
    { $count ->
       *[other] , { $count } da posizionare
    }
cp-hired =
    { $count ->
        [one] , { $count } in più dal prossimo round
       *[other] , { $count } in più dal prossimo round
    }
cp-holds = carte Bonus: { $cards }
cp-track = { $tool } { $level } (spazio { $space } di { $last }{ $token })
cp-track-token = , segnalino { $points }
cp-dealt-tile = distribuita { $tile }: { $power }
cp-completed = completato
cp-exhibited = esposto
cp-for-later = per dopo { $colors }
cp-face-down = tenuto, coperto

## For those who sit down for the first time

cp-primer-place = Ogni round ha due metà. Prima tutti posizionano i propri assistenti sugli spazi liberi della plancia, uno alla volta, ciascuno accanto all’azione che farà. Poi li sdraiano uno alla volta, e ciascuno fa ciò che la ruota mostra al suo spazio; infine la ruota gira.
cp-primer-colors = Ottieni rosso, giallo e blu, tanti quanto il livello del tubetto; mescolali, tanti quanto il livello della tavolozza; dipingi gli spazi con i loro colori, tanti quanto il livello del pennello. Il bianco va su qualsiasi spazio, costa 2 punti, e un dipinto ne accetta 3.
cp-primer-market = Prendi i dipinti dai cavalletti. Chi ne completa due annuncia l’ultimo round.
cp-primer-draft = Cominci con quattro dipinti scelti in un draft, e lavori a uno alla volta.
cp-primer-completed = Un dipinto conta quando i suoi nove spazi sono pieni.
cp-primer-exhibited = Un dipinto conta quando i suoi nove spazi sono pieni e lo esponi alla mostra. Chi ne espone due annuncia l’ultimo round.
cp-primer-marker = Lo stesso fa uno strumento che arriva all’ultimo spazio.
cp-primer-signature = Un nero firma un dipinto, uno per dipinto, al posto di qualsiasi colore: 6 punti.
cp-primer-tiles = La tua tessera Pittore è un potere per tutta la partita.
cp-primer-cards = Le carte Bonus si comprano con il bianco dove si prendono o si espongono i dipinti.

## Options

cp-about-variant = tutti i cambiamenti della Variante J insieme; altri possono seguire
cp-about-values = quanto valgono i dipinti
cp-about-paintings = da dove vengono i dipinti
cp-about-counts = quando conta un dipinto
cp-about-easel = su che cosa si può dipingere
cp-about-black = a che cosa serve il nero
cp-about-dry = che cosa si secca
cp-about-supply = quanto nero c’è
cp-about-end = che cos’altro annuncia l’ultimo round
cp-about-twins = che cosa danno due dipinti con lo stesso soggetto
cp-about-ties = come si risolvono i pareggi
cp-about-cards = come si giocano le carte Bonus
cp-about-swap = che cosa può fare invece una carta Bonus
cp-about-half-turn = quali carte Bonus scarta il mezzo giro
cp-about-tiles = tessere Pittore
cp-about-texts = che cosa dicono le tessere Pittore
cp-about-rounds = dopo quale round la partita finisce al più tardi
cp-about-board = la tua plancia, in TOML
cp-about-deck = i tuoi dipinti, in CSV
cp-about-rules = le tue regole della casa, in TOML
cp-way-values-base = I dipinti valgono 10, 12, 14 e 16.
cp-way-values-j = I dipinti valgono 9, 12, 15 e 18.
cp-way-paintings-market = I dipinti si prendono dai cavalletti al centro del tavolo.
cp-way-paintings-draft = Ognuno riceve quattro dipinti da un draft. Tutti vedono i retri, solo chi li ha in mano la matrice dei colori.
cp-way-counts-completed = Un dipinto conta appena i suoi nove spazi sono pieni.
cp-way-counts-exhibited = Un dipinto conta quando viene esposto, un’azione al posto di prenderne uno; poi se ne mette davanti a sé il prossimo.
cp-way-easel-any = Si dipinge su uno qualsiasi dei propri dipinti.
cp-way-easel-one = Si dipinge solo sul dipinto che si ha davanti.
cp-way-black-points = Ogni nero vale 6 punti.
cp-way-black-signature = Un nero firma un dipinto al posto di qualsiasi colore, uno per dipinto, per 6 punti quando il dipinto conta.
cp-way-dry-colors = Il nero non conta nel limite di 12 pigmenti.
cp-way-dry-black = Il nero conta nel limite di 12 pigmenti; uno che si secca si può riprendere.
cp-way-supply-five = Ci sono cinque neri.
cp-way-supply-seats = Ci sono tre neri per due giocatori, quattro per tre, cinque per quattro.
cp-way-end-base = Uno strumento all’ultimo spazio non annuncia l’ultimo round.
cp-way-end-marker = Uno strumento che arriva all’ultimo spazio annuncia l’ultimo round.
cp-way-twins-off = Due dipinti con lo stesso soggetto non danno niente di più.
cp-way-twins-on = Due dipinti con lo stesso soggetto girano un segnalino da 6 a 10.
cp-way-ties-base = Pareggi: meno bianchi sui dipinti, poi il dipinto più prestigioso, poi più neri.
cp-way-ties-j = Pareggi: il dipinto più prestigioso, poi più neri, poi meno bianchi sui dipinti.
cp-way-cards-off = Non ci sono carte Bonus.
cp-way-cards-a = Una carta Bonus si usa appena comprata, o si perde.
cp-way-cards-b = Le carte Bonus si tengono e si usano prima o dopo l’azione di un assistente, una per round.
cp-way-cards-j = Le carte Bonus si tengono e si usano prima o dopo l’azione di un assistente, quante se ne vuole per round.
cp-way-swap-off = Una carta Bonus fa solo ciò che dice.
cp-way-swap-exhibit = Qualsiasi carta Bonus può invece esporre un dipinto completato.
cp-way-half-turn-display = Il mezzo giro della ruota rinnova le carte Bonus nel mercato.
cp-way-half-turn-all = Il mezzo giro della ruota scarta anche le carte Bonus che i giocatori non hanno usato.
cp-way-tiles-off = Non ci sono tessere Pittore.
cp-way-tiles-on = Ognuno riceve due tessere Pittore e ne tiene una.
cp-way-texts-base = Le tessere Pittore hanno i poteri del gioco base.
cp-way-texts-j = Le tessere Pittore hanno i poteri della Variante J, e c’è anche Valadon.
cp-way-rounds-off = Nessun numero di round chiude la partita.
cp-way-rounds = La partita finisce al più tardi dopo il round { $round }.
cp-way-board-box = La plancia della scatola.
cp-way-deck-box = I dipinti della scatola.

## The table in a browser

cp-board-next = dopo il giro della ruota: { $deed }
cp-board-forbidden = { $deed }: azione proibita in questo round
cp-board-first =
    { $you ->
        [yes] Hai
       *[no] { $who } ha
    } il segnalino Primo Giocatore
cp-board-half =
    { $count ->
        [one] Mezzo giro fra { $count } passo
       *[other] Mezzo giro fra { $count } passi
    }
cp-board-easels = Cavalletti
cp-board-easel-empty = un cavalletto vuoto
cp-board-pile =
    { $count ->
        [one] Ancora { $count } dipinto nel mazzo
       *[other] Ancora { $count } dipinti nel mazzo
    }
cp-board-bonus = Carte Bonus
cp-board-reserve = Pigmenti
cp-board-tools = Strumenti
cp-board-crew = Assistenti
cp-board-paintings = Dipinti
cp-board-hand = Per dopo
cp-board-remembered = Tenuto per dopo; l’hai visto nel draft
cp-board-hand-first = Scegli il primo da dipingere
cp-board-hand-next = Scegli il prossimo da dipingere
cp-board-hand-drafted = I tuoi dipinti
cp-board-chosen = La tua scelta
cp-board-wall = Mostra
cp-board-exhibition = La mostra
cp-board-open-cells =
    { $count ->
        [one] { $count } spazio da dipingere
       *[other] { $count } spazi da dipingere
    }
cp-board-pack = Il mazzetto
cp-board-tiles = Tessere Pittore
cp-board-no-paintings = Ancora nessun dipinto.
cp-board-easel-clear = Niente sul cavalletto.
cp-board-standing =
    { $you ->
        [yes] un tuo assistente
       *[no] un assistente { $whose }
    }
cp-board-lying =
    { $you ->
        [yes] un tuo assistente, che ha già agito
       *[no] un assistente { $whose }, che ha già agito
    }
cp-board-resting =
    { $count ->
        [one] lì un altro è sdraiato e ha già agito
       *[other] lì altri { $count } sono sdraiati e hanno già agito
    }
cp-board-idle =
    { $count ->
        [one] { $count } assistente da posizionare
       *[other] { $count } assistenti da posizionare
    }
cp-board-hired =
    { $count ->
        [one] { $count } in più dal prossimo round
       *[other] { $count } in più dal prossimo round
    }
cp-board-decline = rinuncia
cp-board-cannot = sdraialo
cp-board-crew-idle = Assistenti da posizionare: { $count } su { $all }
cp-board-crew-standing = Assistenti che devono ancora agire: { $count } su { $all }
cp-board-exhibit = esponi
cp-board-ready = da esporre
cp-board-used = usata in questo round
cp-board-left-paint =
    { $count ->
        [one] ancora { $count } pennellata
       *[other] ancora { $count } pennellate
    }
cp-board-left-pay =
    { $count ->
        [one] { $count } pigmento da pagare
       *[other] { $count } pigmenti da pagare
    }
cp-board-left-dry =
    { $count ->
        [one] { $count } pigmento di troppo
       *[other] { $count } pigmenti di troppo
    }
cp-board-left-exchange =
    { $count ->
        [one] ancora { $count } scambio
       *[other] ancora { $count } scambi
    }
cp-board-left-tools =
    { $count ->
        [one] ancora { $count } passo
       *[other] ancora { $count } passi
    }
cp-board-stay = Resta
cp-board-two-steps = 2 passi
cp-board-cell-at = riga { $row }, colonna { $column }
cp-legend-acquire = Ottieni: tanti pigmenti di quel colore quanto il livello del tubetto
cp-legend-mix = Mescola: paghi 1 pigmento di ciascuno dei due colori e ottieni tanti pigmenti del colore mescolato quanto il livello della tavolozza
cp-legend-black = Mescola nero: da 1 arancione, 1 verde e 1 viola ottieni 1 nero
cp-legend-improve = Migliora: paghi 2 pigmenti, e il tubetto, la tavolozza o il pennello avanza di uno spazio
cp-legend-paint = Dipingi: metti pigmenti sugli spazi del loro colore, fino al livello del pennello
cp-legend-white = Bianco, al centro: tanti bianchi quanto il livello del tubetto
cp-legend-next = Sul bordo, in piccolo: che cosa avranno davanti quegli spazi dopo il giro della ruota
cp-legend-closed = Azione Proibita: nessun assistente può andarci
cp-legend-yet = Tre puntini: adesso non potresti svolgere quell’azione; forse sì quando verrà il suo turno
cp-legend-half = Sotto la ruota: i passi che mancano a mezzo giro, quando si rinnova ciò che si può prendere o comprare
cp-legend-assistants = Chi è in piedi deve ancora agire; chi è sdraiato ha già agito
cp-legend-resting = Al centro, accanto a un assistente in piedi: altri due, dello stesso giocatore, sono sdraiati e hanno già agito
cp-legend-supply = Sotto la ruota: quanto nero è rimasto
cp-progress = round { $round }
