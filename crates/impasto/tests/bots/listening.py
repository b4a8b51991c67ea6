"""The bot of the first argument; what is said goes into the file of the second one, too."""

import importlib.util
import json
import sys

spec = importlib.util.spec_from_file_location("bot", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)

bot = module.Bot()
with open(sys.argv[2], "a") as log:
    for line in sys.stdin:
        log.write("impasto: " + line)
        said = bot.answer(json.loads(line))
        if said is not None:
            log.write("bot: " + json.dumps(said) + "\n")
            print(json.dumps(said), flush=True)
        log.flush()
