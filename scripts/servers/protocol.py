"""The language server with a client that does what editors do not."""

import tempfile
from pathlib import Path

from .language_client import LanguageClient

HERE = Path(__file__).resolve().parent


def run(ratite, report):
    with tempfile.TemporaryDirectory(prefix="ratite-protocol-") as folder:
        document = Path(folder) / "Card.storyboard"
        document.write_text((HERE / "Card.storyboard").read_text())
        malformed(ratite, report, document)
        superseded(ratite, report, document)
        settings(ratite, report, document)


def code(message):
    return message.get("error", {}).get("code")


def malformed(ratite, report, document):
    client = LanguageClient(ratite)
    report.equal("nothing is answered before 'initialize'", code(client.request("textDocument/hover", {})), -32002)
    encodings = {"general": {"positionEncodings": ["utf-32", "utf-8"]}}
    result = client.initialize(encodings)["result"]
    report.equal("utf-8 is chosen where it is offered", result["capabilities"]["positionEncoding"], "utf-8")
    report.equal("a second 'initialize' is refused", code(client.request("initialize", {"capabilities": {}})), -32600)
    report.equal("an unknown method is refused", code(client.request("no/such", {})), -32601)
    report.equal("parameters that do not fit are refused", code(client.request("textDocument/hover", {"a": 1})), -32602)
    unopened = {"textDocument": {"uri": "file:///no.xib"}, "position": {"line": 0, "character": 0}}
    report.equal("a document must be open", code(client.request("textDocument/hover", unopened)), -32602)
    client.notify("no/such", {})
    client.notify("$/anything", [])
    for name, data, expected in [
            ("text that is no JSON", b"Content-Length: 3\r\n\r\n{{{", -32700),
            ("bytes that are no UTF-8", b'Content-Length: 3\r\n\r\n"\xff"', -32700),
            ("JSON that is no message", b"Content-Length: 2\r\n\r\n{}", -32600),
            ("a batch", b"Content-Length: 4\r\n\r\n[{}]", -32600),
            ("bytes between messages", b"hello\r\n", -32700),
            ("a length that is no number", b"Content-Length: x\r\n\r\n", -32700)]:
        client.send_bytes(data)
        report.equal(f"{name} gets an error", code(client.answer(None)), expected)
    client.open(document.as_uri(), document.read_text())
    report.equal("after that documents are checked", len(client.diagnostics(1)), 1)
    column = len('                                    <constraint firstAttribute="height" constant="40" userLabel="😀😀" '.encode())
    place = {"textDocument": {"uri": document.as_uri()}, "position": {"line": 18, "character": column}}
    report.contains(
        "positions count bytes", client.request("textDocument/hover", place)["result"]["contents"]["value"],
        "view.height = 40")
    client.request("shutdown", None)
    report.equal("nothing is answered after 'shutdown'", code(client.request("shutdown", None)), -32600)
    client.notify("exit", None)
    report.equal("the exit code is 0 after 'shutdown'", client.process.wait(10), 0)
    abrupt = LanguageClient(ratite)
    abrupt.initialize()
    abrupt.notify("exit", None)
    report.equal("the exit code is 1 without it", abrupt.process.wait(10), 1)
    gone = LanguageClient(ratite)
    gone.initialize()
    gone.process.stdin.close()
    report.equal("the end of input ends the server", gone.process.wait(10), 1)


def superseded(ratite, report, document):
    client = LanguageClient(ratite)
    client.initialize()
    uri, text = document.as_uri(), document.read_text()
    client.open(uri, text)
    client.diagnostics(1)
    faulty = {"text": text}
    mended = {"text": text.replace('constant="120"', 'constant="100" placeholder="YES"')}
    for version in range(2, 42):
        client.change(uri, version, mended if version % 2 else faulty)
    client.change(uri, 42, mended)
    report.equal("the last of many edits is answered", [d["code"] for d in client.diagnostics(42)], [])
    published = [m for m in client.kept if m.get("method") == "textDocument/publishDiagnostics"]
    report.holds("edits in between are passed over", len(published) < 10, len(published))
    hover = client.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 15, "character": 30}})
    client.notify("$/cancelRequest", {"id": hover})
    report.holds("a request can be cancelled", code(client.answer(hover)) in (-32800, None))
    hover = client.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 15, "character": 30}})
    client.change(uri, 43, faulty)
    report.holds("an edit withdraws a hover", code(client.answer(hover)) in (-32801, None))
    report.equal("and is answered", len(client.diagnostics(43)), 1)
    client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    report.equal("a closed document has no diagnostics", client.diagnostics(None), [])
    report.equal("the server ends", client.end(), 0)


def settings(ratite, report, document):
    configuration = document.parent / ".ratite.yml"
    client = LanguageClient(ratite)
    client.initialize({"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
    request = client.await_message(lambda message: message.get("method") == "client/registerCapability")
    registration = request["params"]["registrations"][0]
    report.equal("files are watched where the editor can", registration["method"], "workspace/didChangeWatchedFiles")
    client.send({"jsonrpc": "2.0", "id": request["id"], "result": None})
    uri = document.as_uri()

    def findings(text):
        configuration.write_text(text)
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": configuration.as_uri(), "type": 2}]})
        return [entry["severity"] for entry in client.diagnostics(1)]

    client.open(uri, document.read_text())
    client.diagnostics(1)
    report.equal("severities are those of the settings", findings(
        "rules:\n  conflicting-constraints:\n    severity: warning\n"), [2])
    report.equal("suppressions are heeded", findings(
        "suppressions:\n  - object: crd-bx-Wd2\n    reason: a test\n"), [])
    report.equal("excluded documents are not checked", findings("excluded:\n  - '*.storyboard'\n"), [])
    report.equal("settings that are no settings do not stop the check", findings("no_such_key: 1\n"), [1])
    log = client.await_message(lambda message: message.get("method") == "window/logMessage")
    report.contains("but are logged", log["params"]["message"], ".ratite.yml:1:1: error: the file has no key 'no_such_key'")
    report.equal("the server ends", client.end(), 0)
