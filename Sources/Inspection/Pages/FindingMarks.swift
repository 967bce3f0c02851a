import LayoutFaults

/// Findings drawn on a picture as Interface Builder draws them: views outlined, constraints as I-beams, and a badge with
/// the number of the finding.
struct FindingMarks {
  private let plate: ScenePlate
  /// Points of the picture for a pixel of the page.
  private let unit: Double
  private var badges: [PlateRect] = []

  /// - Parameters:
  ///   - plate: The picture.
  ///   - pointsPerPixel: Points of the picture for a pixel of the page, for badges and caps.
  init(_ plate: ScenePlate, pointsPerPixel: Double) {
    self.plate = plate
    unit = pointsPerPixel
  }

  /// The views of a finding that are outlined at most, of those that it is about and of others.
  private static let mostAreas = 8

  /// The marks of a finding.
  mutating func svg(of numbered: NumberedFinding) -> String {
    let finding = numbered.finding
    let own = Set(finding.places)
    let bars = plate.bars.filter { own.contains($0.id) }
    let around = plate.bars.filter { bar in
      !own.contains(bar.id) && finding.objectIDs.first.map(bar.itemIDs.contains) == true
    }
    let areas = areas(of: finding, bars)
    let color = finding.rule == .conflictingConstraints ? "conflict" : "fault"
    let broken = Set(finding.constraints.filter(\.isBroken).compactMap(\.id))
    return "<g class=\"mark \(finding.severity.word)\" data-finding=\"\(numbered.number)\">\n"
      + areas.others.map { svg($0, "area") }.joined()
      + areas.main.map { svg($0, "area main") }.joined()
      + "<g class=\"around\">" + around.map { svg($0, "holds") }.joined() + "</g>"
      + bars.map { svg($0, broken.contains($0.id) ? color + " broken" : color) }.joined()
      + badge(numbered.number, at: areas.main.first?.frame ?? bars.first?.extent) + "</g>\n"
  }

  /// The views that a finding is about: itself or by the constraint that breaks, and by its other constraints.
  private func areas(
    of finding: Finding, _ bars: [ScenePlate.Bar]
  ) -> (main: [ScenePlate.Area], others: [ScenePlate.Area]) {
    func areas(_ ids: [String]) -> [ScenePlate.Area] {
      ids.compactMap { id in plate.areas.first { $0.id == id } }
    }
    var main = areas(finding.objectIDs)
    if main.isEmpty {
      let first = bars.first { $0.id == finding.objectIDs.first } ?? bars.first
      main = Array(areas(first?.itemIDs ?? []).prefix(1))
    }
    let others = areas(bars.flatMap(\.itemIDs)).reduce(into: [ScenePlate.Area]()) { others, area in
      if !main.contains(area), !others.contains(area) { others.append(area) }
    }
    return (Array(main.prefix(Self.mostAreas)), Array(others.prefix(Self.mostAreas)))
  }

  // MARK: Views

  private func svg(_ area: ScenePlate.Area, _ name: String) -> String {
    guard let stored = area.stored else { return rect(area.frame, name) }
    return rect(stored, name) + rect(area.frame, "expected")
  }

  private func rect(_ rect: PlateRect, _ name: String) -> String {
    "<rect class=\"\(name)\" x=\"\(rect.x.shortText)\" y=\"\(rect.y.shortText)\" "
      + "width=\"\(max(rect.width, 0).shortText)\" height=\"\(max(rect.height, 0).shortText)\"/>"
  }

  // MARK: Constraints

  private func svg(_ bar: ScenePlate.Bar, _ color: String) -> String {
    let names = "bar \(color)" + (bar.isRequired ? "" : " optional")
    let line =
      "<path class=\"\(names)\" d=\"\(path(bar))\"><title>\(MarkupText.escaped(bar.phrase))</title></path>"
    guard !bar.sign.isEmpty else { return line }
    let middle = (bar.extent.x + bar.extent.width / 2, bar.extent.y + bar.extent.height / 2)
    return line + sign(bar.sign, at: middle, "sign \(color)", radius: 6)
  }

  /// A line, with caps where it is a beam.
  private func path(_ bar: ScenePlate.Bar) -> String {
    let extent = bar.extent
    let cap = 3 * unit
    let isHorizontal = extent.height == 0
    let start = "M\(number(extent.x)) \(number(extent.y))"
    let line = isHorizontal ? "h\(number(extent.width))" : "v\(number(extent.height))"
    guard bar.form == .beam else { return start + line }
    let ends =
      isHorizontal
      ? "m0 \(number(-cap))v\(number(2 * cap))" : "m\(number(-cap)) 0h\(number(2 * cap))"
    let back = isHorizontal ? "m0 \(number(-cap))" : "m\(number(-cap)) 0"
    return start + ends + back + line + ends
  }

  private func number(_ value: Double) -> String { Points.rounded(value).shortText }

  // MARK: Badges

  /// A badge at the upper left corner of a rectangle, beside those that are there already.
  private mutating func badge(_ number: Int, at place: PlateRect?) -> String {
    guard let place else { return "" }
    let radius = 9.0
    let reach = radius * unit
    var badge = PlateRect(
      x: min(max(place.x, reach), max(plate.width - reach, reach)),
      y: min(max(place.y, reach), max(plate.height - reach, reach)), width: reach, height: reach)
    while badges.contains(where: {
      abs($0.x - badge.x) < reach * 2 && abs($0.y - badge.y) < reach * 2
    }) {
      badge.x += reach * 2.1
      if badge.x > plate.width - reach {
        badge.x = reach
        badge.y += reach * 2.1
      }
    }
    badges.append(badge)
    return sign(String(number), at: (badge.x, badge.y), "badge", radius: radius)
  }

  /// A disc with a text, its radius in pixels of the page.
  private func sign(
    _ text: String, at middle: (x: Double, y: Double), _ name: String, radius: Double
  ) -> String {
    let transform = "translate(\(number(middle.x)) \(number(middle.y))) scale(\(number(unit)))"
    let width = max(radius, Double(text.count) * radius * 0.38 + radius * 0.35)
    return "<g class=\"\(name)\" transform=\"\(transform)\">"
      + "<rect x=\"\(number(-width))\" y=\"\(number(-radius))\" width=\"\(number(2 * width))\" "
      + "height=\"\(number(2 * radius))\" rx=\"\(number(radius))\"/>"
      + "<text y=\"0.36em\">\(MarkupText.escaped(text))</text></g>\n"
  }
}
