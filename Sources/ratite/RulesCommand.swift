import ArgumentParser
import Inspection

/// `ratite rules`: the rules that `ratite check` judges by.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules that 'ratite check' judges by.")

  @Flag(name: .long, help: "Print all that 'ratite rule' says of each, as Markdown: docs/rules.md.")
  var markdown = false

  func run() {
    guard !markdown else { return Console.output(lines: RulesPage.markdown) }
    let rows = RuleBook.rules.map { [$0.id.rawValue, $0.severity.word, $0.summary] }
    for line in TextTable.lines(rows) { Console.output(line) }
  }
}

/// `ratite rule ID`: what a rule finds, why, and what to do.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Explain a rule: what it finds, why that is bad, and how to mend it, with an example."
  )

  @Argument(help: "The name of the rule; 'ratite rules' lists them.")
  var id: RuleName

  func run() {
    for line in RulePage.lines(id.rule) { Console.output(line) }
  }
}

/// The name of a rule as an argument.
struct RuleName: ExpressibleByArgument {
  let rule: any Rule.Type

  init?(argument: String) {
    guard let rule = RuleBook.rule(RuleID(rawValue: argument)) else { return nil }
    self.rule = rule
  }

  static var allValueStrings: [String] { RuleBook.ids.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
