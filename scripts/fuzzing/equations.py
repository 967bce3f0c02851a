"""The required equations of a document, evaluated in the frames that the tool printed.

The evaluation shares nothing with the tool: it reads constraints and the tree of views from the document, and frames
from the answer. It judges what follows from frames alone, between views whose alignment rectangle is their frame, and
counts the constraints that it judged.
"""

from dataclasses import dataclass

# Views that place subviews in their own frame's coordinates.
HOLDERS = {
    "view", "stackView", "control", "tableViewCellContentView", "collectionViewCellContentView",
    "collectionReusableView", "visualEffectView", "containerView", "somethingUnknown",
}
# Views whose subviews are placed in what they scroll.
SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
# Views whose alignment rectangle is their frame, whatever they show.
PLAIN = HOLDERS | SCROLLING | {
    "label", "textField", "button", "progressView", "activityIndicatorView", "imageView", "mtkView",
    "colorWell", "refreshControl", "avPlayerView", "searchBar", "stepper", "datePicker", "wkWebView", "mapView",
    "tabBar", "pageControl", "toolbar", "navigationBar", "pickerView",
}
# Where an attribute is in a frame: the axis, and how much of the extent lies before it; nil for the extent.
ATTRIBUTES = {
    "left": (0, 0), "leading": (0, 0), "centerX": (0, 0.5), "right": (0, 1), "trailing": (0, 1), "width": (0, None),
    "top": (1, 0), "centerY": (1, 0.5), "bottom": (1, 1), "height": (1, None),
}
DIRECTIONAL = {"leading", "trailing"}
HORIZONTAL = {"left", "right"}
# Beyond what the rounding of edges to pixels explains, in points.
TOLERANCE = 0.01


@dataclass
class Item:
    """A view or guide of a document."""

    element: object
    # The view that a guide belongs to, or the view itself.
    view: object
    # Whether its edges are rounded to pixels.
    is_rounded: bool


class Equations:
    """The constraints of a document that can be judged by frames."""

    def __init__(self, root):
        self.parents = {}
        self.items = {}
        self.is_unique = True
        varied = set()
        for element in root.walk():
            for child in element.children:
                self.parents[id(child)] = element
            if element.name in ("include", "exclude"):
                varied.add(element.get("reference"))
        self.varied = varied
        self.constraints = []
        if root.get("useAutolayout") == "YES":
            self.read(root)

    def read(self, root):
        """Collects items and constraints."""
        seen = set()
        for element in root.walk():
            name = element.get("id")
            if name is not None:
                self.is_unique &= name not in seen
                seen.add(name)
            if element.name in PLAIN and name is not None and not has_symbol(element):
                self.items[name] = Item(element, element, True)
            elif element.name == "viewLayoutGuide" and element.get("key") == "safeArea":
                self.items[name] = Item(element, self.parents[id(element)], False)
            if element.name == "constraint":
                self.constraints.append(element)

    def violations(self, scene, scale, refused_lines, is_mirrored):
        """Returns how many constraints were judged in a scene, and a text for each that does not hold.

        Parameters: a scene of the answer, the pixels of a point, the lines of constraints that the tool said to
        be unusable, and whether the interface is read from right to left.
        """
        judged, texts = 0, []
        if scene["conflicts"] or not self.is_unique:
            return 0, []
        for constraint in self.constraints:
            terms = self.terms(constraint, scene, is_mirrored)
            if terms is None or constraint.line in refused_lines:
                continue
            judged += 1
            text = violation(constraint, terms, scale)
            if text:
                texts.append(text)
        return judged, texts

    def terms(self, constraint, scene, is_mirrored):
        """Returns both sides' places and whether they are rounded; None where the constraint cannot be judged."""
        if not self.is_plain(constraint):
            return None
        first, second = constraint.get("firstAttribute"), constraint.get("secondAttribute")
        holder = self.parents[id(self.parents[id(constraint)])]
        names = [constraint.get("firstItem") or holder.get("id"), constraint.get("secondItem")]
        if names[1] is None and (second is not None or ATTRIBUTES.get(first, (0, 0))[1] is not None):
            return None
        sides = [(names[0], first)] + ([(names[1], second)] if names[1] is not None else [])
        if not is_paired(first, second if names[1] is not None else first, constraint, is_mirrored):
            return None
        if {first, second} & (DIRECTIONAL | HORIZONTAL) and any(map(self.is_turned, [holder.get("id"), *names])):
            return None
        terms = [self.term(name, attribute, scene, holder) for name, attribute in sides]
        return None if None in terms else terms

    def is_plain(self, constraint):
        """Whether a constraint is required, always installed, and its numbers are plain."""
        parent = self.parents[id(constraint)]
        holder = self.parents.get(id(parent))
        if holder is None or holder.name not in PLAIN:
            return False
        if parent.name != "constraints" or parent is not holder.list("constraints"):
            return False
        if constraint.children or constraint.get("id") in self.varied:
            return False
        if constraint.get("placeholder") == "YES" or constraint.get("symbolic") == "YES":
            return False
        return constraint.get("priority", "1000") == "1000"

    def is_turned(self, name):
        """Whether a view has a reading direction of its own."""
        item = self.items.get(name)
        return item is not None and item.view.get("semanticContentAttribute") is not None

    def term(self, name, attribute, scene, holder):
        """Returns the place of an attribute from the holder's origin; None where frames do not tell it."""
        item = self.items.get(name)
        if item is None:
            return None
        frame = scene["views" if item.is_rounded else "guides"].get(name)
        if frame is None or not self.is_alive(item.view) or not self.is_inside(item.view, holder):
            return None
        if item.view is holder and holder.name in SCROLLING:
            return None
        axis, share = ATTRIBUTES[attribute]
        frame = frame["frame"]
        extent = frame[axis + 2]
        if extent == 0 and item.is_rounded and is_autoresized(item.view):
            return None
        if share is None:
            return extent, 1 if item.is_rounded else 0
        origin = self.origin(item, holder, scene, axis)
        if origin is None:
            return None
        start = origin if item.view is holder and item.is_rounded else origin + frame[axis]
        return start + share * extent, 0.5

    def origin(self, item, holder, scene, axis):
        """Returns where the coordinates of an item begin, from the holder's origin."""
        view, place = item.view, 0
        if item.is_rounded:
            if view is holder:
                return 0
            view = self.superview(view)
        while view is not holder:
            if view is None or view.name not in HOLDERS or view.get("id") not in scene["views"]:
                return None
            if self.has_bounds(view):
                return None
            place += scene["views"][view.get("id")]["frame"][axis]
            view = self.superview(view)
        return None if self.has_bounds(holder) else place

    def superview(self, view):
        """Returns the view that a view is in; None at the top."""
        element = self.parents.get(id(view))
        while element is not None and element.name == "subviews" or element is not None and not element.get("id"):
            element = self.parents.get(id(element))
        return element

    def is_inside(self, view, holder):
        """Whether a view is another one or somewhere in it; constraints of views outside are refused."""
        while view is not None and view is not holder:
            view = self.superview(view)
        return view is holder

    def has_bounds(self, view):
        """Whether a document gives a view bounds of its own."""
        return any(child.get("key") == "bounds" for child in view.children)

    def is_alive(self, view):
        """Whether a view and those that it is in are always installed and laid out."""
        while view is not None:
            if view.get("id") in self.varied or view.name in ("tableViewCell", "collectionViewCell"):
                return False
            view = self.superview(view)
        return True


