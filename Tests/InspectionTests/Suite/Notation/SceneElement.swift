import AutoLayout

/// A view of a scene as an element of a document.
struct SceneElement {
  private let scene: SuiteScene
  private let node: SceneNode
  private let holder: SceneNode?

  init(_ scene: SuiteScene, _ node: SceneNode, in holder: SceneNode? = nil) {
    self.scene = scene
    self.node = node
    self.holder = holder
  }

  private static let names = [
    "stack": "stackView", "scroll": "scrollView", "table": "tableView", "cell": "tableViewCell",
    "section": "tableViewSection", "collection": "collectionView", "item": "collectionViewCell",
    "container": "containerView", "effect": "visualEffectView", "segmented": "segmentedControl",
    "progress": "progressView", "spinner": "activityIndicatorView",
  ]

  private static let aliases = [
    "lines": "numberOfLines", "hHug": "horizontalHuggingPriority",
    "vHug": "verticalHuggingPriority", "hRes": "horizontalCompressionResistancePriority",
    "vRes": "verticalCompressionResistancePriority", "class": "customClass", "as": "key",
  ]

  /// What Interface Builder writes for new views of a class.
  private static let defaults: [String: [(String, String)]] = [
    "label": [
      ("opaque", "NO"), ("userInteractionEnabled", "NO"), ("contentMode", "left"),
      ("horizontalHuggingPriority", "251"), ("verticalHuggingPriority", "251"),
      ("textAlignment", "natural"), ("lineBreakMode", "tailTruncation"),
      ("baselineAdjustment", "alignBaselines"), ("adjustsFontSizeToFit", "NO"),
    ],
    "imageView": [
      ("clipsSubviews", "YES"), ("userInteractionEnabled", "NO"),
      ("contentMode", "scaleAspectFit"), ("horizontalHuggingPriority", "251"),
      ("verticalHuggingPriority", "251"),
    ],
    "button": [
      ("opaque", "NO"), ("contentMode", "scaleToFill"), ("contentHorizontalAlignment", "center"),
      ("contentVerticalAlignment", "center"), ("buttonType", "system"),
      ("lineBreakMode", "middleTruncation"),
    ],
    "textField": [
      ("opaque", "NO"), ("contentMode", "scaleToFill"), ("contentHorizontalAlignment", "left"),
      ("contentVerticalAlignment", "center"), ("borderStyle", "roundedRect"),
      ("textAlignment", "natural"), ("minimumFontSize", "17"),
    ],
    "switch": [
      ("opaque", "NO"), ("contentMode", "scaleToFill"), ("horizontalHuggingPriority", "750"),
      ("verticalHuggingPriority", "750"), ("contentHorizontalAlignment", "center"),
      ("contentVerticalAlignment", "center"), ("on", "YES"),
    ],
    "slider": [
      ("opaque", "NO"), ("contentMode", "scaleToFill"), ("value", "0.5"), ("minValue", "0.0"),
      ("maxValue", "1"),
    ],
    "segmented": [
      ("opaque", "NO"), ("contentMode", "scaleToFill"), ("segmentControlStyle", "plain"),
      ("selectedSegmentIndex", "0"),
    ],
    "progress": [("opaque", "NO"), ("verticalHuggingPriority", "750"), ("progress", "0.5")],
    "spinner": [
      ("opaque", "NO"), ("horizontalHuggingPriority", "750"), ("verticalHuggingPriority", "750"),
      ("animating", "YES"), ("style", "medium"),
    ],
    "stepper": [("opaque", "NO"), ("maximumValue", "100")],
    "scroll": [("clipsSubviews", "YES"), ("multipleTouchEnabled", "YES")],
    "stack": [("opaque", "NO"), ("contentMode", "scaleToFill")],
    "table": [
      ("clipsSubviews", "YES"), ("contentMode", "scaleToFill"), ("alwaysBounceVertical", "YES"),
      ("style", "plain"), ("separatorStyle", "default"), ("rowHeight", "-1"),
      ("estimatedRowHeight", "-1"), ("sectionHeaderHeight", "28"), ("sectionFooterHeight", "28"),
    ],
    "collection": [("clipsSubviews", "YES"), ("contentMode", "scaleToFill")],
    "textView": [
      ("clipsSubviews", "YES"), ("contentMode", "scaleToFill"), ("textAlignment", "natural"),
    ],
    "pageControl": [("opaque", "NO"), ("numberOfPages", "3")],
  ]

  /// Words of the notation that are no attributes of the element.
  private static let special: Set<String> = [
    "frame", "guides", "guide", "font", "bold", "style", "bg", "mask", "segments", "title", "image",
    "size", "height", "background",
  ]

