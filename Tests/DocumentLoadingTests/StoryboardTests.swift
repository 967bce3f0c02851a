import Testing
import UIKit

@MainActor @Suite("Storyboards in code")
struct StoryboardTests {
  private let storyboard = UIStoryboard(name: "Library", bundle: nil)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func book() throws -> BookController {
    let controller = storyboard.instantiateViewController(withIdentifier: "book")
    return try #require(controller as? BookController)
  }

  @Test("The initial controller comes with those it contains, and shows cells of its prototypes")
  func initialControllerIsMade() throws {
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let shelf = try #require(navigation.topViewController as? ShelfController)
    #expect(shelf.events == ["awake"])
    #expect(shelf.storyboard === storyboard)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(shelf.addItem === shelf.navigationItem.rightBarButtonItem)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(shelf.events == ["awake", "loaded"])
    #expect(shelf.tableView.style == .grouped)
    #expect(shelf.tableView.dataSource === shelf)
    let cells = shelf.tableView.visibleCells.compactMap { $0 as? ShelfCell }
    #expect(cells.map { $0.titleLabel.text } == shelf.books)
    #expect(cells.allSatisfy { $0.reuseIdentifier == "book" && $0.frame.height > 60 })
  }

  @Test("A controller's view has the document's constraints, on the screen it is shown on")
  func constraintsOfTheDocumentHold() throws {
    let book = try book()
    #expect(!book.isViewLoaded)
    window.rootViewController = book
    window.layoutIfNeeded()
    let safeTop = book.view.safeAreaInsets.top
    #expect(book.cover.frame == CGRect(x: 120, y: safeTop + 12, width: 150, height: 225))
    book.lowerCover(by: 30)
    window.layoutIfNeeded()
    #expect(book.cover.frame.minY == safeTop + 42)
  }

  @Test("Size-class variations are those of the main screen where no window has the container")
  func variationsFollowTheScreen() throws {
    try UIScreen.withMain(size: CGSize(width: 844, height: 390)) {
      let book = try book()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: book)
      window.layoutIfNeeded()
      #expect(book.cover.frame.minY == book.view.safeAreaInsets.top + 4)
    }
  }

  @Test("Size-class variations are those of the container in a window, with what it overrides")
  func variationsFollowTheContainer() throws {
    let container = UIViewController()
    window.rootViewController = container
    let book = try book()
    container.addChild(book)
    container.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: book)
    container.view.addSubview(book.view)
    window.layoutIfNeeded()
    #expect(book.cover.frame.minY == book.view.safeAreaInsets.top + 4)
  }

  @Test("Outlets are set: weak, private, with observers, and collections in order")
  func outletsAreSet() throws {
    let book = try book()
    book.loadViewIfNeeded()
    #expect(book.cover != nil)
    #expect(book.buyButtonWasSet)
    #expect(book.buyButton.currentTitle == "Buy")
    #expect(book.buyButton.buttonType == .system)
    #expect(book.buttons.map(\.currentTitle) == ["Buy", "Author"])
  }

  @Test("The initializer of a view sees its attributes and subviews, and what it sets stays")
  func initializersSeeTheDocument() throws {
    let book = try book()
    book.loadViewIfNeeded()
    let cover: CoverView = book.cover
    #expect(cover.subviewsWhileInitialized == 1)
    #expect(cover.widthWhileInitialized == 150)
    #expect(cover.backgroundColor == .red)
    #expect(cover.layer.cornerRadius == 8)
    #expect(cover.layer.shadowRadius == 12)
    #expect(cover.captionWhenAwake == "A cover")
  }

  @Test("Constraints that Interface Builder removes at build time are not made")
  func placeholdersAreLeftOut() throws {
    let book = try book()
    book.loadViewIfNeeded()
    #expect(book.cover.constraints.count == 2)
  }

  @Test("A control calls the action of its target")
  func actionsAreCalled() throws {
    let book = try book()
    book.loadViewIfNeeded()
    book.buyButton.sendActions(for: .touchUpInside)
    #expect(book.bought == [book.buyButton])
  }

  @Test("A closure makes the controller with more than the coder")
  func creatorsMakeControllers() {
    let book: BookController = storyboard.instantiateViewController(identifier: "book") {
      BookController(coder: $0, edition: 3)
    }
    book.loadViewIfNeeded()
    #expect(book.edition == 3)
    #expect(book.title == "Book")
    #expect(book.cover != nil)
  }

  @Test("A segue is prepared and pushes its destination")
  func seguesShowTheirDestination() throws {
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let shelf = try #require(navigation.topViewController as? ShelfController)
    shelf.performSegue(withIdentifier: "book", sender: "a test")
    let book = try #require(navigation.topViewController as? BookController)
    #expect(book.name == "Pan")
    #expect(shelf.events.last == "prepared book by a test")
  }

  @Test(
    "A button follows its segue; a class that the program lacks is Apple's, and the log says so")
  func controlsFollowSegues() throws {
    let book = try book()
    window.rootViewController = book
    window.layoutIfNeeded()
    let messages = LayoutLog.messages { book.buttons[1].sendActions(for: .touchUpInside) }
    let presented = try #require(book.presentedViewController)
    #expect(type(of: presented) == UIViewController.self)
    #expect(presented.modalPresentationStyle == .fullScreen)
    #expect(messages.map(\.text) == ["Unknown class MissingController in Interface Builder file."])
  }

  @Test("A container view shows the controller that is embedded")
  func containersEmbed() throws {
    let book = try book()
    window.rootViewController = book
    window.layoutIfNeeded()
    let reviews = try #require(book.children.first as? ReviewsController)
    #expect(book.embedded === reviews)
    let container = try #require(reviews.view.superview)
    #expect(reviews.view.frame == container.bounds)
    #expect(container.frame.width == 390 && container.frame.height == 100)
  }

  @Test("A controller is released with its view")
  func controllersAreReleased() throws {
    weak var book: BookController?
    try {
      let made = try self.book()
      made.loadViewIfNeeded()
      book = made
    }()
    #expect(book == nil)
  }
}
