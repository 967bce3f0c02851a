import AutoLayout
import Testing

@testable import InterfaceBuilder

/// Texts of documents in other languages.
struct DocumentLanguageTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
    <label text="Hello" id="l" userLabel="Greeting"/>
    <label id="m"><string key="text">two
    lines</string></label>
    <button id="b"><state key="normal" title="Press"/></button>
    <button id="c"><buttonConfiguration key="configuration" style="plain" title="Plain"/></button>
    <textField placeholder="Name" id="t"/>
    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
    </segmentedControl></subviews></view></objects></document>
    """

  private func texts(_ language: DocumentLanguage?) throws -> [String?] {
    let document = try Document(bytes: Array(Self.document.utf8), path: "test.xib")
    let description = DocumentDescription(document, language: language)
    func content<Content: ElementContent>(_ id: String, _ type: Content.Type) -> Content? {
      description.view(id: id)?.content as? Content
    }
    let segments = content("s", SegmentedControlContent.self)?.segments.map(\.title) ?? []
    return [
      content("l", LabelContent.self)?.displayedText,
      content("m", LabelContent.self)?.displayedText,
      content("b", ButtonContent.self)?.displayedText,
      content("c", ButtonContent.self)?.displayedText,
      content("t", TextFieldContent.self)?.placeholder,
    ] + segments
  }

  @Test func tablesReplaceWhatTheyHave() throws {
    let language = DocumentLanguage(texts: [
      "l.text": "Hallo", "m.text": "drei", "b.normalTitle": "Drücken",
      "c.configuration.title": "Schlicht", "t.placeholder": "Ihr Name",
      "s.segmentTitles[1]": "Zwei",
      "l.userLabel": "no",
    ])
    #expect(
      try texts(language)
        == ["Hallo", "drei", "Drücken", "Schlicht", "Ihr Name", "One", "Zwei"])
    #expect(
      try texts(nil) == ["Hello", "two\nlines", "Press", "Plain", "Name", "One", "Two"])
  }

  @Test(arguments: [
    (Pseudolanguage.doubleLength, "Press Press"), (.accented, "Préss"), (.bounded, "[# Press #]"),
    (.rightToLeft, "Press"), (.rightToLeftStrings, "\u{202E}Press\u{202C}"),
  ])
  func pseudolanguagesChangeEveryText(language: Pseudolanguage, title: String) throws {
    #expect(try texts(DocumentLanguage(pseudolanguage: language))[2] == title)
    #expect(language.text("") == "")
  }

  /// Code gives texts to labels that are empty in the document, too.
  @Test func whatHasNoTextIsGivenOne() throws {
    let text = Self.document.replacing("text=\"Hello\" ", with: "")
    let document = try Document(bytes: Array(text.utf8), path: "test.xib")
    func shown(_ language: DocumentLanguage?) -> String? {
      let label = DocumentDescription(document, language: language).view(id: "l")
      return (label?.content as? LabelContent)?.displayedText
    }
    #expect(shown(DocumentLanguage(texts: ["l.text": "Hallo"])) == "Hallo")
    #expect(shown(DocumentLanguage(texts: ["m.text": "Hallo"])) ?? "" == "")
    #expect(shown(nil) ?? "" == "")
  }

  @Test func aPseudolanguageComesAfterTranslation() throws {
    let language = DocumentLanguage(texts: ["l.text": "Hallo"], pseudolanguage: .bounded)
    #expect(try texts(language)[0] == "[# Hallo #]")
  }
}
