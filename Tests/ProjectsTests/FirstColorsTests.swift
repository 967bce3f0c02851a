import Testing

@testable import Projects

/// Colours and pictures that code gives what is in properties.
struct FirstColorsTests {
  @Test(arguments: [
    ("override func awakeFromNib() { super.awakeFromNib()\nbadge.backgroundColor = .red }", true),
    ("override func viewDidLoad() { self.badge?.backgroundColor = .red }", true),
    ("- (void)awakeFromNib {\n self.badge.backgroundColor = [UIColor redColor];\n}", true),
    ("func viewDidLoad() { style() }\nfunc style() { badge.look.backgroundColor = .red }", true),
    ("func commonInit() { badge.backgroundColor = .red }", true),
    ("func viewDidLoad() { if isOn { badge.backgroundColor = .red } }", false),
    ("func viewDidLoad() { let a = badge.backgroundColor == .red }", false),
    ("func viewDidLoad() { }\nfunc select() { badge.backgroundColor = .red }", false),
    ("func viewDidLoad() { badge.isHidden = true }", false),
  ])
  func aColorIsSetWhereAClassBegins(code: String, isSet: Bool) {
    let written = CodeFile(Array(code.utf8)).firstColors.members(of: ["badge"])
    #expect(written == (isSet ? ["badge": ["backgroundColor"]] : [:]))
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
    let written = CodeFile(Array(code.utf8)).firstColors.members(of: ["badge"])
    #expect(written == (isRemoved ? ["badge": [ProjectFacts.removedMember]] : [:]))
  }
}
