import ConstraintSolver
import Testing

@testable import LayoutLogs

/// Descriptions of constraints, in every form that logs print.
struct DescriptionReaderTests {
  private func read(_ text: String) throws -> ConstraintDescription {
    try #require(DescriptionReader.read(text))
  }

  @Test func anEquationWithTwoItems() throws {
    let constraint = try read(
      "<NSLayoutConstraint:0x600001 UILabel:0x7fa1'Name'.leading == 0.5*UIView:0x7fa2.trailing - 12.5   (active)>"
    )
    #expect(constraint.className == "NSLayoutConstraint")
    #expect(constraint.address == "0x600001")
    #expect(
      constraint.first
        == .init(
          item: LogItem(className: "UILabel", address: "0x7fa1", text: "Name"), attribute: .leading)
    )
    #expect(constraint.second?.item.address == "0x7fa2")
    #expect(constraint.second?.attribute == .trailing)
    #expect(constraint.multiplier.value == 0.5)
    #expect(constraint.constant.value == -12.5)
    #expect(constraint.relation == .equal)
    #expect(constraint.state == .active)
    #expect(constraint.isRequired)
  }

  @Test(arguments: [
    ("UIView:0x1.height == 44", Relation.equal, 44.0),
    ("UIView:0x1.height >= 44.3333", .greaterThanOrEqual, 44.3333),
    ("UIView:0x1.height <= 2.22507e-308", .lessThanOrEqual, 2.22507e-308),
    ("V:[UIView:0x1(44)]", .equal, 44), ("V:[UIView:0x1(>=44)]", .greaterThanOrEqual, 44),
  ])
  func anExtent(_ body: String, _ relation: Relation, _ constant: Double) throws {
    let constraint = try read("<NSLayoutConstraint:0x2 \(body)   (active)>")
    #expect(constraint.first.attribute == .height)
    #expect(constraint.second == nil)
    #expect(constraint.relation == relation)
    #expect(constraint.constant.value == constant)
  }

  @Test func aDistanceToTheSuperview() throws {
    let near = try read(
      "<NSLayoutConstraint:0x3 H:|-(16)-[UIButton:0x4'OK']   (active, names: '|':UIView:0x5 )>")
    #expect(near.form == .art)
    #expect(near.first.item.text == "OK")
    #expect(near.first.attribute == .leading)
    #expect(
      near.second == .init(item: LogItem(className: "UIView", address: "0x5"), attribute: .leading))
    #expect(near.constant.value == 16)
    let far = try read(
      "<NSLayoutConstraint:0x3 V:[UIButton:0x4'OK']-(>=8)-|   (active, names: '|':UIView:0x5 )>")
    #expect(
      far.first == .init(item: LogItem(className: "UIView", address: "0x5"), attribute: .bottom))
    #expect(far.second?.attribute == .bottom)
    #expect(far.relation == .greaterThanOrEqual)
  }

  @Test func aDistanceThatDoesNotDependOnTheLanguage() throws {
    let constraint = try read(
      "<NSLayoutConstraint:0x3 H:[UIView:0x4]-(8)-[UIView:0x5](LTR)   (active)>")
    #expect(constraint.isFixedDirection)
    #expect(
      constraint.first
        == .init(item: LogItem(className: "UIView", address: "0x5"), attribute: .left))
    #expect(
      constraint.second
        == .init(item: LogItem(className: "UIView", address: "0x4"), attribute: .right))
  }

  @Test(arguments: ["NSSpace", "NSLayoutAnchorConstraintSpace"]) func aSystemSpacing(_ name: String)
    throws
  {
    let art = try read(
      "<NSLayoutConstraint:0x3 V:[UIView:0x4]-(\(name)(8))-[UIView:0x5]   (active)>")
    #expect(art.space == name)
    #expect(art.constant.value == 8)
    let equation = try read(
      "<NSLayoutConstraint:0x3 UIView:0x4.bottom == UIView:0x5.bottom \(name)(20)   (active)>")
    #expect(equation.space == name)
    #expect(equation.constant.value == 20)
  }

  @Test func identifierPriorityAndState() throws {
    let constraint = try read(
      "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UIView:0x4]-(8)-[UIView:0x5] priority:999.5   (inactive)>"
    )
    #expect(constraint.identifier == "UISV-spacing")
    #expect(constraint.priority == 999.5)
    #expect(!constraint.isRequired)
    #expect(constraint.state == .inactive)
    #expect(try read("<NSLayoutConstraint:0x3 V:[UIView:0x4(100@750)]>").priority == 750)
  }

  @Test func anIdentifierWithAQuotationMark() throws {
    let constraint = try read(
      "<NSLayoutConstraint:0x3 'the card's width' UIView:0x4.width == 80   (active)>")
    #expect(constraint.identifier == "the card's width")
    #expect(constraint.constant.value == 80)
  }

  @Test func aContentSize() throws {
    let constraint = try read(
      "<NSContentSizeLayoutConstraint:0x3 UILabel:0x4'A'.width == 160 Hug:250 CompressionResistance:750   (active)>"
    )
    #expect(constraint.contentPriorities == .init(hugging: 250, resistance: 750))
    #expect(constraint.constant.value == 160)
    #expect(!constraint.isRequired)
  }

  @Test func anAutoresizingMask() throws {
    let constraint = try read(
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=-&- UIView:0x4.minX == 20   (active, names: '|':UIView:0x5 )>"
    )
    #expect(constraint.mask == "h=--& v=-&-")
    #expect(constraint.first.attribute == .minX)
    #expect(constraint.superview?.address == "0x5")
  }

  @Test func itemsThatTheLegendNames() throws {
    let constraint = try read(
      "<NSLayoutConstraint:0x3 V:|-(0)-[card]   (active, names: card:App.CardView:0x4, page:UIView:0x5, '|':UIView:0x5 )>"
    )
    #expect(constraint.first.item.className == "App.CardView")
    #expect(constraint.first.item.shortClass == "CardView")
    #expect(constraint.first.item.address == "0x4")
    #expect(constraint.second?.item.name == "page")
  }

  @Test func aGuide() throws {
    let constraint = try read(
      "<NSLayoutConstraint:0x3 V:[UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x5 )>"
    )
    #expect(constraint.second?.item.isGuide == true)
    #expect(constraint.second?.item.text == "UIViewSafeAreaLayoutGuide")
  }

  @Test func descriptionsOfLibraries() throws {
    let snap = try read(
      "<SnapKit.LayoutConstraint:0x3@CardView.swift#29 App.CardView:0x4.left == UIView:0x5.left + 8.0 ^750.0>"
    )
    #expect(snap.className == "SnapKit.LayoutConstraint")
    #expect(snap.place == .init(file: "CardView.swift", line: 29))
    #expect(snap.priority == 750)
    #expect(snap.constant.value == 8)
    let masonry = try read(
      "<MASLayoutConstraint:0x3 UILabel:0x4.width <= UIView:0x5.width * 0.5 ^high>")
    #expect(masonry.multiplier.value == 0.5)
    #expect(masonry.priority == 750)
  }

  @Test func textsWithBracketsEqualsSignsAndQuotes() throws {
    let bracket = try read(
      "<NSLayoutConstraint:0x3 H:[UILabel:0x4'a]-(8)-[b']-(4)-[UIView:0x5]   (active)>")
    #expect(bracket.constant.value == 4)
    #expect(bracket.second?.item.text == "a]-(8)-[b")
    let equation = try read(
      "<NSLayoutConstraint:0x3 UILabel:0x4'a == b.width'.width == 40   (active)>")
    #expect(equation.constant.value == 40)
    #expect(equation.first.item.text == "a == b.width")
    let escaped = try read(
      #"<NSLayoutConstraint:0x3 UILabel:0x4'\U00e9t\U00e9'.width == 40   (active)>"#)
    #expect(escaped.first.item.text == "été")
  }

  @Test(arguments: [
    ("94.3333", 94.3333, 0.00005), ("94", 94, 0), ("0.384615", 0.384615, 0.0000005),
    ("0.5", 0.5, 0),
  ])
  func numbersKnowHowExactlyTheyWerePrinted(
    _ text: String, _ value: Double, _ tolerance: Double
  ) throws {
    let number = try #require(LogNumber.prefix(of: Array(text.utf8)[...])).number
    #expect(number.value == value)
    #expect(abs(number.tolerance - tolerance) < 1e-9)
  }

  @Test(arguments: [
    "", "<>", "<UIView: 0x7fa1; frame = (0 0; 10 10)>", "NSLayoutConstraint",
    "<NSLayoutConstraint:0x3>",
    "<NSLayoutConstraint:0x3 UIView:0x4.width = 40>",
    "<NSLayoutConstraint:0x3 UIView:0x4.size == 40>",
    "<NSLayoutConstraint:0x3 H:[]>", "<NSLayoutConstraint:0x3 H:|-(8)-|>",
    "<NSLayoutConstraint:0x3 H:|-(", "<:>",
  ])
  func whatDescribesNoConstraintIsNone(_ text: String) {
    #expect(DescriptionReader.read(text) == nil)
  }

  /// Every beginning and every end of a description, as torn logs have them: read or not, without an end of the program.
  @Test func tornDescriptionsDoNoHarm() {
    let text =
      "<NSLayoutConstraint:0x3 'id' H:|-(NSSpace(8))-[UILabel:0x4'A'(>=8@750)](LTR) priority:999   (active, names: '|':UIView:0x5 )>"
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      _ = DescriptionReader.read(bytes[..<length] + [UInt8(ascii: ">")])
      _ = DescriptionReader.read([UInt8(ascii: "<")] + bytes[length...])
    }
  }
}
