import Foundation
import Testing

/// The language of doc comments.
struct ProseTests {
  /// Openings that replace the noun or verb a doc comment starts with.
  private static let openings: Set<Substring> = [
    "What", "Who", "Whom", "Whose", "How", "Why", "Where", "When", "Has", "Have", "Says", "Lets",
  ]

  /// The words that a sentence, or its part between colons and semicolons, may have.
  private static let longest = 30

  /// The numbers of doc comments that may still have such an opening, and of sentences too long, by
  /// target.
  ///
  /// Numbers only fall. Other targets have none.
  private static let remaining: [String: (openings: Int, sentences: Int)] = [
    "Drawing": (60, 0), "Inspection": (60, 10), "InterfaceBuilder": (80, 10),
    "LayoutLogs": (10, 0), "PangoText": (30, 0), "PictureSnapshots": (10, 0),
    "PlatformMetrics": (10, 0), "Projects": (20, 0), "ratite": (20, 10),
  ]

  /// The solver's former private words; its glossary has linear programming's.
  private static var privateWords: Regex<(Substring, Substring, Substring?)> {
    /\b(pins?|pinned|unpinned|tiers?|fixing|anchors?|wish(es)?|awaited|weighed|regions?|at hand)\b/
  }

  @Test func docCommentsStartWithANounOrAVerb() throws {
    try expect(\.openings) { comment in
      Self.openings.contains(comment.text.prefix { $0 != " " && $0 != "\n" }) ? [comment.text] : []
    }
  }

  @Test func sentencesAreShort() throws {
    try expect(\.sentences) { comment in
      Self.sentences(of: comment.text).filter {
        $0.split(separator: " ").count > Self.longest
      }
    }
  }

  @Test func theSolverSpeaksLinearProgramming() throws {
    for path in try Repository.swiftFiles(under: "Sources/ConstraintSolver") {
      for (index, line) in Repository.lines(of: try Repository.text(of: path)).enumerated() {
        guard let comment = line.range(of: "//").map({ line[$0.lowerBound...] }) else { continue }
        let word = comment.lowercased().firstMatch(of: Self.privateWords)
        #expect(word == nil, "\(path):\(index + 1) says \(word?.0 ?? "")")
      }
    }
  }

  @Test func sentencesAreRecognised() {
    let text = "One: two.\n\n```\nlet code = 1\n```\n- Returns: Three\n  four."
    #expect(Self.sentences(of: text) == ["One:", "two.", "- Returns:", "Three four."])
  }

  /// Compares what breaks a rule in each target with what may.
  private func expect(
    _ rule: KeyPath<(openings: Int, sentences: Int), Int>,
    _ violations: (Comment) -> [String]
  ) throws {
    var found: [Substring: [String]] = [:]
    for path in try Repository.swiftFiles(under: "Sources") {
      let target = path.dropFirst("Sources/".count).prefix { $0 != "/" }
      for comment in Self.comments(of: try Repository.text(of: path)) {
        for violation in violations(comment) {
          found[target, default: []].append("\(path):\(comment.line): \(violation)")
        }
      }
    }
    #expect(!found.isEmpty)
    for (target, violations) in found {
      let allowed = Self.remaining[String(target)].map { $0[keyPath: rule] } ?? 0
      #expect(
        violations.count <= allowed,
        "\(target): \(violations.count) of \(allowed)\n\(violations.joined(separator: "\n"))")
    }
  }

  private struct Comment {
    var line: Int
    var text: String
  }

  /// The doc comments of a source text.
  private static func comments(of source: String) -> [Comment] {
    var comments: [Comment] = []
    var lines: [Substring] = []
    for (index, line) in (Repository.lines(of: source) + [""]).enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        lines.append(trimmed.dropFirst(3).drop { $0 == " " })
      } else if !lines.isEmpty {
        comments.append(
          Comment(line: index + 1 - lines.count, text: lines.joined(separator: "\n")))
        lines.removeAll()
      }
    }
    return comments
  }

  /// The sentences of a comment, and their parts between colons and semicolons; code left out.
  private static func sentences(of text: String) -> [String] {
    var paragraphs = [""]
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") { isCode.toggle() }
      if isCode || trimmed.isEmpty || trimmed.hasPrefix("```") {
        paragraphs.append("")
      } else if trimmed.hasPrefix("- ") {
        paragraphs.append(String(trimmed))
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs.last == "" ? "" : " ") + trimmed
      }
    }
    return paragraphs.flatMap { paragraph in
      paragraph.replacing(/([.!?:;])\s/) { "\($0.1)\n" }.split(separator: "\n").map(String.init)
    }
  }
}
