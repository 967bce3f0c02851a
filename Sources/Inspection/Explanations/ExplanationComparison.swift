package import Devices
package import LayoutFaults

/// The shares of an edge that differ between two devices.
package struct ExplanationComparison: Sendable {
  /// A share on both devices.
  package struct Difference: Sendable {
    /// The constraint or other origin.
    package let cause: ExplanationCause
    /// The share on the first device, in points; nil where it has no part in the edge.
    package let points: Double?
    /// The share on the other device, in points; nil where it has no part in the edge.
    package let otherPoints: Double?
  }

  /// The view in words.
  package let name: String
  /// The name of the edge.
  package let edge: String
  /// The first device.
  package let device: DeviceEnvironment
  /// The other device.
  package let other: DeviceEnvironment
  /// The value on the first device.
  package let value: Double
  /// The value on the other device.
  package let otherValue: Double
  /// The shares that differ, the largest difference first.
  package let differences: [Difference]

  /// Compares the edges of a view on two devices.
  package static func comparisons(
    of first: ViewExplanation, with second: ViewExplanation
  ) -> [ExplanationComparison] {
    zip(first.edges, second.edges).map { edge, other in
      ExplanationComparison(
        name: first.name, edge: edge.edge, device: first.device, other: second.device,
        value: first.isWholeFrame ? edge.valueInSuperview ?? edge.value : edge.value,
        otherValue: first.isWholeFrame ? other.valueInSuperview ?? other.value : other.value,
        differences: differences(
          shares(of: edge, inSuperview: first.isWholeFrame),
          shares(of: other, inSuperview: first.isWholeFrame)))
    }
  }

  private typealias Shares = [(cause: ExplanationCause, points: Double)]

  /// The shares, those of one cause added up.
  private static func shares(
    of edge: WrittenExplanation, inSuperview: Bool
  ) -> Shares {
    var shares: Shares = []
    var places: [String: Int] = [:]
    for share in edge.shares {
      let points =
        inSuperview && edge.valueInSuperview != nil ? share.pointsInSuperview : share.points
      if let place = places[share.cause.key] {
        shares[place].points += points
      } else {
        places[share.cause.key] = shares.count
        shares.append((share.cause, points))
      }
    }
    return shares
  }

  private static func differences(_ first: Shares, _ second: Shares) -> [Difference] {
    let firstPoints = Dictionary(first.map { ($0.cause.key, $0.points) }) { first, _ in first }
    let secondPoints = Dictionary(second.map { ($0.cause.key, $0.points) }) { first, _ in first }
    let onlySecond = second.filter { firstPoints[$0.cause.key] == nil }
    let all = (first + onlySecond).map { share in
      Difference(
        cause: share.cause, points: firstPoints[share.cause.key],
        otherPoints: secondPoints[share.cause.key])
    }
    return all.filter { abs($0.amount) > 1e-6 }.enumerated().sorted { first, second in
      abs(first.element.amount) == abs(second.element.amount)
        ? first.offset < second.offset
        : abs(first.element.amount) > abs(second.element.amount)
    }.map(\.element)
  }

  /// The comparison as lines of text.
  var lines: [ExplanationLine] {
    let header = [device.name, other.name, "difference", ""]
    let rows = differences.map { difference in
      [
        number(difference.points), number(difference.otherPoints), number(difference.amount),
        difference.cause.words + (difference.cause.place.map { "  \($0)" } ?? ""),
      ]
    }
    let sum = [number(value), number(otherValue), number(otherValue - value), "= \(edge)"]
    return [ExplanationLine("\(name).\(edge)", .strong)]
      + ExplanationTable.marked(ExplanationTable.aligned([header] + rows + [sum]))
  }

  private func number(_ value: Double?) -> String { value.map(ExplanationTable.number) ?? "–" }
}

extension ExplanationComparison.Difference {
  /// The other device's share less the first one's.
  fileprivate var amount: Double { (otherPoints ?? 0) - (points ?? 0) }
}
