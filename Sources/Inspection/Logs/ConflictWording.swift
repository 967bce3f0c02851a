import ConstraintSolver
import LayoutLogs

/// The sentences about a conflict: the problem with its arithmetic, and the one edit to make.
struct ConflictWording {
  let explanation: ConflictExplanation
  let phrases: LogPhrases

  init(_ explanation: ConflictExplanation, _ names: LogNames) {
    self.explanation = explanation
    phrases = LogPhrases(names: names)
  }

  private var constraints: [ConstraintDescription] { explanation.log.constraints }

  /// The longest problem, in characters.
  static let maximumLength = 200

  /// The problem with its arithmetic, in one sentence without its full stop.
  var problem: String {
    guard let subset = explanation.analysis.subsets.first else { return noConflict }
    let sum = subset.arithmetic.map { ": " + LogPhrases.sum($0) } ?? ""
    for text in problems(subset) where (text + sum).count <= Self.maximumLength {
      return text + sum
    }
    let text = "\(subset.members.count) constraints exclude each other"
    return (text + sum).count <= Self.maximumLength ? text + sum : text
  }

  /// Sentences, the most telling first.
  private func problems(_ subset: ConflictAnalysis.Subset) -> [String] {
    let isHorizontal = constraints[subset.members[0]].first.attribute.isHorizontal
    let (adjective, direction) = isHorizontal ? ("wide", "across") : ("high", "down")
    var texts: [String] = []
    if let text = pair(subset) { texts.append(text) }
    if subset.members.count == 1 {
      let item = name(constraints[subset.members[0]].first.item)
      texts.append("\(item) cannot be less than 0 \(adjective)")
    }
    if let sum = subset.arithmetic, let host = host(subset, sum), isAlone(host, sum) {
      let size = number(constraints[host].constant.value)
      let item = name(constraints[host].first.item)
      let need = number(
        sum.needed.contains { $0.member == host } ? sum.availableSum : sum.neededSum)
      texts.append(
        "\(item) is \(size) \(adjective), but the constraints that it takes part in need \(need)")
      texts.append("\(item) is \(size) \(adjective), but \(need) are needed")
    }
    if let sum = subset.arithmetic, !sum.isEquation {
      texts.append(
        "\(subset.members.count) constraints need \(number(sum.neededSum)) points \(direction), "
          + "where there are \(number(sum.availableSum))")
    }
    texts.append("\(subset.members.count) constraints exclude each other \(direction)")
    return texts
  }

  /// Two constraints about the same sides.
  private func pair(_ subset: ConflictAnalysis.Subset) -> String? {
    guard subset.members.count == 2 else { return nil }
    let pair = subset.members.map { constraints[$0] }
    guard pair[0].first == pair[1].first, pair[0].second == pair[1].second else { return nil }
    return "\(phrases.side(pair[0].first)) is set twice"
  }

  /// The constraint that says how large the view is that everything has to fit into.
  private func host(_ subset: ConflictAnalysis.Subset, _ sum: Arithmetic) -> Int? {
    let sizes = subset.members.filter { index in
      constraints[index].second == nil && constraints[index].first.attribute.isExtent
    }
    let system = sizes.filter { !explanation.origins[$0].isEditable }
    if system.count == 1 { return system[0] }
    let nothing = sizes.filter { constraints[$0].constant.value == 0 }
    if sum.available.isEmpty { return nothing.count == 1 ? nothing[0] : nil }
    let available = sizes.filter { index in sum.available.contains { $0.member == index } }
    return available.count == 1 ? available[0] : nil
  }

  /// Whether nothing is added to the size of a host on its side of the sum.
  private func isAlone(_ host: Int, _ sum: Arithmetic) -> Bool {
    for side in [sum.needed, sum.available] where side.contains(where: { $0.member == host }) {
      return side.count == 1
    }
    return true
  }

  private var noConflict: String {
    if let member = explanation.redundant.first {
      let text =
        "These constraints can hold together, but \(phrase(member)) follows from the others"
      return text.count <= Self.maximumLength
        ? text : "These constraints can hold together, but one of them follows from the others"
    }
    if explanation.log.constraints.count == 1, explanation.log.broken != nil {
      return "The log shows only the constraint that breaks"
    }
    return switch explanation.log.source {
    case .list: "These constraints can hold together"
    case .conflict:
      "The constraints that the log shows can hold together: it lacks something that takes part"
    }
  }

  func name(_ item: LogItem) -> String { phrases.names.name(of: item) }
  func number(_ value: Double) -> String { LogPhrases.number(value) }
  func phrase(_ member: Int) -> String { phrases.phrase(constraints[member]) }
  var remedy: Remedy? { explanation.remedy }
}

extension ConflictWording {
  /// The edit to make, in one sentence without its full stop.
  var nextStep: String {
    guard let remedy else { return nextStepWithoutConflict }
    let edit = edit(remedy)
    guard let reason = reason(remedy.reason) else { return edit }
    return edit.isEmpty ? reason : "\(edit): \(reason)"
  }

  private var nextStepWithoutConflict: String {
    guard explanation.log.source == .conflict else { return "Nothing has to be edited" }
    if explanation.log.gaps == [.members] { return "Copy the log again, with whole lines" }
    if !explanation.log.gaps.isEmpty || explanation.log.isMixed {
      return "Look for the rest of the log" + (isOfAppleOnly ? Self.appleOnly : "")
    }
    return "Print view.constraintsAffectingLayout(for:) of the items and explain that with this log"
  }

