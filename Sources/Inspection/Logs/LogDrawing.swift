import LayoutLogs

/// The conflicts of a log as one SVG: items as boxes, to scale along the axis of the conflict, with a bar between the
/// edges that each constraint is about.
///
/// The constraint to edit is left out of the scale and drawn as long as it asks to be, in red.
package enum LogDrawing {
  private static let width = 960.0
  private static let gutter = 380.0
  private static let lane = 34.0
  private static let head = 92.0
  private static let font = "font-family=\"Helvetica, Arial, sans-serif\""

  /// The drawing of all conflicts of some logs, one below the other.
  package static func text(_ logs: [ExplainedLog]) -> String {
    var y = 0.0
    var body = ""
    for conflict in logs.flatMap(\.conflicts) {
      let (text, height) = drawing(of: conflict, at: y)
      body += text
      y += height
    }
    let size = "width=\"\(number(width))\" height=\"\(number(max(y, 40)))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(font) font-size=\"13\">\n"
      + "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\(body)</svg>\n"
  }

  private static func drawing(of conflict: ExplainedConflict, at top: Double) -> (String, Double) {
    var text = ""
    for (index, line) in wrapped(conflict.problem + ".", 110).enumerated() {
      text += label(line, 20, top + 28 + 18 * Double(index), "font-weight=\"bold\"")
    }
    guard let plan = conflict.explanation.plan else {
      return (text + label("There is nothing to draw.", 20, top + 64, "fill=\"#666\""), head)
    }
    let scale = PlanScale(plan, from: gutter, to: width - 40)
    let direction = plan.isHorizontal ? "left to right" : "top to bottom, drawn from left to right"
    text += label(
      "\(direction), in points; blue: the app's constraints, grey: the system's, red: left out",
      gutter, top + 80, "fill=\"#666\" font-size=\"11\"")
    var y = top + head
    let bottom = y + lane * Double(plan.items.count + plan.bars.count)
    for item in plan.items {
      text += edges(item.span, scale, y, bottom) + box(item, conflict, scale, y)
      y += lane
    }
    for bar in plan.bars {
      text += self.bar(bar, conflict, scale, y)
      y += lane
    }
    return (text, y - top + 24)
  }

  private static func box(
    _ item: ConflictPlan.Item, _ conflict: ExplainedConflict, _ scale: PlanScale, _ y: Double
  ) -> String {
    let (start, end) = (scale.place(item.span.start), scale.place(item.span.end))
    let size = item.span.end - item.span.start
    return label(shortened(conflict.names.name(of: item.item), 46), 20, y + 21, "fill=\"#111\"")
      + "<rect x=\"\(number(min(start, end)))\" y=\"\(number(y + 5))\" "
      + "width=\"\(number(max(abs(end - start), 1)))\" height=\"\(number(lane - 10))\" rx=\"3\" "
      + "fill=\"#dbe9fb\" stroke=\"#3b6fb6\"/>\n"
      + label(
        LogPhrases.number(size), max(start, end) + 6, y + 21, "fill=\"#3b6fb6\" font-size=\"11\"")
  }

  /// The dashed lines on which bars end.
  private static func edges(
    _ span: ConflictPlan.Span, _ scale: PlanScale, _ y: Double, _ bottom: Double
  ) -> String {
    [span.start, span.end].map { place in
      let x = number(scale.place(place))
      return
        "<line x1=\"\(x)\" y1=\"\(number(y + lane - 5))\" x2=\"\(x)\" y2=\"\(number(bottom))\" "
        + "stroke=\"#c9d3df\" stroke-dasharray=\"3 3\"/>\n"
    }.joined()
  }

  private static func bar(
    _ bar: ConflictPlan.Bar, _ conflict: ExplainedConflict, _ scale: PlanScale, _ y: Double
  ) -> String {
    let isEditable = conflict.explanation.origins[bar.member].isEditable
    let color = bar.isLeftOut ? "#c62828" : isEditable ? "#1565c0" : "#757575"
    let (start, end) = (scale.place(bar.span.start), scale.place(bar.span.end))
    let middle = y + lane / 2
    let note = bar.isLeftOut ? " does not fit" : ""
    var text = label(
      shortened(conflict.phrases[bar.member], 56), 20, y + 21, "fill=\"\(color)\" font-size=\"12\"")
    for x in [start, end] {
      text += line(x, middle - 7, x, middle + 7, color)
    }
    text += line(start, middle, end, middle, color)
    let length = LogPhrases.number(abs(bar.span.end - bar.span.start))
    return text
      + label(
        length + note, max(start, end) + 6, middle + 4, "fill=\"\(color)\" font-size=\"11\"")
  }

  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String
  ) -> String {
    "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" "
      + "stroke=\"\(color)\" stroke-width=\"2\"/>\n"
  }

  private static func label(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" \(style)>\(MarkupText.escaped(text))</text>\n"
  }

  private static func shortened(_ text: String, _ length: Int) -> String {
    text.count <= length ? text : text.prefix(length - 1) + "…"
  }

  private static func wrapped(_ text: String, _ length: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count < length {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return Array(lines.prefix(2))
  }

  private static func number(_ value: Double) -> String {
    JSONText.format((value * 10).rounded() / 10)
  }
}

/// The scale of a drawing.
private struct PlanScale {
  private let least: Double
  private let factor: Double
  private let start: Double

  init(_ plan: ConflictPlan, from start: Double, to end: Double) {
    let spans = plan.items.map(\.span) + plan.bars.map(\.span)
    let places = spans.flatMap { [$0.start, $0.end] }
    least = places.min() ?? 0
    let length = (places.max() ?? 0) - least
    // Labels stand behind the last edge.
    factor = (end - start - 70) / max(length, 1)
    self.start = start
  }

  func place(_ value: Double) -> Double { start + (value - least) * factor }
}
