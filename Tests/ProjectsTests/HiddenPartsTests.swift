import Testing

@testable import Projects

/// Controls in hidden views that nothing shows.
struct HiddenPartsTests {
  private func blanked(_ text: String) -> String {
    String(decoding: HiddenParts.blanked(Array(text.utf8)), as: UTF8.self)
  }

  private static func view(
    _ attributes: String, inside: String = "", around: String = "view", outlets: String = ""
  ) -> String {
    """
    <\(around) id="around"><subviews><button \(attributes) id="b"><state title="Go"/>\(inside)
    <connections><action selector="go:" destination="-1" id="a"/>
    <segue destination="next" kind="show" id="s"/></connections></button></subviews>
    <connections>\(outlets)</connections></\(around)>
    """
  }

  private static func outlet(to id: String) -> String {
    "<outlet property=\"item\" destination=\"\(id)\" id=\"o\"/>"
  }

  @Test func aHiddenButtonWithoutOutletDoesNothing() {
    let text = blanked(Self.view("hidden=\"YES\""))
    #expect(!text.contains("go:"))
    #expect(!text.contains("next"))
    #expect(text.contains("title=\"Go\""))
    let parts = HiddenParts(Array(Self.view("hidden=\"YES\"").utf8))
    #expect(parts.contain(Self.view("hidden=\"YES\"").utf8.count / 2))
    #expect(!parts.contain(0))
  }

  @Test(arguments: [
    view(""), view("hidden=\"NO\""), view("hidden=\"YES\" tag=\"4\""),
    view("hidden=\"YES\"", outlets: outlet(to: "b")),
    view("hidden=\"YES\"", inside: "<view id=\"in\"/>", outlets: outlet(to: "in")),
    view("hidden=\"YES\"", around: "stackView", outlets: outlet(to: "around")),
    view("hidden=\"YES\"", inside: "<variation key=\"widthClass=regular\" hidden=\"NO\"/>"),
    view("hidden=\"YES\"", inside: "<accessibility key=\"a\" identifier=\"go\"/>"),
  ])
  func whatCodeMayShowMayBeTouched(text: String) {
    #expect(blanked(text) == text)
  }

  @Test func aViewAroundOneThatAnOutletLeadsToIsHiddenAllTheSame() {
    let text = Self.view("hidden=\"YES\"", outlets: Self.outlet(to: "around"))
    #expect(!blanked(text).contains("go:"))
  }

  @Test func whatAHiddenContainerEmbedsIsMade() {
    let text = Self.view("hidden=\"YES\"").replacing("kind=\"show\"", with: "kind=\"embed\"")
    #expect(blanked(text).contains("next"))
    #expect(!blanked(text).contains("go:"))
  }
}
