import Foundation

/// A picture of a project: its files by device, scale and appearance.
public struct ImageAsset: Hashable, Sendable {
  /// The use of a picture's colours.
  public enum Rendering: Hashable, Sendable { case automatic, original, template }

  /// A file of a picture.
  public struct Variant: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The devices and appearances that it is for.
    public var conditions = AssetConditions()
    /// The number of pixels per point; nil for a file that serves all.
    public var scale: Double?
    /// The parts that are enlarged; nil for as a whole.
    public var slicing: Slicing?
    /// The distances inwards to the part that counts for alignment, in pixels: top, left, bottom, right.
    public var alignmentInsets: [Double]?
  }

  /// The parts of a picture that are enlarged, in pixels.
  public struct Slicing: Hashable, Sendable {
    /// The extents of the edges that keep their size: top, left, bottom, right; 0 where all of an axis is stretched.
    public var capInsets: [Double]
    /// The width of the middle that is stretched or repeated; nil where nothing says it.
    public var middleWidth: Double?
    /// The height of the middle that is stretched or repeated; nil where nothing says it.
    public var middleHeight: Double?
    /// Whether the middle is repeated in place of stretched.
    public var repeatsMiddle: Bool
  }

  /// The files.
  public var variants: [Variant] = []
  /// The use of the colours.
  public var rendering = Rendering.automatic

  /// The picture of loose files, whose names say scale and device.
  init(files: [String]) {
    variants = files.map { path in
      var (name, _) = ResourceNames.split(String(FilePath.name(of: path)))
      var variant = Variant(path: path)
      for (suffix, idiom) in [("~iphone", AssetConditions.Idiom.iphone), ("~ipad", .ipad)]
      where name.hasSuffix(suffix) {
        variant.conditions.idiom = idiom
        name.removeLast(suffix.count)
      }
      variant.scale = 1
      for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
        variant.scale = scale
      }
      return variant
    }
  }

  /// Reads an image set of an asset catalog.
  init(set folder: String) {
    let contents = AssetContents(ofSet: folder)
    let properties = contents.values["properties"] as? [String: Any]
    rendering =
      switch properties?["template-rendering-intent"] as? String {
      case "template": .template
      case "original": .original
      default: .automatic
      }
    variants = contents.entries("images").compactMap { entry in
      guard let file = entry["filename"] as? String, !file.isEmpty, !file.contains("/"),
        let conditions = AssetConditions(entry)
      else { return nil }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }
      return Variant(
        path: folder + "/" + file, conditions: conditions, scale: scale,
        slicing: Slicing(entry["resizing"]), alignmentInsets: Self.insets(entry["alignment-insets"])
      )
    }
  }

  private static func insets(_ value: Any?) -> [Double]? {
    guard let values = value as? [String: Any] else { return nil }
    return ["top", "left", "bottom", "right"].map { AssetContents.number(values[$0]) ?? 0 }
  }

  /// Returns the file that suits a device best; nil without files.
  ///
  /// The device and the appearance come first, then the scale: the device's own, a file for all scales, the next
  /// larger, the largest.
  public func variant(
    idiom: AssetConditions.Idiom, scale: Double, appearance: AssetConditions.Appearance
  ) -> Variant? {
    let matching = variants.compactMap { variant in
      variant.conditions.match(idiom, appearance).map { (variant, $0) }
    }
    guard let best = matching.map(\.1).max() else { return variants.first }
    let candidates = matching.filter { $0.1 == best }.map(\.0)
    return candidates.first { $0.scale == scale } ?? candidates.first { $0.scale == nil }
      ?? candidates.filter { ($0.scale ?? 1) > scale }.min { ($0.scale ?? 1) < ($1.scale ?? 1) }
      ?? candidates.max { ($0.scale ?? 1) < ($1.scale ?? 1) }
  }
}

extension ImageAsset.Slicing {
  /// Reads the `resizing` of an image set's entry.
  init?(_ value: Any?) {
    guard let values = value as? [String: Any], let mode = values["mode"] as? String else {
      return nil
    }
    let caps = values["cap-insets"] as? [String: Any] ?? [:]
    func isSliced(_ axis: String) -> Bool { mode.contains(axis) || mode.hasPrefix("9-part") }
    func cap(_ side: String, in axis: String) -> Double {
      isSliced(axis) ? max(0, AssetContents.number(caps[side]) ?? 0) : 0
    }
    let isHorizontal = isSliced("horizontal")
    let isVertical = isSliced("vertical")
    guard isHorizontal || isVertical else { return nil }
    capInsets = [
      cap("top", in: "vertical"), cap("left", in: "horizontal"), cap("bottom", in: "vertical"),
      cap("right", in: "horizontal"),
    ]
    let center = values["center"] as? [String: Any] ?? [:]
    repeatsMiddle = center["mode"] as? String == "tile"
    middleWidth = isHorizontal ? AssetContents.number(center["width"]) : nil
    middleHeight = isVertical ? AssetContents.number(center["height"]) : nil
  }
}
