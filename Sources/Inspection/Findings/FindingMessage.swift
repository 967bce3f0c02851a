import LayoutFaults

/// The message of a finding, at most ``maximumLength`` characters long.
///
/// Names that are interpolated are abbreviated in the middle where the message would be longer, the longest first; what
/// the rule itself says is kept.
struct FindingMessage: ExpressibleByStringInterpolation {
  /// The most characters that a message has.
  static let maximumLength = 200

  /// The least characters that are left of a name.
  private static let leastOfName = 12

  private var parts: [Part] = []

  fileprivate enum Part {
    case words(String)
    case name(String)
  }

  /// Creates the message of a text that is one name.
  init(_ text: String) {
    parts = [.name(text)]
  }

  init(stringLiteral value: String) {
    parts = [.words(value)]
  }

  init(stringInterpolation: Interpolation) {
    parts = stringInterpolation.parts
  }

  /// The parts of a message as they are written.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.name(value.description))
    }

    /// Adds words that are never abbreviated, such as numbers with their units.
    mutating func appendInterpolation(words: String) { parts.append(.words(words)) }
  }

  static func + (first: FindingMessage, second: FindingMessage) -> FindingMessage {
    var both = first
    both.parts += second.parts
    return both
  }

  /// The message.
  var text: String {
    let whole = text(namesUpTo: .max)
    guard whole.count > Self.maximumLength else { return whole }
    let room = (Self.leastOfName...Self.maximumLength).reversed()
      .first { text(namesUpTo: $0).count <= Self.maximumLength }
    return text(namesUpTo: room ?? Self.leastOfName).abbreviated(to: Self.maximumLength)
  }

  private func text(namesUpTo length: Int) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let name): name.abbreviated(to: length)
      }
    }.joined()
  }
}

extension Finding {
  /// Adds words to the end of the message, whose middle is left out where there is no room for both.
  mutating func extendMessage(by words: String) {
    message = message.abbreviated(to: FindingMessage.maximumLength - words.count) + words
  }
}
