import AutoLayout
import Foundation
import Testing
import TestSupport
import PlatformMetrics

@testable import UIKit

@Suite("Tables as on the canvas")
@MainActor
struct TableTests {
  private func table(
    _ content: UITableView.StaticContent, style: UITableView.Style = .plain, width: CGFloat = 375
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    table.isOnCanvas = true
    table.rowHeight = 44
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    table.staticContent = content
    return table
  }

  private func cells(_ count: Int) -> [UITableViewCell] {
    (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private func tops(of table: UITableView) -> [CGFloat] {
    table.layoutIfNeeded()
    return table.staticContent.cells.map(\.frame.minY)
  }

  @Test(arguments: [(Release.iOS12, 28.0), (.iOS13, 28), (.iOS15, 44.5), (.iOS18, 50)])
  func prototypesFollowTheHeader(release: Release, first: CGFloat) {
    onRelease(release) {
      let table = table(.prototypes(cells(2)))
      table.staticContent.cells[1].ownRowHeight = 80
      #expect(tops(of: table) == [first, first + 44])
      #expect(table.staticContent.cells[1].frame.size == CGSize(width: 375, height: 80))
      #expect(table.contentSize == CGSize(width: 375, height: first + 124))
    }
  }

  @Test func headerAndFooterViewsKeepTheirHeight() {
    onRelease(.iOS12) {
      let table = table(.prototypes(cells(1)))
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      #expect(tops(of: table) == [88])
      #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
      #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 132, width: 375, height: 70))
      table.tableHeaderView = nil
      #expect(tops(of: table) == [28])
    }
  }

  @Test func theBackgroundFillsTheTableBehindItsRows() {
    let table = table(.prototypes(cells(1)))
    let background = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 375, height: 600))
    table.contentOffset = CGPoint(x: 0, y: 30)
    table.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 30, width: 375, height: 600))
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func plainSectionsStandBelowTheirTitles() {
    let content = UITableView.StaticContent.sections([
      .init(headerTitle: nil, cells: cells(1)), .init(headerTitle: "Title", cells: cells(2)),
    ])
    onRelease(.iOS12) { #expect(tops(of: table(content)) == [0, 72, 116]) }
    onRelease(.iOS18) { #expect(tops(of: table(content)) == [50, 144, 188]) }
  }

  @Test(.release(.iOS18)) func devicesHaveNoStripsOfTheCanvas() {
    let untitled = UITableView.StaticContent.sections([
      .init(headerTitle: nil, cells: cells(1)), .init(headerTitle: "Title", cells: cells(1)),
    ])
    func tops(_ content: UITableView.StaticContent, _ style: UITableView.Style) -> [CGFloat] {
      let table = table(content, style: style)
      table.isOnCanvas = false
      return self.tops(of: table)
    }
    #expect(tops(untitled, .plain) == [0, 94])
    #expect(tops(.prototypes(cells(2)), .plain) == [0, 44])
    #expect(tops(.prototypes(cells(1)), .grouped) == tops(untitled, .grouped).dropLast())
  }

  @Test func groupedSectionsKeepApart() {
    let content = UITableView.StaticContent.sections([
      .init(headerTitle: "First", cells: cells(1)), .init(headerTitle: "Second", cells: cells(1)),
      .init(footerTitle: "End", cells: cells(1)),
    ])
    let table = table(content, style: .grouped)
    table.sectionHeaderHeight = 18
    table.sectionFooterHeight = 18
    #expect(tops(of: table) == [55.5, 155.5, 235.5])
    #expect(abs(table.contentSize.height - 317) < 1e-6)
  }

  @Test func longFootersTakeMoreLines() {
    withSquareText {
      let content = UITableView.StaticContent.sections([
        .init(footerTitle: "a footer of two lines of squares", cells: cells(1))
      ])
      let table = table(content, style: .grouped)
      table.layoutIfNeeded()
      #expect(abs(table.contentSize.height - 125.5) < 1e-6)
    }
  }

  @Test(arguments: [(375.0, 16.0), (414, 20)])
  func insetGroupsKeepTheMargin(width: CGFloat, margin: CGFloat) {
    let table = table(.prototypes(cells(1)), style: .insetGrouped, width: width)
    table.layoutIfNeeded()
    let frame = table.staticContent.cells[0].frame
    #expect(frame.minX == margin)
    #expect(frame.width == width - 2 * margin)
  }

  @Test(.release(.iOS18)) func rowsWithoutHeightTakeTheirContents() {
    let table = table(.prototypes(cells(2)))
    table.rowHeight = UITableView.automaticDimension
    let content = table.staticContent.cells[0].contentView
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    table.layoutIfNeeded()
    #expect(table.staticContent.cells.map(\.frame.height) == [70, 43.5])
    #expect(box.frame.minY == 10)
  }

  @Test(.release(.iOS18), arguments: [320.0, 375, 430])
  func rowsAreMeasuredAtTheWidthOfTheTableWhateverTheirOwn(made width: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.2),
    ])
    let table = table(.prototypes([cell]))
    table.rowHeight = UITableView.automaticDimension
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 375)
    #expect(cell.contentView.frame.height == 75)
  }

  @Test func tablesWithoutLinesGiveTheWholeCell() {
    onRelease(.iOS12) {
      let table = table(.prototypes(cells(1)))
      table.layoutIfNeeded()
      #expect(table.staticContent.cells[0].contentView.frame.height == 43.5)
      table.separatorStyle = .none
      table.staticContent.cells[0].setNeedsLayout()
      table.layoutIfNeeded()
      #expect(table.staticContent.cells[0].contentView.frame.height == 44)
    }
  }

  @Test func replacedRowsLeave() {
    let table = table(.prototypes(cells(2)))
    let old = table.staticContent.cells[0]
    table.staticContent = .prototypes(cells(1))
    #expect(old.superview == nil)
    #expect(table.staticContent.cells[0].superview === table)
  }
}
