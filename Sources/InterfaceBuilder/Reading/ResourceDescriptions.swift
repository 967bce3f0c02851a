public import AutoLayout

/// What a document's `<resources>` say about images and colours that live elsewhere.
public struct ResourceDescriptions: Sendable {
  /// The listed images.
  public let images: [ImageDescription]
  /// Components of the asset catalog's colours, by name.
  public let namedColors: [String: ColorComponents]
  /// Components of the system's colours, by name.
  public let systemColors: [String: ColorComponents]
  /// The natural sizes in points, by id of the view, that Interface Builder got from custom classes it
  /// ran for the canvas (`<designables>`); an extent is nil where the class gave none.
  public let designableSizes: [String: ContentSize]
  /// The PostScript names of faces whose files Interface Builder found (`<customFonts>`): mostly the
  /// app's own fonts.
  public let customFonts: Set<String>
  private let sizes: [String: Size]
  private let symbolSizes: [String: Size]

  /// A natural size of which either extent may be missing.
  public struct ContentSize: Hashable, Sendable {
    /// The width in points.
    public var width: Double?
    /// The height in points.
    public var height: Double?
  }

  /// The size in points of a listed image.
  public func imageSize(_ name: String, isSystem: Bool) -> Size? {
    isSystem ? symbolSizes[name] : sizes[name]
  }

  init(_ root: DocumentElement) {
    var images: [ImageDescription] = []
    var sizes: [String: Size] = [:]
    var symbolSizes: [String: Size] = [:]
    var named: [String: ColorComponents] = [:]
    var system: [String: ColorComponents] = [:]
    for element in root.children(of: "resources") {
      // Names with odd characters are written as a child.
      guard let name = element["name"] ?? element.child(key: "name")?.text else { continue }
      let color = element.child(named: "color").flatMap(ColorReader.components)
      switch element.name {
      case "image":
        let size = Self.size(element)
        let isSystem = element["catalog"] == "system"
        if isSystem { symbolSizes[name] = size } else { sizes[name] = size }
        images.append(ImageDescription(name: name, isSystemSymbol: isSystem, size: size))
      case "namedColor": named[name] = color
      case "systemColor": system[name] = color
      default: break
      }
    }
    self.images = images
    self.sizes = sizes
    self.symbolSizes = symbolSizes
    namedColors = named
    systemColors = system
    designableSizes = Self.designableSizes(root)
    customFonts = Self.customFonts(root)
  }

  private static func customFonts(_ root: DocumentElement) -> Set<String> {
    Set(root.children(of: "customFonts").flatMap(\.children).compactMap(\.text))
  }

  private static func designableSizes(_ root: DocumentElement) -> [String: ContentSize] {
    var sizes: [String: ContentSize] = [:]
    for element in root.children(of: "designables") {
      guard let id = element["name"], let size = element.child(key: "intrinsicContentSize")
      else { continue }
      let extents = [size["width"], size["height"]].map { text in
        text.flatMap(NumberReader.raw).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
      }
      sizes[id] = ContentSize(width: extents[0], height: extents[1])
    }
    return sizes
  }

  private static func size(_ element: DocumentElement) -> Size? {
    guard let width = element["width"].flatMap(NumberReader.raw), width.isFinite,
      let height = element["height"].flatMap(NumberReader.raw), height.isFinite
    else { return nil }
    return Size(width: width, height: height)
  }
}
