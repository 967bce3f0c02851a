import AutoLayout
import Drawing
import InterfaceBuilder
import LayoutFaults
import PangoText
import UIKit

/// The findings of a scene's sheet, numbered in the order that its pictures show them.
@MainActor
struct SheetMarks {
  /// A finding in a picture.
  struct Mark {
    /// The number of the finding on the sheet.
    let number: Int
    let severity: Finding.Severity
    /// The frames of the views that it is about, and whether each reaches outside of the view around it.
    let areas: [(frame: Rect, isOutside: Bool)]
    /// The constraints that exclude each other, as Interface Builder draws them.
    fileprivate(set) var bars: [ScenePlate.Bar]
  }

  private let measurer: PangoTextMeasurer
  private var findings: [Finding] = []

  init(measurer: PangoTextMeasurer) { self.measurer = measurer }

  /// The views of a finding that are outlined at most.
  private static let mostAreas = 8

  /// Numbers findings of a scene and finds their places in its picture.
  ///
  /// - Parameters:
  ///   - found: The findings in this configuration.
  ///   - scene: The scene, laid out.
  /// - Returns: A mark for each number: findings at the same place about the same objects are one.
  mutating func add(_ found: [Finding], in scene: SolvedScene) -> [Mark] {
    guard !found.isEmpty else { return [] }
    let drawing = PlateDrawing(scene: scene, measurer: measurer)
    var marks: [Mark] = []
    for finding in found {
      let bars = drawing.bars(of: [finding]).filter { finding.places.contains($0.id) }
      var ids = finding.objectIDs.filter { drawing.frame(of: $0) != nil }
      if ids.isEmpty { ids = bars.first.map { Array($0.itemIDs.prefix(1)) } ?? [] }
      let areas = ids.prefix(Self.mostAreas).compactMap { id in
        drawing.frame(of: id).map { ($0, Self.reachesOutside(id, $0, scene, drawing)) }
      }
      let mark = Mark(
        number: number(of: finding), severity: finding.severity, areas: areas,
        bars: finding.rule == .conflictingConstraints ? bars : [])
      if let known = marks.firstIndex(where: { $0.number == mark.number }) {
        marks[known].bars += mark.bars
      } else {
        marks.append(mark)
      }
    }
    return marks
  }

  private mutating func number(of finding: Finding) -> Int {
    let known = findings.firstIndex {
      $0.rule == finding.rule && $0.objectIDs == finding.objectIDs
        && $0.position == finding.position
    }
    if let known { return known + 1 }
    findings.append(finding)
    return findings.count
  }

  private static func reachesOutside(
    _ id: String, _ frame: Rect, _ scene: SolvedScene, _ drawing: PlateDrawing
  ) -> Bool {
    guard let around = scene.instance.view(id: id)?.superview?.documentID,
      let outer = drawing.frame(of: around)
    else { return false }
    let tolerance = 0.5
    return frame.minX < outer.minX - tolerance || frame.minY < outer.minY - tolerance
      || frame.maxX > outer.maxX + tolerance || frame.maxY > outer.maxY + tolerance
  }

  // MARK: Sentences

  /// The findings with sentences on a sheet; the page has all of them.
  private static let mostSentences = 12

  /// A sentence for each finding, with its number and line.
  var notes: [ContactSheet.Note] {
    let shown = findings.prefix(Self.mostSentences).enumerated().map { index, finding in
      ContactSheet.Note(
        badge: "\(index + 1)", mood: finding.severity.mood,
        text: "\(finding.message). Line \(finding.position.line), \(finding.rule)")
    }
    let left = findings.count - shown.count
    guard left > 0 else { return shown }
    return shown + [ContactSheet.Note(badge: "", mood: .fine, text: "\(left) more on the page")]
  }
}

extension Finding.Severity {
  /// The colour on sheets.
  var mood: ContactSheet.Mood {
    switch self {
    case .info: .notice
    case .warning: .warning
    case .error: .error
    }
  }
}

extension SheetMarks.Mark {
  /// The drawing over a picture.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points.
  ///   - unit: The points of the picture for a point of the sheet.
  ///   - taken: The middles of the badges that are there.
  /// - Returns: The outlines, lines and badge.
  func drawing(on size: Size, unit: Double, taken: inout [Point]) -> DisplayList {
    let color = severity.mood.color
    var list = DisplayList()
    for area in areas {
      list.fill(area.frame, color.faded(0.12))
      list.stroke(
        .rect(area.frame), color,
        DisplayList.Stroke(
          width: 1.5 * unit, dashes: area.isOutside ? [5 * unit, 3 * unit] : []))
    }
    for bar in bars { list.stroke(bar.path(cap: 3 * unit), color, .init(width: 1.5 * unit)) }
    guard let place = areas.first?.frame ?? bars.first.map({ Rect($0.extent) }) else { return list }
    let center = badgeCenter(at: place, on: size, unit: unit, taken)
    taken.append(center)
    let reach = Self.badgeRadius * unit
    let plate = Rect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    list.fill(plate, color, radius: reach)
    list.text(
      TextBlock(
        "\(number)", font: Font(size: 10.5 * unit, weight: .bold), color: .white, rect: plate,
        alignment: .center))
    return list
  }

  private static let badgeRadius = 8.0

  /// The upper left corner of a rectangle, inside of the picture and beside other badges.
  private func badgeCenter(at place: Rect, on size: Size, unit: Double, _ taken: [Point]) -> Point {
    let reach = Self.badgeRadius * unit
    var center = Point(
      x: min(max(place.minX, reach), max(size.width - reach, reach)),
      y: min(max(place.minY, reach), max(size.height - reach, reach)))
    while taken.contains(where: {
      abs($0.x - center.x) < 2 * reach && abs($0.y - center.y) < 2 * reach
    }) {
      center.x += 2.1 * reach
      if center.x > size.width - reach { center = Point(x: reach, y: center.y + 2.1 * reach) }
    }
    return center
  }
}

extension ScenePlate.Bar {
  /// The line, with caps where it is a beam.
  fileprivate func path(cap: Double) -> Path {
    let rect = Rect(extent)
    var path = Path()
    path.move(rect.minX, rect.minY)
    path.line(rect.maxX, rect.maxY)
    guard form == .beam else { return path }
    for end in [Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY)] {
      let (dx, dy) = rect.height == 0 ? (0, cap) : (cap, 0)
      path.move(end.x - dx, end.y - dy)
      path.line(end.x + dx, end.y + dy)
    }
    return path
  }
}

extension Rect {
  fileprivate init(_ rect: PlateRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
