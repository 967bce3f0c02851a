import Testing

@testable import Projects

/// What source code writes of properties.
struct PropertyWritesTests {
  private func members(_ source: String) -> Set<String> {
    CodeFile(Array(source.utf8)).writes.members["badge"] ?? []
  }

  @Test(arguments: [
    "badge.frame = .zero", "self.badge.frame = .zero", "badge?.frame = .zero",
    "badge!.frame = .zero",
    "badge.frame.size.width += 4", "badge.frame.origin.y -= 1", "badge\n  .frame = .zero",
    "_badge.frame = CGRectZero;", "self.badge.frame=CGRectZero;", "[badge setFrame:CGRectZero];",
    "[self.badge setFrame:CGRectZero];", "[_badge setFrame:f];", "x = 1; badge.frame = f",
  ])
  func anAssignmentIsFound(_ source: String) {
    #expect(members(source) == ["frame"])
  }

  @Test(arguments: [
    "let f = badge.frame", "if badge.frame == f {}", "// badge.frame = f", "\"badge.frame = f\"",
    "otherbadge.frame = f", "badges.frame = f", "badge.superview.isHidden", "badge = nil",
    "@IBOutlet weak var badge: UILabel!", "badge.setNeedsLayout()", "[badge settle:f]",
    "badge.frame <= f", "badge", "",
  ])
  func whatWritesNothingIsPassedOver(_ source: String) {
    #expect(members(source).subtracting(["needsLayout"]) == [])
  }

  @Test func settersNameTheirMembers() {
    #expect(members("badge.setTitle(title, for: .normal)") == ["title"])
    #expect(members("[self.badge setAttributedText:text];") == ["attributedText"])
  }

  @Test(arguments: [
    "NSLayoutConstraint.activate([badge, other])", "NSLayoutConstraint.deactivate(badge)",
    "[NSLayoutConstraint activateConstraints:@[self.badge]];", "view.removeConstraint(badge!)",
    "[self.view removeConstraint:self.badge];", "badge.forEach { $0.isActive = false }",
    "badge?.forEach({ $0.isActive = on })",
  ])
  func constraintsArePutIntoForceByMethods(_ source: String) {
    #expect(members(source).contains("isActive"))
  }

  @Test(arguments: [
    "activate(other); badge", "[NSLayoutConstraint activateConstraints:other]; [badge x];",
    "func activate() { badge }", "badge.forEach { print($0.isActive) }", "activate(", "activate",
    "badge.forEach", "[self activateConstraints:",
  ])
  func whatIsOutsideTheArgumentIsNot(_ source: String) {
    #expect(!members(source).contains("isActive"))
  }

  @Test(arguments: [
    ("badge.addSubview(icon)", true), ("badge!.insertSubview(icon, at: 0)", true),
    ("[self.badge addSubview:icon];", true), ("stack.addArrangedSubview(badge)", false),
    ("badge.superview.addSubview(icon)", false), ("addSubview(badge)", false),
  ])
  func viewsArePutIntoAView(source: String, isFilled: Bool) {
    #expect(members(source).contains(ProjectFacts.filledMember) == isFilled)
  }

  @Test(arguments: [
    ("override var intrinsicContentSize: CGSize { s }", true),
    ("- (CGSize)intrinsicContentSize { return s; }", true),
    ("let size = label.intrinsicContentSize", false), ("// var intrinsicContentSize", false),
  ])
  func aClassDeclaresAContentSize(source: String, declares: Bool) {
    #expect(CodeFile(Array(source.utf8)).words.declaresContentSize == declares)
  }

  @Test func bothSidesOfAnAssignmentAreRead() {
    let writes = CodeFile(Array("a.text = b.text\nb.frame = a.frame".utf8)).writes
    #expect(writes.members == ["a": ["text"], "b": ["frame"]])
  }

  @Test func onlyWhatIsAskedForIsTakenOver() {
    let code = CodeFile(Array("a.text = c; _b.frame = c; other.frame = c".utf8)).writes
    var writes = PropertyWrites()
    writes.add(code, of: ["a", "b", "c"])
    #expect(writes.members == ["a": ["text"], "b": ["frame"]])
  }

  @Test func filesAreFoundByTheClassInTheirNames() {
    var files = SourceFiles()
    for name in [
      "Badge.swift", "Badge+Layout.swift", "Badge.m", "BadgeView.swift", "Badge.xib", "Badge",
    ] {
      files.add("/app/" + name, named: name)
    }
    #expect(
      files.files(of: "Badge") == ["/app/Badge+Layout.swift", "/app/Badge.m", "/app/Badge.swift"])
    #expect(files.files(of: "Other") == [])
  }
}
