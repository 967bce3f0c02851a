import Testing

@testable import LayoutLogs

/// The known remedies, each for the conflict that it belongs to.
struct RemedyTests {
  private func remedy(_ descriptions: [String], broken: Int? = nil) throws -> Remedy? {
    var log = ConstraintLog(try descriptions.map { try #require(DescriptionReader.read($0)) })
    log.broken = broken
    return ConflictExplanation(log).remedy
  }

  private static let row = [
    "<NSLayoutConstraint:0x61 V:|-(0)-[UIView:0x1]   (active, names: '|':UITableViewCellContentView:0x2 )>",
    "<NSLayoutConstraint:0x62 UIView:0x1.height == 100   (active)>",
    "<NSLayoutConstraint:0x63 V:[UIView:0x1]-(0)-|   (active, names: '|':UITableViewCellContentView:0x2 )>",
    "<NSLayoutConstraint:0x64 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 44   (active)>",
  ]

  @Test func aSelfSizingRow() throws {
    let remedy = try #require(try remedy(Self.row))
    #expect(remedy.edit == .lower(1))
    guard case .selfSizingRow(let host) = remedy.reason else {
      Issue.record("\(remedy)")
      return
    }
    #expect(host.address == "0x2")
  }

  @Test func aRowWhoseContentHasNoHeightOfItsOwn() throws {
    let remedy = try remedy([
      "<NSLayoutConstraint:0x61 V:|-(30)-[UILabel:0x1'A']   (active, names: '|':UITableViewCellContentView:0x2 )>",
      "<NSLayoutConstraint:0x63 V:[UILabel:0x1'A']-(30)-|   (active, names: '|':UITableViewCellContentView:0x2 )>",
      Self.row[3],
    ])
    #expect(remedy?.edit == .lower(1))
  }

  @Test func aRowInALogOfALibraryThatHidesIdentifiers() throws {
    let remedy = try remedy([
      "<MASLayoutConstraint:0x61 UIView:0x1.top == UITableViewCellContentView:0x2.top>",
      "<MASLayoutConstraint:0x62 UIView:0x1.bottom == UITableViewCellContentView:0x2.bottom>",
      "<MASLayoutConstraint:0x63 UIView:0x1.height == 200>",
      "<NSLayoutConstraint:0x64 UITableViewCellContentView:0x2.height == 100>",
    ])
    #expect(remedy?.edit == .lower(2))
  }

  @Test func aHiddenArrangedView() throws {
    let remedy = try #require(
      try remedy([
        "<NSLayoutConstraint:0x61 UILabel:0x1'A'.height == 128   (active)>",
        "<NSLayoutConstraint:0x62 'UISV-hiding' UILabel:0x1'A'.height == 0   (active)>",
      ]))
    #expect(remedy.edit == .lower(0))
    guard case .hidden = remedy.reason else {
      Issue.record("\(remedy)")
      return
    }
  }

  @Test func aHiddenStackViewWithSpacing() throws {
    let remedy = try #require(
      try remedy([
        "<NSLayoutConstraint:0x61 'UISV-canvas-connection' UIStackView:0x3.top == UILabel:0x1'A'.top   (active)>",
        "<NSLayoutConstraint:0x62 'UISV-canvas-connection' V:[UILabel:0x2'B']-(0)-|   (active, names: '|':UIStackView:0x3 )>",
        "<NSLayoutConstraint:0x63 'UISV-hiding' UIStackView:0x3.height == 0   (active)>",
        "<NSLayoutConstraint:0x64 'UISV-spacing' V:[UILabel:0x1'A']-(8)-[UILabel:0x2'B']   (active)>",
      ]))
    guard case .hiddenStack(let stack) = remedy.reason else {
      Issue.record("\(remedy)")
      return
    }
    #expect(stack.address == "0x3")
  }

  @Test func aViewWithConstraintsThatStillHasAMask() throws {
    let remedy = try #require(
      try remedy([
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIImageView:0x1.minY == 0   (active, names: '|':UIView:0x2 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& UIImageView:0x1.height == 0   (active)>",
        "<NSLayoutConstraint:0x63 V:|-(48)-[UIImageView:0x1]   (active, names: '|':UIView:0x2 )>",
      ]))
    guard case .stopTranslating(let item) = remedy.edit else {
      Issue.record("\(remedy)")
      return
    }
    #expect(item.address == "0x1")
  }

