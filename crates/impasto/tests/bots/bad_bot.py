"""A bot that fails in the way its first argument says; a second one names a file for its number.

One that is unlucky fails in some games, always the same: which they are follows from its seed.
"""

import json
import os
import sys
import time

way = sys.argv[1]
if len(sys.argv) > 2:
    with open(sys.argv[2], "a") as file:
        file.write(f"{os.getpid()}\n")

games = 0
is_unlucky = False
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        games += 1
        is_unlucky = way == "unlucky" and message["seed"] % 7 == 0
        if way == "rude":
            print("hello yourself", flush=True)
        else:
            print(json.dumps({"ready": True, "again": way == "tired"}), flush=True)
    elif message["do"] == "choose":
        if way == "dies":
            print("I have had enough", file=sys.stderr)
            sys.exit(3)
        if way == "garbage":
            print("take the first one", flush=True)
        elif way == "illegal":
            print(json.dumps({"action": "take 9"}), flush=True)
        elif way == "silent":
            time.sleep(600)
        elif way == "tired" and games == 4 or is_unlucky:
            sys.exit(0)
        else:
            print(json.dumps({"action": message["actions"][0]}), flush=True)