def is_autoresized(view):
    """Whether a view follows its superview by its mask.

    Where nothing is left of it, it is placed empty, and constraints go on from an extent below nothing
    (docs/decisions/0062-extents-are-not-negative.md).
    """
    return view.get("translatesAutoresizingMaskIntoConstraints") != "NO"


def has_symbol(view):
    """Whether a view shows a symbol, whose alignment rectangle is smaller than its frame."""
    return any(part.get("catalog") is not None for part in [view, *view.children])


def is_paired(first, second, constraint, is_mirrored):
    """Whether two attributes may stand in one constraint, and a frame tells what they mean."""
    if first not in ATTRIBUTES or second not in ATTRIBUTES:
        return False
    extents = [ATTRIBUTES[name][1] is None for name in (first, second)]
    if extents[0] != extents[1] or not extents[0] and ATTRIBUTES[first][0] != ATTRIBUTES[second][0]:
        return False
    if {first, second} & DIRECTIONAL and ({first, second} & HORIZONTAL or is_mirrored):
        return False
    if is_mirrored and "centerX" in (first, second):
        return False
    return extents[0] or multiplier(constraint.get("multiplier", "1")) == 1


def multiplier(text):
    """Returns the value of a multiplier, which may be a ratio; None where it is none."""
    for sign in ":/":
        if sign in text:
            parts = [number(part) for part in text.split(sign)]
            return parts[0] / parts[1] if len(parts) == 2 and None not in parts and parts[1] else None
    return number(text)


def number(text):
    """Returns a decimal number; None for a text that is none, or that is beyond what documents may say."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if abs(value) <= 1e7 else None


def violation(constraint, terms, scale):
    """Returns a text about an equation that does not hold by more than rounding explains; None where it holds."""
    constant, factor = number(constraint.get("constant", "0")), multiplier(constraint.get("multiplier", "1"))
    if constant is None or not factor:
        return None
    left, slack = terms[0]
    right = constant
    if len(terms) > 1:
        right += factor * terms[1][0]
        slack += abs(factor) * terms[1][1]
    gap = left - right
    relation = constraint.get("relation", "equal")
    if relation == "greaterThanOrEqual":
        gap = min(gap, 0)
    elif relation == "lessThanOrEqual":
        gap = max(gap, 0)
    allowed = TOLERANCE + slack / scale + 1e-6 * max(abs(left), abs(right))
    return f"{constraint.get('id')} is off by {gap:.6g} points" if abs(gap) > allowed else None
