import Testing

@testable import Inspection

@MainActor
struct NotCheckedRuleTests {
  private func scene(_ controller: String) -> String {
    "<scene sceneID=\"other\"><objects>\(controller)</objects></scene>"
  }

  private func notes(_ controller: String) throws -> [Finding] {
    try Storyboard(scenes: scene(controller)).findings().filter { $0.rule == .notChecked }
  }

  @Test func aControllerThatMakesItsViewInCode() throws {
    let notes = try notes("<viewController id=\"c\" customClass=\"Coded\"/>")
    #expect(notes.map(\.severity) == [.info])
    #expect(notes.map(\.message) == ["Coded is not checked: its view is not in the document"])
  }

  @Test func aReferenceToAnotherStoryboard() throws {
    let notes = try notes(
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Page\" id=\"c\"/>"
    )
    #expect(
      notes.map(\.message)
        == ["scene \"Page\" of storyboard \"Other\" is not checked here: it is a reference"])
  }

  @Test func containersHaveNothingToCheck() throws {
    #expect(try notes("<navigationController id=\"c\"/>") == [])
  }
}
