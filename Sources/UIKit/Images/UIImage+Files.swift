public import Foundation

extension UIImage {
  /// Creates a picture from the bytes of a PNG, JPEG, GIF, PDF or SVG file, of one pixel per point; nil for bytes that
  /// are no such file.
  ///
  /// - Parameter data: The bytes of the file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a PNG, JPEG, GIF, PDF or SVG file; nil for bytes that are no such file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The pixels per point; 0 counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(
      name: nil, pixelSize: CGSize(width: header.width, height: header.height),
      scale: scale > 0 ? scale : 1, drawing: EncodedImage(data))
  }

  /// Creates a picture from a file, of as many pixels per point as the end of its name says: `@2x`, `@3x`; nil where
  /// there is no file, and for one that is no picture.
  ///
  /// - Parameter path: The path of the file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFileNamed: path))
  }

  private static func scale(ofFileNamed path: String) -> CGFloat {
    var base = path[...]
    if let dot = path.lastIndex(of: ".") { base = path[..<dot] }
    for device in ["~iphone", "~ipad"] where base.hasSuffix(device) {
      base.removeLast(device.count)
    }
    if base.hasSuffix("@3x") { return 3 }
    return base.hasSuffix("@2x") ? 2 : 1
  }

  /// Creates the picture of a name in the app's bundle.
  ///
  /// A build off Apple's platforms leaves asset catalogs as folders, and the resources of each target in a bundle beside
  /// the program: all of these count as the app's.
  /// - Parameter name: The name of an image set or of a file; the ending of a PNG file may be left out.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the picture of a name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file.
  ///   - bundle: The bundle; nil for the app's.
  ///   - traitCollection: The device and appearance that it is for; nil for those of the main screen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard
      let image = traits.environment.picture(named: name, in: bundle, for: traits)
    else { return nil }
    self.init(copying: image, named: name)
  }

  /// Creates the picture of a name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file.
  ///   - bundle: The bundle; nil for the app's.
  ///   - configuration: The look that a symbol is asked for; other pictures have none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    self.init(
      copying: configuration.map(image.withConfiguration) ?? image, named: name)
  }
}

extension PlatformEnvironment {
  /// The picture of a name: one that was registered, the project's, or the bundle's.
  fileprivate func picture(
    named name: String, in bundle: Bundle?, for traits: UITraitCollection
  ) -> UIImage? {
    guard let bundle else {
      return images.image(named: name) ?? resources?.image(named: name, for: traits)
        ?? bundles.app.image(named: name, for: traits)
    }
    return bundles.resources(of: bundle).image(named: name, for: traits)
  }

  /// The pictures and colours of a bundle of the program; nil for the app's.
  package func resources(inProgramsBundle bundle: Bundle?) -> any ResourceSource {
    bundle.map(bundles.resources) ?? bundles.app
  }

  /// The colour of a name: the project's, or the bundle's.
  func color(named name: String, in bundle: Bundle?) -> UIColor? {
    guard let bundle else {
      return resources?.color(named: name) ?? bundles.app.color(named: name)
    }
    return bundles.resources(of: bundle).color(named: name)
  }
}
