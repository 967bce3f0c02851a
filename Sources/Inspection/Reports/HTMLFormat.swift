/// Findings as one page that needs nothing else: the scenes on devices side by side, with the findings drawn on them
/// as Interface Builder draws them, beside a list to choose from.
///
/// Without its script the page shows everything; the script selects, filters and takes keys.
struct HTMLFormat: ReportFormat {
  static let name = "html"
  static let summary = "One page with the findings drawn on their scenes, for browsers."
  static let showsScenes = true

  private let toolVersion: String
  private var documents = 0
  private var counts: [Finding.Severity: Int] = [:]
  private var rules: Set<RuleID> = []
  private var sections = ""
  private var obstacles: [(path: String, obstacle: Obstacle)] = []
  /// The numbers of the next finding and of the next picture.
  private var numbers = PageNumbers()

  init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  mutating func text(for document: CheckedDocument) -> String {
    documents += 1
    for finding in document.findings {
      counts[finding.severity, default: 0] += 1
      rules.insert(finding.rule)
    }
    if let obstacle = document.obstacle { obstacles.append((document.path, obstacle)) }
    sections += DocumentSection(document).html(&numbers)
    return ""
  }

  mutating func ending() -> String {
    """
    \(PageParts.head(title: "ratite check: " + summary, styles: [PackageResources.page_css]))
    <body>
    <a class="skip" href="#findings">Skip to the findings</a>
    <header>
    <h1>ratite check</h1>
    <p class="summary">\(summary)</p>
    </header>
    \(filters)<main id="findings">
    \(sections)\(sections.isEmpty ? "<p class=\"none\">Nothing was found.</p>\n" : "")\
    \(notChecked)</main>
    <footer>
    <p>Written by ratite \(MarkupText.escaped(toolVersion)). Solid lines are required constraints, \
    dashed ones optional; blue ones hold, orange ones are those of a finding, red ones conflict. The \
    system font is that of this browser, as wide as Apple’s.</p>
    </footer>
    <script>
    \(PageParts.text(PackageResources.page_js))</script>
    </body>
    </html>

    """
  }

  /// The documents that were not checked.
  private var notChecked: String {
    guard !obstacles.isEmpty else { return "" }
    let lines = obstacles.map { path, obstacle in
      let line = MarkupText.escaped("\(path):\(obstacle.position): \(obstacle.message).")
      return "<li class=\"obstacle \(obstacle.severity.word)\">\(line)</li>\n"
    }
    return "<section>\n<h2>Not checked</h2>\n<ul>\n\(lines.joined())</ul>\n</section>\n"
  }

  private var summary: String {
    let severities = Finding.Severity.allCases.reversed().map { severity in
      CountedNoun.text(counts[severity] ?? 0, severity.word)
    }
    let checked = documents - obstacles.count
    return CountedNoun.text(checked, "document") + " checked: " + severities.joined(separator: ", ")
  }

  /// The fields that choose findings; the script shows them.
  private var filters: String {
    let severities = Finding.Severity.allCases.reversed().filter { counts[$0] != nil }
    let boxes = severities.map { severity in
      "<label class=\"\(severity.word)\"><input type=\"checkbox\" name=\"severity\" "
        + "value=\"\(severity.word)\" checked> \(CountedNoun.text(counts[severity] ?? 0, severity.word))"
        + "</label>\n"
    }
    let options = RuleBook.ids.filter(rules.contains).map { "<option>\($0)</option>\n" }
    return """
      <form class="filters" role="search" aria-label="Findings" hidden>
      <fieldset><legend>Severity</legend>
      \(boxes.joined())</fieldset>
      <label>Rule <select name="rule"><option value="">All</option>
      \(options.joined())</select></label>
      <label>Text <input type="search" name="text" placeholder="/" autocomplete="off"></label>
      <output role="status"></output>
      <span class="keys" aria-hidden="true"><kbd>j</kbd> <kbd>k</kbd> next, previous; \
      <kbd>/</kbd> search</span>
      </form>

      """
  }
}

/// The numbers of findings and pictures on a page, from 1.
struct PageNumbers {
  private(set) var finding = 0
  private(set) var picture = 0

  /// The next number of a finding.
  mutating func nextFinding() -> Int {
    finding += 1
    return finding
  }

  /// The next number of a picture.
  mutating func nextPicture() -> Int {
    picture += 1
    return picture
  }
}
