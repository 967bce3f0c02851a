/// The attributes of items that logs name.
package enum LogAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case minX, minY, midX, midY, maxX, maxY

  /// Whether the attribute belongs to the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
      true
    default: false
    }
  }

  /// Whether the attribute is a width or a height.
  package var isExtent: Bool { self == .width || self == .height }

  /// Whether the attribute's side depends on the direction of the language.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  static let byName: [String: LogAttribute] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Reads the name of an attribute.
  init?(_ name: Bytes) {
    guard (3...20).contains(name.count), let attribute = Self.byName[name.text] else { return nil }
    self = attribute
  }
}
