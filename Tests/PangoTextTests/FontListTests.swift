import AutoLayout
import Foundation
import Testing

@testable import PangoText

/// The list of fonts that packages of the tool hold.
struct FontListTests {
  @Test func itNamesEveryFontThatTextMayUse() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../scripts/fonts")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let listed = lines.filter { !$0.hasPrefix("#") }.map(String.init)
    let used = FontFile.Typeface.allCases.flatMap { typeface in
      Font.Weight.allCases.flatMap { weight in
        [false, true].map { isItalic in
          FontFile.nearest(typeface, weight: weight, isItalic: isItalic).name
        }
      }
    }
    #expect(listed == Set(used).sorted())
  }
}
