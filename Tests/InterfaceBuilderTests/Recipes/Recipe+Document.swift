import InterfaceBuilder

extension Recipe {
  /// The recipe as a storyboard of Xcode 15.
  func document() throws -> DocumentDescription {
    let constraints = try parsedConstraints()
    func mask(_ key: String, _ tag: String, _ condition: RecipeConstraint.Condition) -> String {
      constraints.filter { $0.condition == condition }
        .map { "<\(tag) reference=\"\($0.id)\"/>" }.joined()
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">\(RecipeView.frame)
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views.map(\.element).joined())</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints.map(\.element).joined(separator: "\n"))</constraints>
      <variation key="default"><mask key="constraints">\
      \(mask("default", "exclude", .compact))</mask></variation>
      <variation key="heightClass=compact"><mask key="constraints">\
      \(mask("compact", "include", .compact))\(mask("compact", "exclude", .regular))</mask>\
      </variation>
      </view></viewController></objects></scene></scenes>
      <resources>\(allViews.compactMap(\.resource).joined())</resources>
      </document>

      """
    return try DocumentDescription(Document(bytes: Array(text.utf8), path: "\(name).storyboard"))
  }
}

extension RecipeView {
  fileprivate static let frame = """
    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
    """

  /// The element of the view.
  fileprivate var element: String {
    let common = """
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
      horizontalHuggingPriority="\(hugging.0)" verticalHuggingPriority="\(hugging.1)" \
      horizontalCompressionResistancePriority="\(resistance.0)" \
      verticalCompressionResistancePriority="\(resistance.1)"
      """
    let subviews =
      Self.frame
      + (children.isEmpty ? "" : "<subviews>\(children.map(\.element).joined())</subviews>")
    switch content {
    case .plain: return "<view \(common)>\(subviews)</view>"
    case .label(let text, let size):
      return """
        <label text="\(text)" lineBreakMode="tailTruncation" \(common)>\(subviews)\
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
        """
    case .button(let title):
      return """
        <button buttonType="system" lineBreakMode="middleTruncation" \(common)>\(subviews)\
        <state key="normal" title="\(title)"/></button>
        """
    case .field(let placeholder):
      return """
        <textField borderStyle="roundedRect" placeholder="\(placeholder)" \(common)>\(subviews)\
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        """
    case .image: return "<imageView image=\"\(id)\" \(common)>\(subviews)</imageView>"
    case .stack(let isVertical, let distribution, let alignment):
      return """
        <stackView \(isVertical ? "axis=\"vertical\"" : "") distribution="\(distribution)" \
        alignment="\(alignment)" spacing="8" \(common)>\(subviews)</stackView>
        """
    case .scroll:
      return """
        <scrollView \(common)>\(subviews)\
        <viewLayoutGuide key="contentLayoutGuide" id="\(id)-content"/>\
        <viewLayoutGuide key="frameLayoutGuide" id="\(id)-frame"/></scrollView>
        """
    }
  }

  /// The picture that the document lists; nil for other views.
  fileprivate var resource: String? {
    guard case .image(let width, let height) = content else { return nil }
    return "<image name=\"\(id)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}

extension RecipeConstraint {
  fileprivate var element: String {
    var attributes = ["firstItem=\"\(first.item)\"", "firstAttribute=\"\(first.attribute)\""]
    if relation != "=" {
      attributes.append("relation=\"\(relation == "≥" ? "greater" : "less")ThanOrEqual\"")
    }
    if let second {
      attributes += ["secondItem=\"\(second.item)\"", "secondAttribute=\"\(second.attribute)\""]
    }
    if multiplier != 1 { attributes.append("multiplier=\"\(multiplier)\"") }
    if constant != 0 { attributes.append("constant=\"\(constant)\"") }
    if priority != 1000 { attributes.append("priority=\"\(priority)\"") }
    return "<constraint \(attributes.joined(separator: " ")) id=\"\(id)\"/>"
  }
}
