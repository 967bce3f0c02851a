"""The verdicts that Interface Builder saved in a document, view by view, and what speaks against them."""

import xml.etree.ElementTree as ET

VERDICTS = ("misplaced", "ambiguous")
# The largest difference of an edge or an extent that counts as agreement, in points.
TOLERANCE = 1.01


class SavedView:
    """A view of a document: its saved frame and verdicts."""

    def __init__(self, element, frame, ancestors):
        self.element = element
        self.frame = frame
        self.ancestors = ancestors
        self.verdicts = {name: element.get(name) == "YES" for name in VERDICTS}

    @property
    def is_constrained(self):
        """Whether constraints place the view, not its mask."""
        return self.element.get("translatesAutoresizingMaskIntoConstraints") == "NO"

    @property
    def is_seen(self):
        """Whether the canvas shows it: it is not hidden, nor a part of a cell, which a list may leave out."""
        chain = [self.element, *self.ancestors]
        return not any(one.get("hidden") == "YES" or "Cell" in one.tag for one in chain)


class SavedDocument:
    """A document with what Interface Builder saved in it."""

    def __init__(self, text):
        """Reads a document.

        Raises ET.ParseError where it is not XML.
        """
        self.root = ET.fromstring(text)
        self.views = {}
        self._read(self.root, [])

    @property
    def is_comparable(self):
        """Whether it is a document for iOS that uses Auto Layout."""
        return (self.root.get("targetRuntime", "").startswith("iOS.CocoaTouch")
                and self.root.get("useAutolayout") == "YES")

    @property
    def has_verdicts(self):
        """Whether any view is marked."""
        return any(any(view.verdicts.values()) for view in self.views.values())

    def contradictions(self):
        """The ids of seen views without a mark whose saved frames break a required constraint to the superview.

        Apple's engine would have moved such a view, or marked it: the marks of the document were not made for its
        frames. Arithmetic on what was saved, without a solver.
        """
        return [name for name, view in self.views.items() if self._is_contradicted(name, view)]

    def without_verdicts(self):
        """The bytes of the document without its marks."""
        for view in self.views.values():
            for name in VERDICTS:
                view.element.attrib.pop(name, None)
        return ET.tostring(self.root, encoding="utf-8", xml_declaration=True)

    def _read(self, element, ancestors):
        rect = next((child for child in element if child.tag == "rect" and child.get("key") == "frame"), None)
        name = element.get("id")
        if rect is not None and name and name not in self.views:
            frame = [float(rect.get(side, 0)) for side in ("x", "y", "width", "height")]
            self.views[name] = SavedView(element, frame, ancestors)
        for child in element:
            self._read(child, [element, *ancestors])

    def _is_contradicted(self, name, view):
        if not view.is_constrained or not view.is_seen or any(view.verdicts.values()):
            return False
        holder = next((one for one in view.ancestors if one.get("id") in self.views), None)
        if holder is None or holder.find("variation") is not None:
            return False
        saved = self.views[holder.get("id")]
        if any(saved.verdicts.values()):
            return False
        return any(distance(constraint, name, view.frame, holder.get("id"), saved.frame) > TOLERANCE
                   for constraint in holder.findall("constraints/constraint"))


def distance(constraint, name, frame, holder, room):
    """How far a required equation of a view and its superview is from holding in their frames; 0 for others."""
    if (set(constraint.attrib) & {"relation", "priority", "multiplier", "placeholder"}
            or constraint.find("variation") is not None):
        return 0
    places = {name: frame, holder: [0, 0, room[2], room[3]]}
    first, second = constraint.get("firstItem", holder), constraint.get("secondItem", holder)
    if {first, second} != {name, holder}:
        return 0
    values = [place(places[item], constraint.get(attribute))
              for item, attribute in ((first, "firstAttribute"), (second, "secondAttribute"))]
    if None in values:
        return 0
    return abs(values[0] - values[1] - float(constraint.get("constant", 0)))


def place(frame, attribute):
    """The value of an attribute; None for those that need more than a frame."""
    x, y, width, height = frame
    return {"leading": x, "left": x, "trailing": x + width, "right": x + width, "centerX": x + width / 2, "top": y,
            "bottom": y + height, "centerY": y + height / 2}.get(attribute)
