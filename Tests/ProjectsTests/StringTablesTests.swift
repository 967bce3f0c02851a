import Foundation
import Testing

@testable import Projects

/// The texts of a document in other languages.
struct StringTablesTests {
  private func tables(
    _ files: [String: String], of document: String = "App/Base.lproj/Main.storyboard"
  ) throws -> (StringTables, ProjectFolder) {
    let folder = try ProjectFolder()
    try folder.write(files)
    try folder.write([document: ""])
    return (StringTables(of: "\(folder.path)/\(document)"), folder)
  }

  @Test func tablesLieBesideTheDocument() throws {
    let (tables, folder) = try tables([
      "App/de.lproj/Main.strings": """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a"; */
      "a.text" = "Hallo \\"Welt\\"";

      // one more
      "b.title" = "Größe\\nzwei";
      """,
      "App/de.lproj/Other.strings": "\"a.text\" = \"no\";",
    ])
    #expect(tables.texts(in: "de") == ["a.text": "Hallo \"Welt\"", "b.title": "Größe\nzwei"])
    #expect(tables.texts(in: "fr") == nil)
    _ = folder
  }

  @Test func aRegionCompletesItsLanguage() throws {
    let (tables, folder) = try tables([
      "App/pt.lproj/Main.strings": "\"a.text\" = \"A\"; \"b.text\" = \"B\";",
      "App/pt-BR.lproj/Main.strings": "\"a.text\" = \"C\";",
      "App/German.lproj/Main.strings": "\"a.text\" = \"G\";",
    ])
    #expect(tables.texts(in: "pt_BR") == ["a.text": "C", "b.text": "B"])
    #expect(tables.texts(in: "pt") == ["a.text": "A", "b.text": "B"])
    #expect(tables.texts(in: "de-AT") == ["a.text": "G"])
    _ = folder
  }

  @Test func widthsAndNumbersHaveVariants() throws {
    let (tables, folder) = try tables([
      "App/en.lproj/Main.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>a.text</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict><key>20</key><string>Short</string><key>100</key><string>Long enough</string></dict></dict>
      <key>b.text</key><dict><key>NSStringLocalizedFormatKey</key><string>All %#@n@!</string>
      <key>n</key><dict><key>one</key><string>%d thing</string><key>other</key><string>%d things</string>
      </dict></dict></dict></plist>
      """
    ])
    #expect(
      tables.texts(in: "en") == ["a.text": "Long enough", "b.text": "All %d things!"])
    _ = folder
  }

  @Test func catalogsHoldAllLanguages() throws {
    let (tables, folder) = try tables([
      "App/mul.lproj/Main.xcstrings": """
      {"sourceLanguage":"en","strings":{
        "a.text":{"localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Hallo"}},
          "fr":{"stringUnit":{"state":"new","value":""}}}},
        "b.text":{"localizations":{"de":{"variations":{"plural":{
          "one":{"stringUnit":{"value":"eins"}},"other":{"stringUnit":{"value":"viele"}}}}}}},
        "c.text":{}},"version":"1.0"}
      """
    ])
    #expect(tables.texts(in: "de") == ["a.text": "Hallo", "b.text": "viele"])
    #expect(tables.texts(in: "fr") == nil)
    _ = folder
  }

  @Test func bytesOfXcodesOlderFilesAreRead() throws {
    let text = "\"a.text\" = \"é\";\n"
    let utf16 = Data([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(StringTables.texts(inTable: utf16) == ["a.text": "é"])
    #expect(StringTables.texts(inTable: Data([0xEF, 0xBB, 0xBF]) + text.utf8) == ["a.text": "é"])
    #expect(StringTables.texts(inTable: Data("\"a.text\" = ".utf8)) == nil)
    #expect(StringTables.texts(inTable: Data()) == [:])
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let (tables, folder) = try tables(["App/de.lproj/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/de.lproj/Main.strings", withDestinationPath: "/etc/hostname")
    #expect(tables.texts(in: "de") == nil)
  }
}
