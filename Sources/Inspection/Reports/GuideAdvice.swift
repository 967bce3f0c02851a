/// A rule of thumb of Apple's guide, with the rules that find where it is not followed.
///
/// Source: Auto Layout Guide, "Rules of Thumb", "Creating Nonambiguous, Satisfiable Layouts", "Working with Scroll
/// Views" and "Working with Self-Sizing Table View Cells".
struct GuideAdvice {
  /// The advice in a sentence.
  let advice: String
  /// The rules that cover it.
  let rules: [RuleID]
  /// The part that no rule covers, and why, in sentences; nil where all of it is covered.
  let remark: String?

  private init(_ advice: String, _ rules: [RuleID], _ remark: String? = nil) {
    self.advice = advice
    self.rules = rules
    self.remark = remark
  }

  /// The guide's advice, in its order.
  static let all = [
    GuideAdvice(
      "Never set the geometry of a view by its frame, bounds or center.",
      [.misplacedView],
      "Frames that a document stores are compared with those that constraints give; frames that code "
        + "sets are not in a document."),
    GuideAdvice(
      "Use stack views wherever possible.", [],
      "No rule: a layout without them is not wrong."),
    GuideAdvice(
      "Tie a view to its nearest neighbor, not across it.", [.overlappingViews],
      "Found where the neighbors come to overlap; a constraint past a neighbor that never does harm is "
        + "not reported."),
    GuideAdvice(
      "Avoid fixed widths and heights.",
      [.fixedHeightText, .fixedWidthText, .clippedText, .conflictingConstraints],
      "Fixed sizes of views without text, such as icons, are usual."),
    GuideAdvice(
      "Update the frame of a view only when its constraints fix its size and position.",
      [.ambiguousLayout, .zeroSize, .outsideSuperview]),
    GuideAdvice(
      "Give views meaningful names.", [],
      "No rule: findings name views by their text, label or class, and by their id."),
    GuideAdvice(
      "Use leading and trailing rather than left and right.", [.leftRightAttribute]),
    GuideAdvice(
      "Tie content to the margins, the readable width or the safe area, and only backgrounds to the "
        + "edges of the root view.", [.unsafeArea],
      "Found where text or a control comes to lie under something; margins narrower than Apple's are a "
        + "choice of design."),
    GuideAdvice(
      "Set translatesAutoresizingMaskIntoConstraints to false for views made in code.",
      [.conflictingConstraints],
      "Constraints from autoresizing masks take part in conflicts of documents; views made in code are "
        + "checked by assertLayout."),
    GuideAdvice(
      "Give every view constraints that have exactly one solution.",
      [.ambiguousLayout, .conflictingConstraints, .unusableConstraint]),
    GuideAdvice(
      "Do not make every constraint required.", [.conflictingConstraints],
      "Found where one has to break."),
    GuideAdvice(
      "Do not repeat a constraint.", [.duplicateConstraint]),
    GuideAdvice(
      "Give views that share a room different hugging and compression resistance.",
      [.ambiguousLayout, .clippedText, .shrunkenField]),
    GuideAdvice(
      "Let the constraints between a scroll view and its content fix the size of the content.",
      [.ambiguousLayout, .fixedScrollContent, .horizontalScrolling]),
    GuideAdvice(
      "Lead a chain of constraints from the top of a self-sizing row to its bottom.",
      [.selfSizingRow]),
    GuideAdvice(
      "Mind that macOS lays out windows differently.", [],
      "No rule: documents of macOS are not laid out."),
  ]
}
