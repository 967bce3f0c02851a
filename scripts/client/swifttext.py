"""Swift sources as text: what can be changed in them without reading the language."""

import json
import re

# A member of a type: what may stand before it, and what says that it is one.
MEMBER = re.compile(
    r"^\s*(?:@\w+(?:\([^()]*\))?\s+|(?:public|open|internal|private|fileprivate|final|static|class|override|lazy"
    r"|weak|mutating|convenience|required|dynamic|nonisolated)\s+)*(?:func|var|let|init|subscript|deinit)\b")
# A test method of XCTest, or a test of Swift Testing on one line.
TEST = re.compile(
    r"^\s*(?:@Test\b.*\bfunc\s+\w+|(?:@\w+(?:\([^()]*\))?\s+|(?:public|open|internal|private|final)\s+)*func\s+test\w*)"
    r"\s*\(")


def text_of(path):
    return path.read_text(errors="surrogateescape")


def quoted(*words):
    return ", ".join(json.dumps(word) for word in words)


def rewrite_conditions(text):
    """Has conditions that name the system choose what is there for UIKit.

    Returns the text and the number of lines that changed.
    """
    count = 0
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if re.match(r"\s*#(?:if|elseif)\b.*\bos\(iOS\)", line):
            lines[index] = re.sub(r"\bos\(iOS\)", "canImport(UIKit)", line)
            count += 1
    return "\n".join(lines), count


def without_member(text, line, kind=MEMBER):
    """A source without the member that a line lies in, and the beginning of that member; None if there is none."""
    lines = text.split("\n")
    for start in range(line - 1, -1, -1):
        if not kind.match(lines[start]):
            continue
        end = end_of_member(lines, start)
        if end < line - 1:
            continue
        name = lines[start].strip().rstrip("{").strip()
        while start > 0 and re.match(r"\s*@\w+(\([^()]*\))?\s*$", lines[start - 1]):
            start -= 1
        # As many lines stay, so that the numbers of the others do.
        lines[start:end + 1] = [""] * (end + 1 - start)
        return "\n".join(lines), name
    return text, None


def end_of_member(lines, start):
    """The index of the last line of a member: where the braces it opens are closed."""
    depth = 0
    is_open = False
    for index in range(start, len(lines)):
        code = re.sub(r'"(?:\\.|[^"\\])*"|//.*', "", lines[index])
        depth += code.count("{") - code.count("}")
        is_open = is_open or "{" in code
        if depth <= 0 and (is_open or index > start or not code.rstrip().endswith((",", "(", "->", "="))):
            return index
    return len(lines) - 1
