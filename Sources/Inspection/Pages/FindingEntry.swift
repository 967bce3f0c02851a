/// A finding in the list of a page.
struct FindingEntry {
  private let number: Int
  private let finding: Finding
  private let plates: [ScenePlate]
  private let line: String?

  /// - Parameters:
  ///   - numbered: The finding.
  ///   - plates: The pictures of its scene.
  ///   - line: The line of the document that it stands at; nil where it is not known.
  init(_ numbered: NumberedFinding, on plates: [ScenePlate], line: String?) {
    self.line = line
    number = numbered.number
    finding = numbered.finding
    self.plates = plates
  }

  /// The entry: what is wrong as a button, what to do, where, and what unfolds.
  var html: String {
    let word = finding.severity.word
    return """
      <li class="finding \(word)" id="f\(number)" data-rule="\(finding.rule)" \
      data-severity="\(word)" data-pictures="\(pictures)">
      <button type="button" class="pick" aria-pressed="false"><span class="number">\(number)</span> \
      <span class="severity">\(word)</span> \
      <span class="message">\(MarkupText.escaped(finding.message))</span></button>
      <p class="next">\(MarkupText.escaped(finding.nextStep)).</p>
      \(mitigation)\(place)\(rule)\(constraints)\(configurations)</li>

      """
  }

  /// The reason why it is less severe than the worst findings of its rule.
  private var mitigation: String {
    finding.reasonForSeverity.map { "<p class=\"why\">\(MarkupText.escaped($0))</p>\n" } ?? ""
  }

  /// Where the finding is, which unfolds to the line of the document.
  private var place: String {
    let file = finding.path.split(separator: "/").last.map(String.init) ?? finding.path
    let place = MarkupText.escaped("\(file):\(finding.position)")
    let summary = finding.occurrence.summary.map { " · " + MarkupText.escaped($0) } ?? ""
    let text = "<code>\(place)</code>\(summary)"
    guard let line else { return "<p class=\"place\">\(text)</p>\n" }
    return """
      <details><summary class="place">\(text)</summary>
      <pre><code>\(MarkupText.escaped(line))</code></pre></details>

      """
  }

  /// The places of the pictures that show the finding, the worst first.
  private var pictures: String {
    let shown = plates.indices.filter { plates[$0].shows(finding) }
    let worst = shown.filter { plates[$0].showsWorst(of: finding) }
    return (worst + shown.filter { !worst.contains($0) }).map(String.init).joined(separator: " ")
  }

  private var rule: String {
    guard let rule = RuleBook.rule(finding.rule) else { return "" }
    return """
      <details><summary>Rule \(finding.rule)</summary>
      <p>\(MarkupText.escaped(rule.summary))</p>
      <p><b>Why it matters:</b> \(MarkupText.escaped(rule.reason))</p>
      <p><b>What to do:</b> \(MarkupText.escaped(rule.remedy))</p></details>

      """
  }

  private var constraints: String {
    guard !finding.constraints.isEmpty else { return "" }
    let lines = finding.constraints.map { constraint in
      let id = constraint.id.map { " (\($0))" } ?? ""
      let text = MarkupText.escaped(constraint.phrase + id)
      return "<li>\(constraint.isBroken ? "<b>breaks:</b> " : "")\(text)</li>\n"
    }
    return unfolding("\(lines.count) constraint\(lines.count == 1 ? "" : "s")", lines)
  }

  private var configurations: String {
    let occurrence = finding.occurrence
    guard !occurrence.configurations.isEmpty else { return "" }
    let lines = occurrence.configurations.enumerated().map { index, configuration in
      "<li>\(MarkupText.escaped(configuration.name))"
        + "\(index == occurrence.worst && occurrence.configurations.count > 1 ? ", worst" : "")</li>\n"
    }
    return unfolding("\(lines.count) of \(occurrence.total) configurations", lines)
  }

  private func unfolding(_ title: String, _ lines: [String]) -> String {
    "<details><summary>\(title)</summary>\n<ul>\n\(lines.joined())</ul></details>\n"
  }
}
