import AutoLayout
import Testing

@testable import Inspection

struct WidthTrackTests {
  private func refined(
    through widths: [Double], _ frame: @escaping (Double) -> Rect
  ) -> (points: [WidthTrack.Point], solved: Int) {
    var solved = 0
    var track = WidthTrack(through: widths) { width in
      solved += 1
      return [frame(width)]
    }
    for _ in 0..<64 where track.worst > WidthTrack.tolerance { track.refine() }
    return (track.points, solved)
  }

  /// The largest difference between the frames at every width and their interpolation.
  private func error(_ points: [WidthTrack.Point], _ frame: (Double) -> Rect) -> Double {
    zip(points, points.dropFirst()).flatMap { lower, upper in
      stride(from: lower.width, through: upper.width, by: 1).map { width in
        WidthTrack.error(
          of: WidthTrack.Point(width: width, frames: [frame(width)]), between: lower, upper)
      }
    }.max() ?? 0
  }

  @Test func oneFrameThatGrowsEvenlyNeedsTheEndsOnly() {
    let (points, solved) = refined(through: [320, 480]) {
      Rect(x: 16, y: 0, width: $0 - 32, height: 20)
    }
    #expect(points.map(\.width) == [320, 480])
    #expect(solved == 3)
  }

  @Test func aBendIsFoundToHalfAPoint() {
    let frame = { (width: Double) in Rect(x: 0, y: 0, width: max(width - 60, 300), height: 20) }
    let (points, solved) = refined(through: [320, 480], frame)
    #expect(error(points, frame) <= WidthTrack.tolerance)
    #expect(points.count < 8)
    #expect(solved < 20)
  }

  @Test func aJumpLiesBetweenNeighbours() {
    let frame = { (width: Double) in Rect(x: 0, y: 0, width: 100, height: width < 377 ? 40 : 20) }
    let (points, _) = refined(through: [320, 480], frame)
    let widths = points.map(\.width)
    #expect(widths.contains(376) && widths.contains(377))
    #expect(error(points, frame) <= WidthTrack.tolerance)
  }

  @Test func aViewThatGoesIsAJump() {
    var track = WidthTrack(through: [320, 480]) { width in
      [width < 400 ? Rect(x: 0, y: 0, width: 10, height: 10) : nil]
    }
    #expect(track.worst == 0 || track.worst == .infinity)
    for _ in 0..<20 where track.worst > WidthTrack.tolerance { track.refine() }
    let gone = track.points.first { $0.frames[0] == nil }?.width
    let there = track.points.last { $0.frames[0] != nil }?.width
    #expect(gone != nil && there != nil)
  }
}
