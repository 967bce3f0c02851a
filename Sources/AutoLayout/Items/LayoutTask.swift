/// A kind of work that a layout pass does at a view.
enum LayoutTask: UInt8, CaseIterable {
  /// The view updates its constraints.
  case updateConstraints
  /// The content is measured.
  case measureContent
  /// The view lays out its children.
  case layOut
  /// The parent gives the view the frame of its solved rectangle.
  case place
}
