import ConstraintSolver

/// Finds the remedy that developers know for a conflict, and the member that it is about.
struct RemedyAdvisor {
  let log: ConstraintLog
  let origins: [Origin]
  let analysis: ConflictAnalysis
  let main: ConflictAnalysis.Subset
  let repairs: [Repair]

  init(
    _ log: ConstraintLog, _ origins: [Origin], _ analysis: ConflictAnalysis,
    main: ConflictAnalysis.Subset, _ repairs: [Repair]
  ) {
    self.log = log
    self.origins = origins
    self.analysis = analysis
    self.main = main
    self.repairs = repairs
  }

  var constraints: [ConstraintDescription] { log.constraints }
  /// The members of the main subset that an app can edit.
  var editable: [Int] { main.members.filter { origins[$0].isEditable } }

  func members(_ origin: Origin) -> [Int] { main.members.filter { origins[$0] == origin } }

  func remedy() -> Remedy {
    let reason = reason()
    return Remedy(edit: edit(for: reason), reason: reason)
  }

  // MARK: Edits

  private func edit(for reason: Remedy.Reason) -> Remedy.Edit {
    switch reason {
    case .systemOnly, .keyboard, .bar, .alert, .window, .systemProcess: return .none
    case .maskAndConstraints(let item), .negativeFrame(let item): return .stopTranslating(item)
    case .hiddenStack, .prototyped: return .none
    case .contradiction, .addedTwice:
      return best(for: reason).map { .remove($0) } ?? .none
    default: break
    }
    if repairs.isEmpty, let removal = editableRemoval { return .lowerAll(removal) }
    return best(for: reason).map { .lower($0) } ?? .none
  }

  /// The smallest set of editable constraints whose removal ends every conflict, where no single one does.
  private var editableRemoval: [Int]? {
    let sets = analysis.removals.filter { $0.count > 1 && $0.allSatisfy { origins[$0].isEditable } }
    return sets.min { first, second in
      let scores = [first, second].map { set in
        set.map { MemberScore(self, $0, .doesNotFit).value }.reduce(0, +)
      }
      return scores[0] < scores[1]
    }
  }

  /// Whether the conflict is of equations between edges alone, without any size.
  var isTiedAtBothEnds: Bool {
    main.members.allSatisfy { index in
      constraints[index].second != nil && constraints[index].relation == .equal
        && !constraints[index].first.attribute.isExtent
    }
  }

  /// The member that a remedy is about.
  private func best(for reason: Remedy.Reason) -> Int? {
    let mending = repairs.map(\.member).filter { origins[$0].isEditable }
    let candidates = mending.isEmpty ? editable : mending
    return candidates.min {
      (MemberScore(self, $0, reason).value, $0) < (MemberScore(self, $1, reason).value, $1)
    }
  }

  /// Repairs in the order in which they are advised: those of the developer's constraints first.
  func ranked(_ repairs: [Repair]) -> [Repair] {
    let reason = reason()
    return repairs.sorted {
      (MemberScore(self, $0.member, reason).value, $0.member)
        < (MemberScore(self, $1.member, reason).value, $1.member)
    }
  }
}

/// How good an idea it is to edit a member: lower is better.
struct MemberScore {
  let value: Int

  init(_ advisor: RemedyAdvisor, _ member: Int, _ reason: Remedy.Reason) {
    let constraint = advisor.constraints[member]
    var value = 10 * Self.rank(constraint, reason)
    if reason == .doesNotFit, advisor.isTiedAtBothEnds, constraint.isCentering { value = 0 }
    if !advisor.origins[member].isEditable { value += 1000 }
    if advisor.origins[member] == .contentSize { value += 5 }
    if advisor.log.broken == member { value -= Self.isContradiction(reason) ? 100 : 4 }
    self.value = value
  }

  private static func isContradiction(_ reason: Remedy.Reason) -> Bool {
    reason == .contradiction || reason == .addedTwice
  }

  private enum Kind { case size, ratio, farEdge, gap, nearEdge, other }

  private static func rank(_ constraint: ConstraintDescription, _ reason: Remedy.Reason) -> Int {
    let order: [Kind] =
      switch reason {
      case .noSizeYet, .collapsed, .emptyFrame, .hidden:
        [.farEdge, .ratio, .size, .gap, .other, .nearEdge]
      case .selfSizingRow, .hostSize, .stackArrangement, .doesNotFit, .frame, .redundant,
        .sharedEdge:
        [.size, .ratio, .farEdge, .gap, .other, .nearEdge]
      default: [.size, .farEdge, .ratio, .gap, .other, .nearEdge]
      }
    return order.firstIndex(of: kind(constraint, reason)) ?? order.count
  }

  private static func kind(_ constraint: ConstraintDescription, _ reason: Remedy.Reason) -> Kind {
    let first = constraint.first
    guard let second = constraint.second else {
      // The size that collapses a view is meant.
      return collapses(constraint, reason) ? .nearEdge : .size
    }
    if first.attribute.isExtent {
      return first.item.key == second.item.key || first.attribute != second.attribute
        ? .ratio : .size
    }
    let sides = [first.attribute, second.attribute].map(\.side)
    switch (sides[0], sides[1]) {
    case (.far, .far): return .farEdge
    case (.near, .near): return .nearEdge
    case (.near, .far), (.far, .near): return .gap
    default: return .other
    }
  }

  private static func collapses(_ constraint: ConstraintDescription, _ reason: Remedy.Reason)
    -> Bool
  {
    switch reason {
    case .collapsed(let item), .noSizeYet(let item), .frame(let item), .emptyFrame(let item),
      .hostSize(let item):
      constraint.first.item.key == item.key
    default: false
    }
  }
}

extension LogAttribute {
  enum Side { case near, far, none }

  /// The end of an axis that the attribute is at.
  var side: Side {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY:
      .far
    default: .none
    }
  }
}
