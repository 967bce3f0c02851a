import AutoLayout
import UIKit

/// Makes pictures from their descriptions: nothing is drawn, but the size counts.
struct ImageMaker {
  let fonts: FontMaker

  /// The picture for a description; nil when the document does not say how large it is.
  @MainActor
  func image(_ description: ImageDescription) -> UIImage? {
    guard description.isSystemSymbol else {
      return description.size.map { UIImage(name: description.name, size: CGSize($0)) }
    }
    // Without a listed size a symbol is taken for a square.
    return UIImage(
      symbolName: description.name,
      proportions: CGSize(description.size ?? Size(width: 1, height: 1)),
      configuration: description.symbol.flatMap(configuration))
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
