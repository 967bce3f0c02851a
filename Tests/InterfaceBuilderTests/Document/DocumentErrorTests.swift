import Foundation
import InterfaceBuilder
import Testing

@Suite struct DocumentErrorTests {
  private func error(_ text: String) throws -> DocumentError {
    try #require(throws: DocumentError.self) {
      _ = try Document(bytes: Array(text.utf8), path: "a.xib")
    }
  }

  private func error(path: String) throws -> DocumentError {
    try #require(throws: DocumentError.self) { _ = try Document(path: path) }
  }

  @Test func aMissingFileIsNamed() throws {
    #expect(
      try error(path: "nowhere/x.xib").description
        == "nowhere/x.xib:1:1: error: no such file; pass the path of a .storyboard or .xib file")
  }

  @Test func directoriesAndSpecialFilesAreRefused() throws {
    #expect(try error(path: Fixture.directory.path).kind == .directory)
    #expect(try error(path: "/dev/zero").kind == .specialFile)
    #expect(try error(path: Fixture.path("Card.xib") + "/x").kind == .missingFile)
  }

  @Test(arguments: ["", "\u{FEFF}", " \n\t"])
  func emptyFilesAreRefused(text: String) throws {
    #expect(try error(text).kind == .empty)
  }

  @Test(arguments: [
    ("hello", DocumentError.NotXML.other), ("bplist00", .binaryPropertyList),
    ("NIBArchive", .compiledNib), ("version https://git-lfs.github.com/spec/v1", .gitLFSPointer),
  ])
  func filesThatAreNoXMLAreRecognised(text: String, what: DocumentError.NotXML) throws {
    #expect(try error(text).kind == .notXML(what))
  }

  @Test func truncatedDocumentsNameTheOpenElement() throws {
    let text = "<document>\n  <objects>\n    <view id=\"a\">"
    let position = DocumentPosition(line: 3, column: 5)
    for cut in [text, text + "<!-- x", text + "<label te", text + "<![CDATA[", text + "</vie"] {
      #expect(try error(cut).kind == .truncated(openElement: "view", openedAt: position))
    }
    #expect(try error("<?xml version=\"1.0\"?>").kind == .noElement)
    #expect(try error("<docum").kind == .noElement)
    #expect(
      try error(text).description.hasPrefix("a.xib:3:18: error: the document ends inside <view>"))
  }

  @Test func everyTruncationOfADocumentIsAnError() throws {
    let bytes = try Fixture.bytes("Panel.xib")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in stride(from: 0, through: end, by: 7) {
      let error = #expect(throws: DocumentError.self) {
        _ = try Document(bytes: Array(bytes[..<count]), path: "cut.xib")
      }
      #expect(error?.description.contains("\n") == false)
    }
  }

  @Test func oldArchivesAreExplained() throws {
    #expect(
      try error(path: Fixture.path("Archive.xib")).message
        == "saved in the Xcode 4 format; open and save it in Xcode 5 or later")
    #expect(try error("<?xml version=\"1.0\"?>\n<archive>").position.line == 2)
  }

  @Test func foreignRootsAreRefused() throws {
    #expect(try error("<plist/>").kind == .unexpectedRoot(name: "plist"))
  }

  @Test func malformedXMLHasAPosition() throws {
    let mismatch = try error("<document>\n <a>\n </b>\n</document>")
    #expect(mismatch.position.line == 3)
    #expect(mismatch.message.contains("does not match <a>, opened at 2:2"))
    #expect(try error("<document a=\"1\" a=\"2\"/>").message.contains("twice"))
    #expect(try error("<document>&nbsp;</document>").message.contains("&amp;"))
    #expect(try error("<document/>\n<x/>").position == DocumentPosition(line: 2, column: 1))
    let conflict = try error("<document>\n<<<<<<< HEAD\n<a/>\n=======\n>>>>>>> x\n</document>")
    #expect(conflict.message.contains("merge conflict"))
    #expect(conflict.position.line == 2)
  }

  @Test func nestingIsBounded() throws {
    let limit = Document.maximumDepth
    let deep = "<document>" + String(repeating: "<v>", count: limit)
    #expect(try error(deep).kind == .tooDeep)
    let allowed =
      "<document>" + String(repeating: "<v>", count: limit - 1)
      + String(repeating: "</v>", count: limit - 1) + "</document>"
    #expect(try Document(bytes: Array(allowed.utf8), path: "x").elementCount == limit)
  }

  @Test func theNumberOfElementsIsBounded() throws {
    let limit = Document.maximumElementCount
    let many = "<document>" + String(repeating: "<v/>", count: limit)
    #expect(try error(many).kind == .tooManyElements)
  }

  @Test func entitiesAreRefusedBeforeTheyExpand() throws {
    var text = "<!DOCTYPE document [<!ENTITY a \"lol\">"
    for (name, other) in zip("bcdefghi", "abcdefgh") {
      text += "<!ENTITY \(name) \"" + String(repeating: "&\(other);", count: 10) + "\">"
    }
    #expect(try error(text + "]><document>&i;</document>").kind == .entityDeclaration)
  }

  @Test func encodingsThatCannotBeReadAreNamed() throws {
    let unknown = "<?xml version=\"1.0\" encoding=\"KOI8-R\"?><document/>"
    #expect(try error(unknown).kind == .unsupportedEncoding(name: "KOI8-R"))
    let odd = #expect(throws: DocumentError.self) {
      _ = try Document(bytes: [0xFF, 0xFE, 0x3C], path: "a")
    }
    #expect(odd?.kind == .invalidUTF16)
  }

  @Test func errorsAreOneLineWhateverThePath() {
    let error = DocumentError(path: "a\nb\u{2028}\u{1B}[31m\u{202E}.xib", kind: .empty)
    #expect(error.description.hasPrefix(#"a\nb\u{2028}\u{1B}[31m\u{202E}.xib:1:1: error: "#))
  }

  @Test func unreadableFilesSayWhy() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib").path
    #expect(FileManager.default.createFile(atPath: path, contents: Data("<document/>".utf8)))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    // The superuser reads everything.
    guard !FileManager.default.isReadableFile(atPath: path) else { return }
    #expect(try error(path: path).kind == .unreadable(reason: "permission denied"))
  }
}
