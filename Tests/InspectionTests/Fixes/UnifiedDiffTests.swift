import Foundation
import InterfaceBuilder
import Testing

@testable import Inspection

/// Differences as `patch` reads them.
struct UnifiedDiffTests {
  private func diff(_ text: String, _ splices: [Splice]) -> String {
    String(
      decoding: UnifiedDiff(DocumentPatch(splices), of: Array(text.utf8)).text(path: "a.xib"),
      as: UTF8.self)
  }

  private static let text = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n"

  @Test func changedRemovedAndInsertedLines() {
    #expect(diff(Self.text, []) == "")
    #expect(
      diff(
        Self.text,
        [
          Splice(range: 2..<3, replacement: Array("two".utf8)),
          Splice(range: 21..<24, replacement: []),
        ]) == """
          --- a.xib
          +++ a.xib
          @@ -1,5 +1,5 @@
           1
          -2
          +two
           3
           4
           5
          @@ -8,5 +8,4 @@
           8
           9
           10
          -11
           12

          """)
    #expect(
      diff(Self.text, [Splice(range: 1..<1, replacement: Array("\nx".utf8))]).contains(
        "@@ -1,4 +1,5 @@\n 1\n+x\n 2\n"))
  }

  @Test func aMissingLastLineEndIsSaid() {
    #expect(
      diff("1\n2", [Splice(range: 2..<3, replacement: Array("3".utf8))]).hasSuffix(
        "-2\n\\ No newline at end of file\n+3\n\\ No newline at end of file\n"))
  }

  @Test func theNameOfTheFileIsEscaped() {
    let text = UnifiedDiff(
      DocumentPatch([Splice(range: 0..<1, replacement: [UInt8(ascii: "2")])]), of: Array("1".utf8)
    ).text(path: "a\n.xib")
    #expect(String(decoding: text, as: UTF8.self).hasPrefix("--- a\\n.xib\n+++ a\\n.xib\n"))
  }
}
