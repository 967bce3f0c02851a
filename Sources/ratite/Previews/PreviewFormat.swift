import ArgumentParser

/// The kinds of files that a preview writes.
enum PreviewFormat: String, ExpressibleByArgument, CaseIterable {
  /// One page with every scene.
  case html
  /// A PNG for each scene with its devices side by side.
  case sheets
  /// A PNG, SVG or PDF for each scene and device.
  case png, svg, pdf

  /// Whether it is a file for each scene and device.
  var isSinglePicture: Bool { self == .png || self == .svg || self == .pdf }

  /// The formats of a run that asks for none.
  static let usual: [PreviewFormat] = [.html, .sheets]
}
