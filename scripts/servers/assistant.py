"""The server of the Model Context Protocol with its reference client."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PACKAGE = "mcp>=2.3,<3"


def run(ratite, report):
    python = client_python()
    with tempfile.TemporaryDirectory(prefix="ratite-assistant-") as folder:
        result = Path(folder) / "result.json"
        subprocess.run(
            [python, HERE / "assistant_client.py", ratite, HERE / "Card.storyboard", result], check=True, timeout=300)
        known = json.loads(result.read_text())
    for version, calls in known["versions"].items():
        compare(version, calls, report)
    report.equal("a client of a newer protocol falls back", known["fallback"], "2025-11-25")
    raw(ratite, report)


def client_python():
    """A Python that has the reference client."""
    folder = ROOT / ".build-servers"
    python = folder / "bin/python"
    if subprocess.run([python, "-c", "import mcp"], capture_output=True).returncode if python.exists() else True:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", PACKAGE], check=True)
    return python


def compare(version, calls, report):
    def named(name):
        return f"{version}: {name}"

    structured = version >= "2025-06-18"
    report.equal(named("the version asked for is spoken"), calls["version"], version)
    report.equal(
        named("the tools are listed"), [tool["name"] for tool in calls["tools"]],
        ["check", "frames", "picture", "why", "fix", "rules", "rule"])
    report.holds(named("each has a schema"), all(
        tool["inputSchema"]["type"] == "object" and tool["description"] for tool in calls["tools"]))
    check = calls["check"]
    report.contains(
        named("check finds the conflict"), check["text"], "Card.storyboard:20:37: error: view.width = 120",
        "1 document: 1 error, 0 warnings, 0 notes")
    report.equal(named("findings are no failure of the call"), check["isError"], False)
    if structured:
        findings = check["structured"]["documents"][0]["findings"]
        report.equal(
            named("and so in the structured content"), [(f["rule"], f["line"]) for f in findings],
            [("conflicting-constraints", 20)])
        scene = calls["frames"]["structured"]["scenes"][0]
        report.equal(
            named("frames are those of the device"), scene["views"]["crd-bx-Box"]["frame"], [16, 56.5, 100, 40])
        report.equal(named("rules are listed"), len(calls["rules"]["structured"]["rules"]) > 20, True)
    else:
        report.equal(named("no structured content"), check["structured"], None)
        report.equal(
            named("frames are those of the device"),
            json.loads(calls["frames"]["text"])["scenes"][0]["views"]["crd-bx-Box"]["frame"], [16, 56.5, 100, 40])
    picture = calls["picture"]
    report.equal(named("a picture is a PNG"), picture["png"][:8], "89504e47")
    report.equal(named("of the device and its bezel, turned"), picture["size"], [588, 340])
    report.contains(
        named("with a caption"), picture["text"], "CardViewController (crd-vc-Ctl) on iPhone SE (1st generation), landscape")
    report.contains(named("a rule is explained"), calls["rule"]["text"], "ambiguous-layout (warning)", "What to do")
    report.contains(named("an edge is explained"), calls["why"]["text"], "= trailing")
    report.contains(named("a fix is a diff"), calls["fix"]["text"], "--- ", "+++ ")
    for name, part in [
            ("missing", "no such file"), ("unknown_rule", "Did you mean 'ambiguous-layout'?"),
            ("unknown_argument", "There is no argument 'path'. Did you mean 'paths'?"),
            ("wrong_type", "'paths' must be a list of texts"), ("required", "'path' is missing"),
            ("unknown_device", "There is no device 'Nokia'"), ("standard_input", "'-' is standard input"),
            ("unknown_scene", "there is no scene 'nowhere'"), ("option_as_path", "no such file"), ("no_document", "not XML"),
            ("unknown_view", "There is no view 'nobody'")]:
        report.equal(named(f"{name} is a failure"), calls[name]["isError"], True)
        report.contains(named(f"{name} says why"), calls[name]["text"], part)
    report.contains(named("an unknown tool is an error"), calls["unknown_tool"], "there is no tool 'fly'")
    report.equal(named("nothing was written"), calls["written"], [])


def raw(ratite, report):
    """Messages that no client sends, and batches, which only old ones do."""
    def call(name, identity):
        return {"jsonrpc": "2.0", "id": identity, "method": "tools/call", "params": {"name": name, "arguments": {}}}

    lines = [
        '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        '{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"1999-01-01","capabilities":{}}}',
        "nonsense", "", "[]",
        json.dumps([{"jsonrpc": "2.0", "method": "notifications/initialized"}, call("rules", 3),
                    {"jsonrpc": "2.0", "id": 4, "method": "ping"}]),
        '{"jsonrpc":"2.0","id":5,"method":"no/such"}',
        '{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{}}',
    ]
    finished = subprocess.run([ratite, "mcp"], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=60)
    answers = [json.loads(line) for line in finished.stdout.splitlines()]
    batches = [answer for answer in answers if isinstance(answer, list)]
    codes = [answer.get("error", {}).get("code") for answer in answers if isinstance(answer, dict)]
    report.equal("nothing is answered before 'initialize', and malformed messages get errors",
                 codes, [-32002, None, -32700, -32600, -32601, -32602])
    report.equal("an unknown version gets the newest", answers[1]["result"]["protocolVersion"], "2025-11-25")
    report.equal("a batch is answered as one", [sorted(answer["id"] for answer in batch) for batch in batches], [[3, 4]])
    report.equal("the end of input ends the server", finished.returncode, 0)
