extension HostileInput {
  /// The document's text.
  var text: String {
    switch self {
    case .entityBomb, .quadraticEntity, .externalEntity, .parameterEntity, .externalDTD,
      .defaultAttributes:
      return Self.declaring(documentType)
    case .deepNesting, .manyElements, .manyAttributes, .hugeAttribute, .hugeComment,
      .duplicateAttribute:
      return largeText
    case .image50000, .negativeImage, .pngBomb, .pathInCatalog, .pathAsImage:
      return imageText
    case .view50000: return PictureFileTests.xib(ids: ["v"], size: 50_000)
    case .view20000: return PictureFileTests.xib(ids: ["v"], size: 20_000)
    case .pathAsID: return PictureFileTests.xib(ids: ["../../up"])
    case .longID: return PictureFileTests.xib(ids: [String(repeating: "l", count: 5000)])
    case .idsAlikeButForCase: return PictureFileTests.xib(ids: ["a", "A"])
    default: return oddText
    }
  }

  private static let plain = OddDocuments.text(
    constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\"")

  // MARK: Document types

  private static func declaring(_ type: String) -> String {
    let use = type.contains("ENTITY a") ? "<string>&a;</string>" : ""
    return "<?xml version=\"1.0\"?>\n<!DOCTYPE document \(type)>\n"
      + plain.replacing("<scenes>", with: use + "<scenes>")
  }

  private var documentType: String {
    switch self {
    case .entityBomb:
      let names = Array("jihgfedcba").map(String.init)
      let levels = zip(names, names.dropFirst()).map { inner, outer in
        "<!ENTITY \(outer) \"" + String(repeating: "&\(inner);", count: 10) + "\">"
      }
      return "[<!ENTITY j \"lol\">" + levels.joined() + "]"
    case .quadraticEntity:
      return "[<!ENTITY a \"" + String(repeating: "x", count: 100_000) + "\">]"
    case .externalEntity: return "[<!ENTITY a SYSTEM \"secret.xib\">]"
    case .parameterEntity: return "[<!ENTITY % p SYSTEM \"secret.xib\"> %p;]"
    case .externalDTD: return "SYSTEM \"http://127.0.0.1:9/secret.dtd\""
    default:
      return
        "[<!ATTLIST rect x CDATA \"500\" hidden CDATA \"YES\"> <!ATTLIST view hidden CDATA \"YES\">]"
    }
  }

  // MARK: Sizes

  private var largeText: String {
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\""
    switch self {
    case .deepNesting: return DeepStoryboard.text(levels: 5100)
    case .manyElements:
      return Self.plain.replacing(
        "<scenes>", with: String(repeating: "<x/>", count: 1_000_000) + "<scenes>")
    case .manyAttributes:
      return Self.plain.replacing(
        view, with: (0..<100_000).reduce(into: view) { $0 += " a\($1)=\"\"" })
    case .hugeAttribute:
      return Self.plain.replacing(
        view, with: view + " colorLabel=\"" + String(repeating: "x", count: 20_000_000) + "\"")
    case .hugeComment:
      return Self.plain.replacing(
        "<scenes>", with: "<!--" + String(repeating: "x", count: 20_000_000) + "--><scenes>")
    default: return Self.plain.replacing(view, with: view + " id=\"b\"")
    }
  }

  // MARK: Images

  private var imageText: String {
    let (name, size) =
      switch self {
      case .image50000: ("x", 50_000)
      case .negativeImage: ("x", -50_000)
      case .pathAsImage: ("../secret.xib", 20)
      default: ("x", 20)
      }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view contentMode="scaleToFill" id="r"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><imageView image="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="i"/></subviews>
      <constraints>
      <constraint firstItem="i" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="x"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="r" secondAttribute="top" id="y"/>
      </constraints></view></objects>
      <resources><image name="\(name)" width="\(size)" height="\(size)"/></resources></document>
      """
  }

  // MARK: Odd content

  private var oddText: String {
    switch self {
    case .idWithNewline: Self.plain.replacing("\"a\"", with: "\"a&#10;b\"")
    case .bidirectionalID: Self.plain.replacing("\"a\"", with: "\"a&#x202E;b\"")
    case .bidirectionalClass:
      OddDocuments.text(
        constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"900\""
      ).replacing("customClass=\"Odd\"", with: "customClass=\"Odd&#x202E;&#x2066;\"")
    case .ownSuperview:
      OddDocuments.text(
        constraint:
          "firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\"")
    case .containerLoop:
      Self.plain.replacing(
        "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"100\"/></view>",
        with: """
          <rect key="frame" x="10" y="20" width="100" height="100"/>
          <connections><segue destination="c" kind="embed" id="e"/></connections></view>
          """)
    case .infiniteNumber:
      OddDocuments.text(constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"inf\"")
    case .enormousNumber:
      OddDocuments.text(constraint: "firstItem=\"a\" firstAttribute=\"width\" constant=\"1e308\"")
    case .pathAsStoryboard:
      Self.plain.replacing(
        "</scenes>",
        with: """
          <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="../secret" \
          referencedIdentifier="../../secret.xib" id="p"/></objects></scene></scenes>
          """)
    default: Self.plain
    }
  }
}
