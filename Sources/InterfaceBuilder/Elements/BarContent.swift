/// The attributes of navigation bars, toolbars and tab bars.
public protocol BarContent: ElementContent {
  /// Whether content shows through.
  var isTranslucent: Bool { get }
  /// The colour of the background; `nil` for the system's material.
  var barTintColor: ColorDescription? { get }
}

extension ElementReader {
  /// Whether the style of a bar is dark.
  var isDarkBar: Bool { self["barStyle"]?.hasPrefix("black") ?? false }
}
