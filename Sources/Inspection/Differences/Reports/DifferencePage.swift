import LayoutFaults

/// Differences of documents as one page that needs nothing else: the scenes that differ before and after, side by side,
/// laid over each other, or with a slider between them.
///
/// Without its script the pictures stand side by side.
package struct DifferencePage {
  private let toolVersion: String

  /// Creates a format.
  package init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  /// The page about documents.
  package func text(_ differences: [DocumentDifference]) -> String {
    var number = 0
    let sections = differences.map { section($0, &number) }.joined()
    let count = differences.count { $0.isMeaningful }
    let summary =
      "\(count) of \(CountedNoun.text(differences.count, "document")) differ\(count == 1 ? "s" : "") in meaning"
    return """
      \(PageParts.head(
        title: "ratite diff: " + summary,
        styles: [PackageResources.page_css, PackageResources.difference_css]))
      <body data-mode="beside">
      <a class="skip" href="#differences">Skip to the differences</a>
      <header>
      <h1>ratite diff</h1>
      <p class="summary">\(summary)</p>
      </header>
      \(Self.controls)<main id="differences">
      \(sections)</main>
      <footer>
      <p>Written by ratite \(MarkupText.escaped(toolVersion)). Green: added, red: removed, orange: changed, \
      blue: moved. Frames are x, y, width and height in points.</p>
      </footer>
      <script>
      \(PageParts.text(PackageResources.difference_js))</script>
      </body>
      </html>

      """
  }

  /// The choice of how pictures are compared; the script shows it.
  private static let controls = """
    <form class="filters" aria-label="Pictures" hidden>
    <fieldset><legend>Pictures</legend>
    <label><input type="radio" name="mode" value="beside" checked> Side by side <kbd>1</kbd></label>
    <label><input type="radio" name="mode" value="swipe"> Swipe <kbd>2</kbd></label>
    <label><input type="radio" name="mode" value="overlay"> Overlay <kbd>3</kbd></label>
    </fieldset>
    <label class="amount">Slider <input type="range" name="amount" min="0" max="100" value="50" \
    aria-label="Slider between the older and the newer picture"></label>
    <label><input type="checkbox" name="marks" checked> Outlines <kbd>o</kbd></label>
    <span class="keys" aria-hidden="true"><kbd>j</kbd> <kbd>k</kbd> next, previous scene; \
    <kbd>←</kbd> <kbd>→</kbd> slide</span>
    </form>

    """

  // MARK: Documents

  private func section(_ difference: DocumentDifference, _ number: inout Int) -> String {
    var text = """
      <section class="document">
      <h2>\(MarkupText.escaped(difference.pathText))</h2>
      <p class="summary">\(MarkupText.escaped(difference.summary))</p>

      """
    var drawn: Set<String> = []
    for scene in difference.scenes {
      drawn.insert(scene.scene.id)
      let changes = difference.changes.filter { $0.scene?.id == scene.scene.id }
      let movements = difference.movements.filter { $0.scene?.id == scene.scene.id }
      text += article(scene.scene.name, changes, movements, difference, scene.pictures, &number)
    }
    let rest = difference.changes.filter { !drawn.contains($0.scene?.id ?? "") }
    for group in difference.scenes(of: rest) {
      text += article(group.scene?.name ?? "Document", group.changes, [], difference, [], &number)
    }
    text += findings(difference)
    text += difference.notes.map { "<p class=\"obstacle warning\">\(MarkupText.escaped($0))</p>\n" }
      .joined()
    return text + "</section>\n"
  }

  private func article(
    _ name: String, _ changes: [ObjectChange], _ movements: [ViewMovement],
    _ difference: DocumentDifference, _ pictures: [PicturePair], _ number: inout Int
  ) -> String {
    let figures = pictures.map { picture -> String in
      number += 1
      return figure(picture, scene: name, number: number)
    }
    let entries =
      changes.map(entry) + movements.map { entry($0, of: difference.configurationCount) }
    return """
      <article class="pair" tabindex="-1">
      <h3>\(MarkupText.escaped(name))</h3>
      <ul class="changes">
      \(entries.joined())</ul>
      <div class="pictures">
      \(figures.joined())</div>
      </article>

      """
  }

  private func entry(_ change: ObjectChange) -> String {
    let lines =
      change.values.map { value in
        "<li>\(MarkupText.escaped(value.name)): <del>\(MarkupText.escaped(value.old))</del> → <ins>\(MarkupText.escaped(value.new))</ins></li>\n"
      } + change.members.map { "<li>\(MarkupText.escaped($0.title))</li>\n" }
    let title = MarkupText.escaped(change.title)
    let word = "<span class=\"kind\">\(change.kind.rawValue)</span> "
    guard !lines.isEmpty else {
      return "<li class=\"\(change.kind.rawValue)\">\(word)\(title)</li>\n"
    }
    let isOpen = lines.count <= 6 ? " open" : ""
    return
      "<li class=\"\(change.kind.rawValue)\"><details\(isOpen)><summary>\(word)\(title)</summary>\n<ul>\n\(lines.joined())</ul></details></li>\n"
  }

  private func entry(_ movement: ViewMovement, of total: Int) -> String {
    let text = MarkupText.escaped(movement.wholeText(of: total, naming: 3))
    return "<li class=\"moved\"><span class=\"kind\">frame</span> \(text)</li>\n"
  }

  private func findings(_ difference: DocumentDifference) -> String {
    let rows =
      difference.newFindings.map { ("new \($0.severity.word)", "removed", $0) }
      + difference.grownFindings.map { ("grown \($0.severity.word)", "removed", $0) }
      + difference.shrunkFindings.map { ("fixed in part, left", "changed", $0) }
      + difference.fixedFindings.map { ("fixed", "added", $0) }
    guard !rows.isEmpty else { return "" }
    let lines = rows.map { word, name, finding in
      let next = word == "fixed" ? "" : " <b>\(MarkupText.escaped(finding.nextStep)).</b>"
      return
        "<li class=\"\(name)\"><span class=\"kind\">\(word)</span> \(MarkupText.escaped(finding.problem)).\(next)</li>\n"
    }
    return "<h3>Findings</h3>\n<ul class=\"changes\">\n\(lines.joined())</ul>\n"
  }

  // MARK: Pictures

  private func figure(_ pair: PicturePair, scene: String, number: Int) -> String {
    let width = [pair.old?.width, pair.new?.width].compactMap { $0 }.max() ?? 1
    let height = [pair.old?.height, pair.new?.height].compactMap { $0 }.max() ?? 1
    let shown = min(max(width * 0.6, 200), 420, 560 * width / height).rounded()
    let sides = [("before", pair.old), ("after", pair.new)].map { name, picture in
      side(
        name, picture, size: (width, height), label: "\(scene) \(name), \(pair.configuration)",
        number)
    }
    return """
      <figure class="compared" style="--width:\(shown.shortText);--shape:\((width / height).shortText)">
      <div class="sides">
      \(sides.joined())</div>
      <figcaption>\(MarkupText.escaped(pair.configuration))</figcaption>
      </figure>

      """
  }

  private func side(
    _ name: String, _ picture: VersionPicture?, size: (width: Double, height: Double),
    label: String,
    _ number: Int
  ) -> String {
    guard let picture else {
      return "<div class=\"side \(name) absent\"><p>not there</p></div>\n"
    }
    let elements = picture.elements.replacing(
      ScenePlate.namePrefix, with: "\(name.prefix(1))\(number)")
    let marks = picture.marks.map { mark in
      let frame = mark.frame
      return
        "<rect class=\"mark-\(mark.kind.rawValue)\" x=\"\(frame.x.shortText)\" y=\"\(frame.y.shortText)\" "
        + "width=\"\(max(frame.width, 0).shortText)\" height=\"\(max(frame.height, 0).shortText)\">"
        + "<title>\(MarkupText.escaped(mark.name))</title></rect>\n"
    }
    return """
      <div class="side \(name)"><span class="side-name">\(name)</span>
      <svg viewBox="0 0 \(size.width.shortText) \(size.height.shortText)" role="img" \
      aria-label="\(MarkupText.escaped(label))">
      \(elements)<g class="outlines">
      \(marks.joined())</g></svg></div>

      """
  }
}
