import AutoLayout

/// Ends the program as Apple's uncaught exception for an illegal constraint does.
///
/// - Parameters:
///   - error: The rule that is broken.
///   - subject: What the constraint is about, put before the reason as Apple does.
///   - line: The line that made the constraint, if it is known.
func raise(_ error: ConstraintError, about subject: String? = nil, at line: CodeLine? = nil)
  -> Never
{
  raiseException(
    error.exceptionName, (subject.map { "\($0): " } ?? "") + error.reason, at: line)
}

/// Ends the program as an uncaught exception of Apple's frameworks does.
///
/// - Parameters:
///   - name: Apple's name of the exception.
///   - reason: Apple's explanation.
///   - line: The line that is to blame, if it is known; the message begins with it.
func raiseException(_ name: String, _ reason: String, at line: CodeLine? = nil) -> Never {
  let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  guard let line else { fatalError(text) }
  fatalError(text, file: line.file, line: line.line)
}

extension NSLayoutConstraint {
  /// Ends the program as Apple's does for a constraint that is illegal, unless laying it out does.
  ///
  /// Source: the exceptions quoted in SnapKit/Masonry#427 and mwaterfall/MWPhotoBrowser#399 (of an item), and in
  /// ephread/Instructions#282 (of none): only invalid arguments are said of an item.
  func raiseIllegal(_ error: ConstraintError, about item: Any) {
    switch error {
    case .constantNotFinite(let constant): raiseConstantNotFinite(constant)
    case .multiplierNotFinite: raise(error, at: madeAt)
    case .invalidPairing where CrossAxisConstraints.relates(self): return
    default: raise(error, about: "NSLayoutConstraint for \(item)", at: madeAt)
    }
  }

  /// Ends the program as Apple's does for a constant that is NaN or infinite.
  func raiseConstantNotFinite(_ constant: Double) -> Never {
    let error = ConstraintError.constantNotFinite(constant)
    raiseException(
      error.exceptionName,
      "\(error.reason) firstAnchor:\(firstAnchor) secondAnchor:\(secondAnchorName)", at: madeAt)
  }

  /// Ends the program as Apple's does for items that are not in one hierarchy.
  ///
  /// Source: the exception quoted in SnapKit/SnapKit#478.
  func raiseNoCommonAncestor() -> Never {
    raiseException(
      "NSGenericException",
      "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchorName) because "
        + "they have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.", at: madeAt)
  }

  private var secondAnchorName: String { secondAnchor?.description ?? "(null)" }
}
