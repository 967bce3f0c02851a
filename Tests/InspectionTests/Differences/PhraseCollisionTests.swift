import Testing

@testable import Inspection

/// Phrases of constraints and connections of different objects with the same name.
struct PhraseCollisionTests {
  private let labels = [Versions.label("a-a-1", "Name"), Versions.label("b-b-2", "Name")]

  @Test func aConstraintThatGoesAndOneThatComesSayWhichObjectsTheyTie() throws {
    let button = "<button id=\"c-c-3\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    func centered(_ id: String, _ label: String) -> String {
      "<constraint firstItem=\"c-c-3\" firstAttribute=\"centerY\" secondItem=\"\(label)\" secondAttribute=\"centerY\" id=\"\(id)\"/>"
    }
    let versions = try Versions(
      Versions.view(labels + [button], [centered("d-d-4", "a-a-1")]),
      Versions.view(labels + [button], [centered("e-e-5", "b-b-2")]))
    #expect(
      versions.lines == [
        "- constraint button.centerY = \"Name\" label (a-a-1).centerY (d-d-4)",
        "+ constraint button.centerY = \"Name\" label (b-b-2).centerY (e-e-5)",
      ])
  }

  @Test func aConstraintThatIsTiedToAnotherObjectSaysToWhich() throws {
    func constraint(_ label: String) -> String {
      "<constraint firstItem=\"\(label)\" firstAttribute=\"width\" constant=\"80\" id=\"d-d-4\"/>"
    }
    let versions = try Versions(
      Versions.view(labels, [constraint("a-a-1")]), Versions.view(labels, [constraint("b-b-2")]))
    #expect(
      versions.lines == [
        "~ constraint \"Name\" label.width = 80 (d-d-4): constraint \"Name\" label (a-a-1).width = 80 → \"Name\" label (b-b-2).width = 80"
      ])
  }

  @Test func actionsSayWhichControlsSendThem() throws {
    func button(_ id: String, _ action: String) -> String {
      "<button id=\"\(id)\"><connections>\(action)</connections></button>"
    }
    func action(_ id: String) -> String {
      "<action selector=\"save\" destination=\"v-c-1\" eventType=\"touchUpInside\" id=\"\(id)\"/>"
    }
    let versions = try Versions(
      Versions.view([button("a-a-1", action("c-c-3")), button("b-b-2", "")]),
      Versions.view([button("a-a-1", ""), button("b-b-2", action("d-d-4"))]))
    #expect(
      versions.lines == [
        "- action \"save\" of button (a-a-1) on touch up inside → LoginViewController (c-c-3)",
        "+ action \"save\" of button (b-b-2) on touch up inside → LoginViewController (d-d-4)",
      ])
  }

  @Test func phrasesThatDifferStayAsTheyAre() throws {
    let versions = try Versions(
      Versions.view(labels, [Versions.leading("c-c-3", "a-a-1", "constant=\"8\"")]),
      Versions.view(labels, [Versions.leading("d-d-4", "b-b-2", "constant=\"9\"")]))
    #expect(
      versions.lines == [
        "- constraint \"Name\" label.leading = superview.leading + 8 (c-c-3)",
        "+ constraint \"Name\" label.leading = superview.leading + 9 (d-d-4)",
      ])
  }
}
