/// A page that leads to the previews of several documents, with their pictures.
package struct IndexPage {
  /// A document.
  package struct Entry {
    let path: String
    let page: String?
    let pictures: [String]
    let sceneCount: Int
    let findings: [Finding]
    let obstacle: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - path: The document.
    ///   - page: The address of its page; nil where there is none.
    ///   - pictures: The addresses of its pictures.
    ///   - sceneCount: The number of its scenes.
    ///   - findings: The findings about it.
    ///   - obstacle: The reason that it was not drawn; nil where it was.
    package init(
      path: String, page: String?, pictures: [String], sceneCount: Int, findings: [Finding],
      obstacle: String?
    ) {
      self.path = path
      self.page = page
      self.pictures = pictures
      self.sceneCount = sceneCount
      self.findings = findings
      self.obstacle = obstacle
    }
  }

  private let title: String
  private let entries: [Entry]

  /// Creates a page.
  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The most pictures of a document that are shown.
  private static let mostPictures = 6

  /// The text of the page.
  package var html: String {
    """
    \(PageParts.head(
      title: MarkupText.escaped(title) + ": previews", sources: ["img-src data: 'self' file:"],
      styles: [PackageResources.preview_index_css]))
    <body>
    <h1>\(MarkupText.escaped(title))</h1>
    <p>\(CountedNoun.text(entries.count, "document")), \
    \(CountedNoun.text(entries.map(\.sceneCount).reduce(0, +), "scene")).</p>
    <main>
    \(entries.map(Self.article).joined())</main>
    </body>
    </html>

    """
  }

  private static func article(_ entry: Entry) -> String {
    let path = MarkupText.escaped(entry.path)
    let heading = entry.page.map { "<a href=\"\(MarkupText.escaped($0))\">\(path)</a>" } ?? path
    let counts = [Finding.Severity.error, .warning].compactMap { severity in
      let count = entry.findings.count { $0.severity == severity }
      return count == 0 ? nil : CountedNoun.text(count, severity.word)
    }
    let words =
      [CountedNoun.text(entry.sceneCount, "scene")] + (counts.isEmpty ? ["no findings"] : counts)
    let text = entry.obstacle.map { "not drawn: \($0)" } ?? words.joined(separator: ", ")
    let pictures = entry.pictures.prefix(mostPictures).map { address in
      let address = MarkupText.escaped(address)
      return
        "<a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(address)\" loading=\"lazy\"></a>\n"
    }
    return """
      <article><h2>\(heading)</h2>
      <p>\(MarkupText.escaped(text))</p>
      <div class="pictures">
      \(pictures.joined())</div></article>

      """
  }
}
