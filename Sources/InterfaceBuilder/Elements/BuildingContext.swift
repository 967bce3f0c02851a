import UIKit

/// The description of the view that is being built, and the builder of its scene.
@MainActor
struct BuildingContext {
  let description: ViewDescription
  let builder: ViewBuilder

  var fonts: FontMaker { builder.fonts }
  var texts: TextMaker { builder.texts }
  var images: ImageMaker { builder.images }

  /// Builds a view inside the one that is being built.
  @discardableResult
  func build(_ description: ViewDescription, in superview: UIView) -> UIView {
    builder.build(description, in: superview)
  }
}
