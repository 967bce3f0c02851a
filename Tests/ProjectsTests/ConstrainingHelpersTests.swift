import Testing

@testable import Projects

/// Views that code gives to its methods which make constraints for them.
struct ConstrainingHelpersTests {
  private func isConstrained(_ code: String) -> Bool {
    let written = CodeFile(Array(code.utf8)).writes.members(of: ["badge"])
    return written["badge"]?.contains(ProjectFacts.constrainedMember) ?? false
  }

  @Test(arguments: [
    ("pin(badge, to: 20)", true), ("self.pin(self.badge, to: 20)", true),
    ("pin(other, to: badge)", false), ("show(badge)", false),
  ])
  func aMethodInSwiftConstrainsItsView(call: String, expected: Bool) {
    let code = """
      class Page {
        func viewDidLoad() { \(call) }
        func pin(_ view: UIView, to top: CGFloat) {
          view.topAnchor.constraint(equalTo: self.view.topAnchor, constant: top).isActive = true
        }
        func show(_ view: UIView) { view.isHidden = false }
      }
      """
    #expect(isConstrained(code) == expected)
  }

  @Test func aLabelInFrontOfTheViewIsNone() {
    #expect(
      isConstrained(
        "func load() { pin(view: badge) }\nfunc pin(view: UIView) { view.snp.makeConstraints { _ in } }"
      ))
  }

  @Test(arguments: [
    ("[self pin:_badge at:start + 2 * step];", true), ("[self pin:self.badge at:2];", true),
    ("[self pin:other at:_badge];", false),
  ])
  func aMethodInObjectiveCConstrainsItsView(call: String, expected: Bool) {
    let code = """
      - (void)viewDidAppear:(BOOL)animated {
        \(call)
      }

      - (void)pin:(UILabel *)label at:(int)place {
        NSLayoutConstraint *top = [NSLayoutConstraint constraintWithItem:label attribute:NSLayoutAttributeTop
          relatedBy:NSLayoutRelationEqual toItem:_page attribute:NSLayoutAttributeTop multiplier:1 constant:place];
        [_page addConstraint:top];
      }
      """
    #expect(isConstrained(code) == expected)
  }
}
