import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct DocumentEditorTests {
  private func document(_ text: String) throws -> Document {
    try Document(bytes: Array(text.utf8), path: "x.xib")
  }

  private func edit(
    _ text: String, _ change: (inout DocumentEditor, Document) throws -> Void
  ) throws -> String {
    let document = try document(text)
    var editor = DocumentEditor(document)
    try change(&editor, document)
    return String(decoding: try editor.apply().bytes, as: UTF8.self)
  }

  private func first(_ document: Document) throws -> DocumentElement {
    try #require(document.root.children.first { _ in true })
  }

  @Test func attributesAreSetAddedAndRemoved() throws {
    let text = "<document>\n\t<a  x='1'\ty=\"2\" id=\"k\" />\n</document>"
    let result = try edit(text) { editor, document in
      let element = try first(document)
      editor.setAttribute("x", to: "it's <5>", of: element)
      editor.removeAttribute("y", of: element)
      editor.setAttribute("z", to: "\n\"", of: element)
      editor.removeAttribute("missing", of: element)
    }
    #expect(
      result
        == "<document>\n\t<a  x='it&apos;s &lt;5&gt;' z='&#10;\"' id=\"k\" />\n</document>")
  }

  @Test func elementsOfAnyDepthAreInserted() throws {
    let depth = 1000
    var nested = NewElement("leaf", attributes: [("x", "1")])
    for _ in 0..<depth { nested = NewElement("n", children: [nested]) }
    let result = try edit("<document></document>") { editor, document in
      editor.insert(nested, into: document.root, at: .last)
    }
    #expect(result.split(separator: "<n>", omittingEmptySubsequences: false).count == depth + 1)
    #expect(result.split(separator: "</n>", omittingEmptySubsequences: false).count == depth + 1)
    #expect(result.contains("<leaf x=\"1\"/>"))
  }

  @Test func settingTheSameValueKeepsItsSpelling() throws {
    let text = "<document><a x=\"&#65;&#x42;\"/></document>"
    let result = try edit(text) { editor, document in
      editor.setAttribute("x", to: "AB", of: try first(document))
    }
    #expect(result == text)
  }

  @Test func attributesAreAddedToBareTags() throws {
    let result = try edit("<document><a/><b></b></document>") { editor, document in
      for child in document.root.children { editor.setAttribute("n", to: "1", of: child) }
    }
    #expect(result == "<document><a n=\"1\"/><b n=\"1\"></b></document>")
  }

  @Test func elementsAreInsertedOnTheirOwnLines() throws {
    let text = "<document>\r\n  <a>\r\n    <b/>\r\n  </a>\r\n</document>\r\n"
    let result = try edit(text) { editor, document in
      let parent = try first(document)
      let child = try #require(parent.child(named: "b"))
      editor.insert(NewElement("first"), into: parent, at: .first)
      editor.insert(NewElement("before"), into: parent, at: .before(child))
      editor.insert(NewElement("after"), into: parent, at: .after(child))
      editor.insert(
        NewElement("last", attributes: [("q", "&")], children: [NewElement("in")]), into: parent)
    }
    let expected = """
      <document>
        <a>
          <first/>
          <before/>
          <b/>
          <after/>
          <last q="&amp;">
            <in/>
          </last>
        </a>
      </document>

      """
    #expect(result == expected.replacing("\n", with: "\r\n"))
  }

  @Test func selfClosingAndEmptyParentsOpen() throws {
    let text = "<document>\n    <a x=\"1\"/>\n    <b></b>\n    <c>\n    </c>\n</document>"
    let result = try edit(text) { editor, document in
      for parent in document.root.children {
        editor.setAttribute("y", to: "2", of: parent)
        editor.insert(NewElement("n"), into: parent)
        editor.insert(NewElement("m"), into: parent, at: .first)
      }
    }
    #expect(
      result == """
        <document>
            <a x="1" y="2">
                <n/>
                <m/>
            </a>
            <b y="2">
                <n/>
                <m/>
            </b>
            <c y="2">
                <n/>
                <m/>
            </c>
        </document>
        """)
  }

  @Test func documentsOnOneLineStayOnOneLine() throws {
    let result = try edit("<document><a><b/></a></document>") { editor, document in
      editor.insert(NewElement("c"), into: try first(document))
    }
    #expect(result == "<document><a><b/><c/></a></document>")
  }

  @Test func removingTakesTheLineAndInnerChangesWithIt() throws {
    let text = "<document>\n  <a>\n    <b x=\"1\"/>\n  </a>\n  <c/><d/>\n</document>"
    let result = try edit(text) { editor, document in
      let children = Array(document.root.children)
      let inner = try #require(children[0].child(named: "b"))
      editor.setAttribute("x", to: "2", of: inner)
      editor.insert(NewElement("n"), into: children[0])
      editor.remove(inner)
      editor.remove(children[0])
      editor.remove(children[1])
    }
    #expect(result == "<document>\n  <d/>\n</document>")
  }

  @Test func charactersXMLForbidsAreRefused() throws {
    let document = try document("<document><a/></document>")
    var editor = DocumentEditor(document)
    editor.setAttribute("x", to: "\u{1}", of: try first(document))
    let error = #expect(throws: DocumentError.self) { _ = try editor.apply() }
    #expect(error?.kind == .unrepresentableCharacter(scalar: 1))
  }

  /// Sets a random attribute to a random value: the prefix and the suffix around the value keep
  /// every byte, and the document reads back with that value and no other difference.
  @Test(arguments: 0..<300)
  func randomAttributeEditsKeepEveryOtherByte(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = try #require(Fixture.documents.randomElement(using: &random))
    let document = try Fixture.document(name)
    let elements = [document.root] + Array(document.root.descendants)
    let editable = elements.filter { !$0.attributes.isEmpty && $0.name != "document" }
    let element = try #require(editable.randomElement(using: &random))
    let attribute = try #require(element.attributes.randomElement(using: &random))
    let alphabet = Array("ab<>&\"' \n\t日é🏝12.")
    let value = String(
      (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      })
    var editor = DocumentEditor(document)
    editor.setAttribute(attribute.name, to: value, of: element)
    let changed = try editor.apply()
    let suffix = document.bytes.count - attribute.valueRange.upperBound
    #expect(
      changed.bytes.prefix(attribute.valueRange.lowerBound)
        == document.bytes.prefix(attribute.valueRange.lowerBound))
    #expect(changed.bytes.suffix(suffix) == document.bytes.suffix(suffix))
    let again = [changed.root] + Array(changed.root.descendants)
    #expect(again.count == elements.count)
    for (old, new) in zip(elements, again) {
      for (before, after) in zip(old.attributes, new.attributes) {
        let isEdited = old == element && before == attribute
        #expect(after.value == (isEdited ? value : before.value))
      }
    }
  }

  /// Many random edits at once, undone one kind at a time: inserting then removing gives the
  /// original bytes back.
  @Test(arguments: 0..<100)
  func insertingThenRemovingGivesTheSameBytes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let document = try Fixture.document("Library.storyboard")
    let parents = Array(document.root.descendants).filter { !$0.children.isEmpty }
    let parent = try #require(parents.randomElement(using: &random))
    let sibling = try #require(Array(parent.children).randomElement(using: &random))
    let placement: ElementPlacement =
      [.first, .last, .before(sibling), .after(sibling)].randomElement(using: &random) ?? .last
    var editor = DocumentEditor(document)
    editor.insert(
      NewElement("inserted", attributes: [("id", "new-el-emt")]), into: parent, at: placement)
    let changed = try editor.apply()
    let inserted = try #require(changed.element(id: "new-el-emt"))
    #expect(changed.bytes.count > document.bytes.count)
    var undo = DocumentEditor(changed)
    undo.remove(inserted)
    #expect(try undo.apply().bytes == document.bytes)
  }

  @Test func writingReplacesTheFileAndKeepsLinksAndMode() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "a.xib")
    let link = directory.appending(path: "link.xib")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let document = try Fixture.document("Card.xib")
    try document.write(to: link.path)
    #expect(Array(try Data(contentsOf: file)) == document.bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 2)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let error = #expect(throws: DocumentError.self) {
      try document.write(to: directory.appending(path: "no/such.xib").path)
    }
    #expect(error?.kind == .unwritable(reason: "no such file or directory"))
  }

  @Test func aFileThatChangedSinceItWasReadIsNotReplaced() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "a.xib")
    let bytes = try Fixture.document("Card.xib").bytes
    try Data(bytes).write(to: file)
    let read = try Document(path: file.path)
    let changed = try Document(bytes: bytes + Array("\n".utf8), path: file.path)
    let others = Data(bytes + Array("<!-- -->".utf8))
    try others.write(to: file)
    let error = #expect(throws: DocumentError.self) { try changed.replace(read) }
    #expect(error?.kind == .changed)
    #expect(try Data(contentsOf: file) == others)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["a.xib"])
    try changed.replace(Document(path: file.path))
    #expect(Array(try Data(contentsOf: file)) == changed.bytes)
  }
}
