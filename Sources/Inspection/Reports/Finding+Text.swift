extension Finding {
  /// What is wrong, and in which configurations: a sentence without its full stop.
  var problem: String {
    occurrence.summary.map { "\(message) (\($0))" } ?? message
  }

  /// What is wrong, in which configurations, and what to do about it: sentences with full stops.
  var sentences: String { "\(problem). \(nextStep)." }
}
