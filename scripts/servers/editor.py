"""The language server in Neovim."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def run(ratite, report):
    if not shutil.which("nvim"):
        subprocess.run(["apt-get", "install", "-y", "-q", "neovim"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="ratite-editor-") as folder:
        known = edit(ratite, Path(folder))
    for error in known["errors"]:
        report.fail("Neovim ran to its end", error)
    if known["errors"]:
        return
    compare(known, report)


def edit(ratite, folder):
    """Lets Neovim edit a copy of the document, and returns what it then knows."""
    document = shutil.copy(HERE / "Card.storyboard", folder)
    result = folder / "result.json"
    environment = dict(
        os.environ, RATITE=str(ratite), DOCUMENT=str(document), RESULT=str(result), XDG_STATE_HOME=str(folder),
        XDG_CACHE_HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder))
    subprocess.run(
        ["nvim", "--headless", "--clean", "-n", "-c", f"luafile {HERE / 'editor.lua'}"],
        env=environment, timeout=300, check=True, stdout=subprocess.DEVNULL)
    return json.loads(result.read_text())


def compare(known, report):
    conflict = known["faulty"][0] if known["faulty"] else {}
    report.equal("the faulty document has one diagnostic", len(known["faulty"]), 1)
    report.equal("its code is the rule", conflict.get("code"), "conflicting-constraints")
    report.equal("it is an error", conflict.get("severity"), 1)
    report.equal("it stands at the constraint", (conflict.get("line"), conflict.get("column")), (19, 36))
    report.equal("it ends with the start tag", (conflict.get("end_line"), conflict.get("end_column")), (19, 103))
    report.contains("its message names the edit", conflict.get("message"), "Remove view.width = 120 (crd-bx-Wd2).")
    report.equal("it has related places", conflict.get("related"), 3)
    report.equal("the mended document has none", known["mended"], [])
    report.equal("undone, it is there again", known["faulty_again"], known["faulty"])
    report.equal("half an element is one error", [entry["severity"] for entry in known["broken"]], [1])
    report.contains(
        "a hover tells the frames and constraints", known["hover"], "UIView, crd-bx-Box",
        "| iPhone SE (1st generation), portrait | 16 | 56.5 | 100 | 40 |",
        '- view.top = "Name" label.bottom + 8 (crd-bx-Top, line 29)')
    report.contains("a hover on an id tells the object", known["hover_of_reference"], '"Name" label', "UILabel")
    report.contains("positions behind emoji are right", known["behind_emoji"], "view.width = 100", "crd-bx-Wd1")
    report.equal("a definition is the element", known["definition"]["range"]["start"], {"line": 11, "character": 28})
    lines = [place["range"]["start"]["line"] for place in known["references"]]
    report.equal("references are the constraints", lines, [18, 18, 19, 28, 29])
    report.equal("the outline is a tree", outline(known["symbols"]), [
        "CardViewController scene", ["CardViewController", ["view", [
            "Safe Area", '"Name" label', "view", ["Constraints", [
                '"😀😀": view.height = 40', "view.width = 100", "view.width = 120"]],
            "Constraints", [
                '"Name" label.top = Safe Area.top + 8', '"Name" label.leading = Safe Area.leading + 16',
                'Safe Area.trailing = "Name" label.trailing + 16', 'view.top = "Name" label.bottom + 8',
                'view.leading = "Name" label.leading']]]]])
    report.equal("the conflict has an action", known["action"].get("kind"), "quickfix")
    report.holds("without the conflict nothing is wrong", known["acted"] == [] and known["action"]["count"] >= 1)
    report.holds("undone, the text is as before", known["undone"])
    report.equal("a log is shown at its line of code", [(entry["code"], entry["line"]) for entry in known["log"]],
                 [("logged-conflict", 1)])
    report.contains(
        "a hover tells where the frame comes from", known["hover"],
        "Where the frame comes from on iPhone SE (1st generation), portrait:", "= minY")
    report.holds("the server ends when it is told to", known["ended"])
    print(f"first diagnostics after {known['first_seconds'] * 1000:.0f} ms, start of the server included")


def outline(symbols):
    """The names of a tree, each followed by those below it."""
    names = []
    for symbol in symbols:
        names.append(symbol["name"])
        if symbol.get("children"):
            names.append(outline(symbol["children"]))
    return names
