import Testing

@testable import Projects

/// Texts that code gives the labels and buttons of outlets.
struct TextsGivenTests {
  /// The text that code gives the outlet `name` of a class in Swift.
  private func text(
    _ code: String, _ files: [String: String] = [:], written: String = "Label"
  ) throws -> String? {
    let folder = try ProjectFolder()
    let page = "class Page: View {\n@IBOutlet var name: UILabel!\nfunc f() {\n\(code)\n}\n}"
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, "App/Page.swift": page,
      "App/Page.xib": "<outlet property=\"name\" destination=\"a\" id=\"b\"/>",
      "App/en.lproj/Localizable.strings":
        #""greet" = "Hello \"you\"";"# + "\n" + #""count" = "%d things"; "save" = "Save";"#,
      "App/fr.lproj/Localizable.strings": #""greet" = "Bonjour"; "save" = "Enregistrer";"#,
    ])
    try folder.write(files)
    var facts = ProjectFacts(searched: [])
    let given = facts.textsGiven(
      to: ["Page": ["name": written]], for: folder.path + "/App/Page.xib")
    return given["Page"]?["name"]
  }

  @Test(arguments: [
    ("name.text = \"Save all\"", "Save all"),
    ("self.name?.text = \"Save\\n\\\"all\\\"\"; f()", "Save\n\"all\""),
    ("name.text = NSLocalizedString(\"greet\", comment: \"\")", "Hello \"you\""),
    ("name.text = String(localized: \"save\")", "Save"),
    ("name.text = \"save\".localized()", "Save"),
    ("name.setTitle(\"Save\", for: .normal)", "Save"),
    ("name.setTitle(\"Save\", for: .normal)\nname.setTitle(\"All saved\", for: .selected)", "Save"),
    ("name.text = nil\nif a { name.text = \"Save\" } else { name.text = \"Save it\" }", "Save it"),
    ("if name.text == \"Save\" { return }\nname.text = \"Keep\"", "Keep"),
  ])
  func textsInCodeAndInTablesAreKnown(code: String, text: String) throws {
    #expect(try self.text(code) == text)
  }

  @Test(arguments: [
    "name.text = item.name",
    "name.text = \"Save\"\nname.text = item.name",
    "name.text = \"Save \\(count)\"",
    "name.text = \"Save \" + item.name",
    "name.text = \"Save\"\n  + item.name",
    "name.text = \"Save\".uppercased()",
    "name.text = a ? \"Save\" : \"Keep\"",
    "name.text = NSLocalizedString(\"count\", comment: \"\")",
    "name.text = NSLocalizedString(\"missing\", comment: \"\")",
    "name.text = NSLocalizedString(\"greet\", tableName: \"Other\", comment: \"\")",
    "name.text = \"Save\"\nname.attributedText = styled",
    "name.text = \"Save\"\nname.text += mark",
    "name.text = \"\"",
    "name.text = \"Save\"\ncell.name.text = item.name",
    "show(name)",
  ])
  func whatIsPutTogetherOrComesFromElsewhereIsNot(code: String) throws {
    #expect(try text(code) == nil)
  }

  @Test func codeOfOtherClassesCounts() throws {
    let code = "name.text = \"Save\""
    let named = "class List { func f(page: Page) { page.name.text = item.name } }"
    #expect(try text(code, ["App/List.swift": named]) == nil)
    let inherited = "class List: Page { func g() { name.text = item.name } }"
    #expect(try text(code, ["App/List.swift": inherited]) == nil)
    let ownName = "class List { var name: UILabel; let p: Page; func g() { name.text = p.title } }"
    #expect(try text(code, ["App/List.swift": ownName]) == "Save")
    let header = "class List { var page: Page; func g() { name.text = item.name } }"
    #expect(try text(code, ["App/List.swift": header]) == "Save")
    let other = "class List { func f(card: Card) { card.name.text = item.name } }"
    #expect(try text(code, ["App/List.swift": other]) == "Save")
  }

  /// Properties of other classes that a file names have the same names: which class an object has must be said.
  @Test(arguments: [
    ("func f(page: Page) { page.name.text = \"Keep it\" }", "Keep it"),
    ("func f() { let page = make() as? Page\npage?.name.text = \"Keep it\" }", "Keep it"),
    ("func f(page: Page, card: Card) {\ncard.name.text = \"Keep it\" }", "Keep it"),
    ("var page: Page\nlet card = Card()\nfunc f() { card.name.text = \"Keep it\" }", nil),
  ])
  func anObjectOfAnotherClassIsNotTakenForOne(code: String, text: String?) throws {
    let other = "class List {\n\(code)\n}"
    #expect(try self.text("name.text = \"Save\"", ["App/List.swift": other]) == text)
  }

  /// A function that another class gives a property of this name tells nothing of the outlet.
  @Test func functionsThatAreGivenTheViewCount() throws {
    let code = "name.text = \"Save\"\nstyle(name)"
    let helper = "func style(_ label: UILabel) { label.text = title }"
    #expect(try text(code, ["App/Style.swift": helper]) == nil)
    #expect(try text(code) == "Save")
    let other = helper + "\nclass Card { var name: UILabel; func f() { style(name) } }"
    #expect(try text("name.text = \"Save\"", ["App/Style.swift": other]) == "Save")
  }

  @Test func twoClassesInAFileAreNotToldApart() throws {
    let two = "name.text = \"Save\"\n}\n}\nclass Card { var name: UILabel!\nfunc f() {"
    #expect(try text(two) == nil)
  }

  @Test(arguments: [
    ("[self.name setText:@\"Save\"];", "Save"), ("[[self name] setText:@\"Save\"];", "Save"),
    ("_name.text = NSLocalizedString(@\"greet\", nil);", "Hello \"you\""),
    ("[_name setTitle:@\"Save\" forState:UIControlStateNormal];", "Save"),
    ("[[cell name] setText:item.name]; self.name.text = @\"Save\";", nil),
  ])
  func codeInObjectiveCGivesThem(code: String, text: String?) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Page.m": "@implementation Page\n- (void)f { \(code) }\n@end",
      "App/Base.lproj/Localizable.strings": #""greet" = "Hello \"you\"";"#,
    ])
    var facts = ProjectFacts(searched: [])
    let given = facts.textsGiven(to: ["Page": ["name": ""]], for: folder.path + "/App/Page.xib")
    #expect(given["Page"]?["name"] == text)
  }

  /// A document that is written in French shows its texts in French.
  @Test func tablesAreThoseOfTheDocumentsLanguage() throws {
    let code = "name.text = \"greet\".localized"
    #expect(try text(code, written: "Bonjour") == "Bonjour")
    #expect(try text(code, written: "Hello \"you\"") == "Hello \"you\"")
    let other = "name.text = \"save\".localized"
    #expect(try text(other, written: "Enregistrer tout") == "Enregistrer")
    #expect(try text(code, written: "Salut") == "Hello \"you\"")
  }
}
