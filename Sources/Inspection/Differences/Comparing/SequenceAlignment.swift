/// The pairs of members of two sequences that are one, in the order of both.
struct SequenceAlignment {
  /// The places of the pairs.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The likeness from which on two members may be one wherever they stand.
  private static let leastLikeness = 0.5

  /// The number of comparisons above which members are paired by their places.
  private static let mostComparisons = 250_000

  /// - Parameters:
  ///   - old: The members of the older sequence.
  ///   - new: Those of the newer one.
  ///   - likeness: A number from 0 to 1, which is that of equal ones.
  init<Member>(_ old: [Member], _ new: [Member], _ likeness: (Member, Member) -> Double) {
    guard old.count * new.count <= Self.mostComparisons else {
      pairs = (0..<min(old.count, new.count)).map { ($0, $0) }
      return
    }
    // The best sums of likeness from each pair of places to the ends.
    var best = Array(repeating: Array(repeating: 0.0, count: new.count + 1), count: old.count + 1)
    var scores = Array(repeating: Array(repeating: 0.0, count: new.count), count: old.count)
    for first in old.indices.reversed() {
      for second in new.indices.reversed() {
        let score = likeness(old[first], new[second])
        scores[first][second] = score >= Self.leastLikeness ? score : 0
        best[first][second] = max(
          scores[first][second] + best[first + 1][second + 1],
          best[first + 1][second], best[first][second + 1])
      }
    }
    var (first, second) = (0, 0)
    while first < old.count, second < new.count {
      let score = scores[first][second]
      if score > 0, best[first][second] == score + best[first + 1][second + 1] {
        pairs.append((first, second))
        (first, second) = (first + 1, second + 1)
      } else if best[first][second] == best[first + 1][second] {
        first += 1
      } else {
        second += 1
      }
    }
    pairRest(old.count, new.count)
  }

  /// Pairs the first members between matched ones: those that have become others.
  private mutating func pairRest(_ oldCount: Int, _ newCount: Int) {
    var last = (old: -1, new: -1)
    for next in pairs + [(oldCount, newCount)] {
      let end = min(next.old - last.old, next.new - last.new)
      pairs += (1..<end).map { (last.old + $0, last.new + $0) }
      last = next
    }
  }
}
