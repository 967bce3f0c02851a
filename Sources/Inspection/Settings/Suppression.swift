package import InterfaceBuilder

/// Findings that are meant, with the reason why.
package struct Suppression: Hashable, Sendable {
  /// The rule; nil for any.
  package var rule: RuleID?
  /// The document, relative to the folder of the configuration file; nil for any.
  package var path: PathPattern?
  /// The id of an object that the finding is about; nil for any.
  package var object: String?
  /// The reason why the findings are meant.
  package var reason: String
  /// The place in the configuration file.
  package var position: DocumentPosition

  /// Creates a suppression.
  package init(
    rule: RuleID? = nil, path: PathPattern? = nil, object: String? = nil, reason: String,
    position: DocumentPosition = .start
  ) {
    self.rule = rule
    self.path = path
    self.object = object
    self.reason = reason
    self.position = position
  }

  /// Whether it is about a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - document: The path of its document, relative to the folder of the configuration file; nil outside of it.
  /// - Returns: Whether all that it names is the finding's.
  package func matches(_ finding: Finding, in document: String?) -> Bool {
    if let rule, rule != finding.rule { return false }
    if let object, !finding.objectIDs.contains(object), finding.subjectID != object {
      return false
    }
    return mayMatch(in: document)
  }

  /// Whether it can be about findings of a document.
  package func mayMatch(in document: String?) -> Bool {
    path.map { path in document.map(path.matches) ?? false } ?? true
  }
}
