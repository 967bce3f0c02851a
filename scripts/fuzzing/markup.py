"""Elements of a document, written one to a line."""

import xml.parsers.expat
from xml.sax.saxutils import quoteattr

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'


class Element:
    """An element of a document."""

    __slots__ = ("name", "attributes", "children", "line", "parent")

    def __init__(self, name, attributes=None, children=None):
        self.name = name
        self.attributes = dict(attributes or {})
        self.children = list(children or [])
        self.line = 0
        self.parent = None

    def add(self, name, attributes=None):
        """Appends a child and returns it."""
        child = Element(name, attributes)
        self.children.append(child)
        return child

    def get(self, name, default=None):
        """Returns the value of an attribute."""
        return self.attributes.get(name, default)

    def list(self, name):
        """Returns the child of a name, which is made where there is none."""
        return next((child for child in self.children if child.name == name), None) or self.add(name)

    def walk(self):
        """Yields the element and its descendants in document order."""
        stack = [self]
        while stack:
            element = stack.pop()
            yield element
            stack.extend(reversed(element.children))

    def copy(self):
        """Returns a copy of the subtree."""
        return Element(self.name, self.attributes, [child.copy() for child in self.children])

    def text(self):
        """Returns the subtree as a document, one element to a line."""
        lines = [DECLARATION]
        self._write(lines, 0)
        return "".join(lines)

    def _write(self, lines, depth):
        attributes = "".join(
            f" {name}={quoteattr(value, WHITE_SPACE)}" for name, value in self.attributes.items())
        if not self.children:
            lines.append(f"{'  ' * depth}<{self.name}{attributes}/>\n")
            return
        lines.append(f"{'  ' * depth}<{self.name}{attributes}>\n")
        for child in self.children:
            child._write(lines, depth + 1)
        lines.append(f"{'  ' * depth}</{self.name}>\n")


# White space in attributes, which parsers otherwise replace with blanks.
WHITE_SPACE = {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}


def parse(data):
    """Returns the root of a document in bytes; None where it is not well-formed."""
    stack, roots = [], []
    parser = xml.parsers.expat.ParserCreate()

    def start(name, attributes):
        element = Element(name, attributes)
        element.line = parser.CurrentLineNumber
        if stack:
            element.parent = stack[-1]
            stack[-1].children.append(element)
        else:
            roots.append(element)
        stack.append(element)

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: stack.pop()
    try:
        parser.Parse(data, True)
    except (xml.parsers.expat.ExpatError, ValueError, LookupError):
        return None
    return roots[0] if roots else None
