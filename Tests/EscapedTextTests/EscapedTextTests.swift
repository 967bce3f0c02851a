import EscapedText
import Testing

struct EscapedTextTests {
  @Test(arguments: [
    ("a\nb\r\tc", #"a\nb\r\tc"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#),
    ("\u{0}\u{7F}", #"\u{0}\u{7F}"#),
    ("\u{9B}31m", #"\u{9B}31m"#), ("a\u{202E}b\u{2066}c\u{200F}", #"a\u{202E}b\u{2066}c\u{200F}"#),
    ("a\u{2028}b\u{2029}c\u{85}", #"a\u{2028}b\u{2029}c\u{85}"#),
    ("zero\u{200B}width\u{FEFF}", #"zero\u{200B}width\u{FEFF}"#), ("\u{FFFE}", #"\u{FFFE}"#),
    ("tag\u{E0041}", #"tag\u{E0041}"#), ("soft\u{AD}hyphen", #"soft\u{AD}hyphen"#),
    ("a\u{200D}b", #"a\u{200D}b"#), ("\u{FE0F}x", #"\u{FE0F}x"#),
  ])
  func misleadingCharactersAreCodes(text: String, escaped: String) {
    #expect(text.escaped == escaped)
    #expect(escaped.escaped == escaped)
  }

  @Test(arguments: [
    "plain", "Größe 3 × 4 …", "שלום עולם", "مرحبا", "日本語", "é", "e\u{301}", "👩‍👩‍👧", "❤️", "می‌خواهم",
    "क्‍ष", "",
  ])
  func textIsKept(text: String) {
    #expect(Array(text.escaped.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func anotherNotationTakesTheCodes() {
    #expect("a\u{202E}\u{1D173}b".escaped { "<\($0.value)>" } == "a<8238><119155>b")
  }

  /// No text, however its characters follow one another, keeps one that a terminal obeys.
  @Test func noMisleadingCharacterIsLeftBesideAnyOther() {
    let neighbours: [Unicode.Scalar] = ["a", "م", "\u{200D}", "\u{FE0F}", "\u{202E}"]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.isMisleading else { continue }
      let isShaping = scalar.properties.isJoinControl || scalar.properties.isVariationSelector
      guard !isShaping else { continue }
      for neighbour in neighbours {
        var text = String.UnicodeScalarView([neighbour, scalar])
        text.append(neighbour)
        #expect(!String(text).escaped.unicodeScalars.contains(scalar))
      }
    }
  }
}
