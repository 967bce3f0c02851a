import Testing

@testable import Projects

/// Numbers that code gives constraints as their constants.
struct ConstantWritesTests {
  @Test(
    arguments: [
      ("@IBOutlet var gap: NSLayoutConstraint!\nfunc go() { gap.constant = 10 }", [10]),
      ("func go() { self.gap?.constant = -2.5; gap.constant = 4 }", [-2.5, 4]),
      ("[self.gap setConstant:10.0f];", [10]), ("_gap.constant = 8;", [8]),
      ("let least: CGFloat = 280\nfunc go() { gap.constant = Sizes.least }", [280]),
      ("gap.constant = 3\ngap.priority = .required", [3]),
      ("gap.constant = 3\nlet a = gap.constant", [3]), ("let other = 3", []),
      ("gap.constant = view.frame.height", nil), ("gap.constant += 3", nil),
      ("gap.constant = 3\ngap.isActive = false", nil), ("move(gap)", nil),
      ("gap.constant = 3\ngap.priority = .defaultLow", nil),
      ("gap.constant = isOn ? 3 : 4", nil),
      ("var least = 1\nfunc go() { least = 2\ngap.constant = least }", nil),
    ] as [(String, [Double]?)])
  func numbers(code: String, expected: [Double]?) {
    #expect(ConstantWrites(Array(code.utf8)).numbers(of: "gap") == expected)
  }

  @Test(arguments: [
    ("@IBOutlet weak var gap: NSLayoutConstraint?", true),
    ("@property (weak) IBOutlet NSLayoutConstraint *gap;", true), ("gap.constant = 4", false),
    ("self.gap = other", false),
  ])
  func declarations(code: String, isThere: Bool) {
    #expect(ConstantWrites(Array(code.utf8)).declare("gap") == isThere)
  }
}
