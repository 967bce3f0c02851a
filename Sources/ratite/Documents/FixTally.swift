/// The outcome of a run of `ratite fix`.
struct FixTally {
  /// The documents that could not be read or written.
  private(set) var failures: Int
  private var documents = 0
  private var changed = 0
  private var edits = 0
  private var left = 0
  /// Findings without a safe fix.
  private var unmended = 0

  /// - Parameter failures: The paths that name no document.
  init(failures: Int) {
    self.failures = failures
  }

  /// Takes in the answer for a document.
  mutating func add(_ answer: DocumentAnswer) {
    documents += 1
    switch answer.outcome {
    case .failed: failures += 1
    case .unsupported: break
    case .done:
      edits += answer.editCount ?? 0
      if answer.editCount != nil { changed += 1 }
      left += answer.leftCount ?? 0
      unmended += answer.unmendedCount ?? 0
    }
  }

  var status: Int32 {
    failures > 0 ? ExitStatus.unusable : left > 0 ? ExitStatus.findings : ExitStatus.clean
  }

  /// One line about all documents.
  func summary(isDry: Bool) -> String {
    let verb = isDry ? "would be made" : "made"
    let others =
      unmended == 0
      ? ""
      : "; \(unmended) finding\(unmended == 1 ? " has" : "s have") no safe fix ('ratite check' lists findings; "
        + "--rule and --add-missing do more)"
    return
      "\(documents) document\(documents == 1 ? "" : "s"): \(edits) edit\(edits == 1 ? "" : "s") "
      + "\(verb) in \(changed), \(left) left\(others)"
  }
}
