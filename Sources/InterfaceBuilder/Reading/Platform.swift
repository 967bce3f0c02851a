/// The system an interface is for.
public enum Platform: String, Hashable, Sendable {
  case iOS
  case tvOS
  case macOS
  case watchOS

  /// Reads `targetRuntime`, or the document's type when that is missing.
  init(_ root: DocumentElement) {
    let runtime = root["targetRuntime"] ?? ""
    let type = root["type"] ?? ""
    if runtime == "AppleTV" || type.contains(".AppleTV.") {
      self = .tvOS
    } else if runtime == "MacOSX.Cocoa" || type.contains(".Cocoa.") {
      self = .macOS
    } else if runtime == "watchKit" || type.contains(".WatchKit.") {
      self = .watchOS
    } else {
      self = .iOS
    }
  }
}
