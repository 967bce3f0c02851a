"""Random details that elements of a finished document may have, most of which concern no layout."""

COLORS = [
    {"systemColor": "systemBackgroundColor"}, {"name": "brand"},
    {"white": "0.0", "alpha": "0.5", "colorSpace": "custom"},
    {"red": "1", "green": "0.5", "blue": "2", "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB"},
    {"cocoaTouchSystemColor": "groupTableViewBackgroundColor"}, {"colorSpace": "calibratedWhite"},
]
RECOGNIZERS = ["tapGestureRecognizer", "panGestureRecognizer", "swipeGestureRecognizer"]


class Details:
    """Adds details to a document."""

    def __init__(self, values, new_id):
        self.values = values
        self.new_id = new_id

    def add(self, root):
        """Adds details to the views, controllers and scenes of a document."""
        for element in list(root.walk()):
            if element.get("contentMode"):
                self.add_to_view(element)
            elif element.name == "objects":
                self.add_to_objects(element)
            elif element.get("sceneMemberID") == "viewController":
                self.add_to_controller(element)

    def add_to_view(self, view):
        """Adds colors, connections, runtime attributes and the like to a view."""
        values = self.values
        for key in ("backgroundColor", "tintColor", "textColor"):
            if values.chance(0.08):
                view.add("color", {"key": key, **values.pick(COLORS)})
        if values.chance(0.04):
            view.add("color", {"key": "shadowColor", **values.pick(COLORS)})
            view.add("size", {"key": "shadowOffset", "width": "1", "height": values.length()})
        details = [
            self.runtime_attributes, self.connections, self.accessibility, self.attributed_text, self.symbol,
            self.extended_edges,
        ]
        for detail in details:
            if values.chance(0.05):
                detail(view)

    def runtime_attributes(self, view):
        """Sets properties by key-value coding."""
        values = self.values
        attributes = view.add("userDefinedRuntimeAttributes")
        kind, path, value = values.pick([
            ("boolean", "hidden", {"value": "YES"}), ("string", "text", {"value": values.text()}),
            ("color", "borderColor", {}), ("boolean", "translatesAutoresizingMaskIntoConstraints", {"value": "NO"}),
            ("number", "layer.cornerRadius", None), ("number", "layer.borderWidth", None),
            ("number", "shadowRadius", None), ("number", "alpha", None),
            ("size", "contentSize", None), ("rect", "frame", None), ("unheard", "what.ever", {}),
        ])
        attribute = attributes.add("userDefinedRuntimeAttribute", {"type": kind, "keyPath": path, **(value or {})})
        if kind == "number":
            attribute.add("real", {"key": "value", "value": values.length()})
        elif kind == "color":
            attribute.add("color", {"key": "value", **values.pick(COLORS)})
        elif kind == "size":
            attribute.add(*values.size("value"))
        elif kind == "rect":
            attribute.add(*values.rect("value"))

    def connections(self, view):
        """Connects an outlet and an action."""
        connections = view.list("connections")
        connections.add("outlet", {"property": "delegate", "destination": view.get("id"), "id": self.new_id()})
        connections.add("action", {
            "selector": "tap:", "destination": "-1", "eventType": "touchUpInside", "id": self.new_id()})

    def accessibility(self, view):
        """Adds what assistive technology reads."""
        inner = view.add("accessibility", {"key": "accessibilityConfiguration", "label": self.values.text()})
        inner.add("accessibilityTraits", {"key": "traits", "button": "YES"})

    def attributed_text(self, view):
        """Gives a view that shows text an attributed one."""
        values = self.values
        if view.name not in ("label", "textView", "textField"):
            return
        view.attributes.pop("text", None)
        text = view.add("attributedString", {"key": "attributedText"})
        for _ in range(values.random.randrange(0, 4)):
            fragment = text.add("fragment", {"content": values.text()})
            attributes = fragment.add("attributes")
            attributes.add("color", {"key": "NSColor", **values.pick(COLORS)})
            attributes.add("font", {"key": "NSFont", "metaFont": "system", "size": values.pick(["12", "30", "0"])})
            if values.chance(0.4):
                attributes.add("paragraphStyle", {
                    "key": "NSParagraphStyle", "alignment": values.pick(["center", "justified"]),
                    "lineSpacing": values.length(), "paragraphSpacing": values.length(),
                    "minimumLineHeight": values.extent(), "maximumLineHeight": values.extent(),
                    "lineHeightMultiple": values.pick(["0.0", "1.5", "10"]), "firstLineHeadIndent": values.length(),
                    "headIndent": values.length(), "tailIndent": values.length()})

    def symbol(self, view):
        """Configures the symbol of a button or image view."""
        values = self.values
        configuration = {"key": "preferredSymbolConfiguration", "scale": values.pick(["small", "large", "default"])}
        if values.chance(0.5):
            configuration.update(configurationType="pointSize", pointSize=values.extent(), weight="bold")
        if view.name == "imageView":
            view.add("imageReference", {
                "key": "image", "image": values.pick(["star", "heart.fill"]), "catalog": "system",
                "symbolScale": "large"})
        view.add("preferredSymbolConfiguration", configuration)

    def extended_edges(self, view):
        """Adds insets of a button's touches and of what it shows."""
        view.add("rect", {"key": "contentStretch", "x": "0", "y": "0", "width": "1", "height": "1"})
        view.add(*self.values.insets("titleEdgeInsets"))

    def add_to_controller(self, controller):
        """Adds a toolbar's items, edges and simulated metrics to a controller."""
        values = self.values
        if values.chance(0.05):
            items = controller.add("toolbarItems")
            for _ in range(values.random.randrange(0, 3)):
                items.add("barButtonItem", {"title": values.text(), "id": self.new_id()})
        if values.chance(0.05):
            controller.add("extendedEdge", {"key": "edgesForExtendedLayout", "top": "YES"})
        if values.chance(0.04):
            controller.add("simulatedScreenMetrics", {"key": "simulatedDestinationMetrics", "type": "retina47"})
        if values.chance(0.04):
            controller.add("simulatedOrientationMetrics", {
                "key": "simulatedOrientationMetrics", "orientation": "landscapeRight"})

    def add_to_objects(self, objects):
        """Adds objects beside what is laid out."""
        values = self.values
        if values.chance(0.08):
            objects.add(values.pick(RECOGNIZERS), {"id": self.new_id()})
        if values.chance(0.05):
            objects.add("customObject", {"id": self.new_id(), "userLabel": values.text()})
        if values.chance(0.03):
            objects.add("viewControllerPlaceholder", {
                "storyboardName": "Other", "id": self.new_id(), "sceneMemberID": "viewController"})
        if values.chance(0.03):
            view = objects.add("view", {"contentMode": "scaleToFill", "id": self.new_id()})
            view.add(*values.rect("frame"))
