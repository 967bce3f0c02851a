/// One of several parts of a run, each of which checks its share of the documents.
///
/// Every machine of a CI takes one: `2/8` is the second of eight.
package struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of the part, counted from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// Creates a part; nil where there is none of that number.
  package init?(index: Int, count: Int) {
    guard 1...max(count, 1) ~= index, count >= 1 else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part as arguments write it: `2/8`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let index = Int(numbers[0]), let count = Int(numbers[1]) else {
      return nil
    }
    self.init(index: index, count: count)
  }

  /// `2/8`.
  package var description: String { "\(index)/\(count)" }

  /// The elements of the part: every *count*th, so that large folders are shared among all.
  package func share<Element>(of elements: [Element]) -> [Element] {
    stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
  }

  /// Puts elements of all parts back in the order in which they were shared out.
  package static func whole<Element>(of shares: [[Element]]) -> [Element] {
    let rounds = shares.map(\.count).max() ?? 0
    return (0..<rounds).flatMap { round in
      shares.compactMap { $0.indices.contains(round) ? $0[round] : nil }
    }
  }
}
