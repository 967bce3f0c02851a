import AutoLayout
import Drawing
import Foundation
package import Projects
package import UIKit

/// The pictures and colours of a project, read from its files when a document first asks for them.
///
/// Used by one thread, as layout and drawing are.
package final class ProjectResources: ResourceSource, @unchecked Sendable {
  private let assets: AssetIndex
  private var images: [ImageAsset.Variant: UIImage?] = [:]
  private var sets: [String: ImageAsset] = [:]
  private var colors: [String: UIColor?] = [:]
  /// The pixels that pictures may still take.
  private var budget = ProjectResources.maximumPixelCount

  /// All pixels that are kept of a project's pictures: four bytes each, with smaller copies.
  private static let maximumPixelCount = 96_000_000

  /// Creates resources of the files of a project.
  package init(_ assets: AssetIndex) {
    self.assets = assets
  }

  // MARK: Pictures

  package func image(named name: String, for traits: UITraitCollection) -> UIImage? {
    let asset = sets[name] ?? assets.image(named: name)
    sets[name] = asset
    let scale = traits.displayScale > 0 ? Double(traits.displayScale) : 2
    let variant = asset.variant(
      idiom: AssetConditions.Idiom(traits.userInterfaceIdiom), scale: scale,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light)
    guard let variant else { return nil }
    if let image = images[variant] { return image }
    let image = makeImage(named: name, variant, rendering: asset.rendering)
    images[variant] = .some(image)
    return image
  }

  private func makeImage(
    named name: String, _ variant: ImageAsset.Variant, rendering: ImageAsset.Rendering
  ) -> UIImage? {
    guard budget > 0, let data = assets.contents(of: variant),
      let picture = PictureReader.picture(Array(data), source: variant.path)
    else { return nil }
    budget -= picture.pixelCount
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
    return UIImage(
      name: name,
      size: CGSize(width: length(picture.size.width), height: length(picture.size.height)),
      alignmentRectInsets: UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      renderingMode: UIImage.RenderingMode(rendering), slicing: slicing, drawing: picture)
  }

  // MARK: Colours

  package func color(named name: String) -> UIColor? {
    if let color = colors[name] { return color }
    let color = makeColor(of: assets.color(named: name))
    colors[name] = .some(color)
    return color
  }

  private func makeColor(of variants: [ColorAsset]) -> UIColor? {
    guard !variants.isEmpty else { return nil }
    return UIColor(dynamicProvider: { traits in
      let color = ColorAsset.best(
        of: variants, idiom: AssetConditions.Idiom(traits.userInterfaceIdiom),
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
