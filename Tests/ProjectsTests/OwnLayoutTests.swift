import Testing

@testable import Projects

/// The layout that code of views does for themselves.
struct OwnLayoutTests {
  @Test(arguments: [
    (
      "[[NSBundle mainBundle] loadNibNamed:@\"Badge\" owner:self options:nil];\n[self addSubview:v];",
      true
    ),
    ("Bundle.main.loadNibNamed(\"Badge\", owner: self)\naddSubview(content)", true),
    ("let v = nib.instantiate(withOwner: self, options: nil)[0]\nself.addSubview(v)", true),
    ("let v = nib.instantiate(withOwner: nil, options: nil)[0]\nself.addSubview(v)", false),
    ("Bundle.main.loadNibNamed(\"Badge\", owner: self)\npanel.addSubview(content)", false),
    ("// Bundle.main.loadNibNamed(\"Badge\", owner: self)\naddSubview(content)", false),
  ])
  func aDocumentOfItsOwnGivesAViewItsSize(code: String, isGiven: Bool) {
    let layout = OwnLayout(BlankedCode(code.utf8).bytes)
    #expect(layout.givesHeight == isGiven)
    #expect(layout.givesWidth == isGiven)
  }

  @Test(arguments: [
    ("make.top.left.right.equalTo(self); make.bottom.equalTo(weakSelf).offset(-8);", true),
    ("make.top.equalTo(self); make.bottom.equalTo(self.mas_bottom);", true),
    ("make.top.equalTo(self); make.bottom.equalTo(self.title.mas_bottom);", false),
    ("make.top.mas_equalTo(8); make.bottom.mas_equalTo(-8);", true),
    ("make.top.equalTo(self); make.height.mas_equalTo(20);", false),
    ("make.edges.equalToSuperview()", true), ("$0.top.bottom.equalToSuperview()", true),
    (
      "a.topAnchor.constraint(equalTo: topAnchor), b.bottomAnchor.constraint(equalTo: self.bottomAnchor)",
      true
    ),
    (
      "a.topAnchor.constraint(equalTo: topAnchor), a.bottomAnchor.constraint(equalTo: b.bottomAnchor)",
      false
    ),
    (
      "[a.topAnchor constraintEqualToAnchor:self.topAnchor]; [a.bottomAnchor constraintEqualToAnchor:self.bottomAnchor];",
      true
    ),
    ("heightAnchor.constraint(equalToConstant: 44).isActive = true", true),
    ("a.heightAnchor.constraint(equalTo: heightAnchor)", false),
    (
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top)\nNSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom)",
      true
    ),
    (
      "[a autoPinEdgeToSuperviewEdge:ALEdgeTop]; [a autoPinEdgeToSuperviewEdge:ALEdgeBottom];", true
    ),
    ("[a autoPinEdgesToSuperviewEdges];", true), ("a.edgesToSuperview()", true), ("", false),
  ])
  func constraintsThroughAViewGiveItItsHeight(code: String, isGiven: Bool) {
    #expect(OwnLayout(BlankedCode(code.utf8).bytes).givesHeight == isGiven)
  }

  @Test(arguments: [
    ("override func layoutSubviews() { for view in subviews { view.frame = bounds } }", true),
    (
      "- (void)layoutSubviews {\n for (UIView *v in self.subviews) { v.center = p; v.bounds = b; }\n}",
      true
    ),
    ("- (void)layoutSubviews {\n for (UIView *v in self.subviews) { [v setFrame:b]; }\n}", true),
    ("override func layoutSubviews() { for view in bar.subviews { view.frame = bounds } }", false),
    ("override func layoutSubviews() { for view in subviews { view.isHidden = true } }", false),
    (
      "override func layoutSubviews() { subviews[0].isHidden = true; glowLayer.frame = bounds }",
      false
    ),
    ("override func layoutSubviews() { title.frame = bounds }", false),
    ("func arrange() { for view in subviews { view.frame = bounds } }", false),
  ])
  func aViewMayArrangeWhatIsInIt(code: String, arranges: Bool) {
    #expect(OwnLayout(BlankedCode(code.utf8).bytes).arrangesSubviews == arranges)
  }

  @Test(arguments: [
    (
      "[self.contentView mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];",
      true
    ),
    ("make.bottom.equalTo(self.contentView).offset(-8);", true),
    ("make.top.left.equalTo(contentView)", false), ("contentView.addSubview(a)", false),
    ("a.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)", true),
    ("a.topAnchor.constraint(equalTo: contentView.topAnchor)", false),
  ])
  func aCellMayTieWhatIsInIt(code: String, ties: Bool) {
    #expect(OwnLayout(BlankedCode(code.utf8).bytes).constrainsContentView == ties)
  }

  /// A class may inherit it.
  @Test func whatAClassInheritsCounts() throws {
    let folder = try ProjectFolder()
    try folder.write([
      "App.xcodeproj/project.pbxproj": ProjectText.app([:]).text,
      "App/Pile.swift": """
      class Pile: UIView { override func layoutSubviews() {
      for view in subviews { view.frame = next() }
      scroll.contentSize = size } }
      """,
      "App/Row.swift": "class Row: Pile {}", "App/Card.swift": "class Card: UIView {}",
      "App/Tile.swift": "class Tile: UIView { func make() { image.edgesToSuperview() } }",
      "App/Stamp.swift": "class Stamp: Tile {}",
    ])
    var facts = ProjectFacts(searched: [])
    let document = folder.path + "/App/Loose.xib"
    let classes = ["Card", "Pile", "Row", "Stamp", "Tile"]
    let arranging = facts.classesArrangingSubviews(among: classes, for: document)
    #expect(arranging == ["Pile", "Row"])
    let scrolling = facts.classesSettingContentSize(among: classes, for: document)
    #expect(scrolling == ["Pile", "Row"])
    let high = facts.classesGivingHeight(among: classes, for: document)
    #expect(high == ["Stamp", "Tile"])
    let wide = facts.classesGivingWidth(among: classes, for: document)
    #expect(wide == ["Stamp", "Tile"])
  }
}
