package import Foundation

/// The pictures and colours of an app that are found by their names.
///
/// Off Apple's platforms there is no compiled asset catalog: who knows the files of a project or bundle answers for it.
package protocol ResourceSource: AnyObject, Sendable {
  /// Returns the picture of a name that suits traits; nil for a name that the app does not have.
  func image(named name: String, for traits: UITraitCollection) -> UIImage?
  /// Returns the colour of a name; nil for a name that the app does not have.
  func color(named name: String) -> UIColor?
}

/// The drawing of a picture, opaque to layout, which knows its size only.
package protocol ImageDrawing: AnyObject, Sendable {}

/// The slicing of an image for enlarging: its edges keep their size, its middle is stretched or repeated.
package struct ImageSlicing: Sendable {
  /// The way in which the middle fills its room.
  package enum Middle: Hashable, Sendable { case stretched, tiled }

  /// The extents of the edges that keep their size, in points.
  package var capInsets: UIEdgeInsets
  /// The extent of the middle in points, from the edges' ends on; a negative one is all that lies between them.
  package var middleSize: CGSize
  /// The way in which the middle fills its room.
  package var middle: Middle

  /// Creates a slicing.
  package init(
    capInsets: UIEdgeInsets, middleSize: CGSize = CGSize(width: -1, height: -1),
    middle: Middle = .stretched
  ) {
    self.capInsets = capInsets
    self.middleSize = middleSize
    self.middle = middle
  }
}
