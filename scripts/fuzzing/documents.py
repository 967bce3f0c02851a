"""Random documents: xibs and storyboards."""

from constraints import ConstraintMaker
from details import Details
from markup import Element
from values import Values
from views import ViewMaker

DEVICES = [
    "retina3_5", "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_7", "retina6_12",
    "ipad9_7", "ipad10_5", "ipad11_0rounded", "ipad12_9", "watch38", "unheard",
]
TOOLS_VERSIONS = [
    "4514", "6250", "7706", "9531", "11762", "13122", "14490", "16097", "17701", "21507",
    "22505", "32700",
]
SCREENS = [
    ("320", "480"), ("320", "568"), ("375", "667"), ("414", "896"), ("393", "852"), ("768", "1024"), ("600", "600"),
]
PRESENTATIONS = ["show", "presentation", "popoverPresentation", "showDetail", "unwind"]
BARS = ["simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedStatusBarMetrics"]
BAR_KINDS = ["simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "nil"]
CONTAINERS = ["navigationController", "tabBarController", "splitViewController"]


class DocumentMaker:
    """Makes one document from a source of random numbers."""

    def __init__(self, random):
        self.values = Values(random)
        self.views = ViewMaker(self.values, budget=random.choice([2, 4, 8, 8, 15, 30]))
        self.constraints = ConstraintMaker(self.values, self.views.new_id)

    def make(self):
        """Returns a document."""
        root = self.storyboard() if self.values.chance(0.5) else self.xib()
        Details(self.values, self.views.new_id).add(root)
        resources = Element("resources")
        resources.add("image", {"name": "photo", "width": "64", "height": "48"})
        resources.add("image", {"name": "wide", "width": self.values.extent(), "height": "1"})
        resources.add("namedColor", {"name": "brand"}).add("color", {"red": "1", "green": "0", "blue": "0"})
        root.children.append(resources)
        return root

    def head(self, kind):
        """Returns the root element."""
        values = self.values
        is_television = values.chance(0.04)
        runtime = "AppleTV" if is_television else "iOS.CocoaTouch"
        root = Element("document", {
            "type": f"com.apple.InterfaceBuilder{'' if is_television else '3'}."
                    f"{'AppleTV' if is_television else 'CocoaTouch'}.{kind}",
            "version": "3.0", "toolsVersion": values.pick(TOOLS_VERSIONS), "targetRuntime": runtime,
            "propertyAccessControl": "none", "useAutolayout": "YES" if values.chance(0.95) else "NO",
            "useTraitCollections": values.pick(["YES", "YES", "NO"]),
            "useSafeAreas": values.pick(["YES", "YES", "NO"])})
        if values.chance(0.05):
            root.attributes["launchScreen"] = "YES"
        if values.chance(0.9):
            device = "appleTV" if is_television else values.pick(DEVICES)
            root.add("device", {
                "id": device, "orientation": values.pick(["portrait", "portrait", "landscape"]),
                "appearance": values.pick(["light", "dark"])})
        return root

    def root_view(self, key=None):
        """Returns a view at the top of a tree, with its constraints."""
        values = self.values
        name = "view" if values.chance(0.85) else values.pick(
            ["tableView", "collectionView", "scrollView", "stackView", "tableViewCell", "collectionViewCell", "label"])
        if key and name.endswith("Cell"):
            name = "view"
        view = self.views.cell(1) if name == "tableViewCell" else self.views.view(0, name)
        if key:
            view.attributes["key"] = key
        if values.chance(0.8):
            frame = next(child for child in view.children if child.name == "rect")
            width, height = values.pick(SCREENS)
            frame.attributes.update(x="0.0", y="0.0", width=width, height=height)
        self.constraints.constrain(view)
        return view

    def metrics(self, element):
        """Adds bars and sizes that the canvas simulates."""
        values = self.values
        for key in BARS:
            if values.chance(0.08):
                element.add(values.pick(BAR_KINDS), {"key": key})
        if values.chance(0.1):
            element.add("freeformSimulatedSizeMetrics", {"key": "simulatedDestinationMetrics"})
            if values.chance(0.5):
                element.add(*values.size("freeformSize"))

    def xib(self):
        """Returns a document of top-level views."""
        root = self.head("XIB")
        objects = root.add("objects")
        objects.add("placeholder", {"placeholderIdentifier": "IBFilesOwner", "id": "-1"})
        for _ in range(self.values.pick([1, 1, 1, 2])):
            view = self.root_view()
            self.metrics(view)
            objects.children.append(view)
        return root

    def storyboard(self):
        """Returns a document of scenes, which segues connect."""
        root = self.head("Storyboard")
        scenes = root.add("scenes")
        controllers = [self.scene(scenes) for _ in range(self.values.pick([1, 1, 2, 3, 4]))]
        if self.values.chance(0.9):
            root.attributes["initialViewController"] = self.values.pick(controllers).get("id")
        for container in self.views.containers:
            self.segue(container, "embed", self.values.pick(controllers))
        for controller in controllers:
            self.connect(controller, controllers)
        return root

    def scene(self, scenes):
        """Adds a scene and returns its controller."""
        values = self.values
        objects = scenes.add("scene", {"sceneID": self.views.new_id()}).add("objects")
        name = values.pick(["viewController"] * 4 + ["tableViewController", "collectionViewController"] + CONTAINERS)
        controller = objects.add(name, {"id": self.views.new_id(), "sceneMemberID": "viewController"})
        rare = {
            "title": values.text(), "hidesBottomBarWhenPushed": "YES",
            "extendedLayoutIncludesOpaqueBars": "YES", "automaticallyAdjustsScrollViewInsets": "NO",
            "modalPresentationStyle": values.pick(["formSheet", "fullScreen", "popover", "overCurrentContext"]),
        }
        controller.attributes.update((key, value) for key, value in rare.items() if values.chance(0.1))
        if name in CONTAINERS:
            self.container_bars(controller)
        else:
            self.content(controller)
        objects.add("placeholder", {
            "placeholderIdentifier": "IBFirstResponder", "id": self.views.new_id(), "sceneMemberID": "firstResponder"})
        return controller

    def content(self, controller):
        """Adds a view and what bars show to a controller."""
        values = self.values
        if values.chance(0.15):
            guides = controller.add("layoutGuides")
            for edge in ("top", "bottom"):
                guides.add("viewControllerLayoutGuide", {"type": edge, "id": self.views.new_id()})
        if controller.name == "viewController":
            controller.children.append(self.root_view("view"))
        else:
            view = self.views.view(1, controller.name.replace("Controller", ""))
            view.attributes["key"] = "view"
            self.constraints.constrain(view)
            controller.children.append(view)
        if values.chance(0.3):
            item = controller.add("navigationItem", {"key": "navigationItem", "id": self.views.new_id()})
            item.attributes["title"] = values.text()
            if values.chance(0.2):
                title = self.views.view(4)
                title.attributes["key"] = "titleView"
                item.children.append(title)
        if values.chance(0.15):
            controller.add("tabBarItem", {"key": "tabBarItem", "title": values.text(), "id": self.views.new_id()})
        if values.chance(0.1):
            controller.add(*values.size("preferredContentSize"))
        self.metrics(controller)

    def container_bars(self, controller):
        """Adds the bars of a container."""
        values = self.values
        key = {"navigationController": "navigationBar", "tabBarController": "tabBar"}.get(controller.name)
        if not key:
            return
        bar = controller.add(key, {"key": key, "contentMode": "scaleToFill", "id": self.views.new_id()})
        bar.add(*values.rect("frame"))
        if values.chance(0.3):
            bar.attributes.update(translucent="NO", largeTitles="YES")

    def connect(self, controller, controllers):
        """Adds segues from a controller to others."""
        values = self.values
        relationship = {
            "navigationController": "rootViewController", "tabBarController": "viewControllers",
            "splitViewController": "masterViewController",
        }.get(controller.name)
        if relationship and values.chance(0.9):
            self.segue(controller, "relationship", values.pick(controllers), relationship=relationship)
        if values.chance(0.2):
            self.segue(controller, values.pick(PRESENTATIONS), values.pick(controllers))

    def segue(self, source, kind, destination, **more):
        """Adds a segue."""
        source.list("connections").add("segue", {
            "destination": destination.get("id"), "kind": kind, "id": self.views.new_id(), **more})
