import Testing

@testable import Projects

/// Colours and pictures that code gives what is in properties.
struct FirstWritesTests {
  @Test(arguments: [
    ("override func awakeFromNib() { super.awakeFromNib()\nbadge.backgroundColor = .red }", true),
    ("override func viewDidLoad() { self.badge?.backgroundColor = .red }", true),
    ("- (void)awakeFromNib {\n self.badge.backgroundColor = [UIColor redColor];\n}", true),
    ("func viewDidLoad() { style() }\nfunc style() { badge.look.backgroundColor = .red }", true),
    ("func commonInit() { badge.backgroundColor = .red }", true),
    ("func viewDidLoad() { if isOn { badge.backgroundColor = .red } }", false),
    ("func viewDidLoad() { let a = badge.backgroundColor == .red }", false),
    ("func viewDidLoad() { }\nfunc select() { badge.backgroundColor = .red }", false),
  ])
  func aColorIsSetWhereAClassBegins(code: String, isSet: Bool) {
    let written = CodeFile(Array(code.utf8)).firstWrites.members(of: ["badge"])
    #expect(written == (isSet ? ["badge": ["backgroundColor"]] : [:]))
  }

  @Test(arguments: [
    ("func viewDidLoad() { go.setImage(UIImage(named: name), for: .normal) }", ["image"]),
    (
      "func viewWillAppear(_ a: Bool) { self.go?.setBackgroundImage(face, for: []) }",
      ["backgroundImage"]
    ),
    (
      "- (void)viewDidLoad {\n [self.go setImage:[UIImage imageNamed:x] forState:UIControlStateNormal];\n}",
      ["image"]
    ),
    ("func awakeFromNib() { go.setTitleColor(.red, for: .normal) }", ["titleColor"]),
    ("func viewDidLoad() { go.setImage(face, for: .selected) }", []),
    ("func viewDidLoad() { if isOn { go.setImage(face, for: .normal) } }", []),
    (
      "func viewDidLoad() { if isOn { go.setImage(a, for: .normal) } else { go.setImage(b, for: .normal) } }",
      ["image"]
    ),
    (
      "func viewDidLoad() { if isOn { go.setImage(a, for: .normal) } else { go.setTitle(b, for: .normal) } }",
      []
    ),
    ("func viewDidLoad() { row.go.setImage(face, for: .normal) }", []),
    ("func viewDidLoad() { go.setTitle(face, for: .normal) }", []),
    ("func viewDidLoad() { }\nfunc tap() { go.setImage(face, for: .normal) }", []),
  ])
  func theNormalStateOfAButtonIsSetWhereAClassBegins(code: String, expected: [String]) {
    let written = CodeFile(Array(code.utf8)).firstWrites.members(of: ["go"])
    #expect(written["go", default: []].sorted() == expected)
  }

  @Test(arguments: [
    ("badge.kf.setImage(with: url)", true), ("self.badge.af_setImage(withURL: url)", true),
    ("[self.badge sd_setImageWithURL:url];", true), ("badge.sd_setImage(with: url)", true),
    ("badge.kf.cancelDownloadTask()", false), ("badge.reset()", false),
  ])
  func librariesSetPictures(code: String, isSet: Bool) {
    let written = CodeFile(Array(code.utf8)).writes.members(of: ["badge"])
    #expect((written["badge"] ?? []).contains("image") == isSet)
  }

  @Test(arguments: [
    ("func viewDidLoad() { badge.isHidden = true }", true),
    ("func awakeFromNib() { set() }\nfunc set() { self.badge?.isHidden = true }", true),
    ("- (void)viewDidLoad { self.badge.hidden = YES; }", true),
    ("func viewDidLoad() { badge.isHidden = false }", false),
    ("func viewDidLoad() { badge.isHidden = true }\nfunc go() { badge.isHidden = isOff }", false),
    ("func viewDidLoad() { badge.isHidden = count == 0 }", false),
    ("func viewDidLoad() { page.badge.isHidden = true }", false),
    ("func viewDidLoad() { if isOn { badge.isHidden = true } }", false),
  ])
  func aViewIsHiddenWhereAClassBegins(code: String, isHidden: Bool) {
    let written = CodeFile(Array(code.utf8)).firstWrites.members(of: ["badge"])
    #expect(written == (isHidden ? ["badge": [ProjectFacts.hiddenMember]] : [:]))
  }

  @Test(arguments: [
    ("func viewDidLoad() { badge.removeFromSuperview() }", true),
    ("func awakeFromNib() { self.badge?.removeFromSuperview() }", true),
    (
      "- (void)viewDidLoad {\n [self setUp];\n}\n- (void)setUp {\n [self.badge removeFromSuperview];\n}",
      true
    ),
    ("func viewDidLoad() { if isOn { badge.removeFromSuperview() } }", false),
    ("func viewDidLoad() { page.badge.removeFromSuperview() }", false),
    ("func viewDidLoad() {}\nfunc hide() { badge.removeFromSuperview() }", false),
  ])
  func aViewIsRemovedWhereAClassBegins(code: String, isRemoved: Bool) {
    let written = CodeFile(Array(code.utf8)).firstWrites.members(of: ["badge"])
    #expect(written == (isRemoved ? ["badge": [ProjectFacts.removedMember]] : [:]))
  }

  /// Colors that views of a class give themselves when a document has made them.
  @Test(arguments: [
    ("override func awakeFromNib() { self.backgroundColor = .red }", ["backgroundColor"]),
    ("override func awakeFromNib() { textColor = .red }", ["textColor"]),
    (
      "override func awakeFromNib() { paint() }\nfunc paint() { layer.borderColor = c }",
      ["borderColor"]
    ),
    ("override func awakeFromNib() { setTitleColor(.red, for: .normal) }", ["titleColor"]),
    ("override func awakeFromNib() { self.setTitleColor(.red, for: .selected) }", []),
    ("override func awakeFromNib() { badge.backgroundColor = .red }", []),
    ("override func awakeFromNib() { if isOn { backgroundColor = .red } }", []),
    (
      "override func awakeFromNib() {\nif isOn { backgroundColor = a } else { backgroundColor = b }\n}",
      ["backgroundColor"]
    ),
    (
      "override func awakeFromNib() { if isOn { backgroundColor = a } else { tintColor = b } }", []
    ),
    (
      "override func awakeFromNib() { if a { tintColor = b } else if c { tintColor = d } }", []
    ),
    ("override func awakeFromNib() { let textColor = UIColor.red }", []),
    ("func paint() { backgroundColor = .red }", []),
  ])
  func viewsGiveThemselvesColors(code: String, expected: [String]) {
    let source = """
      class Card: UIView {
      \(code)
      }
      class Other: UIView {
      override func awakeFromNib() { tintColor = .red }
      }
      """
    let colors = SourceMentions(Array(source.utf8)).colorsOfTypes
    #expect(colors[WordHash.of("Card".utf8), default: []].sorted() == expected)
    #expect(colors[WordHash.of("Other".utf8)] == ["tintColor"])
  }

  @Test func viewsGiveThemselvesColorsInObjectiveC() {
    let source = """
      @implementation Card
      - (void)awakeFromNib {
        [super awakeFromNib];
        self.backgroundColor = [UIColor redColor];
        [self setTextColor:[UIColor redColor]];
        [self setTitleColor:[UIColor redColor] forState:UIControlStateNormal];
      }
      @end
      """
    let colors = SourceMentions(Array(source.utf8), isObjectiveC: true).colorsOfTypes
    #expect(
      colors[WordHash.of("Card".utf8)] == ["backgroundColor", "textColor", "titleColor"])
  }
}
