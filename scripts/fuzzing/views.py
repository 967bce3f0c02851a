"""Random views of every element class."""

from markup import Element

LEAVES = [
    "view", "label", "label", "label", "button", "button", "imageView", "imageView", "textField", "textView",
    "switch", "slider", "stepper", "progressView", "pageControl", "activityIndicatorView", "segmentedControl",
    "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "colorWell", "control",
    "mapView", "wkWebView", "mtkView", "refreshControl", "avPlayerView", "tvCardView", "somethingUnknown",
]
CONTAINERS = [
    "view", "view", "view", "stackView", "stackView", "stackView", "scrollView", "tableView",
    "collectionView", "visualEffectView", "containerView",
]
CONTENT_MODES = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "bottomRight",
]
GUIDES = ["safeArea", "safeArea", "layoutMargins", "readableContentGuide", "keyboard"]
DISTRIBUTIONS = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
ALIGNMENTS = ["fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline"]
MASK = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
CELL_STYLES = [
    None, None, "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
    "IBUITableViewCellStyleSubtitle",
]
HUGGING = [
    f"{axis}{kind}Priority" for axis in ("horizontal", "vertical") for kind in ("Hugging", "CompressionResistance")
]


class ViewMaker:
    """Makes trees of views."""

    def __init__(self, values, budget):
        self.values = values
        self.budget = budget
        self.count = 0
        # The container views, which an embed segue may fill.
        self.containers = []

    def new_id(self):
        """Returns an id that no other element has."""
        self.count += 1
        return f"e{self.count:02d}-aa-{self.count % 97:03d}"

    def view(self, depth=0, name=None):
        """Returns a view with what is in it."""
        values = self.values
        self.budget -= 1
        if name is None:
            inner = depth < 6 and self.budget > 0 and values.chance(0.6 if depth < 2 else 0.35)
            name = values.pick(CONTAINERS if inner else LEAVES)
        view = Element(name, {"contentMode": values.pick(CONTENT_MODES), "id": self.new_id()})
        self.common(view)
        getattr(self, f"fill_{name}", self.fill_leaf)(view, depth)
        if values.chance(0.12):
            self.guide(view, values.pick(GUIDES))
        return view

    def guide(self, view, key):
        """Adds a guide unless the view has it."""
        if not any(child.name.endswith("LayoutGuide") and child.get("key") == key for child in view.children):
            name = "keyboardLayoutGuide" if key == "keyboard" else "viewLayoutGuide"
            view.add(name, {"key": key, "id": self.new_id()})

    def common(self, view):
        """Adds what views of every class may have."""
        values = self.values
        view.add(*values.rect("frame"))
        if values.chance(0.1):
            view.add(*values.rect("bounds"))
        if values.chance(0.75):
            view.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
        if values.chance(0.4):
            view.add("autoresizingMask", {
                "key": "autoresizingMask", **{bit: "YES" for bit in MASK if values.chance(0.4)}})
        rare = {
            "hidden": "YES", "fixedFrame": "YES", "ambiguous": "YES", "misplaced": "YES", "opaque": "NO",
            "clipsSubviews": "YES", "preservesSuperviewLayoutMargins": "YES",
            "insetsLayoutMarginsFromSafeArea": "NO", "layoutMarginsFollowReadableWidth": "YES",
            "autoresizesSubviews": "NO", "alpha": values.pick(["0.5", "0"]), "userLabel": values.text(),
            "viewRespectsSystemMinimumLayoutMargins": "NO",
            "placeholderIntrinsicWidth": values.pick(["infinite", values.extent()]),
            "placeholderIntrinsicHeight": values.pick(["infinite", values.extent()]),
            "semanticContentAttribute": values.pick(["playback", "spatial", "forceRightToLeft", "forceLeftToRight"]),
            "customClass": "FancyView", "verifyAmbiguity": values.pick(["off", "ignoreSizes"]),
        }
        view.attributes.update((key, value) for key, value in rare.items() if values.chance(0.03))
        for key in HUGGING:
            if values.chance(0.12):
                view.attributes[key] = values.pick([values.priority(), "1000"])
        if values.chance(0.06):
            view.add(*values.insets("layoutMargins", "edgeInsets"))
        elif values.chance(0.04):
            view.add("directionalEdgeInsets", {
                "key": "directionalLayoutMargins",
                **{edge: values.length() for edge in ("top", "leading", "bottom", "trailing")}})

    def subviews(self, view, depth, most=5, key="subviews"):
        """Adds a list of views."""
        count = self.values.random.randrange(0, most + 1)
        inner = Element(key)
        inner.children = [self.view(depth + 1) for _ in range(count) if self.budget > 0]
        if inner.children:
            view.children.append(inner)

    # Classes

    def fill_leaf(self, view, depth):
        """Fills a view of a class without rules of its own."""
        if view.name == "somethingUnknown" and self.values.chance(0.5):
            self.subviews(view, depth, 2)

    def fill_view(self, view, depth):
        """Fills a plain view."""
        if depth < 6:
            self.subviews(view, depth)

    def font(self, view):
        """Adds a font now and then."""
        values = self.values
        font = values.pick([
            None, {"type": "system", "pointSize": values.pick(["17", "12", "0.5", "300", "34"])},
            {"type": "boldSystem", "pointSize": "15"}, {"style": "UICTFontTextStyleBody"},
            {"name": "HelveticaNeue", "family": "Helvetica Neue", "pointSize": "14"},
            {"type": "system", "weight": "heavy", "pointSize": "20"},
        ])
        if font:
            view.add("fontDescription", {"key": "fontDescription", **font})

    def fill_label(self, view, depth):
        """Fills a label."""
        values = self.values
        view.attributes.update(
            text=values.text(), textAlignment=values.pick(["natural", "center", "right", "justified"]),
            lineBreakMode=values.pick(["tailTruncation", "wordWrap", "characterWrap", "clip", "middleTruncation"]),
            numberOfLines=values.pick(["0", "0", "1", "2", "3"]), adjustsFontSizeToFit=values.flag())
        if values.chance(0.1):
            view.attributes["preferredMaxLayoutWidth"] = values.extent()
        if values.chance(0.1):
            view.attributes["minimumScaleFactor"] = values.pick(["0.5", "0.1", "1"])
        if values.chance(0.1):
            view.attributes["adjustsFontForContentSizeCategory"] = "YES"
        self.font(view)

    def fill_button(self, view, depth):
        """Fills a button."""
        values = self.values
        view.attributes["buttonType"] = values.pick([
            "system", "roundedRect", "custom", "close", "infoLight", "contactAdd", "detailDisclosure"])
        self.font(view)
        state = view.add("state", {"key": "normal", "title": values.text()})
        if values.chance(0.2):
            state.attributes["image"] = values.pick(["photo", "missing"])
        for key in ("contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"):
            if values.chance(0.06):
                view.add(*values.insets(key))
        if values.chance(0.2):
            view.add("buttonConfiguration", {
                "key": "configuration", "style": values.pick(["plain", "filled", "tinted", "gray"]),
                "title": values.text()})

    def fill_imageView(self, view, depth):
        """Fills an image view."""
        if self.values.chance(0.6):
            view.attributes["image"] = self.values.pick(["photo", "star", "wide", "missing"])
            if view.attributes["image"] == "star":
                view.attributes["catalog"] = "system"

    def fill_textField(self, view, depth):
        """Fills a text field."""
        values = self.values
        view.attributes.update(
            borderStyle=values.pick(["none", "line", "bezel", "roundedRect"]), text=values.text(),
            placeholder=values.text())
        self.font(view)

    def fill_textView(self, view, depth):
        """Fills a text view."""
        view.attributes.update(text=self.values.text(), scrollEnabled=self.values.flag())
        self.font(view)

    def fill_segmentedControl(self, view, depth):
        """Fills a segmented control."""
        values = self.values
        segments = view.add("segments", {"key": "segments"})
        for _ in range(values.random.randrange(0, 4)):
            segment = segments.add("segment", {"title": values.text()})
            if values.chance(0.2):
                segment.attributes["width"] = values.length()

    def fill_datePicker(self, view, depth):
        """Fills a date picker."""
        view.attributes.update(
            datePickerMode=self.values.pick(["date", "time", "dateAndTime", "countDownTimer"]),
            style=self.values.pick(["wheels", "compact", "inline", "automatic"]))

    def fill_pageControl(self, view, depth):
        """Fills a page control."""
        view.attributes["numberOfPages"] = self.values.pick(["0", "1", "3", "200"])

    def fill_navigationBar(self, view, depth):
        """Fills a navigation bar."""
        values = self.values
        item = view.add("items").add("navigationItem", {"id": self.new_id(), "title": values.text()})
        if values.chance(0.4):
            item.add("barButtonItem", {
                "key": values.pick(["leftBarButtonItem", "rightBarButtonItem"]), "title": values.text(),
                "id": self.new_id()})
        if values.chance(0.2):
            title = self.view(5, values.pick(["label", "view", "button"]))
            title.attributes["key"] = "titleView"
            item.children.append(title)

    def fill_toolbar(self, view, depth):
        """Fills a toolbar."""
        values = self.values
        items = view.add("items")
        for _ in range(values.random.randrange(0, 4)):
            item = items.add("barButtonItem", {"id": self.new_id()})
            key, value = values.pick([
                ("title", values.text()), ("systemItem", "flexibleSpace"), ("systemItem", "add"),
                ("systemItem", "fixedSpace")])
            item.attributes[key] = value
            if value == "fixedSpace":
                item.attributes["width"] = values.length()

    def fill_tabBar(self, view, depth):
        """Fills a tab bar."""
        items = view.add("items")
        for _ in range(self.values.random.randrange(0, 6)):
            items.add("tabBarItem", {"id": self.new_id(), "title": self.values.text()})

    def fill_searchBar(self, view, depth):
        """Fills a search bar."""
        view.attributes.update(placeholder=self.values.text(), showsCancelButton=self.values.flag())

    def fill_stackView(self, view, depth):
        """Fills a stack view."""
        values = self.values
        view.attributes.update(
            axis=values.pick(["horizontal", "vertical"]), distribution=values.pick(DISTRIBUTIONS),
            alignment=values.pick(ALIGNMENTS), spacing=values.length())
        rare = {
            "spacingType": "standard", "baselineRelativeArrangement": "YES",
            "layoutMarginsRelativeArrangement": "YES",
        }
        view.attributes.update((key, value) for key, value in rare.items() if values.chance(0.1))
        self.subviews(view, depth, 6)
        for part in view.list("subviews").children:
            part.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
            if values.chance(0.15):
                part.attributes["hidden"] = "YES"

    def fill_scrollView(self, view, depth):
        """Fills a scroll view."""
        values = self.values
        self.subviews(view, depth, 3)
        if values.chance(0.5):
            self.guide(view, "contentLayoutGuide")
            self.guide(view, "frameLayoutGuide")
        if values.chance(0.1):
            view.add(*values.insets("contentInset"))
        if values.chance(0.2):
            view.attributes["contentInsetAdjustmentBehavior"] = values.pick(["never", "always", "scrollableAxes"])

    def cell(self, depth):
        """Returns a cell of a table."""
        values = self.values
        self.budget -= 1
        cell = Element("tableViewCell", {"contentMode": "scaleToFill", "id": self.new_id()})
        cell.add(*values.rect("frame"))
        inside = cell.add("tableViewCellContentView", {"key": "contentView", "id": self.new_id()})
        inside.add(*values.rect("frame"))
        style = values.pick(CELL_STYLES)
        if style:
            label = self.view(9, "label")
            inside.add("subviews").children.append(label)
            cell.attributes.update(style=style, textLabel=label.get("id"))
        else:
            self.subviews(inside, depth + 1, 3)
        rare = {
            "rowHeight": values.pick([values.length(), "-1"]), "indentationLevel": "2",
            "indentationWidth": values.length(), "reuseIdentifier": values.text(),
            "accessoryType": values.pick(["disclosureIndicator", "checkmark", "detailButton"]),
        }
        cell.attributes.update((key, value) for key, value in rare.items() if values.chance(0.2))
        return cell

    def fill_tableView(self, view, depth):
        """Fills a table with prototypes or static cells."""
        values = self.values
        is_static = values.chance(0.4)
        view.attributes.update(
            style=values.pick(["plain", "grouped", "insetGrouped"]), dataMode="static" if is_static else "prototypes",
            rowHeight=values.pick(["-1", "44", values.length()]), estimatedRowHeight=values.pick(["-1", "44", "0"]),
            sectionHeaderHeight=values.pick(["28", "18", values.length()]), sectionFooterHeight=values.length())
        for key in ("tableHeaderView", "tableFooterView"):
            if values.chance(0.2):
                part = self.view(depth + 2)
                part.attributes["key"] = key
                view.children.append(part)
        if is_static:
            sections = view.add("sections")
            for _ in range(values.random.randrange(0, 3)):
                section = sections.add("tableViewSection", {"headerTitle": values.text(), "id": self.new_id()})
                cells = section.add("cells")
                cells.children = [self.cell(depth) for _ in range(values.random.randrange(0, 4))]
        else:
            view.add("prototypes").children = [self.cell(depth) for _ in range(values.random.randrange(0, 3))]

    def fill_collectionView(self, view, depth):
        """Fills a collection view."""
        values = self.values
        layout = view.add("collectionViewFlowLayout", {
            "key": "collectionViewLayout", "id": self.new_id(), "minimumLineSpacing": values.length(),
            "minimumInteritemSpacing": values.length(), "scrollDirection": values.pick(["vertical", "horizontal"]),
            "automaticEstimatedItemSize": values.flag()})
        for key in ("itemSize", "headerReferenceSize", "footerReferenceSize"):
            layout.add(*values.size(key))
        layout.add(*values.insets("sectionInset"))
        cells = view.add("cells")
        for _ in range(values.random.randrange(0, 3)):
            self.budget -= 1
            cell = cells.add("collectionViewCell", {"id": self.new_id()})
            cell.add(*values.rect("frame"))
            inside = cell.add("collectionViewCellContentView", {"key": "contentView", "id": self.new_id()})
            inside.add(*values.rect("frame"))
            self.subviews(inside, depth + 1, 3)
            if values.chance(0.2):
                cell.add(*values.size("customSize"))
        for key in ("sectionHeaderView", "sectionFooterView"):
            if values.chance(0.15):
                part = view.add("collectionReusableView", {"key": key, "id": self.new_id()})
                part.add(*values.rect("frame"))
                self.subviews(part, depth + 1, 2)

    def fill_visualEffectView(self, view, depth):
        """Fills an effect view."""
        inside = view.add("view", {"key": "contentView", "id": self.new_id()})
        inside.add(*self.values.rect("frame"))
        self.subviews(inside, depth, 3)
        view.add("blurEffect", {"style": self.values.pick(["regular", "dark", "systemMaterial", "none"])})

    def fill_containerView(self, view, depth):
        """Notes a container view, for its embed segue."""
        self.containers.append(view)