  @Test func aContainerWhoseFrameIsEmpty() throws {
    let remedy = try #require(
      try remedy([
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIView:0x1.height == 0   (active)>",
        "<NSLayoutConstraint:0x62 V:[UILabel:0x2'A']-(8)-|   (active, names: '|':UIView:0x1 )>",
        "<NSLayoutConstraint:0x63 V:|-(8)-[UILabel:0x2'A']   (active, names: '|':UIView:0x1 )>",
      ]))
    #expect(remedy.edit == .lower(1))
    guard case .emptyFrame = remedy.reason else {
      Issue.record("\(remedy)")
      return
    }
  }

  @Test func aViewThatInterfaceBuilderPinnedAndCodePlaces() throws {
    let pinned =
      "'IB auto generated at build time for view with fixed frame' H:|-(60)-[UIView:0x2](LTR)"
      + "   (Names: '|':UIView:0x1 )"
    let remedy = try remedy([
      "<SnapKit.LayoutConstraint:0xb1@Page.swift#8 UIView:0x2.left == UIView:0x1.left>",
      "<NSIBPrototypingLayoutConstraint:0xb2 \(pinned)>",
    ])
    guard case .prototyped? = remedy?.reason else {
      Issue.record("\(String(describing: remedy))")
      return
    }
    #expect(remedy?.edit == Remedy.Edit.none)
  }

  @Test func aConstraintThatWasAddedTwice() throws {
    let remedy = try remedy(
      [
        "<SnapKit.LayoutConstraint:0x61@CardView.swift#29 App.CardView:0x1.height == 44.0>",
        "<SnapKit.LayoutConstraint:0x62@CardView.swift#40 App.CardView:0x1.height == 60.0>",
      ], broken: 1)
    #expect(remedy == .init(edit: .remove(1), reason: .addedTwice))
  }

  @Test func aViewThatTheAppCollapses() throws {
    let remedy = try #require(
      try remedy([
        "<NSLayoutConstraint:0x61 UIView:0x1.height == 0   (active)>",
        "<NSLayoutConstraint:0x62 V:|-(0)-[UILabel:0x2'A']   (active, names: '|':UIView:0x1 )>",
        "<NSLayoutConstraint:0x63 V:[UILabel:0x2'A']-(4)-|   (active, names: '|':UIView:0x1 )>",
      ]))
    #expect(remedy.edit == .lower(2))
    guard case .collapsed = remedy.reason else {
      Issue.record("\(remedy)")
      return
    }
  }

  @Test func aViewThatIsTiedAtBothEndsAndItsCentre() throws {
    let remedy = try remedy([
      "<NSLayoutConstraint:0x61 UIView:0x1.centerY == UIView:0x2.centerY - 44   (active)>",
      "<NSLayoutConstraint:0x62 V:|-(0)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>",
      "<NSLayoutConstraint:0x63 V:[UIView:0x1]-(0)-|   (active, names: '|':UIView:0x2 )>",
    ])
    #expect(remedy == .init(edit: .lower(0), reason: .doesNotFit))
  }

  /// As where code switches between the two and leaves the old one active.
  @Test func twoItemsSideBySideThatAreTiedToOneEdge() throws {
    let remedy = try #require(
      try remedy(
        [
          "<NSLayoutConstraint:0x61 H:[UIButton:0x1'Go']-(12)-|   (active, names: '|':UIView:0x3 )>",
          "<NSLayoutConstraint:0x62 H:[UITextField:0x2]-(8)-[UIButton:0x1'Go']   (active)>",
          "<NSLayoutConstraint:0x63 H:[UITextField:0x2]-(0)-|   (active, names: '|':UIView:0x3 )>",
        ], broken: 1))
    guard case .sharedEdge(let edge, let items) = remedy.reason else {
      Issue.record("\(remedy)")
      return
    }
    #expect(edge.item.address == "0x3" && edge.attribute == .trailing)
    #expect(items.map(\.address) == ["0x1", "0x2"])
    #expect(remedy.edit == .lower(0))
  }

  @Test func aLogOfAProcessOfApple() throws {
    var log = ConstraintLog(try Self.row.map { try #require(DescriptionReader.read($0)) })
    log.process = "SpringBoard"
    #expect(
      ConflictExplanation(log).remedy
        == .init(edit: .none, reason: .systemProcess("SpringBoard")))
    log.process = "App"
    #expect(ConflictExplanation(log).remedy?.edit == .lower(1))
  }

  @Test func constantsOfInequalitiesHaveOneEnd() throws {
    let log = ConstraintLog(
      try [
        "<NSLayoutConstraint:0x61 UIView:0x1.height >= 160   (active)>",
        "<NSLayoutConstraint:0x62 V:[UIView:0x1]-(30)-|   (active, names: '|':UIView:0x2 )>",
        "<NSLayoutConstraint:0x63 V:|-(0)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>",
        "<NSLayoutConstraint:0x64 UIView:0x2.height == 100   (active)>",
      ].map { try #require(DescriptionReader.read($0)) })
    let repair = try #require(ConflictExplanation(log).repairs.first { $0.member == 0 })
    #expect(repair.constants == -Double.infinity...70)
  }

  @Test func aStackViewThatSizesItsViews() throws {
    let remedy = try remedy([
      "<NSLayoutConstraint:0x61 UIView:0x1.width == 40   (active)>",
      "<NSLayoutConstraint:0x62 UIView:0x2.width == 60   (active)>",
      "<NSLayoutConstraint:0x63 'UISV-fill-equally' UIView:0x2.width == UIView:0x1.width   (active)>",
    ])
    #expect(remedy?.reason == .stackArrangement)
    #expect(remedy?.edit == .lower(0))
  }

  @Test(arguments: [
    (
      [
        "<NSLayoutConstraint:0x61 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x1.bottom == _UIKBCompatInputView:0x2.top - 17   (active)>",
        "<NSLayoutConstraint:0x62 'inputView.top' V:[_UIRemoteKeyboardPlaceholderView:0x1]-(0)-[_UIKBCompatInputView:0x2]   (active)>",
      ], Remedy.Reason.keyboard
    ),
    (
      [
        "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& _UIToolbarContentView:0x1.width == 0   (active)>",
        "<NSLayoutConstraint:0x62 H:|-(8)-[_UIButtonBarStackView:0x2]   (active, names: '|':_UIToolbarContentView:0x1 )>",
        "<NSLayoutConstraint:0x63 H:[_UIButtonBarStackView:0x2]-(0)-|   (active, names: '|':_UIToolbarContentView:0x1 )>",
      ], .bar
    ),
    (["<NSLayoutConstraint:0x61 _UIAlertControllerView:0x1.width == - 16   (active)>"], .alert),
    (["<NSLayoutConstraint:0x61 UIView:0x1.width == - 16   (active)>"], .alert),
    (
      [
        "<NSLayoutConstraint:0x61 UIView:0x1.width == 402   (active)>",
        "<NSLayoutConstraint:0x62 _UIAlertControllerView:0x2.width >= UIView:0x1.width   (active)>",
        "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' _UIAlertControllerView:0x2.width == 389   (active)>",
      ], .systemOnly
    ),
  ])
  func nothingToEditInAppleViews(_ descriptions: [String], _ reason: Remedy.Reason) throws {
    #expect(try remedy(descriptions) == .init(edit: .none, reason: reason))
  }

  /// Guides and plain views that only views of Apple's are tied to are Apple's, too.
  @Test func itemsAmongViewsOfApple() throws {
    let log = ConstraintLog(
      try [
        "<NSLayoutConstraint:0x61 _UIButtonBarButton:0x1.height == UILayoutGuide:0x2.height>",
        "<NSLayoutConstraint:0x62 UILayoutGuide:0x2.top == _UIButtonBarStackView:0x3.top>",
        "<NSLayoutConstraint:0x63 UIView:0x4.leading == _UIButtonBarStackView:0x3.leading>",
        "<NSLayoutConstraint:0x64 UIView:0x5.leading == _UIButtonBarStackView:0x3.leading>",
        "<NSLayoutConstraint:0x65 UIView:0x5.width == 40>",
      ].map { try #require(DescriptionReader.read($0)) })
    #expect(
      log.constraints.map { Origin($0, in: log) } == [
        .privateViews, .privateViews, .privateViews, .developer, .developer,
      ])
  }

  @Test(arguments: [
    (
      "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x1'UIViewSafeAreaLayoutGuide']-(34)-|",
      Origin.safeArea
    ),
    (
      "'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0x1'UIViewLayoutMarginsGuide']",
      .marginsGuide
    ),
    ("'UISV-alignment' UIView:0x1.top == UIView:0x2.top", .stack(.alignment)),
    ("'NSStackView.Edge.Top' V:|-(>=0)-[NSView:0x1]", .stack(.canvas)),
    ("'NSWindow-current-width' NSView:0x1.width == 300", .window),
    ("'_UITemporaryLayoutHeight' UIView:0x1.height == 0", .temporarySize),
    (
      "'IB auto generated at build time for view with ambiguity' H:|-(8)-[UIView:0x1]",
      .interfaceBuilder
    ),
    ("'card-top' UIView:0x1.top == UIView:0x2.top", .developer),
    ("_UIModernBarButton:0x1.leading == _UIButtonBarButton:0x2.leading", .privateViews),
  ])
  func theAuthorsOfConstraints(_ body: String, _ origin: Origin) throws {
    let constraint = try #require(
      DescriptionReader.read("<NSLayoutConstraint:0x61 \(body)   (active, names: '|':UIView:0x9 )>")
    )
    #expect(Origin(constraint, in: ConstraintLog([constraint])) == origin)
  }
}
