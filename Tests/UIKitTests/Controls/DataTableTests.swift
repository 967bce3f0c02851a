import Foundation
import Testing

@testable import UIKit

@Suite("Tables with a data source")
@MainActor
struct DataTableTests {
  private let source = Source()

  private func table(height: CGFloat = 600) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test func aTableOfTenThousandRowsMakesThoseInSight() {
    source.heights = [Array(repeating: 60, count: 10_000)]
    let table = table()
    #expect(source.madeCount == 10)
    #expect(table.measurementCount == 10)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    #expect(table.subviews.count == 10)
    // Rows in sight are known, the others guessed.
    #expect(table.contentSize == CGSize(width: 320, height: 10 * 60 + 9_990 * source.estimate))
  }

  @Test func cellsOutOfSightAreUsedAgain() {
    source.heights = [Array(repeating: 60, count: 10_000)]
    let table = table()
    for offset in stride(from: 0, through: 6_000, by: 100) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    #expect(source.madeCount <= 12)
    #expect(source.reuseCount > 80)
    #expect(table.visibleCells.count <= 11)
    #expect(table.measurementCount <= 111)
    let first = table.indexPathsForVisibleRows?.first
    #expect(first == IndexPath(row: 100, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let cell = table.visibleCells.first
    #expect(cell.flatMap(table.indexPath(for:)) == first)
    #expect(cell?.frame == table.rectForRow(at: IndexPath(row: 100, section: 0)))
  }

  @Test func heightsFollowContentAndKnownOnesAreNotMeasuredAgain() {
    source.heights = [[30, 50, 70, 44, 44]]
    let table = table()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 80, 150, 194])
    #expect(table.contentSize.height == 238)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.measurementCount == 5)
    table.frame.size.width = 500
    table.layoutIfNeeded()
    #expect(table.measurementCount == 10)
    #expect(table.visibleCells.map(\.frame.width) == Array(repeating: 500, count: 5))
  }

  @Test func heightsThatTheDelegateSaysAreNotMeasured() {
    source.heights = [[30, 50, 70]]
    source.fixedHeight = 25
    source.estimate = 0
    let table = table()
    #expect(table.visibleCells.map(\.frame.height) == [25, 25, 25])
    #expect(table.measurementCount == 0)
    #expect(table.contentSize.height == 75)
  }

  @Test func scrollingToARowMeasuresWhatComesIntoSight() {
    source.heights = [(0..<1_000).map { CGFloat(40 + $0 % 7 * 10) }]
    let table = table()
    let path = IndexPath(row: 700, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.rectForRow(at: path).minY == table.contentOffset.y)
    #expect(table.cellForRow(at: path)?.frame.height == 40)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.rectForRow(at: path).maxY == table.bounds.maxY)
    table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .top, animated: false)
    #expect(table.bounds.maxY == table.contentSize.height)
    #expect(source.madeCount < 60)
  }

  @Test func sectionsHaveTitlesAndViews() {
    source.heights = [[50], [50]]
    source.titles = ["First", nil]
    let view = UIView(frame: .zero)
    view.heightAnchor.constraint(equalToConstant: 33).isActive = true
    source.views = [nil, view]
    let table = table()
    let title = table.rectForHeader(inSection: 0).height
    #expect(title > 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(view.frame == CGRect(x: 0, y: title + 50, width: 320, height: 33))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == title + 83)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: title + 90))?.section == 1)
    #expect(table.rect(forSection: 1).height == 83)
  }

  @Test func rowsComeAndGoAndOthersStay() {
    source.heights = [[30, 40, 50]]
    let table = table()
    let cells = table.visibleCells
    table.performBatchUpdates {
      source.heights = [[60, 40, 50, 70]]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(
        at: [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(table.visibleCells.map(\.frame.height) == [60, 40, 50, 70])
    #expect(table.visibleCells[1] === cells[1] && table.visibleCells[2] === cells[2])
    #expect(table.contentSize.height == 220)
    #expect(source.madeCount == 5)
    source.heights[0][1] = 90
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    source.heights.insert([20], at: 0)
    table.insertSections([0], with: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [20, 60, 90, 50, 70])
  }

  @Test func contentThatChangesIsMeasuredAnewAsTheTableIsTold() throws {
    source.heights = [[30, 40]]
    let table = table()
    let cell = try #require(table.visibleCells.first as? BlockCell)
    cell.height.constant = 100
    table.layoutIfNeeded()
    #expect(cell.frame.height == 30)
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 100)
    #expect(table.visibleCells[1].frame.minY == 100)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    cell.height.constant = 70
    table.layoutIfNeeded()
    #expect(cell.frame.height == 70)
    #expect(table.measurementCount == 4)
    table.selfSizingInvalidation = .disabled
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(table.measurementCount == 4)
  }

  @Test func reloadingStartsOver() {
    source.heights = [[30, 40]]
    let table = table()
    source.heights = [[10], [20, 30]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [10, 20, 30])
    #expect(source.madeCount == 3)
  }

  @Test func textDecidesHeights() throws {
    source.heights = [[0]]
    source.text = String(repeating: "word ", count: 60)
    let table = table()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.reloadData()
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first as? TextCell)
    let height = cell.frame.height
    #expect(height > 100)
    #expect(cell.label.frame.maxY == cell.contentView.bounds.height - 8)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    cell.label.text = "word"
    table.layoutIfNeeded()
    #expect(cell.frame.height < 50)
  }

  @Test func controllersOfTablesAreTheirDataSources() {
    let controller = Numbers(style: .plain)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
  }

  @Test func updatesThatDoNotFitEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Source()
        source.heights = [[30]]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.register(BlockCell.self, forCellReuseIdentifier: "block")
        table.dataSource = source
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }
}

/// Three numbered rows.
private final class Numbers: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

/// Rows of given heights.
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]] = []
  var titles: [String?] = []
  var views: [UIView?] = []
  var estimate: CGFloat = 44
  var fixedHeight: CGFloat?
  var text: String?
  var reuseCount = 0
  private(set) var madeCells: Set<ObjectIdentifier> = []
  private var keptCells: [UITableViewCell] = []
  var madeCount: Int { madeCells.count }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let text, let cell = tableView.dequeueReusableCell(withIdentifier: "text") as? TextCell {
      cell.label.text = text
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    guard let cell = cell as? BlockCell else { return cell }
    if cell.wasPrepared { reuseCount += 1 }
    cell.wasPrepared = false
    if madeCells.insert(ObjectIdentifier(cell)).inserted { keptCells.append(cell) }
    cell.height.constant = heights[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    views.isEmpty ? nil : views[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    fixedHeight ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate }
}

/// A cell as high as a constraint says.
private final class BlockCell: UITableViewCell {
  private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 0)
  private let block = UIView()
  var wasPrepared = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(block)
    block.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      height, block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    height.priority = UILayoutPriority(999)
  }

  required init?(coder: NSCoder) { fatalError("Not used.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    wasPrepared = true
  }

}

/// A cell as high as its text.
private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Not used.") }
}
