import AutoLayout
import Drawing
import LayoutFaults
import UIKit

/// The scenes as Interface Builder's canvas places them, with segues as arrows.
@MainActor
struct PageBoard {
  private let page: PreviewPage
  private let scenes: [PageScene]

  init(_ page: PreviewPage, scenes: [PageScene]) {
    self.page = page
    self.scenes = scenes
  }

  /// A scene on the board.
  private struct Place {
    let stop: SceneFlow.Stop
    let index: Int?
    let part: Int?
    var frame: Rect
  }

  /// The board; empty for documents without arrows and for those with one scene.
  var html: String {
    let places = placed
    guard places.count > 1, !page.flow.arrows.isEmpty, let bounds = Self.bounds(places) else {
      return ""
    }
    let unit = Self.unit(bounds)
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(FrameTable.number)
    return """
      <details class="board" open><summary>Storyboard</summary>
      <svg viewBox="\(box.joined(separator: " "))" role="group" aria-label="Storyboard" \
      style="--unit:\(FrameTable.number(unit));--shape:\(FrameTable.number(bounds.width / bounds.height))">
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
      \(places.indices.map { cell(places[$0], unit, title: Self.room($0, places, bounds)) }.joined())\
      \(arrows(places))</svg></details>

      """
  }

  /// The scenes at the points of the canvas, moved apart evenly where pictures with their titles would overlap.
  private var placed: [Place] {
    let places = [1, 1.25, 1.5, 2, 2.5, 3].lazy.map(placed)
    return places.first { !Self.overlap($0) } ?? placed(3)
  }

  /// The points that a point of the page is, where the board is as wide or high as it may be.
  private static func unit(_ bounds: Rect) -> Double {
    max(bounds.width / 1_100, bounds.height / 460, 1)
  }

  /// The most scenes that are compared with each other.
  private static let mostCompared = 200
  /// The room around all scenes, in points.
  private static let leastMargin = 160.0
  /// The distance of two titles, and of a title from the edge of the board, in points of the page.
  private static let titleSpacing = 8.0
  /// The height of a title above a picture, in points of the page.
  private static let titleHeight = 20.0

  private static func overlap(_ places: [Place]) -> Bool {
    let titleHeight = Self.titleHeight * (bounds(places).map(unit) ?? 1)
    let frames = places.prefix(mostCompared).map(\.frame)
    return frames.indices.contains { index in
      frames[..<index].contains { other in
        let frame = frames[index]
        return other.minX < frame.maxX && frame.minX < other.maxX
          && other.minY - titleHeight < frame.maxY && frame.minY - titleHeight < other.maxY
      }
    }
  }

  private func placed(_ spread: Double) -> [Place] {
    let stops = page.flow.stops
    let located = stops.filter { $0.place != nil }.count == stops.count
    return stops.enumerated().map { offset, stop in
      let index = scenes.firstIndex { $0.stop.id == stop.id }
      let shot = index.flatMap(shot)
      let size = shot?.size ?? Size(width: 395, height: 240)
      let corner = located ? stop.place ?? [0, 0] : [Double(offset) * 620, 0]
      return Place(
        stop: stop, index: index, part: shot?.part,
        frame: Rect(
          x: corner[0] * spread - size.width / 2, y: corner[1] * spread - size.height / 2,
          width: size.width,
          height: size.height))
    }
  }

  /// The scene on the first device that it was asked for on.
  private func shot(ofScene index: Int) -> PageScene.Shot? {
    let shots = scenes[index].shots
    let number = page.settings.indices.first { page.settings[$0].isBase && shots[$0] != nil }
    return number.flatMap { shots[$0] }
  }

  private static func bounds(_ places: [Place]) -> Rect? {
    let frames = places.map(\.frame)
    guard let minX = frames.map(\.minX).min(), let maxX = frames.map(\.maxX).max(),
      let minY = frames.map(\.minY).min(), let maxY = frames.map(\.maxY).max()
    else { return nil }
    let frame = Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    let least = frame.inset(-leastMargin)
    // The highest title lies above the highest picture.
    return frame.inset(-max(leastMargin, 1.5 * titleHeight * unit(least)))
  }

