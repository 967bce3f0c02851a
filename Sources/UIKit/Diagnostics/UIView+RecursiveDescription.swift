extension UIView {
  /// The view and all views inside it, a line each: what each `description` says behind a mark for each level.
  ///
  /// Source: UIKit's method of that name, which debuggers call; `   | ` marks a level.
  ///
  /// - Returns: The lines, in the order in which the views are drawn.
  public func recursiveDescription() -> String {
    var text = ""
    var open = [(view: self, indent: "")]
    while let (view, indent) = open.popLast() {
      text += indent + view.description + "\n"
      open += view.subviews.reversed().map { ($0, indent + "   | ") }
    }
    return text
  }
}

extension NSLayoutConstraint {
  /// The relation of the constraint as in `description`: in the visual format if that can express it, else as an
  /// equation.
  ///
  /// Source: UIKit's property of that name, which debuggers call.
  public var asciiArtDescription: String { descriptionBody.text }
}
