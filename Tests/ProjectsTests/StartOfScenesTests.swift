import Testing

@testable import Projects

/// What code sets at the start of a scene, and while a keyboard comes and goes.
struct StartOfScenesTests {
  private func hidden(_ code: String) -> Set<String> {
    CodeFile(Array(code.utf8)).hiddenCollections
  }

  @Test(arguments: [
    "func viewDidLoad() { for row in rows { row.isHidden = true } }",
    "func awakeFromNib() { hideAll() }\nfunc hideAll() { for row in self.rows { row.isHidden = true } }",
    "func viewDidLoad() { rows.forEach { $0.isHidden = true } }",
    "- (void)viewDidLoad {\n for (UIView *row in self.rows) { row.hidden = YES; }\n}",
    "- (void)viewDidLoad {\n for (UIView *row in self.rows) { [row setHidden:YES]; }\n}",
  ])
  func aCollectionIsHiddenAtTheStart(code: String) {
    #expect(hidden(code) == ["rows"])
  }

  @Test(arguments: [
    "func viewDidLoad() {}\nfunc reset() { for row in rows { row.isHidden = true } }",
    "func viewDidLoad() { for row in rows { row.isHidden = isEmpty } }",
    "func viewDidLoad() { for row in rows where isEmpty { row.isHidden = true } }",
    "func viewDidLoad() { for row in rows { if a { row.isHidden = true } } }",
    "func viewDidLoad() { if a { for row in rows { row.isHidden = true } } }",
    "func viewDidLoad() { for row in rows { other.isHidden = true } }",
    "func viewDidLoad() { row.isHidden = true }",
    "func viewDidLoad() { rows.forEach { $0.isHidden = true } }\n"
      + "func show() { rows.forEach { $0.isHidden = false } }",
    "func viewDidLoad() { isHidden = true", "",
  ])
  func otherwiseItIsNot(code: String) {
    #expect(hidden(code) == [])
  }

  @Test(arguments: [
    ("@objc func keyboardWillShow(_ n: N) { bottom.constant = n.height }", false),
    ("func adjustViewForKeyboardShow(_ n: N) { self.bottom.constant = 4 }", false),
    ("func move(keyboard frame: CGRect) { bottom.constant = 4 }", false),
    ("- (void)keyboardWillHide:(NSNotification *)n {\n self.bottom.constant = 0;\n}", false),
    ("func hideKeyboard() { f() }\nfunc g() { bottom.constant = 4 }", true),
    ("func g() { bottom.constant = keyboard.height }", true),
    ("func keyboardWillShow() { bottom.constant = 1 }\nfunc g() { bottom.constant = 4 }", true),
  ])
  func whatAKeyboardMovesRestsWhereTheDocumentSays(code: String, isSet: Bool) throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, "App/Page.m": code,
    ])
    var facts = ProjectFacts(searched: [])
    let document = folder.path + "/App/Page.xib"
    let anywhere = facts.propertiesWithConstraints(among: ["bottom"], for: document)
    #expect(anywhere == (isSet ? ["bottom"] : []))
    let written = facts.writes(of: ["Page": ["bottom"]], for: document)
    #expect(written["Page"]?["bottom"] == (isSet ? ["constant"] : nil))
  }
}
