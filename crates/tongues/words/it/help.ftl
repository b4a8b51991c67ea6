### Le regole al tavolo.
help-title = Le regole di { $title }
help-title-here = { $title }: le regole di questo tavolo
help-contents = Indice
help-house = Che cosa ha concordato questo tavolo
help-by-the-book = Nient’altro che le regole qui sotto.
help-left-out = Non in questa partita
help-ruling = Come la leggiamo noi
help-link = Un link a questa clausola
help-back = Torna al tavolo
help-all = Tutte le regole di { $title }
help-question = Che cosa dicono le regole?
