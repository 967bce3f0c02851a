import AutoLayout

/// Ends the program as Apple's uncaught exception for an illegal constraint does.
///
/// - Parameters:
///   - error: The rule that is broken.
///   - subject: What the constraint is about, put before the reason as Apple does.
func raise(_ error: ConstraintError, about subject: String? = nil) -> Never {
  raiseException(error.exceptionName, (subject.map { "\($0): " } ?? "") + error.reason)
}

/// Ends the program as an uncaught exception of Apple's frameworks does.
func raiseException(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

extension NSLayoutConstraint {
  /// Ends the program as Apple's does for a constant that is NaN or infinite.
  func raiseConstantNotFinite(_ constant: Double) -> Never {
    let second = secondAnchor.map(\.description) ?? "(null)"
    let error = ConstraintError.constantNotFinite(constant)
    raiseException(
      error.exceptionName,
      "\(error.reason) firstAnchor:\(firstAnchor) secondAnchor:\(second)")
  }
}
