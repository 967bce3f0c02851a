"""Why views may differ from saved frames, as far as the document says.

Used by scripts/fidelity.
"""

import re

TEXT = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
IMAGES = {"imageView", "button", "segmentedControl"}
PLAIN = {"view", "visualEffectView", "containerView"}
# How far saved frames may miss a constraint, in points: rounding of two edges and a bit.
TOLERANCE = 1.5
# Their frame is not what constraints give a size to, and has always the same one.
FIXED = {"switch", "slider"}


# MARK: Causes, in the order in which they are asked about


class Facts:
    """What the causes ask of a document."""

    def __init__(self, root):
        self.parents = {child: parent for parent in root.iter() for child in parent}
        self.sized_images = {image.get("name") for image in root.iter("image") if image.get("width")}

    def is_arranged(self, view):
        group = self.parents.get(view)
        return group is not None and group.tag == "subviews" and self.parents[group].tag == "stackView"


def has_named_font(view, facts):
    return view.tag in TEXT and any(font.get("name") for font in view.findall(".//fontDescription"))


def images(view):
    return {element.get(key) for element in [view, *view.findall("state")]
            for key in ("image", "backgroundImage") if element.get(key)}


def has_symbol(view, facts):
    return any(element.get("catalog") == "system" for element in [view, *view.findall("state")]) or any(
        element.tag in ("imageReference", "preferredSymbolConfiguration") for element in view.iter())


def lacks_image(view, facts):
    return view.tag in IMAGES and bool(images(view) - facts.sized_images)


def is_outermost(view, facts):
    group = facts.parents.get(view)
    return group is not None and group.tag == "objects"


def has_text(view, facts):
    return view.tag in TEXT


def is_custom(view, facts):
    return view.tag in PLAIN and bool(view.get("customClass"))


def is_arranged_without_content(view, facts):
    return view.tag in PLAIN and facts.is_arranged(view)


def is_control(view, facts):
    return view.tag not in PLAIN | FIXED and view.tag != "stackView"


SYMBOLS = "symbol images, which are Apple's"
CAUSES = [
    ("outermost views, whose size is free", is_outermost),
    ("text in a font that is not Apple's system font", has_named_font),
    (SYMBOLS, has_symbol),
    ("images whose size the document does not say", lacks_image),
    ("views of custom classes, whose content nothing says", is_custom),
    ("arranged views without content, which keep the size they had", is_arranged_without_content),
    ("text in the system font", has_text),
    ("sizes of other controls", is_control),
]
# What is left is put down to these, by what the document itself says.
NOT_INSTALLED = "views that are not installed on the document's canvas"
EXCLUSIVE = "constraints that exclude each other, of which others gave way"
CONTRADICTION = "saved frames that contradict the document's own constraints"
DOUBLED = "safe areas that the release saved twice as large"
OWN = "layout"
LEFT = [NOT_INSTALLED, CONTRADICTION, EXCLUSIVE, DOUBLED, OWN]
# The toolsVersions that did, on phones with a home indicator; see docs/decisions/0022-safe-areas-by-tools-version.md.
DOUBLING = range(23727, 25095)


# MARK: What no saved size mends


class Rest:
    """Why views differ that have all sizes as saved: what the document says against its own frames."""

    def __init__(self, document):
        self.document = document
        root = document.fact.tree
        self.facts = Facts(root)
        self.elements = {element.get("id"): element for element in root.iter() if element.get("id")}
        self.saved = SavedFrames(root, self.facts, document.stored)
        self.excluded = {element.get("reference") for element in root.iter("exclude")}
        self.blamed = {}
        for cause, items in sorted(self.offences(), key=lambda offence: LEFT.index(offence[0])):
            self.blame(items, cause)

    def offences(self):
        """What required constraints and saved frames say against each other, with the views it concerns."""
        for constraint, holder in self.constraints():
            items, name = self.items(constraint, holder), constraint.get("id")
            gap = self.saved.gap(constraint, items)
            if gap is None:
                continue
            if abs(gap) > TOLERANCE:
                yield EXCLUSIVE if name in self.document.conflicting else CONTRADICTION, items
            elif name in self.document.broken:
                yield EXCLUSIVE, items

    def constraints(self):
        """The constraints that every size class has in force, each with the view that holds it."""
        for holder in self.document.fact.tree.iter():
            for constraint in holder.findall("constraints/constraint"):
                if constraint.get("id") not in self.excluded:
                    yield constraint, holder

    def items(self, constraint, holder):
        second = constraint.get("secondItem")
        names = [constraint.get("firstItem", holder.get("id")), *([second] if second else [])]
        return [self.elements.get(name) for name in names]

    def blame(self, items, cause):
        """Puts down to a violated constraint what it mentions, and what is tied to that and differs as well."""
        reached = [item.get("id") for item in items]
        while reached:
            name = reached.pop()
            if name not in self.blamed:
                self.blamed[name] = cause
                reached += self.tied(name)

    def tied(self, name):
        """The views that differ and share a constraint with a view, or are right inside or around it."""
        element = self.elements[name]
        group = self.facts.parents.get(element)
        around = self.facts.parents.get(group) if group is not None else None
        near = [*element.findall("subviews/*"), *([around] if around is not None else [])]
        names = {view.get("id") for view in near}
        for constraint, holder in self.constraints():
            ends = {item.get("id") for item in self.items(constraint, holder) if item is not None}
            if name in ends:
                names |= ends
        return sorted(names & self.document.open)

    def cause(self, name):
        element = self.elements[name]
        if name not in self.document.solved and self.is_excluded(element):
            return NOT_INSTALLED
        if has_symbol(element, self.facts):
            return SYMBOLS
        if name in self.blamed:
            return self.blamed[name]
        return DOUBLED if self.has_doubled_safe_area else OWN

    def is_excluded(self, element):
        while element is not None and element.get("id") not in self.excluded:
            element = self.facts.parents.get(element)
        return element is not None

    @property
    def has_doubled_safe_area(self):
        tools, device = self.document.fact.tools, self.document.fact.device
        return tools.isdigit() and int(tools) in DOUBLING and device.startswith("retina6")


