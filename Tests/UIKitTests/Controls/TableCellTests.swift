import AutoLayout
import Foundation
import Testing
import TestSupport
import PlatformMetrics

@testable import UIKit

@Suite("Table cells")
@MainActor
struct TableCellTests {
  private func cell(
    _ style: UITableViewCell.CellStyle = .default, width: CGFloat = 375, height: CGFloat = 44
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return cell
  }

  @Test(arguments: [
    (Release.iOS10, UITableViewCell.AccessoryType.none, 375.0, 375.0, 43.0),
    (.iOS10, .disclosureIndicator, 375, 342, 43),
    (.iOS12, .disclosureIndicator, 375, 341, 43.5),
    (.iOS12, .disclosureIndicator, 414, 376, 43.5),
    (.iOS12, .checkmark, 375, 335, 43.5),
    (.iOS13, .disclosureIndicator, 375, 347.5, 44),
    (.iOS14, .disclosureIndicator, 375, 349.5, 44),
    (.iOS17, .disclosureIndicator, 375, 348.5, 44),
    (.iOS18, .disclosureIndicator, 414, 383.5, 44),
    (.iOS18, .checkmark, 414, 370, 44),
    (.iOS16, .detailButton, 414, 370, 44),
    (.iOS18, .none, 414, 414, 44),
  ])
  func contentIsAsLargeAsStored(
    release: Release, accessory: UITableViewCell.AccessoryType, cellWidth: CGFloat, width: CGFloat,
    height: CGFloat
  ) {
    onRelease(release) {
      let cell = cell(width: cellWidth)
      cell.accessoryType = accessory
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func contentIsAtTheRightWhenReadFromTheRight() {
    onRelease(.iOS18) {
      let cell = cell()
      cell.semanticContentAttribute = .forceRightToLeft
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 26.5, y: 0, width: 348.5, height: 44))
    }
  }

  @Test(arguments: [
    (Release.iOS10, 8.0, 8.0, 8.0), (.iOS12, 11, 16, 10.5), (.iOS18, 11, 16, 11),
    (.iOS26, 15, 16, 15),
  ])
  func contentHasTheMarginsOfTheEra(
    release: Release, top: CGFloat, side: CGFloat, bottom: CGFloat
  ) {
    onRelease(release) {
      let cell = cell()
      cell.layoutIfNeeded()
      #expect(
        cell.contentView.layoutMargins
          == UIEdgeInsets(top: top, left: side, bottom: bottom, right: side))
    }
  }

  @Test(arguments: [(320.0, 16.0), (375, 16), (393, 16), (414, 20)])
  func marginsGrowWithTheWidth(width: CGFloat, margin: CGFloat) {
    let cell = cell(width: width)
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == margin)
  }

  @Test(arguments: [
    (390.0, UIUserInterfaceIdiom.phone, 320.0, 16.0), (390, .phone, 321, 20),
    (375, .phone, 321, 16), (820, .pad, 780, 16),
  ])
  func marginsAreThoseOfTheScreen(
    screenWidth: CGFloat, idiom: UIUserInterfaceIdiom, width: CGFloat, margin: CGFloat
  ) {
    let screen = UIScreen(
      size: CGSize(width: screenWidth, height: 1000), safeAreaInsets: .zero,
      traitCollection: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(displayScale: 2),
      ]))
    let window = UIWindow(screen: screen)
    let cell = cell(width: width)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == margin)
  }

  @Test func oldContentPreservesTheCellsMargins() {
    onRelease(.iOS10) {
      let cell = cell()
      cell.contentView.preservesSuperviewLayoutMargins = true
      cell.layoutIfNeeded()
      #expect(cell.contentView.layoutMargins.left == 15)
    }
  }

  @Test func accessoriesShrinkTheMarginBesideThem() {
    let cell = cell()
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.right == 8)
  }

  @Test func ownMarginsOfTheContentStay() {
    let cell = cell()
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.layoutIfNeeded()
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func theTextFillsTheContent() {
    func textFrame(on release: Release, height: CGFloat) -> CGRect? {
      onRelease(release) {
        let cell = cell(height: height)
        cell.textLabel?.text = "Item"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        return cell.textLabel?.frame
      }
    }
    #expect(
      textFrame(on: .iOS18, height: 43.5) == CGRect(x: 16, y: 0, width: 324.5, height: 43.5))
    #expect(textFrame(on: .iOS12, height: 44) == CGRect(x: 16, y: 0, width: 324, height: 43.5))
  }

  @Test func picturesPushTheText() {
    let cell = cell(height: 44)
    cell.textLabel?.text = "Item"
    cell.imageView?.image = UIImage(name: "picture", size: CGSize(width: 18, height: 15))
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 14.5, width: 18, height: 15))
    #expect(cell.textLabel?.frame.minX == 49)
  }

  @Test func symbolsAreCentredInAColumn() {
    let cell = cell(width: 414, height: 58.5)
    cell.textLabel?.text = "Item"
    let symbol = UIImage(symbolName: "gear", proportions: CGSize(width: 1, height: 1))
      .withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
    cell.imageView?.image = symbol
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame.midX == 32.25)
    #expect(cell.textLabel?.frame.minX == 59)
  }

  @Test func detailsStandAtTheFarSide() {
    withSquareText {
      let cell = cell(.value1, width: 414, height: 43.5)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame == CGRect(x: 20, y: 14, width: 85, height: 17))
      #expect(cell.detailTextLabel?.frame == CGRect(x: 292, y: 14, width: 102, height: 17))
    }
  }

  @Test func detailsKeepClearOfTheTitle() {
    withSquareText {
      let cell = cell(.value1, width: 200)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Long detail"
      cell.layoutIfNeeded()
      #expect(cell.detailTextLabel?.frame.minX == 107)
      #expect(cell.detailTextLabel?.frame.maxX == 184)
    }
  }

  @Test func leftDetailsFollowTheTitle() {
    let cell = cell(.value2)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Subtitle"
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 15, width: 91, height: 14.5))
    #expect(cell.detailTextLabel?.frame.minX == 113)
  }

  @Test func subtitlesStandBelow() {
    func tops(on release: Release, height: CGFloat) -> [CGFloat?] {
      onRelease(release) {
        let cell = cell(.subtitle, height: height)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.layoutIfNeeded()
        return [cell.textLabel?.frame.minY, cell.detailTextLabel?.frame.minY]
      }
    }
    #expect(tops(on: .iOS18, height: 57.5) == [9, 32.5])
    #expect(tops(on: .iOS18, height: 55.5) == [10, 31.5])
    #expect(tops(on: .iOS18, height: 75) == [17, 40.5])
    #expect(tops(on: .iOS12, height: 44) == [5, 25.5])
  }

  @Test func rowsOfTextStylesAreHigher() {
    func height(_ configure: (UITableViewCell) -> Void) -> CGFloat {
      onRelease(.iOS18) {
        let cell = cell(.subtitle)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        configure(cell)
        cell.layoutIfNeeded()
        return cell.standardHeight
      }
    }
    #expect(height { _ in } == 55.5)
    let styled = height {
      $0.textLabel?.font = .preferredFont(forTextStyle: .body)
      $0.detailTextLabel?.font = .preferredFont(forTextStyle: .caption1)
    }
    #expect(styled == 57.5)
  }

  @Test func stylesHaveTheirParts() {
    #expect(cell(.default).detailTextLabel == nil)
    #expect(cell(.value2).imageView == nil)
    #expect(cell(.subtitle).detailTextLabel?.font.pointSize == 12)
    #expect(cell(.value1).detailTextLabel?.font.pointSize == 17)
  }
}
