skip = Vai al tavolo
missing-title = Questa pagina non esiste
to-the-lobby = Alla pagina iniziale
lobby-title = Che cosa dipingiamo?
lobby-short = Pagina iniziale
your-name = Il tuo nome
keep-name = Salva
save = Salva
other-device = Usa questo nome su un altro dispositivo
device-link = Apri questo link sull’altro dispositivo:
device-means = Lì sarai la stessa persona: con il tuo nome, ai tuoi tavoli, ai tuoi posti. Il link vale una volta sola, per dieci minuti. Chi lo ha può essere te: non darlo a nessun altro.
device-be = Vuoi essere { $name } su questo dispositivo?
device-brings = Il tuo nome, i tuoi tavoli e i tuoi posti vengono con te. Il link vale una volta sola.
device-until-now = Finora qui sei { $name }; i posti di { $name } restano indietro.
device-own = Su questo dispositivo sei già questa persona. Apri il link sull’altro.
device-used = Questo link è già stato usato
device-bad = Questo link non è più valido
device-anew = Un link vale una volta sola, per dieci minuti. Creane uno nuovo nella pagina iniziale, sul dispositivo che ha il tuo nome.
their-name = Il suo nome
play-now = Gioca subito contro un bot
play-now-means = Tu contro un bot, con queste regole:
play-now-alone = Gioca subito in solitario
play-now-alone-means = Tu in solitario, con queste regole:
play-now-rules = Regole
invite-friends = Invita amici, o prepara un tavolo
my-tables = I miei tavoli
open-tables = Tavoli aperti
finished-games = Partite finite
take-off = Togli dalla mia lista
put-back = Rimetti nella mia lista
taken-off = Tolti dalla mia lista
taken-off-means = È cambiata solo la tua lista: per gli altri il tavolo è rimasto com’era. Una partita torna da sola quando tocca di nuovo a te.
older-tables = Tavoli meno recenti
more-tables =
    { $count ->
        [one] Un altro tavolo
       *[other] Altri { $count } tavoli
    }
unofficial = Un tavolo non ufficiale. I giochi e i loro nomi appartengono ai loro autori ed editori.
about-canvas = Scegli carte trasparenti, sovrapponine tre in un dipinto e vinci le coccarde della mostra.
about-colors-of-paris = Manda i tuoi assistenti sulla ruota che gira, mescola i pigmenti e completa i tuoi dipinti spazio per spazio.
about-atelier = Paga con i colori per trasformare le tele bianche in disegni e i disegni in dipinti, originali o falsi.
players-range = da { $fewest } a { $most } giocatori
seats-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
chair-free = posto libero
state-over = finita:
state-gathering = si aspettano giocatori
state-your-turn = tocca a te
state-turn-of = decide { $name }
state-chair-free = aspetta che qualcuno si sieda
state-playing = in corso
setup-title = Un tavolo di { $title }
setup-seats = Chi gioca
setup-rules = Con quali regole
setup-preset = Regole
preset-changed = { $preset }, con modifiche
preset-own = Un misto su misura
setup-switches = Tutte le regole, una per una
setup-collected = Niente da impostare: si raccolgono in tutte le tue partite, con qualsiasi regola.
setup-refused = Il tavolo non è ancora aperto: c’è qualcosa da sistemare.
setup-where = Vedi sotto
setup-private = Lo trova solo chi ha il link
setup-previews = Dire quanto renderebbe una mossa prima di farla
setup-pace = A che ritmo giocano i bot
pace-brisk = svelto: rispondono subito
pace-calm = calmo: c’è il tempo di seguire e di annullare
pace-slow = lento: c’è il tempo di spiegare
open-table = Apri il tavolo
sitter-me = io
sitter-open = un amico, tramite link
sitter-here = qualcuno davanti a questo schermo
sitter-none = nessuno
sitter-bots = Un bot
level-measured = { $name }, batte { $below } { $percent } volte su 100
level-measured-random = { $name }, batte il caso { $percent } volte su 100
level-first = { $level }: adatto alla prima partita
setup-measured = Le cifre dicono quante partite a due si vincono su 100. Per la prima partita scegli { $name }.
gathering = La partita comincia appena tutti i posti sono occupati.
send-this-link = Manda questo link ai tuoi amici:
copy = Copia
copied = Copiato
sit-down = Siediti
let-bot-sit = Aggiungi un bot
seats-and-bots = Posti e bot
leave-table = Lascia il posto
came-left = { $name } ha lasciato il tavolo.
came-sat = { $name } si siede al posto { $seat }.
came-away = { $name } non c’è: gioca un bot al suo posto ({ $level }).
came-back = { $name } è di nuovo qui.
chair-left-by = lasciato da { $name }
unread-one = Un nuovo messaggio
unread-many = # nuovi messaggi
leave-means = Il tuo posto si libera. La partita aspetta che qualcuno, o un bot, ci si sieda.
bot-for-me = Fai giocare un bot per me
bot-for = Fai giocare un bot per { $name }
bot-for-when = Si può quando il tavolo ha aspettato un minuto, o dieci se la persona è presente; gioca un lavorante.
refused-title = Adesso non si può fare
prompt = Che cosa si chiede
undo = Annulla
rules = Regole
log = Che cosa è successo
talk = Conversazione
say = Invia
the-host = Chi ospita
say-something = Di’ qualcosa
download-record = Scarica la partita
rematch = Gioca ancora
to-the-rematch = Alla prossima partita
rematch-wanted = { $name } vuole giocare ancora: siediti
connection-lost = Connessione persa. Il tavolo torna da solo appena lo si può raggiungere.
connection-back = Di nuovo in linea.
against = contro
level-random = Caso
level-apprentice = Apprendista
level-student = Studente
level-greedy = Avido
level-journeyman = Lavorante
level-master = Maestro d’arte
level-maestro = Gran maestro
since-now = proprio ora
since-minutes =
    { $count ->
        [one] { $count } minuto fa
       *[other] { $count } minuti fa
    }
