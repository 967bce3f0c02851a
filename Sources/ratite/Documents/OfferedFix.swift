import Inspection
import InterfaceBuilder

/// A fix of a finding, to be handed between processes.
struct OfferedFix: Hashable, Sendable, Codable {
  /// A replacement of a range of bytes by a text.
  struct Replacement: Hashable, Sendable, Codable {
    let start: Int
    let end: Int
    let text: String
  }

  /// The rules whose findings it ends.
  let rules: [String]
  /// The title, in the imperative.
  let title: String
  /// The replacements, in the order of the document.
  let replacements: [Replacement]

  /// - Returns: Nil for a document of another encoding than UTF-8.
  init?(_ fix: Fix) {
    var replacements: [Replacement] = []
    for splice in fix.patch.splices {
      guard let text = String(validating: splice.replacement, as: UTF8.self) else { return nil }
      replacements.append(
        Replacement(start: splice.range.lowerBound, end: splice.range.upperBound, text: text))
    }
    rules = fix.rules.map(\.rawValue)
    title = fix.title
    self.replacements = replacements
  }
}
