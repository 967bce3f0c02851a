"""Scenes as constraints between views, and the documents they make."""

import copy
import xml.etree.ElementTree as ET

# The screen of the device that scenes are laid out on, in points.
DEVICE = "retina4_7"
WIDTH, HEIGHT = 375, 667
ROOT, SAFE_AREA = "root", "safe"
EDGES = ("leading", "top", "trailing", "bottom")


class Scene:
    """A scene whose constraints are written one by one; each has an id of its own."""

    def __init__(self):
        self.root = ET.Element("view", {"key": "view", "contentMode": "scaleToFill", "id": ROOT})
        frame(self.root, WIDTH, HEIGHT)
        self.views = {ROOT: self.root}
        self.constraints = {}
        # Constraints that give a list its room: without them it has no rows.
        self.framing = set()

    def add(self, name, into=ROOT, tag="view", **attributes):
        """Adds a view that constraints place, to a view, stack view or content view; returns its id."""
        parent = self.views[into]
        holder = parent.find("subviews")
        if holder is None:
            holder = ET.SubElement(parent, "subviews")
        view = ET.SubElement(holder, tag, {
            **attributes, "translatesAutoresizingMaskIntoConstraints": "NO", "userLabel": name, "id": name})
        frame(view, 50, 50)
        self.views[name] = view
        return name

    def guide(self, view, key, name):
        """Adds a layout guide of a view; returns its id."""
        ET.SubElement(self.views[view], "viewLayoutGuide", {"key": key, "id": name})
        return name

    def row(self, name, height):
        """Adds a table as large as the scene with one row of a height, in points; returns the row's content view's id."""
        table = self.add(name, tag="tableView", dataMode="prototypes", style="plain", rowHeight=str(height))
        self.framing |= set(self.pin(table))
        cell = ET.SubElement(ET.SubElement(self.views[table], "prototypes"), "tableViewCell", {
            "reuseIdentifier": name, "rowHeight": str(height), "id": f"{name}-cell"})
        frame(cell, WIDTH, height)
        content = ET.SubElement(cell, "tableViewCellContentView", {
            "key": "contentView", "tableViewCell": f"{name}-cell", "id": f"{name}-content"})
        frame(content, WIDTH, height)
        self.views[f"{name}-content"] = content
        return f"{name}-content"

    def constrain(self, first, attribute, second=None, other=None, constant=0, holder=ROOT, **more):
        """Adds a constraint, to the view that holds it; returns its id."""
        name = f"c{len(self.constraints) + 1}"
        values = {"firstItem": first, "firstAttribute": attribute}
        if second is not None:
            values.update(secondItem=second, secondAttribute=other or attribute)
        if constant:
            values["constant"] = str(constant)
        values.update({key: str(value) for key, value in more.items()}, id=name)
        self.constraints[name] = (holder, values)
        return name

    def pin(self, view, to=ROOT, edges=EDGES, holder=ROOT):
        """Pins edges of a view to those of another one or of a guide; returns the ids of the constraints."""
        return [self.constrain(view, edge, to, edge, holder=holder) for edge in edges]

    def without(self, names):
        """The scene without some constraints."""
        other = copy.deepcopy(self)
        for name in names:
            del other.constraints[name]
        return other

    def keeping(self, names):
        """The scene with no other constraints than some, and those that give lists their room."""
        return self.without(self.constraints.keys() - self.framing - set(names))

    def lowering(self, name):
        """The scene with a constraint at a priority of 999."""
        other = copy.deepcopy(self)
        other.constraints[name][1]["priority"] = "999"
        return other

    def softening(self, name):
        """The scene with the priorities of a view's content below 1000."""
        other = copy.deepcopy(self)
        attributes = other.views[name].attrib
        for key in attributes:
            if key.endswith("Priority"):
                attributes[key] = str(min(999, int(attributes[key])))
        return other

    def document(self):
        """The bytes of a storyboard with the scene."""
        root = copy.deepcopy(self.root)
        views = {view.get("id"): view for view in root.iter()}
        holders = {}
        for holder, values in self.constraints.values():
            if holder not in holders:
                holders[holder] = ET.SubElement(views[holder], "constraints")
            ET.SubElement(holders[holder], "constraint", values)
        ET.SubElement(root, "viewLayoutGuide", {"key": "safeArea", "id": SAFE_AREA})
        # The app shows it first, over the whole screen: nothing but the document decides what the system covers.
        document = ET.Element("document", {
            "initialViewController": "controller",
            "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
            "toolsVersion": "22505", "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none",
            "useAutolayout": "YES", "useTraitCollections": "YES", "useSafeAreas": "YES"})
        ET.SubElement(document, "device", {"id": DEVICE, "orientation": "portrait", "appearance": "light"})
        scene = ET.SubElement(ET.SubElement(document, "scenes"), "scene", {"sceneID": "scene"})
        objects = ET.SubElement(scene, "objects")
        ET.SubElement(objects, "viewController", {
            "id": "controller", "sceneMemberID": "viewController"}).append(root)
        return ET.tostring(document, encoding="utf-8", xml_declaration=True)


def frame(element, width, height):
    """Adds a stored frame; sizes are in points."""
    ET.SubElement(element, "rect", {
        "key": "frame", "x": "0.0", "y": "0.0", "width": str(width), "height": str(height)})
