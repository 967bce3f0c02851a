import AutoLayout
import InterfaceBuilder

/// The rows that are alone in xibs, whose heights nothing in the document decides: a table may size them by their content, or
/// give them a height of its own.
///
/// Source: `UITableView.rowHeight` and `tableView(_:heightForRowAt:)`, which decide for cells that code registers.
struct LoneRows {
  private let matching: ObjectMatching
  private let code: CodeFacts

  /// The difference of the height from the stored one that is none, in points: that of a separator.
  private static let tolerance = 1.01

  init(_ matching: ObjectMatching, _ code: CodeFacts) {
    self.matching = matching
    self.code = code
  }

  /// Whether the code that makes the row of a scene gives rows heights of its own.
  func haveHeightsOfCode(_ new: SceneSolution) -> Bool {
    guard let place = matching.new.placeByID[new.rootID],
      let name = matching.new.all[place].element["customClass"]
    else { return false }
    return code.givesHeights(toRowsOf: name) && !code.givesAutomaticHeights(toRowsOf: name)
  }

  /// Whether a scene is such a row, with another height in either version than it was saved with, so that its frames are those
  /// of a row that sizes itself.
  func sizeThemselves(_ old: SceneSolution, _ new: SceneSolution) -> Bool {
    hasHeightOfContent(old, in: matching.old) || hasHeightOfContent(new, in: matching.new)
  }

  private func hasHeightOfContent(_ solution: SceneSolution, in objects: DocumentObjects) -> Bool {
    guard let place = objects.placeByID[solution.rootID] else { return false }
    let view = objects.all[place].element
    guard view.name == "tableViewCell", view.parent?.name == "objects",
      let stored = view.child(key: "frame")?["height"].flatMap(Double.init)
    else { return false }
    return abs(solution.size.height - stored) > Self.tolerance
  }
}
