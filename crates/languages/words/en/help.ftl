### The rules at the table.
help-title = The rules of { $title }
help-title-here = { $title }: the rules of this table
help-contents = Contents
help-house = What this table has agreed on
help-by-the-book = Just the rules below.
help-left-out = Not in this game
help-ruling = How we read it
help-link = A link to this clause
help-back = Back to the table
help-all = All the rules
help-question = What do the rules say?
help-typed = Show how moves and files are written, for the terminal and for programs

# Notation amid a sentence of the rules, for those who do not type.
typed-place-paint = Choosing Paint
typed-lay-paint = Acting
typed-decline-paint = declining
typed-variant-j = Variant J