since-hours =
    { $count ->
        [one] { $count } ora fa
       *[other] { $count } ore fa
    }
since-days =
    { $count ->
        [one] { $count } giorno fa
       *[other] { $count } giorni fa
    }
pass-the-screen = Passa lo schermo a { $name }.
look-and-hide = { $name }, guarda che cosa hai ricevuto, poi nascondi la mano: tocca a { $next }.
only-hide = { $name }, nascondi la mano: tocca a { $next }.
hide-hand = Nascondi la mano
i-am = Sono { $name }
undo-of = Annulla ({ $name })
restart-turn = Ricomincia il turno
restart-turn-of = Ricomincia il turno di { $name }
bot-waits = Puoi ancora annullare; si va avanti tra un momento.
go-on = Avanti
play-myself = Sono di nuovo qui
replay = Rivedi
replay-start = Il tavolo prima che succedesse qualcosa.
replay-first = All’inizio
replay-back = Un momento indietro
replay-on = Un momento avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-moment = Momento
replay-go = Vai
to-the-table = Al tavolo
eyes = Con gli occhi di chi
eyes-of-all = Quello che vedono tutti
eyes-own = Come lo vedevi tu
eyes-of = Come lo vedeva { $name }
fork = Gioca da qui contro i bot
fork-means =
    { $own ->
        [yes] Tieni il tuo posto
       *[no] Prendi il posto { $of }
    } a un nuovo tavolo{ $count ->
        [0] .
       *[other] { "," } contro { $others }.
    }
fork-instead = { $bot } (al posto { $of })
fork-open = Gioca da qui
as-text = Questo tavolo come testo
look-again = Aggiorna
agreed-rules = Che cosa cambia rispetto al regolamento
agreed-plays-with = Con che cosa gioca questo tavolo
agreed-as-printed = Niente: le regole come stampate.
agreed-no-previews = Ognuno calcola da sé quanto renderebbe una mossa.
seal = Come è sigillata la sorte
fair-luck = La sorte di questo tavolo è sigillata prima della distribuzione; dopo la partita chiunque può controllarla. Il sigillo:
fair-luck-next = La sorte del tavolo che apri qui è già sigillata; dopo la partita chiunque può controllarla. Il sigillo:
result-in-full = Il risultato per intero
points-by-source = Da dove vengono i punti
points-over-time = I punti nel tempo
points-total = Punti
place = Posizione
check-fairness = La sorte è stata equa?
proof-early = Il segreto si mostra a partita finita. Fino ad allora il sigillo ci vincola.
proof-holds =
    { $draws ->
        [one] Provato: { $draws } pescata è stata rifatta dal segreto, con lo stesso esito.
       *[other] Provato: tutte le { $draws } pescate sono state rifatte dal segreto, con lo stesso esito.
    }
proof-given =
    { $given ->
        [one] { $given } evento c’era già quando il tavolo è stato aperto: di esso nulla è provato.
       *[other] { $given } eventi c’erano già quando il tavolo è stato aperto: di essi nulla è provato.
    }
