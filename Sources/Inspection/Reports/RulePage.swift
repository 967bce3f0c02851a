/// A rule explained on a page of text.
public enum RulePage {
  /// The lines of the page.
  public static func lines(_ rule: any Rule.Type) -> [String] {
    ["\(rule.id) (\(rule.severity.word))", "", rule.summary, ""]
      + ["Why it matters", "  " + rule.reason, "", "What to do", "  " + rule.remedy, ""]
      + ["Found in"] + indented(rule.faulty) + ["", "Not found in"] + indented(rule.healthy)
  }

  private static func indented(_ scene: ExampleScene) -> [String] {
    (scene.content + "\n" + scene.scenes).split(separator: "\n").map { "  " + $0 }
  }
}
