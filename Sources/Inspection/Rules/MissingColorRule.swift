import InterfaceBuilder
import Projects

/// Colours that a document names and its project does not have.
enum MissingColorRule: DocumentRule {
  static let id = RuleID.missingColor
  static let severity = Finding.Severity.warning
  static let summary =
    "A document names a color that no asset catalog of its project has. Not judged are documents "
    + "of no project, and projects without any catalog or with a git submodule that is not checked "
    + "out."
  static let reason =
    "UIKit finds no color of that name at run time; Xcode still shows what it saved. It is what a "
    + "renamed or removed color leaves behind."
  static let remedy = "Name a color that there is, or add the missing one to an asset catalog."
  static let faulty = ExampleScene(
    """
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="20" y="79" width="353" height="40"/>
            <color key="backgroundColor" name="Brnad"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="banner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="banner" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="b-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" constant="20" id="b-w"/>
        <constraint firstItem="banner" firstAttribute="height" constant="40" id="b-h"/>
    </constraints>
    """,
    resources: """
      <namedColor name="Brnad">
          <color red="0.8" green="0.1" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
      """,
    assets: ResourceNames(colors: ["Brand"]))
  static let healthy = ExampleScene(
    """
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
            <rect key="frame" x="20" y="79" width="353" height="40"/>
            <color key="backgroundColor" name="Brand"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="banner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="b-x"/>
        <constraint firstItem="banner" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="b-y"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" constant="20" id="b-w"/>
        <constraint firstItem="banner" firstAttribute="height" constant="40" id="b-h"/>
    </constraints>
    """,
    resources: """
      <namedColor name="Brand">
          <color red="0.8" green="0.1" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
      """,
    assets: ResourceNames(colors: ["Brand"]))

  @MainActor
  static func findings(in document: InspectedDocument) -> [Finding] {
    document.findings(
      self, of: document.missing.colors, kind: "color", places: "no asset catalog",
      isUse: { $0.name == "color" && $0["name"] == $1 },
      mitigation: { color, _ in
        if color.isSet(by: document.code) { return .resourceReplacedByCode }
        let isOfNothing =
          color.tintsNothing(document.code)
          || color.isOfNoLine(in: document.description.document, document.code)
          || color.isOfNoTitle(in: document.description.document)
          || color.isOfNoState(document.code)
        return isOfNothing ? .colorOfNothing : nil
      })
  }
}

extension RuleID {
  static let missingColor = RuleID("missing-color")
}

extension DocumentElement {
  /// Whether code sets the color that the element gives an object, as its own or by a runtime attribute, at the start.
  fileprivate func isSet(by code: CodeFacts) -> Bool {
    let attribute = parent.flatMap { $0.name == "userDefinedRuntimeAttribute" ? $0 : nil }
    let state = parent.flatMap { $0.name == "state" ? $0 : nil }
    guard state == nil || state?["key"] == "normal" else { return false }
    let owner = attribute.map { $0.parent?.parent } ?? state.map(\.parent) ?? parent
    guard let member = attribute?["keyPath"] ?? self["key"], let owner else { return false }
    let isSetByItself = owner["customClass"].map { code.setsOwnColor(member, inClass: $0) } ?? false
    return isSetByItself || owner.id.map { code.writesFirst(member, of: $0) } ?? false
  }

  /// Whether the color is the tint of a view in which nothing takes a tint, or all that does has one of its own.
  ///
  /// Source: `UIView.tintColor`, the first one in the hierarchy from the view upward.
  fileprivate func tintsNothing(_ code: CodeFacts) -> Bool {
    self["key"] == "tintColor" && parent.map { !$0.takesTint(code) } ?? false
  }

  /// Whether a view, or one in it without a tint of its own, is drawn in the tint that it has, as far as the document says.
  private func takesTint(_ code: CodeFacts) -> Bool {
    let isPlain =
      Self.viewsWithoutTint.contains(name)
      || name == "button" && self["buttonType"] == nil && !children.contains { $0["image"] != nil }
    guard isPlain, self["customClass"] == nil, !(id.map(code.fills) ?? false) else { return true }
    return children(of: "subviews").contains { view in
      !view.children.contains { $0["key"] == "tintColor" } && view.takesTint(code)
    }
  }

  /// The views that draw nothing in their tint.
  private static let viewsWithoutTint: Set<String> = [
    "view", "label", "stackView", "scrollView", "visualEffectView",
  ]

  /// Whether the color is that of the title of a button that has none, and that no code knows.
  fileprivate func isOfNoTitle(in document: Document) -> Bool {
    guard self["key"]?.hasPrefix("title") ?? false, let state = parent, state.name == "state",
      let button = state.parent, let id = button.id
    else { return false }
    let hasTitle = button.children.contains { state in
      state.name == "state"
        && (!(state["title"] ?? "").isEmpty
          || state.children.contains { $0["key"] == "attributedTitle" })
    }
    return !hasTitle && button["customClass"] == nil && !document.hasOutlet(to: id)
  }

  /// Whether the color is that of the disabled state of a button that the document enables, and whose class has no code which
  /// disables it.
  fileprivate func isOfNoState(_ code: CodeFacts) -> Bool {
    guard let state = parent, state.name == "state", state["key"] == "disabled",
      let button = state.parent, let id = button.id
    else { return false }
    return button["enabled"] != "NO" && !code.enables(id)
  }

  /// Whether the color is that of a border without a width, or of a shadow without opacity, as runtime attributes give them.
  ///
  /// Source: `CALayer.borderWidth` and `CALayer.shadowOpacity`, which are 0 unless something sets them.
  fileprivate func isOfNoLine(in document: Document, _ code: CodeFacts) -> Bool {
    guard let attribute = parent, attribute.name == "userDefinedRuntimeAttribute",
      let path = attribute["keyPath"]?.split(separator: ".").last?.lowercased(),
      let owner = attribute.parent?.parent, let id = owner.id, !code.outlines(id),
      let extent = Self.extents.first(where: { path.hasPrefix($0.key) })?.value
    else { return false }
    let given = attribute.parent?.children.first {
      $0["keyPath"]?.split(separator: ".").last?.lowercased() == extent
    }
    guard let given else { return owner["customClass"] == nil && !document.hasOutlet(to: id) }
    let value = given["value"] ?? given.children.first { $0["value"] != nil }?["value"]
    return value.flatMap(Double.init) == 0
  }

  /// The attributes that give a border or a shadow its extent, by the beginning of that for its color.
  private static let extents = ["border": "borderwidth", "shadow": "shadowopacity"]
}