class SavedFrames:
    """The frames a document was saved with, against what it requires of them."""

    EDGES = {"left": (0, 0), "leading": (0, 0), "right": (0, 1), "trailing": (0, 1), "centerX": (0, 0.5),
             "top": (1, 0), "bottom": (1, 1), "centerY": (1, 0.5)}
    MARGINS = {"leftMargin": (0, 0), "leadingMargin": (0, 0), "rightMargin": (0, 1), "trailingMargin": (0, 1),
               "topMargin": (1, 0), "bottomMargin": (1, 1)}
    EXTENTS = {"width": 2, "height": 3}
    SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
    # What their constraints concern is not their frame.
    INSET = {"switch", "slider", "segmentedControl", "progressView", "stepper", "activityIndicatorView"}

    def __init__(self, root, facts, stored):
        self.facts, self.stored = facts, stored

    def gap(self, constraint, items):
        """How far the frames miss a required constraint, in whichever size class they do least; None if unknown."""
        varied = [constraint, *constraint.findall("variation")]
        if float(constraint.get("priority", "1000")) < 1000 or any(
                variation.get("priority") for variation in varied[1:]) or not all(map(self.is_known, items)):
            return None
        if len(items) == 2 and self.scrolls(*items):
            return None
        first = self.value(items[0], constraint.get("firstAttribute"))
        second = self.value(items[1], constraint.get("secondAttribute")) if len(items) == 2 else 0
        if first is None or second is None:
            return None
        rest = first - ratio(constraint.get("multiplier", "1")) * second
        gaps = [rest - float(variation.get("constant", constraint.get("constant", "0"))) for variation in varied]
        return min((self.one_sided(gap, constraint) for gap in gaps), key=abs)

    def one_sided(self, gap, constraint):
        """A gap as far as the relation forbids it, and as margins, which are not negative, do not explain it."""
        signs = {"greaterThanOrEqual": {-1}, "lessThanOrEqual": {1}}.get(constraint.get("relation"), {-1, 1})
        first, second = (constraint.get(key, "") for key in ("firstAttribute", "secondAttribute"))
        for attribute, side in ((first, 1), (second, -1)):
            if attribute in self.MARGINS:
                # The value is that of the edge; a margin moves it inwards.
                signs = signs & {-side if self.MARGINS[attribute][1] else side}
        return gap if (1 if gap > 0 else -1) in signs else 0

    def is_known(self, item):
        return (item is not None and item.get("id") in self.stored and item.tag not in self.INSET
                and not has_symbol(item, self.facts) and item.get("hidden") != "YES")

    def scrolls(self, first, second):
        """Whether one of two views is a scroll view around the other."""
        return any(outer.tag in self.SCROLLING and inner in set(outer.iter())
                   for outer, inner in ((first, second), (second, first)))

    def value(self, item, attribute):
        frame = self.stored[item.get("id")]
        if attribute in self.EXTENTS:
            return frame[self.EXTENTS[attribute]]
        if attribute not in {**self.EDGES, **self.MARGINS}:
            return None
        axis, part = {**self.EDGES, **self.MARGINS}[attribute]
        return self.origin(item, axis) + part * frame[2 + axis]

    def origin(self, item, axis):
        """Where a view begins, counted from the outermost view with a frame."""
        total = 0
        while item is not None:
            total += self.stored.get(item.get("id"), (0, 0))[axis]
            item = self.facts.parents.get(item)
        return total


def ratio(text):
    parts = [float(part) for part in re.split("[:/]", text)]
    return parts[0] / parts[1] if len(parts) == 2 else parts[0]
