/// The pictures that an app shows on iPhones while it starts, a launch image set of an asset catalog.
public struct LaunchImages {
  /// The heights in portrait of the iPhones that there is a picture for, in points, ascending.
  public let phoneHeights: [Double]

  /// Reads a set; empty where it cannot be read.
  ///
  /// - Parameter folder: The folder `.launchimage`.
  public init(ofSet folder: String) {
    let pictures = AssetContents(ofSet: folder).entries("images").filter { entry in
      entry["idiom"] as? String == "iphone" && entry["filename"] is String
    }
    phoneHeights = Set(pictures.compactMap(Self.height)).sorted()
  }

  /// The height that a file stands for by its name, as `Default-568h@2x.png`, in points; nil for other files.
  ///
  /// Source: *iOS App Programming Guide*, "App Launch (Default) Images".
  public static func phoneHeight(ofFile name: some StringProtocol) -> Double? {
    guard name.hasPrefix(prefix), name.hasSuffix(".png") else { return nil }
    let stem = name.dropFirst(prefix.count).prefix { $0 != "@" && $0 != "." }
    guard !stem.isEmpty else { return heightWithoutSubtype }
    return stem.hasPrefix("-") ? heights[String(stem.dropFirst())] : nil
  }

  private static func height(_ entry: [String: Any]) -> Double? {
    guard let subtype = entry["subtype"] else { return heightWithoutSubtype }
    return (subtype as? String).flatMap { heights[$0] }
  }

  private static let prefix = "Default"

  /// The height of the iPhones before there were others.
  private static let heightWithoutSubtype = 480.0

  /// The names that asset catalogs and files have for the screens of iPhones, by lines of pixels or points.
  private static let heights: [String: Double] = [
    "retina4": 568, "568h": 568, "667h": 667, "736h": 736, "2436h": 812, "1792h": 896,
    "2688h": 896,
  ]
}
