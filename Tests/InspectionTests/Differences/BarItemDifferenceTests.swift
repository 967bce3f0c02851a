import Testing
@testable import Inspection

/// Differences of bar items, of the segues of bars, and of members in the same words.
struct BarItemDifferenceTests {
  private func bar(_ items: String) -> String {
    Versions.storyboard("").replacing(
      "</viewController>",
      with:
        "<navigationItem key=\"navigationItem\" id=\"n-i-1\">\(items)</navigationItem></viewController>"
    )
  }

  @Test func aBarItemThatIsAloneNowIsNotMoved() throws {
    let alone = "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"b-i-1\"/>"
    let other = "<barButtonItem systemItem=\"edit\" id=\"b-i-2\"/>"
    let list = alone.replacing("key=\"rightBarButtonItem\" ", with: "")
    func several(_ items: String) -> String {
      "<rightBarButtonItems>\(items)</rightBarButtonItems>"
    }
    #expect(try Versions(document: bar(alone), bar(several(list))).lines.isEmpty)
    let lines = try Versions(document: bar(several(other + list)), bar(alone)).lines
    #expect(lines.count == 1 && lines[0].hasPrefix("- \"edit\" bar button item"), "\(lines)")
    let unlike = alone.replacing("b-i-1", with: "b-i-3").replacing("add", with: "save")
    #expect(
      try Versions(document: bar(several(other + list)), bar(unlike)).lines == [
        "- \"add\" bar button item (b-i-1) in navigation item",
        "~ \"save\" bar button item (b-i-3): system item edit → save",
      ])
  }

  @Test func unwindSeguesSayTheirActions() throws {
    func segue(_ action: String, _ id: String) -> String {
      bar(
        "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"save\" id=\"b-i-1\"><connections><segue destination=\"e-x-1\" kind=\"unwind\" unwindAction=\"\(action):\" id=\"\(id)\"/></connections></barButtonItem>"
      ).replacing("</objects>", with: "<exit id=\"e-x-1\" sceneMemberID=\"exit\"/></objects>")
    }
    let lines = try Versions(document: segue("shared", "u-s-1"), segue("toured", "u-s-2")).lines
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains(", action \"shared:\"") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains(", action \"toured:\"") }, "\(lines)")
  }

  @Test func membersInTheSameWordsSayTheirIDs() throws {
    func view(_ id: String, _ inside: String = "") -> String {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(inside)</view>"
    }
    func leading(_ id: String, _ item: String, _ other: String) -> String {
      "<constraint firstItem=\"\(item)\" firstAttribute=\"leading\" secondItem=\"\(other)\" secondAttribute=\"leading\" id=\"\(id)\"/>"
    }
    let inside = Versions.view([view("i-i-1")], [leading("c-c-1", "i-i-1", "o-o-1")])
    let new = Versions.view([view("o-o-1", inside)], [leading("c-c-2", "o-o-1", "r-t-1")])
    let lines = try Versions(Versions.view([]), new).lines
    #expect(
      lines.contains("+ constraint view (i-i-1).leading = superview.leading (c-c-1)"), "\(lines)")
    #expect(
      lines.contains("+ constraint view.leading = superview (r-t-1).leading (c-c-2)"), "\(lines)")
  }
}
