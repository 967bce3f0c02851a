import UIKit

/// The pairs among rectangles that may overlap, found by a sweep.
///
/// The sweep goes along the axis on which fewer rectangles lie beside each other. In a pile of more than ``mostBeside``
/// rectangles each is paired only with those that begin last before it, which bounds the work.
struct CrossingPairs {
  /// For each rectangle the places of those before it that it may overlap, ascending.
  private(set) var earlier: [[Int]]

  /// The most rectangles before it along the axis that one is paired with, more than any screen has beside each other.
  static let mostBeside = 64

  /// - Complexity: O(*n* log *n*) and the pairs that share a stretch of the axis.
  init(_ rects: [CGRect]) {
    earlier = Array(repeating: [], count: rects.count)
    let columns = rects.map { Stretch(start: $0.minX, end: $0.maxX) }
    let rows = rects.map { Stretch(start: $0.minY, end: $0.maxY) }
    sweep(Stretch.density(of: columns) < Stretch.density(of: rows) ? columns : rows)
    for index in earlier.indices { earlier[index].sort() }
  }

  private mutating func sweep(_ stretches: [Stretch]) {
    let order = stretches.indices.sorted {
      (stretches[$0].start, $0) < (stretches[$1].start, $1)
    }
    var open: [Int] = []
    for index in order {
      open.removeAll { stretches[$0].end <= stretches[index].start }
      for other in open.suffix(Self.mostBeside) {
        earlier[max(index, other)].append(min(index, other))
      }
      open.append(index)
    }
  }

  /// A rectangle along an axis, in points.
  private struct Stretch {
    let start: CGFloat
    let end: CGFloat

    /// The average number of stretches beside each other.
    static func density(of stretches: [Stretch]) -> CGFloat {
      guard let first = stretches.first else { return 0 }
      let start = stretches.reduce(first.start) { min($0, $1.start) }
      let end = stretches.reduce(first.end) { max($0, $1.end) }
      return stretches.reduce(0) { $0 + $1.end - $1.start } / max(end - start, 1)
    }
  }
}
