import ConstraintSolver

/// The ends of the chain of constraints that mention an item.
///
/// The links are in the constraints, so that a mention takes no memory of its own and leaves in
/// constant time. Constraints and items do not retain each other: whichever goes first takes itself
/// out of the chain.
struct MentionList {
  fileprivate var first = Unretained<LayoutConstraint>(nil)
  fileprivate var last = Unretained<LayoutConstraint>(nil)
  /// Whether a constraint that mentions the item is, or was, not required.
  var haveOptional = false
}

/// A constraint's links in the chain of an item it mentions.
struct Mention {
  fileprivate var previous = Unretained<LayoutConstraint>(nil)
  fileprivate var next = Unretained<LayoutConstraint>(nil)
}

extension LayoutItem {
  /// The active constraints that mention the item, in the order of activation.
  var activeMentions: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    forEachActiveMention { constraints.append($0) }
    return constraints
  }

  /// Calls a function, which must not activate or deactivate any, with the active constraints that
  /// mention the item, in the order of activation.
  @inline(__always)
  func forEachActiveMention(_ body: (LayoutConstraint) -> Void) {
    var next = mentions.first
    while let following = next.with({ constraint in
      if constraint.isActive { body(constraint) }
      return constraint.mention(of: Unretained(self)).next
    }) {
      next = following
    }
  }

  /// Puts a constraint that mentions the item at the end of the chain.
  fileprivate func addMention(_ constraint: LayoutConstraint) {
    constraint.setNextMention(of: Unretained(self), Unretained(nil))
    constraint.setPreviousMention(of: Unretained(self), lengthenMentions(with: constraint))
  }

  /// Appends a constraint to the chain.
  ///
  /// - Returns: The constraint it ended with before.
  @inline(__always)
  fileprivate func lengthenMentions(
    with constraint: LayoutConstraint
  ) -> Unretained<LayoutConstraint> {
    let (new, last) = (Unretained(constraint), mentions.last)
    if last.with({ $0.setNextMention(of: Unretained(self), new) }) == nil { mentions.first = new }
    mentions.last = new
    return last
  }

  /// Takes a constraint out of the chain.
  fileprivate func removeMention(_ constraint: LayoutConstraint) {
    let own = Unretained(self)
    let mention = constraint.mention(of: own)
    if mention.previous.with({ $0.setNextMention(of: own, mention.next) }) == nil {
      mentions.first = mention.next
    }
    if mention.next.with({ $0.setPreviousMention(of: own, mention.previous) }) == nil {
      mentions.last = mention.previous
    }
  }

  /// Puts a constraint that is becoming active behind those that are.
  @inline(__always)
  fileprivate func moveMentionToEnd(_ constraint: LayoutConstraint) {
    if mentions.last != Unretained(constraint) { renewMention(constraint) }
  }

  @inline(never)
  private func renewMention(_ constraint: LayoutConstraint) {
    removeMention(constraint)
    addMention(constraint)
  }

  /// Clears the item, which is going away, in every constraint that mentions it.
  func releaseMentions() {
    let own = Unretained(self)
    var next = mentions.first
    while let constraint = next.object {
      next = constraint.mention(of: own).next
      constraint.forget(own)
    }
  }
}

extension LayoutConstraint {
  /// The links in the chain of one of the constraint's items.
  ///
  /// A constraint between attributes of one item stands in its chain once, by its left side.
  fileprivate func mention(of item: Unretained<LayoutItem>) -> Mention {
    firstMentioned == item ? firstMention : secondMention
  }

  fileprivate func setPreviousMention(
    of item: Unretained<LayoutItem>, _ constraint: Unretained<LayoutConstraint>
  ) {
    if firstMentioned == item {
      firstMention.previous = constraint
    } else {
      secondMention.previous = constraint
    }
  }

  fileprivate func setNextMention(
    of item: Unretained<LayoutItem>, _ constraint: Unretained<LayoutConstraint>
  ) {
    if firstMentioned == item {
      firstMention.next = constraint
    } else {
      secondMention.next = constraint
    }
  }

  /// Puts the constraint, which is new, into the chains of its items.
  @inline(__always)
  func enterMentions() {
    if priority != .required { noteOptionalMentions() }
    _ = firstMentioned.with { firstMention.previous = $0.lengthenMentions(with: self) }
    guard secondMentioned != firstMentioned else { return }
    _ = secondMentioned.with { secondMention.previous = $0.lengthenMentions(with: self) }
  }

  /// Puts the constraint, which is becoming active, behind those that are.
  @inline(__always)
  func moveMentionsToEnd() {
    forEachMentioned { $0.moveMentionToEnd(self) }
  }

  /// Notes that the constraint is not required.
  func noteOptionalMentions() {
    forEachMentioned { $0.mentions.haveOptional = true }
  }

  /// Takes the constraint, which is going away, out of the chains of its items.
  func leaveMentions() {
    forEachMentioned { $0.removeMention(self) }
  }

  @inline(__always)
  private func forEachMentioned(_ body: (LayoutItem) -> Void) {
    _ = firstMentioned.with(body)
    if secondMentioned != firstMentioned {
      _ = secondMentioned.with(body)
    }
  }

  /// Goes on without an item that is going away.
  fileprivate func forget(_ item: Unretained<LayoutItem>) {
    let isSecond = secondMentioned == item
    if firstMentioned == item { firstMentioned = Unretained(nil) }
    if isSecond { secondMentioned = Unretained(nil) }
  }
}
