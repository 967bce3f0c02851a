import AutoLayout
import Devices
import Drawing
import Foundation
import UIKit

/// The page of a preview: one file that loads nothing, readable without its script.
@MainActor
package struct PageHTML {
  private let page: PreviewPage
  private let scenes: [PageScene]
  private let findings: [NumberedFinding]
  private let toolVersion: String

  /// Creates the page.
  package init(_ page: PreviewPage, toolVersion: String) {
    self.page = page
    self.toolVersion = toolVersion
    let scenes = page.orderedScenes
    self.scenes = scenes
    // In the order that the page shows them, so that numbers go up.
    let all = page.findings
    let places = all.map { finding in
      scenes.firstIndex { $0.holds(finding) } ?? scenes.count
    }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    findings = order.enumerated().map {
      NumberedFinding(number: $0.offset + 1, finding: all[$0.element])
    }
  }

  /// The text of the page.
  package func text() -> String {
    var data = PageData(page, scenes: scenes, findings: findings)
    let json = data.json()
    return """
      \(PageParts.head(
        title: MarkupText.escaped(page.name) + ": preview", sources: ["img-src data:"],
        styles: [PackageResources.preview_css]))
      <body>
      <a class="skip" href="#scenes">Skip to the scenes</a>
      <svg class="definitions" width="0" height="0" aria-hidden="true"><defs>
      \(page.parts.definitions)</defs></svg>
      \(header)<div class="columns">
      \(sidebar)<main id="scenes">
      <p class="notice" id="notice" role="status" hidden></p>
      \(board)\(sections)\(elsewhere)</main>
      </div>
      \(footer)<script type="application/json" id="data">
      \(json)</script>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The script: its files in one scope.
  private static var script: String {
    let files = [
      PackageResources.preview_pictures_js, PackageResources.preview_overlays_js,
      PackageResources.preview_views_js, PackageResources.preview_choices_js,
      PackageResources.preview_controls_js,
    ]
    return "'use strict';\n(() => {\n" + files.map(PageParts.text).joined(separator: "\n")
      + "})();\n"
  }

  // MARK: Around the scenes

  private var header: String {
    let devices = page.settings.filter(\.isBase).count
    let words = [
      CountedNoun.text(scenes.count, "scene"), CountedNoun.text(devices, "device"),
      findings.isEmpty
        ? "no findings"
        : CountedNoun.text(findings.filter { $0.finding.severity > .info }.count, "finding"),
    ]
    let omitted =
      page.omittedCount > 0
      ? " \(CountedNoun.text(page.omittedCount, "container")) without a view of "
        + "\(page.omittedCount == 1 ? "its" : "their") own on the board only." : ""
    return """
      <header class="top">
      <h1>\(MarkupText.escaped(page.name))</h1>
      <p class="summary">\(words.joined(separator: ", ")).\(omitted)</p>
      <form class="switches" id="switches" aria-label="Switches" hidden></form>
      </header>

      """
  }

  private var sidebar: String {
    let entries = scenes.enumerated().map { index, scene in
      let grave = numbered(in: scene).filter { $0.finding.severity > .info }
      let severity = grave.map(\.finding.severity).max()?.word ?? ""
      let badge = grave.isEmpty ? "" : " <span class=\"count \(severity)\">\(grave.count)</span>"
      let changed =
        scene.changes.isEmpty ? "" : " <span class=\"differs\" title=\"changed\">●</span>"
      return "<li data-scene=\"\(index)\"><a href=\"#s\(index)\">"
        + "\(MarkupText.escaped(scene.stop.title))</a>\(badge)\(changed)</li>\n"
    }
    return """
      <nav class="side" aria-label="Scenes">
      <div class="filters" id="filters" hidden></div>
      <ol class="list">
      \(entries.joined())</ol>
      <p class="legend"><span class="count error">1</span> error \
      <span class="count warning">1</span> warning <span class="count note">1</span> note</p>
      </nav>

      """
  }

  private var board: String {
    PageBoard(page, scenes: scenes).html
  }

  private var footer: String {
    """
    <footer>
    <p>Written by ratite \(MarkupText.escaped(toolVersion)) from \
    <code>\(MarkupText.escaped(page.path))</code>. Drawn by the rules of iOS, without a simulator; the \
    system font is that of this browser, as wide as Apple’s.\(MarkupText.escaped(page.fontRecord))</p>
    </footer>

    """
  }

  // MARK: Scenes

  private func numbered(in scene: PageScene) -> [NumberedFinding] {
    findings.filter { finding in
      scenes.first { $0.holds(finding.finding) }?.stop.id == scene.stop.id
    }
  }

  private var sections: String {
    scenes.enumerated().map { index, scene in
      let stop = scene.stop
      let openers =
        stop.openers.isEmpty ? [] : ["opened by: " + stop.openers.joined(separator: "; ")]
      let facts = (stop.isInitial ? ["initial"] : []) + stop.details + openers
      let file = URL(fileURLWithPath: page.path).lastPathComponent
      return """
        <section class="scene\(scene.isEmpty ? " empty" : "")" id="s\(index)" data-scene="\(index)" \
        aria-labelledby="h\(index)">
        <h2 id="h\(index)">\(MarkupText.escaped(stop.title))</h2>
        <p class="facts">\(MarkupText.escaped(facts.joined(separator: " · "))) · \
        <code>\(MarkupText.escaped(file)):\(stop.line)</code></p>
        \(scene.isEmpty ? "<p class=\"facts\">Nothing of the document to see: made at run time.</p>\n" : "")\
        \(changes(of: scene))\
        <div class="shots" data-scene="\(index)">
        \(PageFigures(page, scene: scene, index: index).html)</div>
        \(list(numbered(in: scene)))</section>

        """
    }.joined()
  }

  /// The most lines about a scene.
  private static let mostChanges = 60

  private func changes(of scene: PageScene) -> String {
    guard let revision = page.changes?.revision, !scene.changes.isEmpty else { return "" }
    let lines = scene.changes.prefix(Self.mostChanges).map {
      "<li>\(MarkupText.escaped($0))</li>\n"
    }
    let left = scene.changes.count - lines.count
    let rest = left > 0 ? "<li>and \(left) more, which 'ratite diff' lists</li>\n" : ""
    return """
      <details class="differences"><summary>\(CountedNoun.text(scene.changes.count, "difference")) \
      from \(MarkupText.escaped(revision))</summary>
      <ul>
      \(lines.joined())\(rest)</ul></details>

      """
  }

  private func list(_ findings: [NumberedFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    return "<ol class=\"findings\">\n" + findings.map(entry).joined() + "</ol>\n"
  }

  private func entry(_ numbered: NumberedFinding) -> String {
    let finding = numbered.finding
    let file = URL(fileURLWithPath: finding.path).lastPathComponent
    let summary = finding.occurrence.summary.map { " · " + MarkupText.escaped($0) } ?? ""
    let word = finding.severity.word
    let reason = finding.reasonForSeverity.map { " " + MarkupText.escaped($0) } ?? ""
    return """
      <li class="finding \(word)" id="f\(numbered.number)" data-finding="\(numbered.number)">\
      <button type="button" aria-pressed="false"><span class="count \(word)">\(numbered.number)</span> \
      <span class="severity">\(word)</span> \(MarkupText.escaped(finding.message))</button>
      <p>\(MarkupText.escaped(finding.nextStep)).\(reason) <code>\(MarkupText.escaped("\(file):\(finding.position)"))\
      </code> \(finding.rule)\(summary)</p></li>

      """
  }

  /// The findings about no scene that is shown.
  private var elsewhere: String {
    let others = findings.filter { finding in !scenes.contains { $0.holds(finding.finding) } }
    guard !others.isEmpty else { return "" }
    return "<section class=\"scene\" data-scene=\"-1\"><h2>Elsewhere in the document</h2>\n"
      + list(others) + "</section>\n"
  }
}
