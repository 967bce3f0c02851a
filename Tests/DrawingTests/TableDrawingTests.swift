import AutoLayout
import Drawing
import PangoText
import Testing
import UIKit

@MainActor @Suite struct TableDrawingTests {
  private let separator = SystemColors(.light).separator

  private func draw(_ view: UIView, look: ViewLook? = nil) throws -> Picture {
    let measurer = try PangoTextMeasurer()
    view.layoutIfNeeded()
    return Picture(
      ViewDrawing(measurer: measurer) { $0 === view ? look : nil }.list(of: view),
      size: Size(width: 200, height: 200), background: .white)
  }

  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
    table.staticContent = .sections([
      UITableView.StaticSection(headerTitle: "Fruit", cells: (0..<2).map { _ in cell() })
    ])
    return table
  }

  private func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.ownRowHeight = 44
    return cell
  }

  private func hairlines(in picture: Picture) -> [(start: Point, end: Point)] {
    picture.list.commands.compactMap { command in
      if case .hairline(let start, let end, _) = command { (start, end) } else { nil }
    }
  }

  private func texts(in picture: Picture) -> [String] {
    picture.list.commands.compactMap { command in
      if case .text(let block) = command { block.runs.map(\.text.text).joined() } else { nil }
    }
  }

  @Test func groupedTablesHaveTheirBackgroundTitleAndLines() throws {
    let picture = try draw(table(.grouped))
    let bitmap = try picture.bitmap(scale: 1, measurer: PangoTextMeasurer())
    #expect(bitmap[100, 5].isClose(to: SystemColors(.light).groupedBackground))
    #expect(texts(in: picture) == ["FRUIT"])
    // One above the first row, one between the rows and one below the last.
    #expect(hairlines(in: picture).count == 3)
    #expect(hairlines(in: picture).filter { $0.start.x == 0 }.count == 2)
  }

  @Test func separatorsCanBeSwitchedOff() throws {
    let table = table(.plain)
    #expect(try hairlines(in: draw(table)).count == 2)
    table.separatorStyle = .none
    #expect(try hairlines(in: draw(table)).isEmpty)
  }

  @Test func accessoriesStandAtTheTrailingSide() throws {
    func ink(_ cell: UITableViewCell, columns: Range<Int>) throws -> Int {
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      let bitmap = try draw(cell).bitmap(scale: 1, measurer: PangoTextMeasurer())
      return columns.count * 44 - bitmap.count(of: .white, columns: columns, rows: 0..<44)
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(try ink(cell, columns: 0..<200) == 0)
    cell.accessoryType = .checkmark
    #expect(try ink(cell, columns: 150..<200) > 10)
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(try ink(cell, columns: 150..<200) == 0)
    #expect(try ink(cell, columns: 0..<50) > 10)
  }

  @Test func looksComeBeforeWhatAViewHolds() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "Own"
    #expect(try texts(in: draw(label)) == ["Own"])
    let look = ViewLook.placeholder(.web, name: "Web View")
    #expect(try texts(in: draw(label, look: look)) == ["Web View"])
  }

  @Test func naturalTextStandsAtTheRightOfViewsReadFromTheRight() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "III"
    label.semanticContentAttribute = .forceRightToLeft
    let bitmap = try draw(label).bitmap(scale: 1, measurer: PangoTextMeasurer())
    #expect(bitmap.count(of: .black, columns: 150..<200, rows: 0..<40) > 5)
    #expect(bitmap.count(of: .white, columns: 0..<150, rows: 0..<40) == 6000)
  }
}
