import AutoLayout

/// What characters of a family take, in thousandths of an em, from the space to the tilde.
struct LetterAdvances: Sendable {
  /// At regular weight.
  var regular: [Int]
  /// At medium weight; nil if it lies between regular and bold.
  var medium: [Int]?
  /// At bold weight; nil if all weights are as wide.
  var bold: [Int]?
  /// Where other weights lie between regular, 0, and bold, 1; beside the line, too.
  var shares: [Font.Weight: Double] = [:]

  /// The table at a weight.
  func table(_ weight: Font.Weight) -> [Int] {
    if weight == .medium, let medium { return medium }
    guard let bold else { return regular }
    let share = shares[weight] ?? Self.shares[weight] ?? 0
    return zip(regular, bold).map { Int((Double($0) + share * Double($1 - $0)).rounded()) }
  }

  /// The shares of families that do not tell; faces lighter than regular are not known.
  private static let shares: [Font.Weight: Double] = [
    .medium: 0.33, .semibold: 0.66, .bold: 1, .heavy: 1, .black: 1,
  ]
}
