import AutoLayout
import InterfaceBuilder
import LayoutFaults

/// Conflicts of a scene with widths, or heights, that views have from their edges as well, and that fit the screen on which
/// they were drawn.
///
/// Each such constant needs an edit of its own, but one decision makes them all: they break by the same distance, the one
/// between the two screens.
struct PinnedSizes {
  /// The conflicts that are told as one, by what they have in common.
  private struct Group: Hashable {
    let scene: Int
    let axis: Axis
    let device: Configuration?
    /// In tenths of a point.
    let amount: Int
  }

  private let document: Document

  init(in document: Document) {
    self.document = document
  }

  /// The findings, of such conflicts in one scene the first for all and the others as notes.
  func completing(_ findings: [Finding]) -> [Finding] {
    var places: [Group: [Int]] = [:]
    for place in findings.indices {
      if let group = group(of: findings[place]) { places[group, default: []].append(place) }
    }
    var completed = findings
    for (group, places) in places where places.count > 1 {
      let others = places.dropFirst()
      let line = findings[places[0]].position.line
      for place in others { completed[place] = completed[place].asNote(because: .toldInLine(line)) }
      completed[places[0]] = findings[places[0]].telling(
        ofOthers: others.map { findings[$0] }, along: group.axis)
    }
    return completed
  }

  /// The group of a finding; nil for one that another edit than the removal of a constant size ends best.
  private func group(of finding: Finding) -> Group? {
    guard finding.rule == .conflictingConstraints, finding.severity >= .warning,
      let amount = finding.amount, let id = finding.pinnedSizeID,
      let constraint = document.element(id: id), let axis = Self.axis(ofSize: constraint),
      finding.constraints.contains(where: isAboutPlace),
      let scene = constraint.ancestors.first(where: { Self.scenes.contains($0.name) })
    else { return nil }
    return Group(
      scene: scene.range.lowerBound, axis: axis, device: finding.occurrence.worstConfiguration,
      amount: Int((amount * 10).rounded()))
  }

  /// Whether a constraint is about where a view is: sizes that exclude each other alone fit no screen.
  private func isAboutPlace(_ constraint: FoundConstraint) -> Bool {
    let element = constraint.id.flatMap { document.element(id: $0) }
    return !["width", "height"].contains(element?["firstAttribute"])
  }

  /// The axis of a constant width or height; nil for other constraints.
  private static func axis(ofSize constraint: DocumentElement) -> Axis? {
    guard constraint["secondItem"] == nil, constraint["relation"] == nil else { return nil }
    switch constraint["firstAttribute"] {
    case "width": return .horizontal
    case "height": return .vertical
    default: return nil
    }
  }

  /// The elements whose views are laid out together: rows have screens' widths of their own.
  private static let scenes: Set<String> = [
    "objects", "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}

extension Finding {
  /// The constraint that breaks, where removing it is the best repair.
  fileprivate var pinnedSizeID: String? {
    guard case .removal(let id)? = tried.first?.change,
      constraints.first(where: \.isBroken)?.id == id
    else { return nil }
    return id
  }

  /// The finding, for others as well that are about sizes along the same axis.
  fileprivate func telling(ofOthers others: [Finding], along axis: Axis) -> Finding {
    guard let broken = constraints.first(where: \.isBroken), let id = broken.id, let amount else {
      return self
    }
    let size = axis == .horizontal ? "width" : "height"
    let count = others.count
    let more = count == 1 ? "1 more fixed \(size)" : "\(count) more fixed \(size)s"
    let message: FindingMessage =
      "\(broken.phrase) (\(words: id)) breaks by \(words: Points.text(amount)), as \(words: more) of the scene "
      + "\(words: count == 1 ? "does" : "do"): they fit one size of screen only"
    var finding = self
    finding.message = message.text
    finding.nextStep += count == 1 ? ", and the other one" : ", and the \(count) others"
    finding.objectIDs += others.compactMap(\.pinnedSizeID)
    return finding
  }
}
