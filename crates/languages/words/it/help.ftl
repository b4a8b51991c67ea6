### Le regole al tavolo.
help-title = Le regole di { $title }
help-title-here = { $title }: le regole di questo tavolo
help-contents = Indice
help-house = Che cosa ha concordato questo tavolo
help-by-the-book = Nient’altro che le regole qui sotto.
help-left-out = Non in questa partita
help-ruling = La nostra interpretazione
help-link = Un link a questa clausola
help-back = Torna al tavolo
help-all = Tutte le regole
help-question = Che cosa dicono le regole?
help-typed = Mostra come si scrivono mosse e file, per il terminale e per i programmi

# Notazione in mezzo a una frase delle regole, per chi non scrive le mosse.
typed-place-paint = Scegliere Dipingi
typed-lay-paint = Agire
typed-decline-paint = rinunciare
typed-variant-j = la Variante J
