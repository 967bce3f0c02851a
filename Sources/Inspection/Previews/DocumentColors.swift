import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// Colours and pictures of a document, as they are drawn in a view.
@MainActor
struct DocumentColors {
  /// The view whose environment decides on colours of the system.
  let view: UIView

  /// The colour of a description; nil when the document gives no components.
  func color(_ description: ColorDescription?) -> Color? {
    guard let description else { return nil }
    if case .system(let name) = description.source, let color = UIColor.systemColor(named: name) {
      return Color(color, in: view)
    }
    return description.components.map {
      Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
  }
}

extension Drawing.ImageContent {
  /// A picture that a document names.
  init(_ image: ImageDescription) {
    self = image.isSystemSymbol ? .symbol(image.name) : .asset(image.name)
  }
}
