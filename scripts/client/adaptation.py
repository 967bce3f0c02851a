"""What is changed before the first build: what is known to be different on Linux."""

import re

from swifttext import rewrite_conditions, text_of

OBJC_ATTRIBUTE = re.compile(r"(?<![\w@])@(?:objcMembers|IBOutlet|objc(?:\([^()\n]*\))?)(?=[\s@])[ \t]*")
RUNTIME_USE = re.compile(r"#selector|#keyPath|\bSelector\(")
ISOLATED_TEST_CASE = re.compile(
    r"@MainActor\s+(?:(?:public|open|final|internal)\s+)*(?:class\s+\w+\s*:\s*XCTestCase|func\s+test)")


def adapt(copy):
    """Changes the sources, and says what was changed."""
    conditions = attributes = 0
    for target in copy.targets:
        for path in target.files:
            text, count = rewrite_conditions(text_of(path))
            conditions += count
            if not RUNTIME_USE.search(text):
                text, count = OBJC_ATTRIBUTE.subn("", text)
                attributes += count
            path.write_text(text, errors="surrogateescape")
        import_where_missing(copy, target)
        if target.is_test:
            adapt_tests(copy, target)
    if conditions:
        copy.note(f"{conditions} conditions: os(iOS) read as canImport(UIKit)")
    if attributes:
        copy.note(f"{attributes} attributes left out: @objc, @objcMembers, @IBOutlet")


def import_where_missing(copy, target):
    """Has files see UIKit that an umbrella header shows it to on Apple's platforms."""
    for path in target.files:
        text = text_of(path)
        if re.search(r"^\s*(?:@\w+\s+)*import\s+UIKit\b", text, re.MULTILINE):
            continue
        if re.search(r"\b(?:UI[A-Z]\w+|NSLayout[A-Z]\w+|CG(?:Rect|Float|Point|Size))\b", text):
            target.flags += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
            copy.note(f"{target.name}: UIKit imported for files that use it without import")
            return


def adapt_tests(copy, target):
    depend_on_what_is_imported(copy, target)
    texts = [text_of(path) for path in target.files]
    if any(ISOLATED_TEST_CASE.search(text) for text in texts):
        copy.offer("MainActorTestCases")
        (target.folder / "RatiteMainActorTestCases.swift").write_text("@_exported import MainActorTestCases\n")
        copy.note(f"{target.name}: test classes isolated to the main actor are called on it")
    if any(re.search(r"\bmeasure\s*[({]", text) for text in texts):
        copy.note(f"{target.name}: measured times may deviate as on Apple's platforms, where XCTest sets no limit")


def depend_on_what_is_imported(copy, target):
    modules = {other.name for other in copy.targets if not other.is_test} | set(copy.taken_in)
    texts = [text_of(path) for path in target.files]
    for name in sorted(modules - set(target.dependencies)):
        if any(re.search(rf"^\s*(?:@testable\s+)?import\s+{name}\b", text, re.MULTILINE) for text in texts):
            target.added_dependencies.append(name)
            copy.note(f"{target.name}: depends on {name}, which its tests import")