  var markup: Markup {
    if node.kind == "section" { return section }
    var element = Markup(Self.names[node.kind] ?? node.kind)
    let isRoot = node.id == "root"
    if isRoot, scene.container != .xib { element["key"] = "view" }
    for (name, value) in Self.defaults[node.kind, default: []] { element[name] = value }
    for (name, value) in node.attributes where isAttribute(name) {
      element[Self.aliases[name] ?? name] = value
    }
    if node["hidden"] == "YES" { element["hidden"] = "YES" }
    takeText(&element)
    let isPlaced = !isRoot && node["mask"] == nil && node["as"] == nil
    if isPlaced, node.kind != "cell", node.kind != "item" {
      element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    element["id"] = node.id
    if let frame { element.children.append(Self.rect(frame)) }
    if node["as"] != nil {
      element.children.append(Self.headMask)
    } else if node.kind == "cell" || node.kind == "item" {
      element.children.append(Self.noMask)
    } else if !isPlaced {
      element.children.append(Self.mask)
    }
    takeContent(&element)
    return element
  }

  private func isAttribute(_ name: String) -> Bool {
    if name.contains(":") { return false }
    if ["style", "image", "title", "size"].contains(name) {
      return name == "style"
        ? node["style"].map { Self.styles[$0] == nil } ?? true
        : name == "image" && node.kind == "imageView"
    }
    return !Self.special.contains(name)
  }

  // MARK: - Content

  private func takeContent(_ element: inout Markup) {
    let children = node.children.map { SceneElement(scene, $0, in: node).markup }
    switch node.kind {
    case "cell", "item": takeCell(&element, children)
    case "table":
      takeTable(&element, children)
    case "collection": takeCollection(&element, children)
    default:
      let subviews = node.kind == "effect" ? [] : children
      if !subviews.isEmpty { element.children.append(Markup("subviews", children: subviews)) }
    }
    takeFont(&element)
    if let color = node["bg"] {
      element.children.append(
        Markup(
          "color",
          [
            ("key", "backgroundColor"),
            ("systemColor", color == "YES" ? "systemBackgroundColor" : color),
          ]))
    }
    takeGuides(&element)
    if node.kind != "cell", node.kind != "item" {
      let held = constraints.map(\.element)
      if !held.isEmpty { element.children.append(Markup("constraints", children: held)) }
    }
    element.children += variations
    if node.kind == "container" {
      element.children.append(
        Markup(
          "connections",
          children: [
            Markup(
              "segue",
              [("destination", node.id + "-child"), ("kind", "embed"), ("id", node.id + "-embed")])
          ]))
    }
    element.raw = node.markup
  }

  private func takeCell(_ element: inout Markup, _ children: [Markup]) {
    let isTable = node.kind == "cell"
    var content = Markup(isTable ? "tableViewCellContentView" : "collectionViewCellContentView")
    content["key"] = "contentView"
    content["opaque"] = "NO"
    content["contentMode"] = "center"
    content["insetsLayoutMarginsFromSafeArea"] = "NO"
    if isTable {
      content["preservesSuperviewLayoutMargins"] = "YES"
      content["tableViewCell"] = node.id
    }
    content["id"] = node.id + ".content"
    if let frame {
      content.children.append(Self.rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)))
    }
    content.children.append(Self.noMask)
    if !children.isEmpty { content.children.append(Markup("subviews", children: children)) }
    let (own, inside) = (constraints.filter(isAboutCell), constraints.filter { !isAboutCell($0) })
    if !inside.isEmpty {
      content.children.append(Markup("constraints", children: inside.map(\.element)))
    }
    element.children.append(content)
    if !own.isEmpty { element.children.append(Markup("constraints", children: own.map(\.element))) }
  }

  private func isAboutCell(_ constraint: SceneConstraint) -> Bool {
    constraint.items.contains(node.id)
  }

  private func takeTable(_ element: inout Markup, _ children: [Markup]) {
    let isStatic = node.children.contains { $0.kind == "section" }
    element["dataMode"] = isStatic ? "static" : "prototypes"
    var cells: [Markup] = []
    for (child, markup) in zip(node.children, children) {
      if child["as"] != nil { element.children.append(markup) } else { cells.append(markup) }
    }
    if !cells.isEmpty {
      element.children.append(Markup(isStatic ? "sections" : "prototypes", children: cells))
    }
  }

  private var section: Markup {
    var section = Markup("tableViewSection")
    section["headerTitle"] = node["headerTitle"]
    section["id"] = node.id
    section.children = [
      Markup("cells", children: node.children.map { SceneElement(scene, $0, in: node).markup })
    ]
    return section
  }

  private func takeCollection(_ element: inout Markup, _ children: [Markup]) {
    element["dataMode"] = "prototypes"
    let size = (node["size"] ?? "100x100").split(separator: "x").map(String.init)
    var layout = Markup(
      "collectionViewFlowLayout",
      [
        ("key", "collectionViewLayout"), ("minimumLineSpacing", "10"),
        ("minimumInteritemSpacing", "10"), ("id", node.id + "-layout"),
      ])
    layout.children = [
      Markup("size", [("key", "itemSize"), ("width", size[0]), ("height", size[1])])
    ]
    element.children.append(layout)
    element.children.append(Markup("cells", children: children))
  }

  // MARK: - Text

  static let styles = [
    "body": "UICTFontTextStyleBody", "headline": "UICTFontTextStyleHeadline",
    "subhead": "UICTFontTextStyleSubhead", "footnote": "UICTFontTextStyleFootnote",
    "caption": "UICTFontTextStyleCaption1", "title": "UICTFontTextStyleTitle1",
    "title2": "UICTFontTextStyleTitle2",
  ]

  private func takeText(_ element: inout Markup) {
    switch node.kind {
    case "label", "textView", "searchBar":
      if node.kind == "searchBar" {
        element["placeholder"] = node.text
      } else {
        element["text"] = node.text
      }
    case "textField": element["placeholder"] = node.text
    case "button":
      var state = Markup("state", [("key", "normal")])
      state["title"] = node.text
      state["image"] = node["image"]
      element.children.append(state)
    case "segmented":
      let titles = (node["segments"] ?? "First|Second").replacing("\"", with: "").split(
        separator: "|")
      element.children.append(
        Markup("segments", children: titles.map { Markup("segment", [("title", String($0))]) }))
    default: break
    }
  }

  private func takeFont(_ element: inout Markup) {
    guard ["label", "textField", "textView", "button"].contains(node.kind) else { return }
    var font = Markup("fontDescription", [("key", "fontDescription")])
    if let style = node["style"].flatMap({ Self.styles[$0] }) {
      font["style"] = style
    } else {
      font["type"] = node["bold"] == nil ? "system" : "boldSystem"
      font["pointSize"] =
        node["font"] ?? (node.kind == "textView" || node.kind == "textField" ? "14" : "17")
    }
    element.children.append(font)
  }

  // MARK: - Geometry

  static let mask = Markup(
    "autoresizingMask",
    [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")])

  private static let noMask = Markup("autoresizingMask", [("key", "autoresizingMask")])

  /// The mask of a table's header and footer.
  private static let headMask = Markup(
    "autoresizingMask",
    [("key", "autoresizingMask"), ("widthSizable", "YES"), ("flexibleMaxY", "YES")])

  static func rect(_ frame: Rect) -> Markup {
    func text(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    return Markup(
      "rect",
      [
        ("key", "frame"), ("x", text(frame.minX)), ("y", text(frame.minY)),
        ("width", text(frame.width)), ("height", text(frame.height)),
      ])
  }

  private var frame: Rect? {
    if let numbers = node["frame"]?.split(separator: ",").compactMap({ Double($0) }),
      numbers.count == 4
    {
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let frame = scene.frames[node.id] { return frame }
    if node.id == "root" || ["table", "scroll", "collection"].contains(node.kind) {
      return Rect(x: 0, y: 0, width: 393, height: 852)
    }
    return Rect(
      x: 0, y: 0, width: node.kind == "cell" ? 393 : 0, height: Double(node["height"] ?? "0") ?? 0)
  }

  private func takeGuides(_ element: inout Markup) {
    guard node.kind != "cell", node.kind != "item" else { return }
    for guide in node.guides {
      let key =
        guide == "safe"
        ? "safeArea" : guide.hasSuffix(".content") ? "contentLayoutGuide" : "frameLayoutGuide"
      if guide == node["guide"] {
        element.children.append(
          Markup("layoutGuides", children: [Markup("layoutGuide", [("id", guide)])]))
      } else {
        element.children.append(Markup("viewLayoutGuide", [("key", key), ("id", guide)]))
      }
    }
  }

  // MARK: - Constraints

  /// The constraints that this view holds: those of which it is the nearest view around both items.
  private var constraints: [SceneConstraint] {
    scene.constraints.filter { holderID(of: $0) == node.id }
  }

  private func holderID(of constraint: SceneConstraint) -> String? {
    let paths = constraint.items.compactMap { scene.root.path(to: $0) }
    guard let first = paths.first, paths.count == constraint.items.count else { return nil }
    return first.last { id in paths.allSatisfy { $0.contains(id) } }
  }

  private var variations: [Markup] {
    let held = constraints
    let attributes = node.attributes.filter { $0.name.contains(":") }.map { name, value in
      let parts = name.split(separator: ":").map(String.init)
      return Markup("variation", [("key", SizeClass.key(parts[0])), (parts[1], value)])
    }
    var masks: [(key: String, verb: String, id: String)] = []
    for constraint in held {
      masks += constraint.isOffIn.map { (SizeClass.key($0), "exclude", constraint.id) }
      if !constraint.isOnIn.isEmpty { masks.append(("default", "exclude", constraint.id)) }
      masks += constraint.isOnIn.map { (SizeClass.key($0), "include", constraint.id) }
    }
    var keys: [String] = []
    for mask in masks where !keys.contains(mask.key) { keys.append(mask.key) }
    return attributes
      + keys.map { key in
        let references = masks.filter { $0.key == key }.map {
          Markup($0.verb, [("reference", $0.id)])
        }
        return Markup(
          "variation", [("key", key)],
          children: [Markup("mask", [("key", "constraints")], children: references)])
      }
  }
}
