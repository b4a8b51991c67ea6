### Les règles à la table.
help-title = { $title } : les règles
help-title-here = { $title } : les règles de cette table
help-contents = Sommaire
help-house = Ce dont cette table a convenu
help-by-the-book = Rien d’autre que les règles ci-dessous.
help-left-out = Pas dans cette partie
help-ruling = Notre lecture
help-link = Un lien vers cette clause
help-back = Retour à la table
help-all = Toutes les règles
help-question = Que disent les règles ?
help-typed = Montrer comment s’écrivent les coups et les fichiers, pour le terminal et les programmes

# Notation au milieu d’une phrase des règles, pour qui n’écrit pas ses coups.
typed-place-paint = Choisir Peindre
typed-lay-paint = Agir
typed-decline-paint = y renoncer
typed-variant-j = la Variante J
