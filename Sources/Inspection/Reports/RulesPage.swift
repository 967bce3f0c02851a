/// All rules as a page of documentation, `docs/rules.md`.
public enum RulesPage {
  /// The page, as Markdown.
  public static var markdown: String {
    """
    # Rules

    What `ratite check` judges by. `ratite rule ID` explains one in a terminal; `.ratite.yml` turns rules off and changes
    their severities. Written by `ratite rules --markdown`.

    | rule | worst severity | finds |
    |---|---|---|
    \(RuleBook.rules.map(row).joined())
    The severity is that of a fault that is certain at run time. What rests on something that a document cannot know,
    such as the height that a table gives a row, is reported less severely, down to a note, and says why.

    ## Apple's rules of thumb

    The advice of Apple's Auto Layout Guide, and the rules that find where a document does not follow it.

    | advice | rules | remarks |
    |---|---|---|
    \(GuideAdvice.all.map(row).joined())
    \(RuleBook.rules.map(section).joined(separator: "\n"))
    """
  }

  private static func row(_ rule: any Rule.Type) -> String {
    "| \(link(rule.id)) | \(rule.severity.word) | \(cell(rule.summary)) |\n"
  }

  private static func row(_ advice: GuideAdvice) -> String {
    let rules = advice.rules.map(link).joined(separator: ", ")
    return
      "| \(cell(advice.advice)) | \(rules.isEmpty ? "none" : rules) | \(cell(advice.remark ?? "")) |\n"
  }

  private static func section(_ rule: any Rule.Type) -> String {
    """
    ## \(rule.id)

    \(rule.summary) Worst severity: \(rule.severity.word).

    **Why it matters:** \(rule.reason)

    **What to do:** \(rule.remedy)

    Found in

    \(example(rule.faulty))

    Not found in

    \(example(rule.healthy))

    """
  }

  private static func example(_ scene: ExampleScene) -> String {
    let lines = (scene.content + "\n" + scene.scenes).split(separator: "\n")
    return "```xml\n" + lines.joined(separator: "\n") + "\n```"
  }

  private static func link(_ id: RuleID) -> String { "[`\(id)`](#\(id))" }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
