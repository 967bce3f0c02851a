import Testing
import UIKit

@MainActor @Suite("Xibs in code")
struct NibTests {
  @Test("A view loads its content with itself as the owner")
  func ownersAreConnected() {
    let view = PriceView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(view.amount.text == "€ 12")
    view.layoutIfNeeded()
    #expect(view.amount.frame == CGRect(x: 8, y: 8, width: 184, height: 44))
  }

  @Test("Size-class variations are those of the main screen")
  func variationsFollowTheScreen() {
    let low = UIScreen.withMain(size: CGSize(width: 844, height: 390)) {
      PriceView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    }
    low.layoutIfNeeded()
    #expect(low.amount.frame == CGRect(x: 20, y: 8, width: 172, height: 44))
  }

  @Test("A controller loads the view of the xib that is named, or called like it")
  func controllersLoadTheirView() {
    let conventional = OfferViewController()
    #expect(conventional.view.frame.size == CGSize(width: 120, height: 40))
    #expect(conventional.amount.text == "€ 12")
    let named = OfferViewController(nibName: "OfferView", bundle: nil)
    #expect(named.view !== conventional.view)
    #expect(named.amount.superview === named.view)
  }

  @Test("A bundle's xib gives its top-level objects, of the program's classes")
  func topLevelObjectsAreMade() throws {
    let objects = try #require(Bundle.module.loadNibNamed("TagCell", owner: nil))
    #expect(objects.count == 1)
    let cell = try #require(objects.first as? ShelfCell)
    #expect(cell.titleLabel.text == "Tag")
    #expect(cell.titleLabel.superview === cell.contentView)
  }

  @Test("A table makes cells of a registered xib")
  func tablesUseXibs() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UINib(nibName: "TagCell", bundle: nil), forCellReuseIdentifier: "tag")
    let cell = table.dequeueReusableCell(withIdentifier: "tag")
    #expect(cell is ShelfCell)
    #expect(cell?.reuseIdentifier == "tag")
    table.register(nil as UINib?, forCellReuseIdentifier: "tag")
    #expect(table.dequeueReusableCell(withIdentifier: "tag") == nil)
  }
}
