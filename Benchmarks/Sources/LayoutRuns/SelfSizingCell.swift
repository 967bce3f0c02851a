import AutoLayout
import ConstraintSolver

/// A cell whose height follows from text that wraps: an icon, a title and a text below it.
final class SelfSizingCell {
  private let view = LayoutView()
  private let icon = LayoutView()
  private let title: Text
  private let text: Text

  init(index: Int) throws {
    title = Text(characters: 12 + index * 7 % 20)
    text = Text(characters: 40 + index * 31 % 160)
    for child in [icon, title, text] {
      child.translatesAutoresizingMask = false
      view.addChild(child)
    }
    try icon.pin(.leading, view, .leading, 16)
    try icon.pin(.top, view, .top, 8)
    try icon.fix(.width, 40)
    try icon.fix(.height, 40)
    try icon.pin(.bottom, .lessThanOrEqual, view, .bottom, -8)
    for line in [title, text] {
      try line.pin(.leading, icon, .trailing, 12)
      try line.pin(.trailing, view, .trailing, -16)
    }
    try title.pin(.top, view, .top, 8)
    try text.pin(.top, title, .bottom, 4)
    try text.pin(.bottom, view, .bottom, -8)
  }

  func changeText() {
    text.characters = 40 + (text.characters + 31) % 160
  }

  func layOut(width: Double) {
    let size = view.fittingSize(
      FittingTarget(
        size: Size(width: width, height: 0), horizontalPriority: .required,
        verticalPriority: Priority(50)))
    view.setFrame(Rect(x: 0, y: 0, width: width, height: size.height))
    view.layoutIfNeeded()
  }
}

/// Text of characters that are all 8 points wide and 20 points high.
private final class Text: LayoutView {
  var characters: Int {
    didSet { invalidateContentSize() }
  }

  init(characters: Int) {
    self.characters = characters
  }

  override var contentWraps: Bool { true }

  override func contentSize(wrappingAt width: Double?) -> Size {
    let natural = 8 * Double(characters)
    guard let width, width > 0, width < natural else { return Size(width: natural, height: 20) }
    let perLine = max(1, (width / 8).rounded(.down))
    return Size(width: width, height: 20 * (Double(characters) / perLine).rounded(.up))
  }
}
