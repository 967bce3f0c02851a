import Inspection

/// What a command has to say of one document.
struct DocumentAnswer {
  /// How far the command came.
  enum Outcome: String {
    /// The document was laid out.
    case done
    /// The document is for a platform that is not laid out.
    case unsupported
    /// The document could not be read, or reading it brought the process down.
    case failed
  }

  var outcome = Outcome.done
  /// Lines for standard output.
  var output: [String] = []
  /// Lines for standard error.
  var messages: [String] = []
  /// The findings, counted.
  var tally = FindingTally()
}

extension DocumentAnswer {
  /// The answer of a document that could not be laid out.
  init(_ error: InspectionError) {
    if case .notLaidOut = error { outcome = .unsupported } else { outcome = .failed }
    messages = [error.description]
  }

  /// The answer as texts, to be handed between processes.
  var fields: [String] {
    [outcome.rawValue, "\(output.count)"] + output + ["\(messages.count)"] + messages
      + tally.counts.map(String.init)
  }

  /// Reads ``fields``; nil for other texts.
  init?(fields: [String]) {
    var rest = fields[...]
    func takeLines() -> [String]? {
      guard let count = rest.popFirst().flatMap({ Int($0) }), count <= rest.count else {
        return nil
      }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    guard let outcome = rest.popFirst().flatMap(Outcome.init(rawValue:)), let output = takeLines(),
      let messages = takeLines(), let tally = FindingTally(counts: rest.compactMap { Int($0) })
    else { return nil }
    self.init(outcome: outcome, output: output, messages: messages, tally: tally)
  }
}
