import Testing

@testable import Projects

/// Navigation bars that the code of controllers makes opaque.
struct OpaqueBarsTests {
  @Test(arguments: [
    ("func viewDidLoad() { navigationController?.navigationBar.isTranslucent = false }", true),
    ("func viewDidLoad() { bar() }\nfunc bar() { a.navigationBar.isTranslucent = false }", true),
    ("- (void)viewDidLoad { self.navigationController.navigationBar.translucent = NO; }", true),
    ("- (void)viewDidLoad { [self.stack.navigationBar setTranslucent:NO]; }", true),
    ("func viewDidLoad() { navigationController?.navigationBar.isTranslucent = true }", false),
    ("func viewDidLoad() { tabBar.isTranslucent = false }", false),
    ("func viewDidLoad() { }\nfunc leave() { a.navigationBar.isTranslucent = false }", false),
    (
      "func viewDidLoad() { a.setNavigationBarHidden(true, animated: true); a.navigationBar.isTranslucent = false }",
      false
    ),
    (
      "func viewDidLoad() { a.setNavigationBarHidden(false, animated: true); a.navigationBar.isTranslucent = false }",
      true
    ),
    (
      "func viewDidLoad() { a.navigationBar.isTranslucent = false; a.navigationBar.isHidden = true }",
      false
    ),
  ])
  func aBarIsMadeOpaqueWhereAClassBegins(code: String, isOpaque: Bool) {
    #expect(CodeFile(Array(code.utf8)).makesBarOpaque == isOpaque)
  }
}
