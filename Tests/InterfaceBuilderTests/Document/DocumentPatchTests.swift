import InterfaceBuilder
import Testing

/// Edits as replacements of byte ranges, and what undoes them.
struct DocumentPatchTests {
  private static let text = """
    <document>
    \t<view id="a">
    \t\t<constraints>
    \t\t\t<constraint firstAttribute="top" constant="8" id="c"/>
    \t\t\t<constraint firstAttribute="width" constant="9" id="d"/>
    \t\t</constraints>
    \t</view>
    </document>

    """

  private func patch(
    _ bytes: [UInt8], _ change: (inout DocumentEditor, Document) -> Void
  ) throws -> (Document, DocumentPatch) {
    let document = try Document(bytes: bytes, path: "x.xib")
    var editor = DocumentEditor(document)
    change(&editor, document)
    return (document, try editor.patch())
  }

  private static func edit(_ editor: inout DocumentEditor, _ document: Document) {
    guard let first = document.element(id: "c"), let second = document.element(id: "d"),
      let list = first.parent
    else { return }
    editor.setAttribute("constant", to: "12", of: first)
    editor.remove(second)
    editor.insert(NewElement("constraint", attributes: [("id", "ß")]), into: list)
  }

  @Test(arguments: ["\n", "\r\n"])
  func theInverseGivesTheSameBytes(newline: String) throws {
    let bytes = Array(Self.text.replacing("\n", with: newline).utf8)
    let (document, patch) = try patch(bytes, Self.edit)
    let changed = patch.applied(to: bytes)
    #expect(changed != bytes)
    #expect(patch.inverse(of: bytes).applied(to: changed) == bytes)
    var editor = DocumentEditor(document)
    Self.edit(&editor, document)
    #expect(try editor.apply().bytes == changed)
  }

  @Test func onlyTheEditedBytesAreNamed() throws {
    let bytes = Array(Self.text.utf8)
    let (_, patch) = try patch(bytes) { editor, document in
      document.element(id: "c").map { editor.setAttribute("constant", to: "12", of: $0) }
    }
    #expect(patch.splices.count == 1)
    #expect(patch.splices.map { Array(bytes[$0.range]) } == [Array("8".utf8)])
    #expect(patch.splices.map(\.replacement) == [Array("12".utf8)])
  }

  @Test func rangesOfAnUTF16DocumentAreThoseOfItsFile() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + Self.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let (document, patch) = try patch(bytes, Self.edit)
    var editor = DocumentEditor(document)
    Self.edit(&editor, document)
    let changed = patch.applied(to: bytes)
    #expect(try editor.apply().bytes == changed)
    #expect(patch.inverse(of: bytes).applied(to: changed) == bytes)
    #expect(try Document(bytes: changed, path: "x.xib").element(id: "ß") != nil)
  }

  @Test func offsetsAreThoseOfTheChangedFile() {
    let patch = DocumentPatch([
      Splice(range: 2..<4, replacement: [1, 1, 1]), Splice(range: 6..<6, replacement: [1]),
    ])
    #expect([0, 2, 3, 4, 5, 6, 9].map(patch.offset) == [0, 5, 5, 5, 6, 8, 11])
  }

  @Test func newAttributesStandWhereInterfaceBuilderWritesThem() throws {
    let bytes = Array(
      """
      <document><label contentMode="left" text="x" id="a"/>\
      <constraint firstAttribute="top" constant="8" id="c"/></document>
      """.utf8)
    let (_, patch) = try patch(bytes) { editor, document in
      document.element(id: "a").map { editor.setAttribute("fixedFrame", to: "YES", of: $0) }
      guard let constraint = document.element(id: "c") else { return }
      editor.setAttribute("firstItem", to: "s", of: constraint)
      editor.setAttribute("priority", to: "999", of: constraint)
    }
    #expect(
      String(decoding: patch.applied(to: bytes), as: UTF8.self) == """
        <document><label contentMode="left" fixedFrame="YES" text="x" id="a"/>\
        <constraint firstItem="s" firstAttribute="top" priority="999" constant="8" id="c"/></document>
        """)
  }
}
