package import AutoLayout

extension SystemConstraint {
  /// The constraint in words, with Apple's name for it where people meet it in logs.
  ///
  /// - Parameter name: The view or guide it is about.
  /// - Returns: The words, such as "the given width of a view (UIView-Encapsulated-Layout-Width)".
  package func words(about name: String) -> String {
    let words =
      switch self {
      case .encapsulatedWidth: "the given width of \(name)"
      case .encapsulatedHeight: "the given height of \(name)"
      case .autoresizingMask: "the autoresizing mask of \(name)"
      case .contentSize: "the content size of \(name)"
      case .nonnegativeExtent: "the least extent of \(name)"
      case .stackHiding: "\(name) is hidden in its stack view"
      case .stackSpacing: "the spacing of the stack view at \(name)"
      case .stackAlignment: "the alignment of the stack view at \(name)"
      case .stackCanvasConnection: "the edges of the stack view at \(name)"
      case .stackFillEqually: "the equal sizes of the stack view at \(name)"
      case .scrollContentOrigin: "the scroll position of \(name)"
      default: "the arrangement of \(name)"
      }
    return "\(words) (\(rawValue))"
  }
}
