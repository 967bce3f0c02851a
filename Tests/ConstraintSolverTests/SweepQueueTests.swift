import Testing

@testable import ConstraintSolver

/// The order in which places are visited.
@Suite struct SweepQueueTests {
  private func takeAll(_ queue: inout SweepQueue) -> [Int32] {
    var taken: [Int32] = []
    while let place = queue.popNext() { taken.append(place) }
    return taken
  }

  /// Places in one word, in several, and beyond what one word of the summaries covers.
  @Test(arguments: [[5, 3, 4], [700, 64, 63, 0, 4096], [500_000, 262_144, 262_143, 4095, 9]])
  func theFirstSweepAscends(places: [Int32]) {
    var queue = SweepQueue()
    queue.extend(to: 500_001)
    for place in places { queue.insert(place) }
    #expect(takeAll(&queue) == places.sorted())
  }

  @Test func itGoesOnFromTheLastAndThenFromTheSmallest() {
    var queue = SweepQueue()
    queue.extend(to: 300_000)
    for place: Int32 in [10, 100_000, 200_000] { queue.insert(place) }
    #expect(queue.popNext() == 10)
    #expect(queue.popNext() == 100_000)
    for place: Int32 in [299_999, 100_001, 99_999, 3] { queue.insert(place) }
    #expect(takeAll(&queue) == [100_001, 200_000, 299_999, 3, 99_999])
  }

  /// The same as sorting, whatever comes and goes in between.
  @Test func everythingIsVisitedOnce() {
    var queue = SweepQueue()
    queue.extend(to: 2_000)
    var waiting: Set<Int32> = []
    var last: Int32 = 0
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int32(state >> 40) % 2_000
      if waiting.insert(place).inserted { queue.insert(place) }
      guard state >> 33 & 1 == 0 else { continue }
      let expected = waiting.filter { $0 >= last }.min() ?? waiting.min()
      let taken = queue.popNext()
      #expect(taken == expected)
      guard let taken else { continue }
      waiting.remove(taken)
      last = taken
    }
    #expect(Set(takeAll(&queue)) == waiting)
    #expect(queue.popNext() == nil)
  }

  @Test func whatIsLeftOfAnInterruptedSweepIsRemoved() {
    var queue = SweepQueue()
    queue.extend(to: 100)
    for place: Int32 in [7, 70, 30] { queue.insert(place) }
    queue.removeAll()
    #expect(queue.popNext() == nil)
    for place: Int32 in [50, 2] { queue.insert(place) }
    #expect(takeAll(&queue) == [2, 50])
  }
}
