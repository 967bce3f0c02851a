/// The longest increasing run of a list of different numbers: the members that need not move.
enum LongestRun {
  private struct Run {
    var length = 0
    /// How many of its members have the place that they had.
    var steady = 0
    var previous = -1
  }

  /// The places of the members; of runs of one length, those of the one with the most members in their former place.
  ///
  /// - Complexity: O(*n* log *n*).
  static func indices(of numbers: [Int]) -> [Int] {
    var ranks = Array(repeating: 0, count: numbers.count)
    for (rank, index) in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }).enumerated() {
      ranks[index] = rank
    }
    var runs: [Run] = []
    func better(_ first: Int, _ second: Int) -> Int {
      guard first >= 0 else { return second }
      guard second >= 0 else { return first }
      let (one, other) = (runs[first], runs[second])
      return (other.length, other.steady) > (one.length, one.steady) ? second : first
    }
    // A Fenwick tree of the ends of the best runs up to each rank.
    var ends = Array(repeating: -1, count: numbers.count + 1)
    for (index, rank) in ranks.enumerated() {
      var previous = -1
      var node = rank
      while node > 0 {
        previous = better(previous, ends[node])
        node -= node & -node
      }
      var run = previous < 0 ? Run() : runs[previous]
      run.length += 1
      run.steady += rank == index ? 1 : 0
      run.previous = previous
      runs.append(run)
      node = rank + 1
      while node < ends.count {
        ends[node] = better(ends[node], index)
        node += node & -node
      }
    }
    var result: [Int] = []
    var current = runs.indices.reduce(-1, better)
    while current >= 0 {
      result.append(current)
      current = runs[current].previous
    }
    return result.reversed()
  }
}
