import Testing

@testable import Projects

/// Fonts, texts and pictures that code sets, itself or by functions that are given the view.
struct ViewHelpersTests {
  private static let outlet = "<outlet property=\"name\" destination=\"n\" id=\"o\"/>"

  private func ask<Answer>(
    _ code: String, _ name: String = "App/Page.swift",
    _ question: (inout ProjectFacts, String) -> Answer
  ) throws -> Answer {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text, name: code,
      "App/Page.xib": Self.outlet,
    ])
    var facts = ProjectFacts(searched: [])
    return question(&facts, folder.path + "/App/Page.xib")
  }

  private static let applied = "func apply(to label: UILabel) { label.font = font }\n"

  @Test(arguments: [
    ("cell.name.font = .body", true), ("x = cell.name.font", false),
    (applied + "Style.title.apply(to: name)", true),
    (applied + "Style.title.apply(to: self.name)", true),
    (applied + "Style.title.apply(to: other)", false), (applied + "Style.title.use(name)", false),
    (applied + "apply(a, name, b)", true), (applied + "apply(size(name))", false),
    ("func apply(to label: UILabel) { x = label.font }\napply(to: name)", false),
    ("func apply(to label: UILabel) { label.textColor = font }\napply(to: name)", false),
    ("extension UILabel { func big() { font = x } }\nname.big()", true),
    ("extension UILabel { func big() { self.font = x } }\nname?.big()", true),
    ("extension Page { func big() { font = x } }\nname.big()", false),
    (applied + "for label in [name, other] { apply(to: label) }", true),
    (applied + "let all = [other, name]\nfor label in all { apply(to: label) }", true),
    (applied + "[other, name].forEach { apply(to: $0) }", true),
    (applied + "name.forEach { apply(to: $0) }", true),
    (applied + "for label in [other] { apply(to: label) }", false),
    ("name.titleLabel?.font = .body", true), ("[self.name.titleLabel setFont:body];", true),
    ("x = name\n titleLabel.font = .body", false),
    ("name.titleLabel?.adjustsFontSizeToFitWidth = true", true),
    ("[self.name setAdjustsFontSizeToFitWidth:YES];", true),
    ("name.adjustsFontSizeToFitWidth = false", false),
    (applied + "let all = [name]\nfor label in other { apply(to: label) }", false),
  ])
  func fontsAreSetByFunctions(code: String, isSet: Bool) throws {
    #expect(
      try ask(code) { $0.propertiesWithFont(among: ["name"], for: $1) } == (isSet ? ["name"] : []))
  }

  @Test(arguments: [
    ("if UIScreen.main.bounds.width <= 320 { name.font = small }", true),
    ("if (IS_IPHONE_5) { [self.name setFont:small]; }", true),
    ("if traitCollection.horizontalSizeClass == .compact { if a { name.font = small } }", true),
    ("if isNew { name.font = small }", false), ("name.font = UIScreen.main.font", false),
    ("if UIScreen.main.bounds.width <= 320 { other.font = small }\nname.font = big", false),
    ("if UIScreen.main.bounds.width <= 320 { name.text = x }", false),
  ])
  func fontsAreSetOnSomeScreens(code: String, isSet: Bool) throws {
    #expect(
      try ask(code) { $0.propertiesWithFontByScreen(among: ["name"], for: $1) }
        == (isSet ? ["name"] : []))
  }

  private static let stacked = "extension UIButton { func stack() { titleEdgeInsets = x } }\n"

  @Test(arguments: [
    ("cell.name.titleEdgeInsets = x", true), ("name.imageEdgeInsets.left = 4", true),
    ("[self.name setTitleEdgeInsets:x];", true), (stacked + "name.stack()", true),
    (stacked + "for button in [name] { button.stack() }", true),
    ("other.titleEdgeInsets = x", false),
    ("extension UIButton { func stack() { isHidden = x } }\nname.stack()", false),
  ])
  func insetsAreSet(code: String, isSet: Bool) throws {
    #expect(
      try ask(code) { $0.propertiesWithInsets(among: ["name"], for: $1) }
        == (isSet ? ["name"] : []))
  }

  private static let pinned =
    "extension UIView { func pin() { translatesAutoresizingMaskIntoConstraints = false } }\n"

  @Test(arguments: [
    (pinned + "name.pin()", true), (pinned + "self.name?.pin()", true),
    (pinned + "other.pin()", false),
    (
      "func pin(_ v: UIView) { v.translatesAutoresizingMaskIntoConstraints = false }\npin(name)",
      true
    ),
    ("extension UIView { func pin() { isHidden = x } }\nname.pin()", false),
  ])
  func constraintsAreMadeByFunctions(code: String, areMade: Bool) throws {
    #expect(
      try ask(code) { $0.constrainedProperties(among: ["name"], for: $1) }
        == (areMade ? ["name"] : []))
  }

  /// A category may place the parts of buttons when they are laid out, in place of insets.
  @Test(arguments: [
    ("UIButton", "layoutSubviews", "self.name", true),
    ("UIButton", "layoutSubviews", "_name", true), ("UIButton", "drawRect", "_name", false),
    ("UILabel", "layoutSubviews", "_name", false),
  ])
  func aCategoryLaysButtonsOut(
    className: String, method: String, button: String, isSet: Bool
  ) throws {
    let code = """
      @implementation \(className) (Stack)
      - (void)stackWithSpace:(CGFloat)space { self.space = space; }
      - (void)\(method) { }
      @end
      @implementation Page
      - (void)viewDidLoad { [\(button) stackWithSpace:4]; }
      @end
      """
    #expect(
      try ask(code, "App/Page.m") { $0.propertiesWithInsets(among: ["name"], for: $1) }
        == (isSet ? ["name"] : []))
  }

  @Test func messagesOfObjectiveCSetFonts() throws {
    let code = """
      + (void)styleLabel:(UILabel *)label {
        label.font = font;
      }
      - (void)viewDidLoad {
        [Style styleLabel:_name];
        [Style styleLabel:name];
      }
      """
    #expect(
      try ask(code, "App/Page.m") { $0.propertiesWithFont(among: ["name"], for: $1) } == ["name"])
  }

  @Test func textsAreSetByFunctions() throws {
    let code = "func fill(_ label: UILabel) { label.text = x }\nfill(name)"
    #expect(try ask(code) { $0.propertiesWithText(among: ["name"], for: $1) } == ["name"])
    let other = "func fill(_ label: UILabel) { label.alpha = x }\nfill(name)"
    #expect(try ask(other) { $0.propertiesWithText(among: ["name"], for: $1) } == [])
  }

  @Test(arguments: [
    ("cell.name.image = x", true), ("cell.name.kf.setImage(with: url)", true),
    ("x = cell.name.image", false), ("[cell.name sd_setImageWithURL:x];", true),
    ("cell.name?.image = x", true), ("name.image = x", false), ("self.name.image = x", false),
  ])
  func picturesAreSet(code: String, isSet: Bool) throws {
    #expect(
      try ask(code) { $0.propertiesWithImage(among: ["name"], for: $1) } == (isSet ? ["name"] : []))
  }

  @Test(arguments: [
    ("let c = Row(); func tableView(_ t: T, heightForRowAt i: I) -> F { 76 }", true),
    ("let c = Row(); tableView.rowHeight = 76", true), ("let c = Row()", false),
    ("tableView.rowHeight = 76", false),
  ])
  func theMakerOfRowsGivesThemTheirHeights(code: String, isGiven: Bool) throws {
    #expect(
      try ask(code) { $0.classesOfRowsGivenHeights(among: ["Row"], for: $1) }
        == (isGiven ? ["Row"] : []))
  }

  @Test(arguments: [
    ("let c = Row(); tableView.rowHeight = UITableView.automaticDimension", true),
    ("Row(); func tableView(_ t: T, heightForRowAt i: I) -> F { .automaticDimension }", true),
    ("Row(); func f(_ t: T, heightForRowAt i: I) -> F { return T.automaticDimension }", true),
    (
      "Row(); func tableView(_ t: T, heightForRowAt i: I) -> F {\n if a { return 4 }\n"
        + "return T.automaticDimension }", false
    ),
    ("Row(); t.rowHeight = T.automaticDimension\nother.rowHeight = 44", false),
    ("Row(); t.sectionHeaderHeight = T.automaticDimension", false),
    (
      "Row(); func f(_ t: T, heightForRowAt i: I) -> F { return T.automaticDimension }\n"
        + "func f(_ t: T, estimatedHeightForRowAt i: I) -> F { return 80 }", true
    ),
    ("t.rowHeight = T.automaticDimension", false),
    ("Row(); // t.rowHeight = T.automaticDimension", false),
  ])
  func theMakerOfRowsLetsTheTableFindTheirHeights(code: String, isAutomatic: Bool) throws {
    #expect(
      try ask(code) { $0.classesOfAutomaticRows(among: ["Row"], for: $1) }
        == (isAutomatic ? ["Row"] : []))
  }

  /// A number counts where all that is given beside automatic heights are numbers.
  @Test(arguments: [
    ("if a { return 8.0 }\nreturn T.automaticDimension", 8.0),
    ("switch a { case 0: return T.automaticDimension\ncase 1: return 50\ndefault: return 20 }", 50),
    ("if a { return height }\nreturn T.automaticDimension", nil),
    ("return T.automaticDimension", nil), ("return 50", nil),
  ])
  func numbersAreGivenBesideAutomaticHeights(answers: String, largest: Double?) throws {
    let code = "Row(); func f(_ t: T, heightForRowAt i: I) -> F {\n\(answers) }"
    #expect(
      try ask(code) { $0.largestHeightsBesideAutomatic(among: ["Row"], for: $1) }
        == (largest.map { ["Row": $0] } ?? [:]))
  }

  @Test(arguments: [
    (
      "func f(_ t: T, heightForRowAt i: I) -> F { if a { return 44 }\n return 100.5 }", [44, 100.5]
    ),
    ("table.rowHeight = 100", [100.0]), ("table.rowHeight = height", []),
    ("table.rowHeight = 100\nother.rowHeight = T.automaticDimension", []),
    ("func f(_ t: T, heightForRowAt i: I) -> F { return 44 * scale }", []),
  ])
  func numbersAloneAreHeightsOfRows(code: String, heights: [Double]) throws {
    #expect(
      try ask("Row(); " + code) { $0.heightsOfRows(among: ["Row"], for: $1) }
        == (heights.isEmpty ? [:] : ["Row": heights]))
  }

  @Test func aClassOfRowsAnswersTheAutomaticHeight() throws {
    let code = """
      @implementation Row
      + (CGFloat)heightForObject:(id)object atIndexPath:(NSIndexPath *)path {
          return UITableViewAutomaticDimension;
      }
      """
    #expect(
      try ask(code, "App/Row.m") { $0.classesOfAutomaticRows(among: ["Row"], for: $1) } == ["Row"])
  }

  @Test(arguments: [
    ("for v in stack.arrangedSubviews { v.removeFromSuperview() }", true),
    ("for v in stack.arrangedSubviews { v.isHidden = true }", false),
    ("view.removeFromSuperview()", false),
  ])
  func stackViewsAreEmptied(code: String, isEmptied: Bool) {
    let writes = CodeFile(Array(code.utf8)).writes.members["stack"] ?? []
    #expect(writes.contains(ProjectFacts.emptiedMember) == isEmptied)
  }
}
