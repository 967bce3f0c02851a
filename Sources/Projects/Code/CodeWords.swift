/// The names that source code uses, without those in comments and strings.
struct CodeWords {
  private(set) var words: Set<String> = []

  /// Whether a class declares a size of its own, as `var intrinsicContentSize` or `- (CGSize)intrinsicContentSize`.
  private(set) var declaresContentSize = false

  /// Whether an object sets its own frame.
  private(set) var placesItself = false

  /// Whether another object than the one whose code it is becomes the delegate of a table.
  private(set) var givesTablesOtherDelegates = false

  /// Adds the object that a property becomes: `rowSource` in `tableView.delegate = rowSource`.
  mutating func addAssignment(of object: String, to property: String, of owner: String) {
    let isOther = property == "delegate" && !["self", "nil"].contains(object)
    if isOther, owner.lowercased().contains("table") { givesTablesOtherDelegates = true }
  }

  /// Adds a member that an object sets of itself.
  mutating func addOwnMember(_ member: String) {
    placesItself = placesItself || Self.placingMembers.contains(member)
  }

  /// Adds a name, with the one before it.
  mutating func add(_ word: String, after before: String) {
    words.insert(word)
    if word == "intrinsicContentSize", before == "var" || before == "CGSize" {
      declaresContentSize = true
    }
  }

  /// Adds the names that other code uses.
  mutating func add(_ other: CodeWords) {
    words = words.isEmpty ? other.words : words.union(other.words)
    declaresContentSize = declaresContentSize || other.declaresContentSize
    placesItself = placesItself || other.placesItself
    givesTablesOtherDelegates = givesTablesOtherDelegates || other.givesTablesOtherDelegates
  }

  /// Whether the code answers which orientations an app or a controller supports, and names portrait.
  ///
  /// Source: `application(_:supportedInterfaceOrientationsFor:)` of `UIApplicationDelegate`, which overrides the
  /// app's `Info.plist`, and `UIViewController.supportedInterfaceOrientations`.
  var limitsOrientations: Bool {
    !words.isDisjoint(with: Self.orientationMethods) && !words.isDisjoint(with: Self.portraitNames)
  }

  /// Whether the code of a view adds subviews, loads a document, or has a size of its own.
  var givesContent: Bool {
    !Self.contentMethods.isDisjoint(with: words) || words.contains { $0.namesNib }
  }

  /// Whether the code of a table's delegate gives rows their heights, or another object that it makes the delegate may.
  ///
  /// Source: `UITableViewDelegate.tableView(_:heightForRowAt:)`, which overrides the table's and the rows' own, and
  /// `UITableView.rowHeight`.
  var givesRowHeights: Bool {
    givesTablesOtherDelegates || !words.isDisjoint(with: Self.rowHeightMethods)
  }

  /// Whether the code of a controller puts others into its own view, and shows none over the screen or in other containers.
  ///
  /// Source: `UIViewController.addChild(_:)`, `UIPageViewController.setViewControllers(_:direction:animated:completion:)`,
  /// and the methods that present and push.
  var holdsScenes: Bool {
    !words.isDisjoint(with: Self.holdingMethods) && words.isDisjoint(with: Self.showingMethods)
  }

  /// Whether the code answers with a controller that presents something, and that may give it any frame.
  ///
  /// Source: `UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)`, and
  /// `UIPresentationController.frameOfPresentedViewInContainerView`.
  var givesPresentation: Bool {
    words.contains("presentationController") && words.contains("forPresented")
      || words.contains("presentationControllerForPresentedViewController")
  }

  private static let holdingMethods: Set<String> = [
    "addChild", "addChildViewController", "setViewControllers", "UIPageViewControllerDataSource",
  ]
  private static let showingMethods: Set<String> = [
    "present", "presentViewController", "presentModalViewController", "pushViewController", "show",
    "showViewController", "showDetailViewController", "rootViewController",
  ]
  static let rowHeightMethods: Set<String> = [
    "heightForRowAt", "heightForRowAtIndexPath", "rowHeight",
  ]
  private static let orientationMethods: Set<String> = [
    "supportedInterfaceOrientations", "supportedInterfaceOrientationsFor",
    "supportedInterfaceOrientationsForWindow",
  ]
  private static let portraitNames: Set<String> = [
    "portrait", "Portrait", "UIInterfaceOrientationMaskPortrait",
  ]
  /// Source: `UIView.frame`, `UIView.center`.
  private static let placingMembers: NameSet = ["frame", "center"]
  /// The methods of a view that put others into it.
  static let fillingMethods: NameSet = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
  ]
  /// The methods that take a view out of the one that it is in.
  ///
  /// Source: `UIView.addSubview(_:)`: "Views can have only one superview."
  static let movingMethods: NameSet = [
    "addSubview", "addArrangedSubview", "insertArrangedSubview",
  ]
  /// The methods that put a view in front of the others beside it, or behind them.
  ///
  /// Source: `UIView.bringSubviewToFront(_:)`, `sendSubviewToBack(_:)`, and their names before Swift 4.2.
  static let orderingMethods: NameSet = [
    "bringSubviewToFront", "sendSubviewToBack", "bringSubview", "sendSubview", "insertSubview",
  ]
  private static let contentMethods = fillingMethods.union(["intrinsicContentSize"])
}

extension String {
  /// Whether a name such as `loadNibNamed`, `UINib` or `setupFromNib` is about a document of Interface Builder.
  fileprivate var namesNib: Bool {
    guard !hasPrefix("nib") else { return true }
    var letters: (UInt8, UInt8) = (0, 0)
    for letter in utf8 {
      if letters == (UInt8(ascii: "N"), UInt8(ascii: "i")), letter == UInt8(ascii: "b") {
        return true
      }
      letters = (letters.1, letter)
    }
    return false
  }
}
