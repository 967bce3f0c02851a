import InterfaceBuilder
import Testing

@Suite struct DocumentTreeTests {
  @Test(arguments: Fixture.documents)
  func anUnchangedDocumentIsByteIdentical(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let document = try Document(bytes: bytes, path: name)
    #expect(document.bytes == bytes)
    #expect(try DocumentEditor(document).apply().bytes == bytes)
  }

  /// Writes the tree again from its own ranges: start tags, text between them and end tags must
  /// tile the file exactly.
  @Test(arguments: Fixture.documents)
  func rangesTileTheFile(name: String) throws {
    let document = try Fixture.document(name)
    let bytes = document.bytes
    for element in [document.root] + Array(document.root.descendants) {
      let tag = Array(bytes[element.startTagRange])
      #expect(tag.starts(with: "<\(element.name)".utf8))
      #expect(tag.last == UInt8(ascii: ">"))
      #expect(bytes[element.range].last == UInt8(ascii: ">"))
      if !element.isSelfClosing {
        #expect(
          bytes[..<element.range.upperBound].reversed().starts(
            with: "</\(element.name)>".utf8.reversed()))
      }
      for attribute in element.attributes {
        let text = String(decoding: bytes[attribute.range], as: UTF8.self)
        let raw = String(decoding: bytes[attribute.valueRange], as: UTF8.self)
        #expect(text == "\(attribute.name)=\"\(raw)\"")
      }
    }
  }

  @Test func attributesKeepOrderAndAreDecoded() throws {
    let label = try #require(Fixture.document("Library.storyboard").element(id: "ttl-03-lbl"))
    #expect(label.name == "label")
    #expect(label["text"] == "War & Peace")
    #expect(
      label.attributes.prefix(3).map(\.name) == ["opaque", "userInteractionEnabled", "contentMode"])
    #expect(label.parent?.name == "subviews")
    #expect(label.child(key: "fontDescription")?["weight"] == "semibold")
  }

  @Test func positionsAreLinesAndCharacters() throws {
    let text = "<document>\r\n  <a é=\"1\" b='2'/>\r<b/>\n</document>"
    let document = try Document(bytes: Array(text.utf8), path: "x.xib")
    let children = Array(document.root.children)
    #expect(children[0].position == DocumentPosition(line: 2, column: 3))
    #expect(children[0].position(ofAttribute: "b") == DocumentPosition(line: 2, column: 12))
    #expect(children[1].position == DocumentPosition(line: 3, column: 1))
  }

  @Test func positionsInLongLinesCountCharacters() throws {
    let text =
      "<document>\n" + String(repeating: "<é x=\"日本\"/>", count: 2000) + "\n<b/></document>"
    let document = try Document(bytes: Array(text.utf8), path: "x.xib")
    for (index, child) in document.root.children.enumerated() where child.name != "b" {
      #expect(child.position == DocumentPosition(line: 2, column: 1 + 11 * index))
    }
    #expect(document.root.children.last?.position == DocumentPosition(line: 3, column: 1))
  }

  @Test func textIsKeptButNotTheSpaceBetweenChildren() throws {
    let text = "<document>\n <string> a\n b </string>\n <x>  <y/> t <y/></x><z> </z></document>"
    let document = try Document(bytes: Array(text.utf8), path: "x.xib")
    let children = Array(document.root.children)
    #expect(document.root.text == nil)
    #expect(children[0].text == " a\n b ")
    #expect(children[1].text == " t ")
    #expect(children[2].text == " ")
  }

  @Test func duplicateIDsAreFoundButNotDeviceNames() throws {
    let document = try Fixture.document(
      objects: #"<view id="a"><label id="b"/><label id="a"/></view><view id="retina6_12"/>"#)
    #expect(document.elementsWithDuplicateID.map(\.name) == ["label"])
    #expect(document.element(id: "a")?.name == "view")
    #expect(document.element(id: "retina6_12")?.name == "view")
    #expect(document.element(id: "missing") == nil)
  }

  @Test func aThousandNestedViewsAreRead() throws {
    let depth = 1000
    let text =
      String(repeating: "<view><subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
    let document = try Fixture.document(objects: text)
    let deepest = try #require(Array(document.root.descendants).last)
    #expect(Array(deepest.ancestors).count == 2 * depth + 1)
  }

  @Test func aByteOrderMarkIsKept() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + (try Fixture.bytes("Card.xib"))
    let document = try Document(bytes: bytes, path: "bom.xib")
    #expect(document.bytes == bytes)
    #expect(document.root.position == DocumentPosition(line: 2, column: 1))
    #expect(document.element(id: "img-01-aaa")?["image"] == "cover")
  }

  @Test(arguments: [true, false])
  func utf16IsReadAndWrittenBack(bigEndian: Bool) throws {
    let text =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<document><l text=\"日本🏝\" id=\"x\"/></document>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let parts = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? parts : parts.reversed()
    }
    let document = try Document(bytes: bytes, path: "wide.xib")
    let label = try #require(document.element(id: "x"))
    #expect(label["text"] == "日本🏝")
    #expect(document.bytes == bytes)
    var editor = DocumentEditor(document)
    editor.setAttribute("text", to: "abc", of: label)
    let changed = try editor.apply()
    #expect(changed.element(id: "x")?["text"] == "abc")
    #expect(changed.bytes.count == bytes.count - 2)
    #expect(changed.encoding == document.encoding)
  }

  @Test func latin1IsReadAndEditedWithReferences() throws {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document><l text=\"".utf8)
    bytes += [0xE9] + Array("\" id=\"x\"/></document>".utf8)
    let document = try Document(bytes: bytes, path: "latin.xib")
    let label = try #require(document.element(id: "x"))
    #expect(label["text"] == "é")
    #expect(label.position(ofAttribute: "id").column == 66)
    var editor = DocumentEditor(document)
    editor.setAttribute("userLabel", to: "日", of: label)
    let changed = try editor.apply()
    #expect(changed.element(id: "x")?["userLabel"] == "日")
    #expect(changed.element(id: "x")?["text"] == "é")
  }
}