proof-fails = Nulla è provato:
proof-commitment = Sigillo, mostrato prima della distribuzione
proof-secret = Il segreto di cui è l’impronta
proof-entropy = Che cosa ha aggiunto { $seat }
proof-kept = Il tuo browser ha conservato il sigillo che ha visto e ciò che ha aggiunto: entrambi coincidono.
proof-not-kept = Sotto questo sigillo il tuo browser ha aggiunto qualcos’altro quando ti sei seduto: ciò che si vede qui non è quanto ti era stato promesso.
proof-how = Il file della partita contiene tutto: chi ha il programma può controllarlo senza di noi, con «impasto verify».
setup-look = Che cosa comportano queste regole?
setup-paste = Incolla qui il file
setup-upload = Carica da un file
setup-example = Scarica la versione stampata come esempio
setup-example-rules = Scarica le regole stampate come esempio
setup-too-large = Questo file è troppo grande: al massimo 150 KB.
setup-remove = Togli
setup-rules-order = Il file conta più delle regole scelte qui sopra, e ciò che imposti a mano conta più del file.
setup-against-file = Impostato a mano, contro il tuo file di regole della casa
preset-canvas-family = Familiare
preset-canvas-chill = Rilassato
preset-canvas-synergy = Sinergico
preset-canvas-first-game = Iniziale
preset-canvas-balanced = Bilanciato
preset-canvas-no-elements = Senza elementi
preset-canvas-every-element = Ogni elemento
preset-canvas-spatial = Spaziale
preset-canvas-bonus = Bonus
preset-canvas-random = Carte Punteggio a caso
preset-canvas-solo-puzzle = Puzzle solitario
preset-canvas-solo-vincent = In solitaria: dipingere con Vincent
preset-canvas-jury = Con una giuria per i pareggi
preset-atelier-base = Come da regolamento
preset-atelier-expert-mixing = Esperti: mescolare
preset-atelier-expert-drawing = Esperti: pescare
preset-atelier-expert = Esperti: mescolare e pescare
preset-colors-of-paris-base = Come da regolamento
preset-colors-of-paris-base-cards-a = Carte Bonus, opzione A
preset-colors-of-paris-base-cards-b = Carte Bonus, opzione B
preset-colors-of-paris-base-tiles = Tessere Pittore
preset-colors-of-paris-base-cards-b-tiles = Carte Bonus B e tessere Pittore
preset-colors-of-paris-variant-j = Variante J
preset-colors-of-paris-variant-j-tiles = Variante J con tessere Pittore
source-composition = Composizione
source-consistency = Consistenza
source-emphasis = Enfasi
source-hierarchy = Gerarchia
source-movement = Movimento
source-proximity = Prossimità
source-proportion = Proporzione
source-repetition = Ripetizione
source-space = Spazio
source-style = Stile
source-symmetry = Simmetria
source-variety = Varietà
source-bonus = Coccarde Bonus
source-originals = Originali
source-fakes = Falsi
source-drawn-canvases = Disegni
source-blank-canvases = Tele bianche
source-objectives = Obiettivi
source-paintings = Dipinti
source-black = Nero
source-tokens = Segnalini Punti Prestigio
source-white = Bianco
game-over = La partita è finita.
chair-awaited = Chi è di turno ha lasciato il tavolo: si continua quando qualcuno si siede lì.
players = Giocatori
on-the-table = Sul tavolo
form-no-rounds = l’ultimo round, o giro, non può essere «{ $value }»: è un numero da 1 a { $most }, o off
form-no-cv-picks-four = scegli quattro carte Punteggio, o tre per una partita rilassata: ora sono { $picked }
form-no-cv-picked-when = le carte Punteggio a scelta non vanno con uno scenario che nomina le sue
form-no-cv-solo = i modi in solitaria sono per un giocatore: lascia gli altri posti a nessuno
form-no-cp-draft = un draft va solo con questa risposta a «{ cp-about-easel }»: «{ cp-way-easel-one }»
form-no-cp-swap-counts = una carta Bonus può esporre un dipinto solo con questa risposta a «{ cp-about-counts }»: «{ cp-way-counts-exhibited }»
form-no-cp-half-turn = il mezzo giro può scartare le carte dei giocatori solo se le tengono; a «{ cp-about-cards }» vuol dire «{ cp-way-cards-b }» o «{ cp-way-cards-j }»
form-no-cp-texts = i testi della Variante J vanno solo con questa risposta a «{ cp-about-tiles }»: «{ cp-way-tiles-on }»
