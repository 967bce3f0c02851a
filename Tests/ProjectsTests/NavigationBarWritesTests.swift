import Testing

@testable import Projects

/// Navigation bars that the code of controllers makes opaque or hides.
struct NavigationBarWritesTests {
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

  @Test(arguments: [
    ("func viewWillAppear(_ a: Bool) { nc?.isNavigationBarHidden = true }", true),
    ("func viewWillAppear(_ a: Bool) { nc?.setNavigationBarHidden(true, animated: a) }", true),
    ("- (void)viewWillAppear:(BOOL)a { [self.nc setNavigationBarHidden:YES animated:a]; }", true),
    ("- (void)viewDidLoad { self.navigationController.navigationBarHidden = YES; }", true),
    ("func viewWillAppear(_ a: Bool) { nc?.isNavigationBarHidden = isHidden }", false),
    ("func viewWillDisappear(_ a: Bool) { nc?.isNavigationBarHidden = true }", false),
    ("func viewDidLoad() { nc?.navigationBar.isHidden = true }", false),
    (
      "func viewDidLoad() { nc?.isNavigationBarHidden = true; nc?.isNavigationBarHidden = false }",
      false
    ),
  ])
  func aBarIsHiddenWhereAClassBegins(code: String, isHidden: Bool) {
    #expect(CodeFile(Array(code.utf8)).hidesNavigationBar == isHidden)
  }

  @Test(arguments: [
    ("func viewDidLoad() { nc?.navigationBar.isHidden = true }", true),
    ("func viewWillAppear(_ a: Bool) { nc?.setNavigationBarHidden(true, animated: a) }", true),
    ("func viewDidLoad() { nc?.navigationBar.isHidden = isPlain }", false),
    ("func viewDidLoad() { nc?.navigationBar.isTranslucent = false }", false),
    ("func viewDidLoad() { badge.isHidden = true }", false),
  ])
  func noBarIsSeenWhereAClassBegins(code: String, isHidden: Bool) {
    #expect(CodeFile(Array(code.utf8)).leavesNoBar == isHidden)
  }

  @Test(arguments: [
    ("box.addSubview(list.view)", true), ("view.insertSubview(page.view!, at: 0)", true),
    ("[self.box addSubview:self.list.view];", true), ("[box addSubview:[list view]];", true),
    ("box.addSubview(list)", false), ("box.addSubview(view)", false),
    ("window.addSubview(self.view)", false), ("box.addSubview(list.header)", false),
  ])
  func viewsOfOthersAreHeld(code: String, areHeld: Bool) {
    #expect(HeldViews.areAdded(in: Array(code.utf8)) == areHeld)
  }
}
