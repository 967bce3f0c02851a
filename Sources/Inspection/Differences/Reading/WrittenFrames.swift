import AutoLayout
import InterfaceBuilder

/// The frames that a document stores, however they are written.
struct WrittenFrames {
  private let description: DocumentDescription

  init(_ description: DocumentDescription) {
    self.description = description
  }

  /// The stored frame of a view; nil where it has none.
  ///
  /// Betas of Xcode 8 wrote insets from the superview's edges.
  func frame(of view: DocumentElement) -> Rect? {
    guard let geometry = description.view(of: view)?.geometry else { return nil }
    return geometry.frame ?? geometry.frame(in: sizeAround(view))
  }

  private func sizeAround(_ view: DocumentElement) -> Size {
    var around = view.parent
    while let element = around {
      if description.view(of: element) != nil {
        return frame(of: element)?.size ?? description.canvas.size
      }
      around = element.parent
    }
    return description.canvas.size
  }
}
