/// Differences of documents as Markdown, for a comment on a pull request: what changed, then what that does.
package struct DifferenceMarkdown {
  /// The length at which no more is added, in bytes: GitHub refuses comments of more than 65,536 characters.
  private static let room = 60_000

  /// Creates a format.
  package init() {}

  /// The text about documents.
  package func text(_ differences: [DocumentDifference]) -> String {
    var text = "## ratite diff\n"
    let (told, silent) = (
      differences.filter { $0.isMeaningful || $0.isIncomplete },
      differences.filter { !$0.isMeaningful && !$0.isIncomplete }
    )
    var left = 0
    for difference in told {
      let part = section(difference)
      if text.utf8.count + part.utf8.count <= Self.room { text += part } else { left += 1 }
    }
    if told.isEmpty, silent.isEmpty { text += "\nNo document differs.\n" }
    if !silent.isEmpty {
      text +=
        "\n" + CountedNoun.text(silent.count, "document")
        + " without a difference in meaning: "
        + silent.prefix(20).map { Self.escaped($0.path) }.joined(separator: ", ") + "\n"
    }
    if left > 0 {
      text +=
        "\n" + CountedNoun.text(left, "more document")
        + " left out, so that this fits into a comment.\n"
    }
    return text
  }

  private func section(_ difference: DocumentDifference) -> String {
    var text =
      "\n### \(Self.escaped(difference.pathText))\n\n**\(Self.escaped(difference.summary))**\n"
    var pictures = difference.scenes.filter { $0.address != nil }
    for group in difference.scenes(of: difference.changes) {
      text += "\n**\(Self.escaped(group.scene?.name ?? "document"))**\n\n"
      text += group.changes.flatMap(lines).joined(separator: "\n") + "\n"
      guard let place = pictures.firstIndex(where: { $0.scene.id == group.scene?.id }) else {
        continue
      }
      text += Self.image(pictures.remove(at: place))
    }
    text += pictures.map(Self.image).joined() + findings(difference) + movements(difference)
    for note in difference.notes { text += "\n> \(Self.escaped(note))\n" }
    return text
  }

  private static func image(_ scene: ScenePair) -> String {
    "\n![\(escaped(scene.scene.name)) before and after](\(scene.address ?? ""))\n"
  }

  private func lines(_ change: ObjectChange) -> [String] {
    let title = "- \(Self.verb(change.kind)) \(Self.escaped(change.title))"
    switch change.kind {
    case .changed:
      let values = change.values.map { value in
        "\(Self.escaped(value.name)) \(Self.escaped(value.old)) → \(Self.escaped(value.new))"
      }
      return values.count == 1 ? [title + ": " + values[0]] : [title] + values.map { "  - " + $0 }
    default:
      let shown = change.members.prefix(12).map { "  - " + Self.escaped($0.title) }
      let rest = change.members.count - shown.count
      return [title] + shown + (rest > 0 ? ["  - and \(rest) more"] : [])
    }
  }

  private static func verb(_ kind: ObjectChange.Kind) -> String {
    switch kind {
    case .added: "**added**"
    case .removed: "**removed**"
    case .moved, .reordered: "**moved**"
    case .changed: "**changed**"
    }
  }

  private func findings(_ difference: DocumentDifference) -> String {
    let rows =
      difference.newFindings.map { ("new \($0.severity.word)", $0) }
      + difference.grownFindings.map { ("grown \($0.severity.word)", $0) }
      + difference.shrunkFindings.map { ("fixed in part, left", $0) }
      + difference.fixedFindings.map { ("fixed", $0) }
    guard !rows.isEmpty else { return "" }
    return "\n| Finding | Problem | What to do | Rule |\n| --- | --- | --- | --- |\n"
      + rows.map { word, finding in
        let next = word == "fixed" ? "" : Self.escaped(finding.nextStep + ".")
        return
          "| \(word) | \(Self.escaped(finding.problem + ".")) | \(next) | \(Self.escaped(finding.rule.rawValue)) |\n"
      }.joined()
  }

  private func movements(_ difference: DocumentDifference) -> String {
    guard !difference.movements.isEmpty else { return "" }
    let views = difference.movements.map(\.viewCount).reduce(0, +)
    let rows = difference.movements.prefix(30).map { movement in
      let others = movement.others.isEmpty ? "" : " and \(movement.others.count) more"
      let place =
        (movement.isInRootView ? " in the root view" : "")
        + (movement.isInSelfSizingRow ? " \(ViewMovement.inSelfSizingRows)" : "")
      return "| \(Self.escaped(movement.name))\(others) | \(movement.oldText) "
        + "| \(movement.newText)\(place) | \(movement.count) of \(difference.configurationCount), "
        + "most on \(Self.escaped(movement.worst.name)) |\n"
    }
    let rest = difference.movements.count - rows.count
    return
      "\n<details><summary>\(CountedNoun.text(views, "view")) moved or resized</summary>\n\n"
      + "| View | Frame before | Frame after | Configurations |\n| --- | --- | --- | --- |\n"
      + rows.joined() + (rest > 0 ? "\nand \(rest) more\n" : "") + "\n</details>\n"
  }

  /// A text that stands for itself: without markup, mentions and links.
  private static func escaped(_ text: String) -> String {
    MarkdownText.unlinked(text)
  }
}
