package import AssetCatalogs
package import Foundation

extension ImageAsset {
  /// Returns the file that suits traits best; nil without files.
  package func variant(for traits: UITraitCollection) -> Variant? {
    variant(
      idiom: AssetConditions.Idiom(traits.userInterfaceIdiom),
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 2,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light)
  }
}

extension UIImage {
  /// Creates the picture of an asset.
  ///
  /// - Parameters:
  ///   - name: The name of the asset.
  ///   - variant: The file.
  ///   - asset: The asset that the file belongs to.
  ///   - pixelSize: The size of the file's picture, in pixels or units of its figures.
  ///   - drawing: What it shows.
  package convenience init(
    name: String, variant: ImageAsset.Variant, of asset: ImageAsset, pixelSize: CGSize,
    drawing: any ImageDrawing
  ) {
    let scale = variant.scale ?? 1
    let length = { (pixels: Double) in CGFloat(pixels / scale) }
    let insets = (variant.alignmentInsets ?? [0, 0, 0, 0]).map(length)
    let slicing = variant.slicing.map { slicing in
      let caps = slicing.capInsets.map(length)
      return ImageSlicing(
        capInsets: UIEdgeInsets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
        middleSize: CGSize(
          width: slicing.middleWidth.map(length) ?? -1,
          height: slicing.middleHeight.map(length) ?? -1),
        middle: slicing.repeatsMiddle ? .tiled : .stretched)
    }
    self.init(
      name: name, pixelSize: pixelSize, scale: CGFloat(scale),
      alignmentRectInsets: UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      renderingMode: RenderingMode(asset.rendering), slicing: slicing, drawing: drawing)
  }
}

extension UIColor {
  /// Creates the colour of an asset, which depends on device and appearance; nil without variants.
  ///
  /// - Parameter assets: The variants.
  package convenience init?(assets: [ColorAsset]) {
    guard !assets.isEmpty else { return nil }
    self.init(dynamicProvider: { traits in
      let color = ColorAsset.best(
        of: assets, idiom: AssetConditions.Idiom(traits.userInterfaceIdiom),
        appearance: traits.userInterfaceStyle == .dark ? .dark : .light)
      switch color?.value {
      case .components(let red, let green, let blue, let alpha)?:
        return UIColor(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
      case .system(let name)?: return UIColor.systemColor(named: name) ?? .black
      case nil: return .black
      }
    })
  }

  /// Creates the colour of a name in the app's asset catalogs.
  ///
  /// - Parameter name: The name of the colour set.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a name in a bundle's asset catalogs.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set.
  ///   - bundle: The bundle; nil for the app's.
  ///   - traitCollection: The device and appearance that it is resolved for; nil for one that follows them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let environment = (traitCollection ?? .current).environment
    guard let color = environment.color(named: name, in: bundle) else { return nil }
    guard let traitCollection else {
      self.init(dynamicProvider: { color.resolvedColor(with: $0) })
      return
    }
    self.init(color.components(for: traitCollection))
  }
}

extension AssetConditions.Idiom {
  fileprivate init(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .pad: self = .ipad
    case .tv: self = .tv
    default: self = .iphone
    }
  }
}

extension UIImage.RenderingMode {
  fileprivate init(_ rendering: ImageAsset.Rendering) {
    switch rendering {
    case .automatic: self = .automatic
    case .original: self = .alwaysOriginal
    case .template: self = .alwaysTemplate
    }
  }
}
