import Inspection
import InterfaceBuilder

/// The text that an editor shows for an object: sections of Markdown, each of which may be empty.
struct HoverText {
  let summary: ObjectSummary
  let layout: ObjectLayout

  /// The sections in order; a new one is a line here.
  private var sections: [[String]] { [title, frameTable, constraintList, origin] }

  /// The text.
  var markdown: String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var title: [String] {
    let parts = [summary.className, summary.id].map(MarkdownText.literal)
    return ["**\(MarkdownText.literal(summary.name))** — \(parts.joined(separator: ", "))"]
  }

  private var frameTable: [String] {
    let frames = layout.frames
    guard !frames.isEmpty else { return [] }
    let isOpen = frames.contains { !$0.ambiguous.isEmpty }
    let header = ["", "x", "y", "width", "height"] + (isOpen ? ["ambiguous"] : [])
    let rule = ["---", "--:", "--:", "--:", "--:"] + (isOpen ? ["---"] : [])
    let rows = frames.map { frame in
      [MarkdownText.literal(frame.configuration)]
        + [frame.x, frame.y, frame.width, frame.height].map(Self.number)
        + (isOpen ? [frame.ambiguous.joined(separator: ", ")] : [])
    }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  private var constraintList: [String] {
    let shown = summary.constraints.prefix(Self.mostConstraints).map { constraint in
      "- \(MarkdownText.literal(constraint.phrase)) (\(MarkdownText.literal(constraint.id)), "
        + "line \(constraint.position.line))"
    }
    let rest = summary.constraints.count - shown.count
    return shown + (rest > 0 ? ["- and \(rest) more"] : [])
  }

  /// The shares of each edge in the first configuration, as text that is indented, which is code in Markdown.
  private var origin: [String] {
    guard let first = layout.frames.first, !layout.origin.isEmpty else { return [] }
    let shown = layout.origin.prefix(Self.mostLines)
    let rest = layout.origin.count - shown.count
    return ["Where the frame comes from on \(MarkdownText.literal(first.configuration)):", ""]
      + (shown + (rest > 0 ? ["and \(rest) more lines: ratite why"] : [])).map { "    " + $0 }
  }

  private static func number(_ value: Double) -> String {
    JSONText.number((value * 100).rounded() / 100).text
  }

  private static let mostConstraints = 40
  private static let mostLines = 40
}
