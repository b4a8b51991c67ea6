"""Tries the samples for nginx and Caddy in front of a real server, on loopback: `cargo xtask proxies`.

    python3 deploy/try_proxies.py target/debug/impasto nginx caddy

The samples are used as they are, but for their ports, their name and their certificate.
"""

import base64
import http.client
import json
import os
import pathlib
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
# The name that the certificates are for.
NAME = "localhost"
# Few requests at once, so that it is seen soon whose they are counted as.
LIMITS = "[limits]\naddress-burst = 40\naddress-rate = 1\nstranger-burst = 40\nstranger-rate = 1\n"


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


class Running:
    """A program that is ended when this ends."""

    def __init__(self, command, **more):
        self.process = subprocess.Popen(command, **more)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)


def server(program, folder):
    port = free_port()
    (folder / "impasto.toml").write_text(
        f'address = "127.0.0.1:{port}"\ndata = "games"\nhttps = true\nbehind-proxy = true\n{LIMITS}'
    )
    config = str(folder / "impasto.toml")
    running = Running([program, "serve", "--config", config], stdout=subprocess.DEVNULL)
    for _ in range(100):
        if subprocess.run([program, "health", "--config", config], capture_output=True).returncode == 0:
            return port, running
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def nginx(folder, upstream):
    """The sample, in the smallest frame that nginx starts with."""
    plain, secure = free_port(), free_port()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
         "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )
    sample = (HERE / "nginx.conf").read_text()
    for old, new in [
        ("127.0.0.1:8080", f"127.0.0.1:{upstream}"), ("table.example;", f"{NAME};"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"), ("    listen [::]:80;\n", ""),
        ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"), ("    listen [::]:443 ssl http2;\n", ""),
        ("/etc/letsencrypt/live/table.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/table.example/privkey.pem", str(key)),
    ]:
        assert old in sample, f"the sample has no «{old}»"
        sample = sample.replace(old, new)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    )
    frame = f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{frame}http {{\naccess_log off;\n{paths}{sample}}}\n")
    arguments = ["-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    program = "/usr/sbin/nginx" if os.path.exists("/usr/sbin/nginx") else "nginx"
    subprocess.run([program, "-t", "-q", *arguments], check=True)
    return plain, secure, Running([program, *arguments])


def caddy(folder, upstream):
    """The sample, with ports that need no rights and a certificate of its own."""
    plain, secure = free_port(), free_port()
    sample = (HERE / "Caddyfile").read_text()
    options = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {secure}\n"
    assert sample.count("\n{\n") == 1, "the sample begins with options"
    (folder / "Caddyfile").write_text(sample.replace("\n{\n", "\n" + options))
    env = {**os.environ, "IMPASTO_SITE": NAME, "IMPASTO_UPSTREAM": f"127.0.0.1:{upstream}",
           "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    log = (folder / "caddy.log").open("w")
    return plain, secure, Running(command, env=env, stdout=log, stderr=log)


PROXIES = {"nginx": nginx, "caddy": caddy}


class Client:
    """Somebody at an address of their own: all of 127.0.0.0/8 is this machine."""

    def __init__(self, port, address):
        self.port, self.address, self.cookie = port, address, ""
        self.origin = f"https://{NAME}:{port}"

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.port), 20, source_address=(self.address, 0))
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols(["http/1.1"])
        return context.wrap_socket(plain, server_hostname=NAME)

    def headers(self):
        return {"Host": f"{NAME}:{self.port}", "Origin": self.origin, "Cookie": self.cookie}

    def ask(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection(NAME)
        connection.sock = self.connect()
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        told = {"Content-Type": "application/json"} if data else {}
        connection.request(method, path, data, {**self.headers(), **told, **headers})
        answer = connection.getresponse()
        self.set_cookie = answer.getheader("set-cookie") or ""
        if self.set_cookie:
            self.cookie = self.set_cookie.split(";")[0]
        text = answer.read()
        connection.close()
        return answer.status, text

    def socket(self, path):
        return WebSocket(self, path)


class WebSocket:
    """As much of RFC 6455 as a game needs."""

    def __init__(self, client, path):
        self.stream = client.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        headers = {**client.headers(), "Upgrade": "websocket", "Connection": "Upgrade",
                   "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.stream.sendall(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
        self.read = self.stream.makefile("rb")
        status = self.read.readline()
        assert b" 101 " in status, status
        while self.read.readline() != b"\r\n":
            pass

    def send(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        assert len(data) < 126
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.stream.sendall(bytes([0x81, 0x80 | len(data)]) + mask + masked)

    def next(self):
        while True:
            first, length = self.read.read(2)
            length &= 0x7F
            if length == 126:
                length = struct.unpack(">H", self.read.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read.read(8))[0]
            data = self.read.read(length)
            if first & 0x0F == 1:
                return json.loads(data)


def play(client, decisions):
    """Plays at a table with a bot, over a WebSocket; returns how many decisions were answered."""
    status, text = client.ask("POST", "/api/tables", {"title": "canvas", "seats": ["me", {"bot": "apprentice"}]})
    assert status == 200, (status, text)
    table = client.socket(f"/api/tables/{json.loads(text)['table']}/socket")
    answered, scene = 0, None
    while answered < decisions:
        message = table.next()
        assert message.get("ok", True), message
        answered += "id" in message
        scene = message.get("scene", scene)
        actions = message.get("scene", {}).get("game", {}).get("actions", [])
        if actions:
            action = next(it for it in actions)["action"]
            table.send({"id": scene["at"], "do": "play", "seat": 0, "at": scene["at"], "action": action})
    return answered


def exhaust(client):
    """Asks until the server has enough, under a new false address each time; returns after how many."""
    for times in range(600):
        forged = f"198.51.100.{times % 250}"
        status, _ = client.ask("GET", "/api/titles", **{"X-Forwarded-For": forged})
        if status == 429:
            return times
    return None


def attempt(program, name):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        upstream, server_running = server(program, folder)
        with server_running:
            plain, secure, proxy_running = PROXIES[name](folder, upstream)
            with proxy_running:
                return check(name, plain, secure)


def check(name, plain, secure):
    anna = Client(secure, "127.0.0.2")
    for _ in range(100):
        try:
            status, page = anna.ask("GET", "/")
            if status == 200:
                break
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(0.1)
    assert status == 200 and b"<!DOCTYPE html>" in page, (status, page[:80])
    print(f"{name}: page ({len(page)} bytes)")

    connection = http.client.HTTPConnection("127.0.0.1", plain)
    connection.request("GET", "/", headers={"Host": NAME})
    moved = connection.getresponse()
    assert moved.status in (301, 308) and moved.getheader("location").startswith("https://"), moved.status
    print(f"{name}: http leads to https ({moved.status})")

    status, text = anna.ask("POST", "/api/me", {"name": "Anna"})
    assert status == 200 and "; Secure" in anna.set_cookie, (status, text, anna.set_cookie)
    status, _ = anna.ask("POST", "/api/me", {"name": "Eve"}, Origin="https://evil.example")
    assert status == 403, status
    print(f"{name}: cookie is sent over https only; another site is refused")

    print(f"{name}: {play(anna, 5)} decisions played over a WebSocket")

    berthe = Client(secure, "127.0.0.3")
    # The first is refused by the server, the second by the proxy or the server.
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for size in [700 << 10, 2 << 20]:
        status, text = berthe.ask("POST", "/new/canvas/differences", b"x=" + b"y" * size, **form)
        assert status == 413, (size, status, text[-200:])
    print(f"{name}: a request that is too large is refused (413)")

    status, _ = berthe.ask("GET", "/metrics")
    assert status == 404, status
    print(f"{name}: metrics are not shown")

    eve, claire = Client(secure, "127.0.0.4"), Client(secure, "127.0.0.5")
    times = exhaust(eve)
    assert times is not None, "the address of the client is not counted"
    status, _ = claire.ask("GET", "/api/titles")
    assert status == 200, f"another address pays for it: {status}"
    print(f"{name}: 127.0.0.4 is refused after {times} requests under false addresses, 127.0.0.5 is not")


if __name__ == "__main__":
    wanted = sys.argv[2:] or list(PROXIES)
    for it in wanted:
        attempt(os.path.abspath(sys.argv[1]), it)
    print("all proxies work")
