public import AutoLayout

/// An image that a document names.
public struct ImageDescription: Hashable, Sendable {
  /// The name in the asset catalog or bundle, or of the symbol.
  public var name: String
  /// Whether the image is one of the system's symbols (SF Symbols).
  public var isSystemSymbol: Bool
  /// The size in points that the document's resources give; `nil` when they do not list it.
  public var size: Size?
  /// How a symbol is configured.
  public var symbol: SymbolConfiguration?

  /// Creates an image description.
  public init(
    name: String, isSystemSymbol: Bool, size: Size?, symbol: SymbolConfiguration? = nil
  ) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.size = size
    self.symbol = symbol
  }

  /// This image, configured as a view prefers where it does not say so itself.
  func preferring(_ preferred: SymbolConfiguration?) -> ImageDescription {
    guard let preferred else { return self }
    var image = self
    image.symbol = symbol?.completed(by: preferred) ?? preferred
    return image
  }
}

/// How a symbol image is sized.
public struct SymbolConfiguration: Hashable, Sendable {
  /// `small`, `medium`, `large` or `default`.
  public var scale: String?
  /// A weight by Interface Builder's name.
  public var weight: String?
  /// The size in points.
  public var pointSize: Double?
  /// The font to match.
  public var font: FontDescription?

  /// This configuration, with another one's answers where it has none.
  func completed(by other: SymbolConfiguration) -> SymbolConfiguration {
    SymbolConfiguration(
      scale: scale ?? other.scale, weight: weight ?? other.weight,
      pointSize: pointSize ?? other.pointSize, font: font ?? other.font)
  }
}

extension ReadingContext {
  /// The image with a role: an attribute with the `catalog` beside it, or an `<imageReference>`.
  func image(_ key: String, of source: VariedElement) -> ImageDescription? {
    if let reference = source.child(key: key), reference.name == "imageReference",
      let name = reference["image"]
    {
      var image = image(named: name, catalog: reference["catalog"])
      if let scale = reference["symbolScale"] { image.symbol = SymbolConfiguration(scale: scale) }
      return image
    }
    guard let name = source[key] else { return nil }
    return image(named: name, catalog: source.holder(of: key)["catalog"])
  }

  private func image(named name: String, catalog: String?) -> ImageDescription {
    let isSystem = catalog == "system"
    return ImageDescription(
      name: name, isSystemSymbol: isSystem, size: resources.imageSize(name, isSystem: isSystem))
  }

  /// A `<preferredSymbolConfiguration>`.
  func symbolConfiguration(_ key: String, of source: VariedElement) -> SymbolConfiguration? {
    guard let element = source.child(key: key), element.name == "preferredSymbolConfiguration"
    else { return nil }
    return SymbolConfiguration(
      scale: element["scale"], weight: element["weight"],
      pointSize: number("pointSize", of: element),
      font: font(element.children.first { $0.name == "fontDescription" }))
  }
}
