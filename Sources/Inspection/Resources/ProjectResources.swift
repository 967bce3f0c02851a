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
    guard let variant = asset.variant(for: traits) else { return nil }
    if let image = images[variant] { return image }
    let image = makeImage(named: name, variant, of: asset)
    images[variant] = .some(image)
    return image
  }

  private func makeImage(
    named name: String, _ variant: ImageAsset.Variant, of asset: ImageAsset
  ) -> UIImage? {
    guard budget > 0, let data = assets.contents(of: variant),
      let picture = PictureReader.picture(Array(data), source: variant.path)
    else { return nil }
    budget -= picture.pixelCount
    return UIImage(
      name: name, variant: variant, of: asset,
      pixelSize: CGSize(width: picture.size.width, height: picture.size.height), drawing: picture)
  }

  // MARK: Colours

  package func color(named name: String) -> UIColor? {
    if let color = colors[name] { return color }
    let color = UIColor(assets: assets.color(named: name))
    colors[name] = .some(color)
    return color
  }
}
