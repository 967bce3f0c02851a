import InterfaceBuilder

/// The part of a page about one document: a part for each scene, then what is about no scene.
struct DocumentSection {
  private let document: CheckedDocument

  init(_ document: CheckedDocument) {
    self.document = document
  }

  /// The section; empty where there is nothing to say.
  func html(_ numbers: inout PageNumbers) -> String {
    guard !document.findings.isEmpty else { return "" }
    var text = "<section class=\"document\">\n<h2>\(MarkupText.escaped(document.path))</h2>\n"
    var rest = document.findings
    for scene in document.drawing.scenes {
      let ids = Set(scene.objectIDs)
      let own = rest.filter { $0.places.contains(where: ids.contains) }
      rest.removeAll { $0.places.contains(where: ids.contains) }
      if !own.isEmpty { text += part(of: own, scene: scene, &numbers) }
    }
    if !rest.isEmpty { text += part(of: rest, scene: nil, &numbers) }
    return text + "</section>\n"
  }

  /// The line of the document that a finding stands at; nil where it is not known.
  private func line(of finding: Finding) -> String? {
    finding.path == document.path ? document.drawing.lines[finding.position.line] : nil
  }

  /// The badges of a scene that can be told apart; with more, only that of the chosen finding is shown.
  private static let mostBadges = 20

  private func part(
    of findings: [Finding], scene: DrawnScene?, _ numbers: inout PageNumbers
  ) -> String {
    let numbered = findings.map { NumberedFinding(number: numbers.nextFinding(), finding: $0) }
    let plates = (scene?.pictures ?? []).filter { plate in findings.contains(where: plate.shows) }
    let figures = plates.enumerated().map { index, plate in
      PlateFigure(plate, place: index, scene: scene?.name ?? "")
        .html(numbered.filter { plate.shows($0.finding) }, number: numbers.nextPicture())
    }
    let name = MarkupText.escaped(scene?.name ?? "")
    let heading = scene == nil ? "" : "<h3>\(name)</h3>\n"
    let strip =
      figures.isEmpty
      ? ""
      : "<div class=\"plates\" role=\"group\" aria-label=\"\(name), pictures\">\n"
        + figures.joined() + "</div>\n"
    let names = [
      "scene", figures.isEmpty ? "plain" : nil, findings.count > Self.mostBadges ? "dense" : nil,
    ].compactMap { $0 }.joined(separator: " ")
    let entries = numbered.map { FindingEntry($0, on: plates, line: line(of: $0.finding)).html }
      .joined()
    return """
      <article class="\(names)">
      \(heading)\(strip)<ol class="list">
      \(entries)</ol>
      </article>

      """
  }
}

/// A finding with its number on the page.
struct NumberedFinding {
  let number: Int
  let finding: Finding
}

extension ScenePlate {
  /// Whether a finding occurs in a configuration that looks like this.
  func shows(_ finding: Finding) -> Bool {
    let occurring = finding.occurrence.configurations
    return occurring.isEmpty ? showsCanvas : occurring.contains(where: configurations.contains)
  }

  /// Whether a finding is worst in a configuration that looks like this.
  func showsWorst(of finding: Finding) -> Bool {
    finding.occurrence.worstConfiguration.map(configurations.contains) ?? false
  }
}
