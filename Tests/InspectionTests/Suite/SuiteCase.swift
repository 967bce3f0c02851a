import Inspection

/// A healthy scene and an edit of it that plants one fault, or that looks like a fault and is none.
struct SuiteCase: Sendable {
  /// The edit in words.
  let name: String
  /// The scene, in the notation of ``SuiteScene``.
  let scene: String
  /// The edit, in the notation of ``SuiteScene/edited(_:)``.
  let edit: String
  /// The objects of which the finding has to name one; empty where nothing is to be found.
  let places: [String]
  /// Rules that may find what follows from the fault.
  let consequences: [RuleID]
  /// Whether the author saved the document in Interface Builder after the edit, which updates frames.
  let isSaved: Bool

  /// An edit that plants a fault, which is to be found at one of the places.
  ///
  /// - Parameters:
  ///   - name: The edit in words.
  ///   - scene: The scene.
  ///   - edit: The edit.
  ///   - places: Ids separated by a vertical bar.
  ///   - consequences: Rules that may find what follows.
  ///   - isSaved: Whether frames are those after the edit.
  /// - Returns: The case.
  static func fault(
    _ name: String, _ scene: String, _ edit: String, at places: String,
    also consequences: [RuleID] = [], saved isSaved: Bool = false
  ) -> SuiteCase {
    SuiteCase(
      name: name, scene: scene, edit: edit,
      places: places.split(separator: "|").map(String.init), consequences: consequences,
      isSaved: isSaved)
  }

  /// An edit after which there is nothing to find.
  static func nearMiss(
    _ name: String, _ scene: String, _ edit: String, saved isSaved: Bool = false
  ) -> SuiteCase {
    SuiteCase(name: name, scene: scene, edit: edit, places: [], consequences: [], isSaved: isSaved)
  }
}

/// The cases of a rule.
struct RuleCases: Sendable {
  let rule: RuleID
  let faults: [SuiteCase]
  let nearMisses: [SuiteCase]
}
