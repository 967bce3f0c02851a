import AutoLayout
import UIKit

/// Makes pictures from their descriptions: those of the app's resources where they are at hand, others as sizes.
struct ImageMaker {
  let fonts: FontMaker
  /// The traits that choose among the variants of the app's pictures.
  let traits: UITraitCollection
  /// Whether the sizes count that the document lists, as on the canvas.
  var usesListedSizes = false

  /// The picture for a description; nil when nothing says how large it is.
  @MainActor
  func image(_ description: ImageDescription) -> UIImage? {
    guard description.isSystemSymbol else {
      let listed = description.size.map { UIImage(name: description.name, size: CGSize($0)) }
      let own = appImage(description.name)
      guard usesListedSizes else { return own ?? listed }
      return listed.map { own?.resized(to: $0.size) ?? $0 }
    }
    // Without a listed size a symbol is taken for a square.
    return UIImage(
      symbolName: description.name,
      proportions: CGSize(description.size ?? Size(width: 1, height: 1)),
      configuration: description.symbol.flatMap(configuration))
  }

  /// The picture of a name among those of the app.
  func appImage(_ name: String) -> UIImage? {
    DocumentResources.current?.image(named: name, for: traits)
  }

  @MainActor
  private func configuration(
    _ symbol: SymbolConfiguration
  ) -> UIImage.SymbolConfiguration? {
    let scale = symbol.scale.flatMap { Self.scales[$0] } ?? .default
    if let size = symbol.pointSize {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: .regular, scale: scale)
    }
    if let font = symbol.font {
      return UIImage.SymbolConfiguration(font: fonts.font(font, defaultSize: 17), scale: scale)
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]
}