  /// The width that a title has before it comes too near another one, in points.
  private static func room(_ index: Int, _ places: [Place], _ bounds: Rect) -> Double {
    let own = places[index].frame
    let unit = Self.unit(bounds)
    let reach = titleHeight * unit
    let edges = [own.center.x - bounds.minX, bounds.maxX - own.center.x].map { 2 * $0 }
    let distances = places.indices.filter { $0 != index }.compactMap { other -> Double? in
      let frame = places[other].frame
      // A title beside, or a picture that the title would lie on.
      let isBeside = abs(frame.minY - own.minY) < reach
      let isCovered = frame.minY < own.minY && frame.maxY > own.minY - reach
      guard isBeside || isCovered else { return nil }
      let gap = abs(frame.center.x - own.center.x)
      return isBeside ? gap : max(2 * gap - frame.width, 0)
    }
    return max(0, ((distances + edges).min() ?? 0) - titleSpacing * unit)
  }

  /// The size of titles, in points of the page; the smallest that is readable.
  private static let titleSize = 13.0
  private static let smallestTitle = 9.0
  /// The width of a character of bold text, as a share of its size: that of wide ones, as browsers have their own fonts.
  private static let characterWidth = 0.68

  /// A title and its size in a room: smaller before it is cut.
  private static func fitted(_ title: String, in room: Double, _ unit: Double) -> (String, Double) {
    let usual = titleSize * unit
    let wanted = Double(max(title.count, 1)) * characterWidth
    let size = max(min(usual, room / wanted), smallestTitle * unit)
    let most = max(Int(room / (size * characterWidth)), 3)
    return (title.count > most ? title.abbreviated(to: most) : title, size)
  }

  private func cell(_ place: Place, _ unit: Double, title room: Double) -> String {
    let frame = place.frame
    let title = MarkupText.escaped(place.stop.title)
    let (text, fontSize) = Self.fitted(
      (place.stop.isInitial ? "→ " : "") + place.stop.title, in: room, unit)
    let rect =
      "<rect x=\"\(FrameTable.number(frame.minX))\" y=\"\(FrameTable.number(frame.minY))\" "
      + "width=\"\(FrameTable.number(frame.width))\" height=\"\(FrameTable.number(frame.height))\" rx=\"24\"/>"
    let picture = place.part.map { part in
      "<g transform=\"translate(\(FrameTable.number(frame.minX)) \(FrameTable.number(frame.minY)))\">"
        + page.parts.svg(of: part, prefix: "b\(place.index ?? 0)") + "</g>"
    }
    let label =
      "<text x=\"\(FrameTable.number(frame.center.x))\" y=\"\(FrameTable.number(frame.minY - 6 * unit))\" "
      + "font-size=\"\(FrameTable.number(fontSize))\">\(MarkupText.escaped(text))</text>"
    let content = "<title>\(title)</title>" + (picture ?? rect) + label
    guard let index = place.index else { return "<g class=\"cell container\">\(content)</g>\n" }
    return "<a class=\"cell\" href=\"#s\(index)\">\(content)</a>\n"
  }

  private func arrows(_ places: [Place]) -> String {
    let known = Dictionary(
      places.map { ($0.stop.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return page.flow.arrows.compactMap { arrow in
      guard let from = known[arrow.source], let to = known[arrow.destination], from != to else {
        return nil
      }
      let (start, end) = (
        Self.edge(of: from, towards: to.center), Self.edge(of: to, towards: from.center)
      )
      let label = MarkupText.escaped(arrow.kind + (arrow.identifier.map { " “\($0)”" } ?? ""))
      return
        "<path class=\"arrow\" d=\"M\(Self.pair(start))L\(Self.pair(end))\" marker-end=\"url(#tip)\">"
        + "<title>\(label)</title></path>\n"
    }.joined()
  }

  private static func pair(_ point: Point) -> String {
    "\(FrameTable.number(point.x)) \(FrameTable.number(point.y))"
  }

  /// The point of a frame's edge on the line from its middle to another point.
  private static func edge(of frame: Rect, towards other: Point) -> Point {
    let (dx, dy) = (other.x - frame.center.x, other.y - frame.center.y)
    let share = min(
      dx == 0 ? .infinity : frame.width / 2 / abs(dx),
      dy == 0 ? .infinity : frame.height / 2 / abs(dy),
      1)
    guard share.isFinite else { return frame.center }
    return Point(x: frame.center.x + dx * share, y: frame.center.y + dy * share)
  }
}
