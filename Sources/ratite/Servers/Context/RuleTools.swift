import EscapedText
import Inspection
import ServerProtocols

/// `rules`: the rules that `check` judges by.
enum RulesTool: ContextTool {
  static let name = "rules"
  static let title = "List rules"
  static let summary = "The rules that 'check' judges by, with what each finds."
  static let parameters: [ToolParameter] = []
  static let outputSchema: JSONValue? = [
    "type": "object", "required": ["rules"],
    "properties": ["rules": ["type": "array", "items": ["type": "object"]]],
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    let rules = RuleBook.rules.map { rule -> JSONValue in
      [
        "id": .string(rule.id.rawValue), "severity": .string(rule.severity.word),
        "summary": .string(rule.summary),
      ]
    }
    let lines = RuleBook.rules.map { "\($0.id) (\($0.severity.word)): \($0.summary)" }
    return ToolOutput(
      content: [.text(lines.joined(separator: "\n"))], structured: ["rules": .array(rules)])
  }
}

/// `rule`: one rule explained.
enum RuleTool: ContextTool {
  static let name = "rule"
  static let title = "Explain a rule"
  static let summary =
    "What a rule finds, why that is bad and how to mend it, with a faulty and a healthy scene."
  static let parameters = [
    ToolParameter(
      name: "id", kind: .text, meaning: "The name of the rule, such as ambiguous-layout.",
      isRequired: true)
  ]

  static func call(_ input: ToolInput, _ run: ToolRun) throws(ToolFailure) -> ToolOutput {
    let id = input.text("id") ?? ""
    guard let rule = RuleBook.rule(RuleID(rawValue: id)) else {
      let names = RuleBook.ids.map(\.rawValue)
      let near = Spelling.nearest(to: id, among: names).map { "Did you mean '\($0)'?" }
      throw ToolFailure(
        "There is no rule '\(id.escaped)'. \(near ?? "'rules' lists them.")")
    }
    return ToolOutput(content: [.text(RulePage.lines(rule).joined(separator: "\n"))])
  }
}
