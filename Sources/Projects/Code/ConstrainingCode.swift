/// Code that makes constraints for views.
///
/// Sources: `NSLayoutConstraint.init(item:…)` and `constraints(withVisualFormat:…)`, `NSLayoutAnchor.constraint(…)`, and the
/// interfaces of SnapKit, Masonry, PureLayout, Cartography, TinyConstraints and EasyPeasy.
enum ConstrainingCode {
  /// The views that a word makes constraints for.
  ///
  /// - Parameters:
  ///   - word: The word: a view, or a function that is given some.
  ///   - behind: The first words behind it.
  ///   - reader: The code behind it.
  /// - Returns: The names of the views.
  static func views(
    constrainedBy word: String, before behind: [String], _ reader: WordReader
  ) -> [String] {
    if functionsOfViews.contains(word) { return reader.wordsOfArgument() }
    if word == "item" || word == "constraintWithItem" {
      // `NSLayoutConstraint(item: badge, attribute: …`; in Objective-C the argument ends before the next label.
      return Array(reader.wordsOfArgument().prefix { $0 != "attribute" })
    }
    guard let first = behind.first else { return [] }
    return isConstraining(first, behind.dropFirst().first) ? [word] : []
  }

  private static func isConstraining(_ word: String, _ next: String?) -> Bool {
    if libraries.contains(word) { return next.map(methodsOfLibraries.contains) ?? false }
    if anchors.contains(word) {
      return next.map { $0 == "constraint" || $0.hasPrefix("constraintEqual") } ?? false
    }
    return methods.contains(word) || prefixes.contains { word.hasPrefix($0) }
      || suffixes.contains { word.hasSuffix($0) }
  }

  /// Cartography's function, and those that take the views of a visual format.
  private static let functionsOfViews: NameSet = [
    "constrain", "withVisualFormat", "constraintsWithVisualFormat",
    "NSDictionaryOfVariableBindings",
  ]
  private static let libraries: NameSet = ["snp", "easy"]
  private static let methodsOfLibraries: NameSet = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints", "layout",
    "reload",
  ]
  private static let methods: NameSet = [
    "snp_makeConstraints", "snp_remakeConstraints", "snp_updateConstraints", "mas_makeConstraints",
    "mas_remakeConstraints", "mas_updateConstraints",
  ]
  private static let prefixes = [
    "autoPin", "autoAlign", "autoSetDimension", "autoMatchDimension", "autoCenter",
    "autoConstrain",
  ]
  private static let suffixes = ["ToSuperview", "InSuperview"]
  /// Source: `UIView`'s layout anchors.
  private static let anchors: NameSet = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor",
  ]
}
