/// What a view does to others that lie behind it or in it, so that it is one finding for all of them.
struct EffectOnOthers {
  /// The id of the view.
  let view: String
  /// The ids of the others, of which the first is named and the rest counted; at least one.
  let others: [String]
  /// The words for what it does: `takes all touches of`.
  let verb: String
  /// The words for where the others are: `behind it`.
  let place: String
}

extension InspectedScene {
  /// A finding about what a view does to others.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - effect: The view, the others, and what it does to them.
  ///   - advice: The edit to make, by the name of the first of the others.
  /// - Returns: The finding, of which the view is the subject.
  func finding(
    _ rule: any Rule.Type, about effect: EffectOnOthers, next advice: (_ first: String) -> String
  ) -> Finding {
    let others = effect.others
    let more = others.count == 1 ? "" : " and \(others.count - 1) more"
    let first = names.shortName(of: others[0])
    var finding = finding(
      rule, about: [effect.view] + others,
      "\(fullName(of: effect.view)) \(words: effect.verb) \(first)\(words: more) \(words: effect.place)",
      next: advice(first))
    finding.subjectID = effect.view
    return finding
  }
}
