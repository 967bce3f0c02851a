"""Random constraints between the views of a tree, most of which can hold together."""

from markup import Element

EDGES_X = ["leading", "trailing", "left", "right", "centerX"]
EDGES_Y = ["top", "bottom", "centerY", "firstBaseline", "baseline"]
MARGINS_X = ["leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "centerXWithinMargins"]
MARGINS_Y = ["topMargin", "bottomMargin", "centerYWithinMargins"]
SIZE_CLASSES = [
    "heightClass=compact", "heightClass=regular", "widthClass=compact", "widthClass=regular",
    "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=regular", "default",
]
# The containers whose subviews a constraint may place.
PLACING = ("view", "scrollView", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView")


class ConstraintMaker:
    """Adds constraints to a tree of views.

    Half of the documents are calm: their constraints mostly can hold together, so that equations are judged.
    """

    def __init__(self, values, new_id):
        self.values = values
        self.new_id = new_id
        self.is_calm = values.chance(0.5)

    def constrain(self, root):
        """Adds constraints to the views of a tree."""
        if self.is_calm:
            for holder in list(root.walk()):
                if holder.name in PLACING:
                    for view in subviews(holder):
                        self.settle(holder, view)
            return
        for holder in list(root.walk()):
            views = subviews(holder)
            if holder.name in PLACING:
                for index, view in enumerate(views):
                    self.place(holder, view, views[index - 1] if index else None)
            self.sizes(holder)
            if views and self.values.chance(0.3):
                self.anything(holder)
        self.vary(root)

    def add(self, holder, item, attribute, other=None, other_attribute=None, **more):
        """Adds a constraint to the view that holds it, with a priority, relation or other things by chance."""
        values = self.values
        constraint = self.require(holder, item, attribute, other, other_attribute, **more)
        attributes = constraint.attributes
        if "priority" not in attributes and values.chance(0.2):
            attributes["priority"] = values.priority()
        if "relation" not in attributes and values.chance(0.12):
            attributes["relation"] = values.pick(["greaterThanOrEqual", "lessThanOrEqual"])
        rare = {"placeholder": "YES", "symbolic": "YES", "identifier": values.text()}
        attributes.update((key, value) for key, value in rare.items() if values.chance(0.02))

    def require(self, holder, item, attribute, other=None, other_attribute=None, **more):
        """Adds a constraint to the view that holds it and returns it."""
        attributes = {"firstAttribute": attribute}
        if item is not holder:
            attributes = {"firstItem": item.get("id"), **attributes}
        if other is not None:
            attributes.update(secondItem=other.get("id"), secondAttribute=other_attribute)
        attributes.update({key: value for key, value in more.items() if value is not None}, id=self.new_id())
        return holder.list("constraints").add("constraint", attributes)

    def settle(self, holder, view):
        """Adds required constraints that can hold together and settle a view, more or less."""
        values = self.values
        view.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
        guides = [child for child in holder.children if child.get("key") == "safeArea"]
        around = values.pick([holder, *guides])
        for near, far, center, extent in (
                ("leading", "trailing", "centerX", "width"), ("top", "bottom", "centerY", "height")):
            choice = values.random.random()
            margin = str(values.random.randrange(0, 12))
            priority = "999" if values.chance(0.1) else None
            if choice < 0.3:
                self.require(holder, view, center, around, center)
            else:
                self.require(holder, view, near, around, near, constant=margin)
            if 0.3 < choice < 0.5:
                self.require(holder, around, far, view, far, constant=margin, priority=priority)
            elif choice < 0.7:
                self.require(view, view, extent, constant=str(values.random.randrange(1, 90)), priority=priority)
            elif choice < 0.85:
                share = values.pick(["0.5", "1:3", "0.25", "0.1"])
                self.require(holder, view, extent, holder, extent, multiplier=share, priority=priority)
            if choice > 0.8:
                self.require(holder, around, far, view, far, constant=margin, relation="greaterThanOrEqual")

    def place(self, holder, view, before):
        """Adds constraints that settle a view, more or less."""
        values = self.values
        guides = [child for child in holder.children if child.name.endswith("LayoutGuide")]
        around = values.pick(guides) if guides and values.chance(0.4) else holder
        for near, far, center, extent in (
                ("leading", "trailing", "centerX", "width"), ("top", "bottom", "centerY", "height")):
            choice = values.random.random()
            previous = before if before is not None and values.chance(0.5) else None
            start = (previous, far) if previous is not None else (around, self.within_margin(near, around))
            if choice < 0.45:
                self.add(holder, view, near, *start, constant=values.length())
            elif choice < 0.7:
                self.add(holder, view, near, *start, constant=values.length())
                self.add(holder, around, far, view, far, constant=values.length())
                continue
            elif choice < 0.9:
                self.add(holder, view, center, around, center, constant=values.pick([None, values.length()]))
            if values.chance(0.4):
                self.add(view, view, extent, constant=values.extent())
            elif values.chance(0.3):
                self.add(
                    holder, view, extent, values.pick([around, previous or around]), extent,
                    multiplier=values.multiplier(), constant=values.pick([None, values.length()]))

    def within_margin(self, edge, item):
        """Returns an edge, or the margin at it now and then."""
        return edge + "Margin" if item.name in PLACING and self.values.chance(0.1) else edge

    def sizes(self, view):
        """Adds constraints of a view's own size."""
        values = self.values
        if view.name not in ("stackView", "imageView", "label", "view", "button") or not values.chance(0.12):
            return
        if values.chance(0.3):
            self.add(view, view, "width", view, "height", multiplier=values.multiplier())
        else:
            self.add(view, view, values.pick(["width", "height"]), constant=values.extent())

    def anything(self, holder):
        """Adds constraints between any two items below a view."""
        values = self.values
        items = [
            item for item in holder.walk()
            if item.get("id") and item.name.endswith(("LayoutGuide", "View", "view", "label", "button", "switch"))]
        for _ in range(values.random.randrange(1, 4) if items else 0):
            first, second = values.pick(items), values.pick(items)
            options = values.pick([
                EDGES_X, EDGES_Y, ["width", "height"], EDGES_X[:2] + MARGINS_X, EDGES_Y[:3] + MARGINS_Y])
            self.add(
                holder, first, values.pick(options), second, values.pick(options), constant=values.length(),
                multiplier=values.pick([None, None, None, values.multiplier()]),
                relation=values.pick([None, "greaterThanOrEqual", "lessThanOrEqual"]),
                priority=values.pick([None, "999", values.priority()]))

    def vary(self, root):
        """Varies constants and what is installed by size class."""
        values = self.values
        if not values.chance(0.2):
            return
        for element in list(root.walk()):
            if element.name == "constraint" and values.chance(0.1):
                element.add("variation", {
                    "key": values.pick(SIZE_CLASSES), values.pick(["constant", "priority"]): values.priority()})
            lists = [part for part in element.children if part.name in ("constraints", "subviews") and part.children]
            if lists and values.chance(0.15):
                variation = element.add("variation", {"key": values.pick(SIZE_CLASSES)})
                part = values.pick(lists)
                mask = variation.add("mask", {"key": part.name})
                mask.add(values.pick(["exclude", "exclude", "include"]), {
                    "reference": values.pick(part.children).get("id")})


def subviews(holder):
    """Returns the subviews of a view."""
    return [view for part in holder.children if part.name == "subviews" for view in part.children]
