"""How soon the language server answers, and how much memory it takes."""

import statistics
import tempfile
import time
from pathlib import Path

from .language_client import LanguageClient

HERE = Path(__file__).resolve().parent
SCENES = 10
EDITS = 200


def run(ratite, report):
    text = storyboard()
    with tempfile.TemporaryDirectory(prefix="ratite-latency-") as folder:
        document = Path(folder) / "Ten.storyboard"
        document.write_text(text)
        measure(ratite, report, document, text)


def storyboard():
    """A storyboard of ten scenes of six labels each, one of which is faulty."""
    lines = (HERE / "Card.storyboard").read_text().splitlines(keepends=True)
    start = next(index for index, line in enumerate(lines) if "<scene sceneID" in line)
    end = next(index for index, line in enumerate(lines) if "</scene>" in line) + 1
    scene = "".join(lines[start:end])
    # The label with what follows it below, once more each time.
    scenes = [scene.replace("crd-", f"c{number:02}-") for number in range(SCENES)]
    scenes = [scene.replace(f"c{number:02}-bx-Wd2", f"c{number:02}-bx-Wd2\" placeholder=\"YES") if number else scene
              for number, scene in enumerate(scenes)]
    head = "".join(lines[:start]).replace("crd-vc-Ctl", "c00-vc-Ctl")
    return head + "".join(scenes) + "".join(lines[end:])


def measure(ratite, report, document, text):
    began = time.monotonic()
    client = LanguageClient(ratite)
    client.initialize()
    started = time.monotonic() - began
    uri = document.as_uri()
    client.open(uri, text)
    report.equal("the ten scenes have one finding", len(client.diagnostics(1)), 1)
    first = time.monotonic() - began
    line = next(index for index, line in enumerate(text.splitlines()) if "c00-bx-Wd2" in line)
    column = text.splitlines()[line].index("120")
    before = memory(client.process.pid)
    delays, wrong, value = [], 0, "120"
    for version in range(2, EDITS + 2):
        new = "100" if value == "120" else "120"
        value = new
        change = {"range": {"start": {"line": line, "character": column}, "end": {"line": line, "character": column + 3}},
                  "text": new}
        sent = time.monotonic()
        client.change(uri, version, change)
        found = client.diagnostics(version)
        delays.append(time.monotonic() - sent)
        wrong += any(entry["code"] == "conflicting-constraints" for entry in found) != (new == "120")
    after = memory(client.process.pid)
    report.equal(f"{EDITS} edits have the right findings", wrong, 0)
    report.holds(
        "memory does not grow with edits", sum(after.values()) < 1.5 * sum(before.values()) + 20, (before, after))
    hover = time.monotonic()
    client.request(
        "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}})
    hover = time.monotonic() - hover
    second = time.monotonic()
    client.request(
        "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}})
    second = time.monotonic() - second
    symbols = time.monotonic()
    client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    symbols = time.monotonic() - symbols
    delays.sort()
    print(f"start to the answer of 'initialize': {started * 1000:.0f} ms; to first diagnostics: {first * 1000:.0f} ms")
    print(f"an edit to its diagnostics, of which 100 ms are quiet time: median {statistics.median(delays) * 1000:.0f} ms, "
          f"95 % {delays[int(len(delays) * 0.95)] * 1000:.0f} ms, worst {delays[-1] * 1000:.0f} ms")
    print(f"a first hover: {hover * 1000:.0f} ms, a second one: {second * 1000:.0f} ms; symbols: {symbols * 1000:.0f} ms")
    print(f"resident memory, MB: {before} after opening, {after} after {EDITS} edits")
    report.equal("the server ends", client.end(), 0)


def memory(pid):
    """The resident memory of a server and of the processes that it started, in megabytes."""
    sizes = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = dict(
                line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line)
            parent, size = int(fields["PPid"]), int(fields.get("VmRSS", "0 kB").split()[0])
        except (OSError, KeyError):
            continue
        if int(folder.name) == pid:
            sizes["server"] = round(size / 1024)
        elif parent == pid:
            sizes["processes"] = sizes.get("processes", 0) + round(size / 1024)
    return sizes
