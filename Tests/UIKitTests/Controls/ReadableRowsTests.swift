import Testing
import UIKit

@MainActor
struct ReadableRowsTests {
  @Test func theContentOfRowsKeepsToTheReadableWidthWhereTheTableSaysSo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1000, height: 480))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    table.rowHeight = 50
    table.cellLayoutMarginsFollowReadableWidth = true
    table.staticContent = .prototypes([cell])
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMarginsGuide.layoutFrame.width == 664)
    table.cellLayoutMarginsFollowReadableWidth = false
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMarginsGuide.layoutFrame.width > 900)
  }
}
