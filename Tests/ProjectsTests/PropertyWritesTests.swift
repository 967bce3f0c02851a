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
    "[[self badge] setFrame:CGRectZero];", "[[cell badge] setFrame:f]; x = 1;",
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

  @Test(arguments: [
    "view.bringSubviewToFront(badge)", "self.view.sendSubviewToBack(self.badge)",
    "view.bringSubview(toFront: badge)", "view.sendSubview(toBack: self.badge)",
    "view.insertSubview(badge, belowSubview: card)", "[self.view bringSubviewToFront:self.badge];",
    "[self.view sendSubviewToBack:[self badge]];",
  ])
  func theOrderOfViewsIsFound(_ source: String) {
    #expect(members(source) == [ProjectFacts.orderedMember])
  }

  @Test(arguments: [
    "badge.bringSubviewToFront(card)", "view.insertSubview(card, belowSubview: badge)",
    "[self.badge sendSubviewToBack:self.card];",
  ])
  func theViewThatOthersAreMovedInIsNot(_ source: String) {
    #expect(!members(source).contains(ProjectFacts.orderedMember))
  }

  /// Outlets in Swift may begin with the sign of variables.
  @Test func theNameOfAPropertyMayBeginAsThatOfItsVariable() {
    let writes = CodeFile(Array("_badge.text = a; label = _badge; label.font = f".utf8)).writes
    #expect(writes.members(of: ["_badge"]) == ["_badge": ["text", "font"]])
    #expect(writes.members(of: ["badge"]) == ["badge": ["text", "font"]])
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
    #expect(code.members(of: ["a", "b", "c"]) == ["a": ["text"], "b": ["frame"]])
  }

  @Test(arguments: [
    "badge.snp.makeConstraints { $0.edges.equalToSuperview() }",
    "badge?.snp.remakeConstraints { make in make.top.equalTo(4) }",
    "badge.snp_makeConstraints { make in }", "[self.badge mas_makeConstraints:^(M *make) {}];",
    "badge.autoPinEdge(toSuperviewEdge: .top)", "[badge autoPinEdgesToSuperviewEdges];",
    "constrain(badge, other) { badge, other in }", "badge.edgesToSuperview()",
    "badge.easy.layout(Top(4))", "badge.topAnchor.constraint(equalTo: view.topAnchor)",
    "[self.badge.topAnchor constraintEqualToAnchor:self.view.topAnchor];",
    "NSLayoutConstraint(item: badge, attribute: .top, relatedBy: .equal, toItem: other)",
    "[NSLayoutConstraint constraintWithItem:self.badge attribute:A relatedBy:R toItem:other];",
    "NSLayoutConstraint.constraints(withVisualFormat: f, options: [], metrics: nil, views: [k: badge])",
    "NSDictionary *views = NSDictionaryOfVariableBindings(badge, other);",
    "scroll.addSubview(badge)", "[self.scroll addSubview:self.badge];",
    "stack.addArrangedSubview(self.badge)", "body = badge\nbody.snp.makeConstraints { m in }",
  ])
  func constraintsAreMadeForAView(_ source: String) {
    let members = CodeFile(Array(source.utf8)).writes.members(of: ["badge", "other"])
    #expect(members["badge"]?.contains(ProjectFacts.constrainedMember) ?? false)
    #expect(
      !(members["other"]?.contains(ProjectFacts.constrainedMember) ?? false)
        || source.contains("constrain(") || source.contains("Bindings("))
  }

  @Test(arguments: [
    "other.snp.makeConstraints { $0.top.equalTo(badge) }", "badge.snp.bottom",
    "other.topAnchor.constraint(equalTo: badge.bottomAnchor)", "badge.topAnchor",
    "// badge.snp.makeConstraints", "badge.addSubview(other)", "view.bringSubviewToFront(badge)",
    "view.insertSubview(badge, at: 0)", "if body == badge { body.edgesToSuperview() }",
  ])
  func noConstraintsAreMadeForAView(_ source: String) {
    let members = CodeFile(Array(source.utf8)).writes.members(of: ["badge"])
    #expect(!(members["badge"]?.contains(ProjectFacts.constrainedMember) ?? false))
  }

  @Test(arguments: [
    ("override func draw(_ r: CGRect) {\n  center = c\n}", true),
    ("override func layoutSubviews() { self.frame = f }", true),
    ("- (void)drawRect:(CGRect)r { self.center = c; }", true),
    ("badge.center = c", false), ("let center = c", false), ("var frame = f", false),
    ("if center == c {}", false),
  ])
  func aViewSetsItsOwnFrame(source: String, places: Bool) {
    #expect(CodeFile(Array(source.utf8)).words.placesItself == places)
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
