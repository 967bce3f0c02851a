"""A small client of language servers, for what editors do not do."""

import json
import queue
import subprocess
import threading


class LanguageClient:
    def __init__(self, ratite):
        self.process = subprocess.Popen([ratite, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        self.kept = []
        self.count = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while True:
            length = None
            while line := self.process.stdout.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.messages.put(None)
                return
            self.messages.put(json.loads(self.process.stdout.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        data = json.dumps(message).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(data) + data)

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, params):
        """Sends a request, and returns its identity."""
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params})
        return self.count

    def await_message(self, fits, seconds=60):
        """The first message that fits; the others are kept."""
        for message in self.kept:
            if fits(message):
                self.kept.remove(message)
                return message
        while True:
            message = self.messages.get(timeout=seconds)
            if message is None:
                raise EOFError("the server ended")
            if fits(message):
                return message
            self.kept.append(message)

    def answer(self, identity):
        return self.await_message(lambda message: message.get("id") == identity and "method" not in message)

    def request(self, method, params):
        return self.answer(self.ask(method, params))

    def diagnostics(self, version):
        message = self.await_message(
            lambda message: message.get("method") == "textDocument/publishDiagnostics"
            and message["params"].get("version") == version)
        return message["params"]["diagnostics"]

    def initialize(self, capabilities=None, **options):
        result = self.request("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities or {}, **options})
        self.notify("initialized", {})
        return result

    def open(self, uri, text, version=1):
        item = {"uri": uri, "languageId": "xml", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})

    def change(self, uri, version, *changes):
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})

    def end(self):
        """Shuts the server down, and returns its exit code."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=10)