  /// Whether an app can edit nothing of what the log shows.
  private var isOfAppleOnly: Bool { !explanation.origins.contains(where: \.isEditable) }

  private static let appleOnly =
    "; what it shows is between Apple's own views, so that there may be nothing to edit"

  private func edit(_ remedy: Remedy) -> String {
    switch remedy.edit {
    case .lower(let member):
      "Lower \(phrase(member)) to priority 999" + change(member, remedy.reason)
    case .remove(let member): "Remove \(phrase(member))" + alternative(to: member)
    case .stopTranslating(let item):
      "Set translatesAutoresizingMaskIntoConstraints = false on \(name(item))"
    case .lowerAll(let members):
      "Lower \(members.map(phrase).joined(separator: " and ")) to priority 999"
    case .none: explanation.remedy?.reason.isOfHiddenStack == true ? hiddenStack : ""
    }
  }

  private var hiddenStack: String {
    guard case .hiddenStack(let item)? = remedy?.reason else { return "" }
    return "Set the spacing and margins of \(name(item)) to 0 while it is hidden"
  }

  /// The smaller constant that would do instead of a lower priority.
  private func change(_ member: Int, _ reason: Remedy.Reason) -> String {
    let value = constraints[member].constant.value
    guard reason.permitsConstants, constraints[member].second == nil,
      let repair = explanation.repairs.first(where: { $0.member == member }),
      let range = repair.constants, let constant = repair.constant(nearestTo: value),
      constant > 0, constant < value
    else { return "" }
    return ", or change its constant to \(constants(range, of: member))"
  }

  /// The constants of a range, as words.
  func constants(_ range: ClosedRange<Double>, of member: Int) -> String {
    if range.upperBound - range.lowerBound < 1e-6 { return number(range.upperBound) }
    if !range.upperBound.isFinite { return "at least \(number(range.lowerBound))" }
    if !range.lowerBound.isFinite { return "at most \(number(range.upperBound))" }
    return constraints[member].constant.value > range.upperBound
      ? "at most \(number(range.upperBound))" : "at least \(number(range.lowerBound))"
  }

  /// The other constraint that could go.
  private func alternative(to member: Int) -> String {
    let others = explanation.repairs.map(\.member).filter {
      $0 != member && explanation.origins[$0].isEditable
    }
    guard others.count == 1, let other = others.first else { return "" }
    return " or \(phrase(other))"
  }

  private func reason(_ reason: Remedy.Reason) -> String? {
    switch reason {
    case .selfSizingRow(let host):
      "the list gives \(name(host)) this height until it has measured the row"
    case .noSizeYet(let host):
      "\(name(host)) has no size before its first layout, and gets one later"
    case .collapsed(let item): "so that \(name(item)) can be 0 points large"
    case .hostSize(let host): "the size of \(name(host)) is its host's to decide"
    case .hidden(let item): "the stack view hides \(name(item)) by giving it no size"
    case .hiddenStack: "a hidden stack view has no size, but keeps its spacing"
    case .maskAndConstraints(let item):
      "\(name(item)) has constraints, and its frame and mask became constraints beside them"
    case .emptyFrame(let item):
      "the frame of \(name(item)) is empty until something sizes it; if constraints place that view, set its "
        + "translatesAutoresizingMaskIntoConstraints = false instead"
    case .negativeFrame(let item):
      "the mask of \(name(item)) makes it smaller than nothing here; give it constraints instead"
    case .redundant: "rounding is enough to break a constraint that follows from others"
    case .frame(let item):
      "the frame of \(name(item)) is too small for it; if constraints place that view, set its "
        + "translatesAutoresizingMaskIntoConstraints = false instead"
    case .stackArrangement: "the stack view sizes and places its arranged views itself"
    case .contradiction: "both are about the same distance"
    case .addedTwice:
      "it was added anew without removing the old one; update or remake it instead"
    case .prototyped(let item):
      "In Interface Builder, give \(name(item)) constraints that are removed at build time: without any it adds its own "
        + "for the frame, beside those of code"
    case .sharedEdge(let edge, let items):
      "\(items.map(name).joined(separator: " and ")) are both tied to \(phrases.side(edge)), but lie side by side; where "
        + "they take turns there, activate one of the two at a time"
    case .doesNotFit: nil
    case .systemOnly:
      "Nothing to edit: only constraints of Apple's frameworks take part; if it recurs, look at what code gives their views"
    case .keyboard:
      "Nothing to edit: only constraints of Apple's keyboard take part; it is harmless"
    case .bar:
      "Nothing to edit: only constraints inside of Apple's bar take part, before it has its size; if it recurs, look at "
        + "the items and sizes that code gives the bar"
    case .alert:
      "Nothing to edit: UIKit makes the size negative for a moment itself; it is harmless"
    case .window:
      "Nothing to edit: only constraints of the window and of frames with masks take part"
    case .systemProcess(let process):
      "Nothing to edit: \(process) wrote this log, a process of Apple's, about views of its own"
    }
  }
}

extension Remedy.Reason {
  /// Whether another constant mends the conflict for good: sizes that hosts give for a moment end by themselves.
  fileprivate var permitsConstants: Bool {
    switch self {
    case .doesNotFit, .stackArrangement, .hostSize, .frame, .sharedEdge: true
    default: false
    }
  }

  fileprivate var isOfHiddenStack: Bool {
    if case .hiddenStack = self { return true }
    return false
  }
}
