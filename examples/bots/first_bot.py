#!/usr/bin/env python3
"""A first bot: plays Canvas, Colors of Paris and Atelier by the rules, and by little else.

    impasto arena canvas --bots random --bot "python3 examples/bots/first_bot.py"
    impasto play canvas --bot "python3 examples/bots/first_bot.py"

Impasto asks on standard input and reads the answers from standard output, one JSON object a line;
docs/PROTOCOL.md tells all of it. What is printed to standard error reaches the screen.
"""

import json
import random
import sys

# What one does for lack of anything better.
IDLE = {"abstain", "decline", "discard", "done", "pass", "stop"}
# What one should not miss: a hand full of cards to choose from, a canvas that can be paid for.
EAGER = {"canvas": "take", "colors-of-paris": "paint", "atelier": "lay"}


def choose(title, view, actions, whims):
    """One of `actions`, such as "take 3" or "lay blank-07".

    `view` is all that this seat knows of the table. A better bot would look at it.
    """
    eager = [action for action in actions if action.split()[0] == EAGER[title]]
    busy = [action for action in actions if action.split()[0] not in IDLE]
    return whims.choice(eager or busy or actions)


class Bot:
    """Answers messages, one game after the other."""

    def answer(self, message):
        """What to say to one message; None where no answer is expected."""
        if message["do"] == "hello":
            # All that it remembers is set anew for every game, so it may be greeted again. The
            # same seed gives the same game.
            self.title = message["title"]
            self.whims = random.Random(message["seed"])
            return {"ready": True, "again": True}
        if message["do"] == "choose":
            chosen = choose(self.title, message["view"], message["actions"], self.whims)
            return {"action": chosen}
        return None


def main():
    bot = Bot()
    for line in sys.stdin:
        said = bot.answer(json.loads(line))
        if said is not None:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
