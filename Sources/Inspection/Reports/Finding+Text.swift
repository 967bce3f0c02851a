extension Finding {
  /// The message with its configurations: a sentence without its full stop.
  package var problem: String {
    occurrence.summary.map { "\(message) (\($0))" } ?? message
  }

  /// The message with its configurations, and the next step: sentences with full stops.
  package var sentences: String { "\(problem). \(nextStep)." }
}
