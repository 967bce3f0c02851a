import AutoLayout
import InterfaceBuilder
import LayoutFaults
import UIKit

/// The issues that Interface Builder lists for what constraints leave open of single views.
@MainActor
struct OpenVariableIssues {
  /// Variables of one view that are open together.
  private struct Opening {
    /// The number of their group, which has variables of other views, too.
    let group: Int
    /// The variables.
    var variables: [OpenVariable] = []
    /// The extent that the view's content competes for; nil where it does not.
    var competition: OpenVariable?
  }

  private let scene: InspectedScene
  private var openings: [ObjectIdentifier: [Opening]] = [:]
  /// The points that content competes for, by axis and group; less than nothing where content has to give way.
  private var room: [Axis: [Int: Double]] = [:]

  init(of scene: InspectedScene) {
    self.scene = scene
    for (index, group) in scene.scene.open.groups.enumerated() {
      for member in group where AmbiguityRule.isAsked(member, in: scene) {
        add(member, group: index)
      }
    }
  }

  private mutating func add(_ member: OpenVariables.Member, group: Int) {
    let view = ObjectIdentifier(member.view)
    var known = openings[view] ?? []
    var opening = known.last?.group == group ? known.removeLast() : Opening(group: group)
    opening.variables.append(member.variable)
    if member.isOfContent {
      let axis = member.variable.axis
      opening.competition = member.variable
      room[axis, default: [:]][group, default: 0] +=
        Size(member.view.frame.size)[axis: axis]
        - Size(member.view.intrinsicContentSize)[axis: axis]
    }
    openings[view] = known + [opening]
  }

  /// The issues of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - solved: What the canvas leaves open of it.
  /// - Returns: What it lacks, then priorities, then what it scrolls.
  func issues(of view: UIView, undetermined solved: SceneSolution.ObjectFrame) -> [OutlineIssue] {
    guard let id = view.documentID, let element = scene.element(id) else { return [] }
    func issue(
      _ category: OutlineIssue.Category, _ text: String, _ missing: [[OpenVariable]]
    ) -> OutlineIssue {
      OutlineIssue(
        category: category, severity: .error, element: element,
        title: scene.names.shortName(of: id), text: text, missing: missing)
    }
    guard solved.isLaidOut else {
      let missing = solved.undetermined.filter { AmbiguityRule.isAsked($0, of: view, in: scene) }
        .map { [$0] }
      let text = need(missing) + " (the canvas does not lay it out)"
      return missing.isEmpty ? [] : [issue(.missingConstraints, text, missing)]
    }
    let own = openings[ObjectIdentifier(view)] ?? []
    let missing = own.filter { $0.competition == nil }
      .map { inOrder($0.variables.filter { !$0.isContentExtent }) }.filter { !$0.isEmpty }
      .sorted { order($0[0]) < order($1[0]) }
    let scrolled = inOrder(own.flatMap(\.variables).filter(\.isContentExtent))
    return (missing.isEmpty ? [] : [issue(.missingConstraints, need(missing), missing)])
      + own.compactMap { opening in
        opening.competition.map {
          issue(
            .contentPriority, priority(of: view, $0.axis, in: opening.group),
            [inOrder(opening.variables)])
        }
      } + scrolled.map { issue(.scrollableContent, "Has ambiguous \($0.need)", [[$0]]) }
  }

  private func inOrder(_ variables: [OpenVariable]) -> [OpenVariable] {
    variables.sorted { order($0) < order($1) }
  }

  private func order(_ variable: OpenVariable) -> Int {
    OpenVariable.allCases.firstIndex(of: variable) ?? 0
  }

  // MARK: Words

  /// "Need constraints for: X position or width, Y position".
  private func need(_ missing: [[OpenVariable]]) -> String {
    let items = missing.map { variables in
      let words = variables.map(\.need).joined(separator: " or ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }
    return "Need constraints for: " + items.joined(separator: ", ")
  }

  /// The edit of a priority that ends the competition of views for a room: by it this view gives way.
  private func priority(of view: UIView, _ axis: Axis, in group: Int) -> String {
    let isShort = room[axis]?[group] ?? 0 < 0
    let ofView: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
    let current =
      isShort
      ? view.contentCompressionResistancePriority(for: ofView)
      : view.contentHuggingPriority(for: ofView)
    return "Set \(axis == .horizontal ? "horizontal" : "vertical") "
      + (isShort ? "compression resistance" : "hugging")
      + " priority to \(JSONText.format(Double(max(current.rawValue - 1, 1))))"
  }
}
