/// Perturbed distances of rows from their targets, for the escape from a degenerate vertex.
///
/// Rows at their targets get irregular distances, each on the side that it is on. All other rows count as
/// infinitely far away. Steps of the perturbed problem make progress, until an edge is found that none of the perturbed rows
/// stops. That edge leads away from the vertex as well (Wolfe, "A technique for resolving degeneracy in linear
/// programming", 1963).
struct Perturbation: ~Copyable {
  private(set) var isActive = false
  private var distances: [SlackIndex: Double] = [:]

  init() {}

  mutating func activate() {
    isActive = true
    distances.removeAll()
  }

  mutating func deactivate() {
    isActive = false
    distances.removeAll()
  }

  /// The perturbed distance of a slack from 0; negative below.
  ///
  /// - Parameters:
  ///   - slack: The slack.
  ///   - isAtTarget: Whether it is 0 without perturbation; others are out of reach.
  ///   - isBoundedBothWays: Whether it must stay 0, so that nothing is perturbed.
  ///   - side: The side on which it is.
  /// - Returns: The distance; infinite out of reach.
  mutating func distance(
    of slack: SlackIndex, isAtTarget: Bool, isBoundedBothWays: Bool, side: Side
  ) -> Double {
    if let known = distances[slack] { return known }
    let initial: Double =
      if isBoundedBothWays {
        0
      } else if isAtTarget {
        side.sign * Perturbation.irregularNumber(slack.rawValue)
      } else {
        .infinity
      }
    distances[slack] = initial
    return initial
  }

  mutating func move(_ slack: SlackIndex, by change: Double) {
    guard let known = distances[slack] else { return }
    distances[slack] = known + change
  }

  mutating func set(_ slack: SlackIndex, to value: Double) {
    distances[slack] = value
  }

  /// A number in `1 ..< 2` without simple relations to those of other numbers (SplitMix64).
  static func irregularNumber(_ number: Int32) -> Double {
    var bits = UInt64(UInt32(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(sign: .plus, exponentBitPattern: 1023, significandBitPattern: bits >> 12)
  }
}
