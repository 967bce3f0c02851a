import AutoLayout
import UIKit

/// Makes pictures from their descriptions: nothing is drawn, but the size counts.
struct ImageMaker {
  let fonts: FontMaker
  /// The pixels a point of pictures that are no part of an asset catalog.
  var pictureFileScale = 1.0

  /// The picture for a description; nil when the document does not say how large it is.
  @MainActor
  func image(_ description: ImageDescription) -> UIImage? {
    guard description.isSystemSymbol else {
      return size(description).map { UIImage(name: description.name, size: CGSize($0)) }
    }
    // Without a listed size a symbol is taken for a square.
    return UIImage(
      symbolName: description.name,
      proportions: CGSize(description.size ?? Size(width: 1, height: 1)),
      configuration: description.symbol.flatMap(configuration))
  }

  /// The size in points: what is listed, unless that counts the points of a printed page.
  private func size(_ description: ImageDescription) -> Size? {
    description.printedPixelSize.map {
      Size(width: $0.width / pictureFileScale, height: $0.height / pictureFileScale)
    } ?? description.size
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
