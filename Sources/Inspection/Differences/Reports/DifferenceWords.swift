import InterfaceBuilder
import LayoutFaults

extension ObjectChange {
  /// The sign of the kind, as in a difference of texts.
  var sign: String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .moved, .reordered: ">"
    case .changed: "~"
    }
  }

  /// The object and, where it is another one, its place.
  var title: String {
    let noun = subject == .constraint ? "constraint " : ""
    let shownID = subject == .document || subject == .resource ? "" : " (\(id.abbreviated(to: 24)))"
    let verb = kind == .moved ? " moved" : kind == .reordered ? " reordered" : ""
    return noun + name + shownID + verb + (place.isEmpty ? "" : " " + place)
  }
}

extension ObjectChange.Member {
  /// The object.
  var title: String {
    (subject == .constraint ? "constraint " : "") + name + " (\(id.abbreviated(to: 24)))"
  }
}

extension ObjectChange.Value {
  /// `title "Log in" → "Sign in"`.
  var text: String { "\(name) \(old) → \(new)" }
}

extension ViewMovement {
  /// The words for frames of rows that size themselves.
  static let inSelfSizingRows = "where rows size themselves"

  /// The view, its frames, where, what moves alike, and on which condition.
  func wholeText(of total: Int, naming most: Int) -> String {
    text(of: total, naming: most) + (isInSelfSizingRow ? ", \(Self.inSelfSizingRows)" : "")
  }

  /// The view, its frames, where, and what moves alike.
  func text(of total: Int, naming most: Int) -> String {
    var text = "\(name) (\(id.abbreviated(to: 24))) \(oldText) → \(newText)"
    if isInRootView { text += " in the root view" }
    text +=
      count == total && total == 1
      ? " on \(worst.name)" : " in \(count) of \(total) configurations, most on \(worst.name)"
    guard !others.isEmpty else { return text }
    let names = others.prefix(most).map(\.name)
    let rest = others.count - names.count
    return text + "; likewise " + names.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The older frame, or the size where a bar says where the view is.
  var oldText: String { (isSizeOnly ? "size " : "") + text(of: old) }

  /// The newer frame, or the size.
  var newText: String { text(of: new) }

  private func text(of frame: [Double]) -> String {
    "(" + frame.dropFirst(isSizeOnly ? 2 : 0).map(\.shortText).joined(separator: ", ") + ")"
  }

  /// The number of views.
  var viewCount: Int { 1 + others.count }
}

extension DocumentDifference {
  /// The path, with the older one where that is another.
  var pathText: String { oldPath.map { "\($0) → \(path)" } ?? path }

  /// The counts of what differs.
  package var summary: String {
    if isIncomplete { return "cannot be compared" }
    switch presence {
    case .newOnly: return "added, " + wholeText
    case .oldOnly: return "removed, " + wholeText
    case .both: break
    }
    guard isMeaningful else {
      return noise.isEmpty
        ? "no difference" : "no difference in meaning (\(noise.joined(separator: ", ")))"
    }
    var parts = ObjectChange.Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let views = movements.map(\.viewCount).reduce(0, +)
    if views > 0 { parts.append("\(CountedNoun.text(views, "view")) moved or resized") }
    return (parts + findingCounts).joined(separator: ", ")
  }

  private var wholeText: String {
    let members = changes.first?.members.count { [.scene, .view].contains($0.subject) } ?? 0
    return
      ([CountedNoun.text(members, "scene or top-level view").replacing("views", with: "views")]
      + findingCounts)
      .joined(separator: ", ")
  }

  private var findingCounts: [String] {
    let new = newFindings.count
    let fixed = fixedFindings.count
    return [
      new == 0 || presence == .oldOnly
        ? nil : CountedNoun.text(new, presence == .newOnly ? "finding" : "new finding"),
      grownFindings.isEmpty ? nil : CountedNoun.text(grownFindings.count, "grown finding"),
      shrunkFindings.isEmpty
        ? nil : CountedNoun.text(shrunkFindings.count, "finding") + " fixed in part",
      fixed == 0 || presence != .both ? nil : CountedNoun.text(fixed, "fixed finding"),
    ].compactMap { $0 }
  }

  /// The differences of each scene, those of the document last.
  func scenes(
    of changes: [ObjectChange]
  ) -> [(scene: ObjectChange.Scene?, changes: [ObjectChange])] {
    var order: [ObjectChange.Scene?] = []
    var groups: [ObjectChange.Scene?: [ObjectChange]] = [:]
    for change in changes {
      if groups[change.scene] == nil { order.append(change.scene) }
      groups[change.scene, default: []].append(change)
    }
    return (order.filter { $0 != nil } + order.filter { $0 == nil }).map { ($0, groups[$0] ?? []) }
  }
}
