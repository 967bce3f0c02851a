import AutoLayout
import Drawing
import Foundation
import PangoText
import TestSupport
import Testing
import UIKit

/// The looks of tvOS.
@MainActor @Suite struct TelevisionDrawingTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = try PangoTextMeasurer() }

  private func screen(_ style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .tv)
    -> UIScreen
  {
    UIScreen(
      size: CGSize(width: 800, height: 400), safeAreaInsets: .zero,
      traitCollection: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(displayScale: 1),
        UITraitCollection(userInterfaceStyle: style),
      ]))
  }

  /// Draws views on a sheet of a colour, one pixel to a point.
  private func draw(
    _ views: [UIView], on screen: UIScreen, background: Color = Color(hex: 0x808080)
  ) throws -> Bitmap {
    try measuring(with: measurer) {
      let window = UIWindow(screen: screen)
      let root = UIView(frame: window.bounds)
      window.addSubview(root)
      for view in views { root.addSubview(view) }
      window.layoutIfNeeded()
      return try Picture(
        ViewDrawing(measurer: measurer).list(of: root), size: Size(width: 800, height: 400),
        background: background
      ).bitmap(scale: 1, measurer: measurer)
    }
  }

  private func button(y: Double) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: y, width: 300, height: 80)
    return button
  }

  @Test func theFirstButtonHasTheFocus() throws {
    let hidden = button(y: 300)
    hidden.isHidden = true
    let disabled = button(y: 300)
    disabled.isEnabled = false
    let picture = try draw([hidden, disabled, button(y: 40), button(y: 180)], on: screen())
    // It is white, larger than its frame, and casts a shadow downwards.
    #expect(picture[250, 80] == .white)
    #expect(picture[250, 39] == .white)
    #expect(picture[250, 128].luma < 0.45)
    // The other one is a plate of its own size.
    #expect(picture[250, 220] != .white)
    #expect(picture[250, 220] != Color(hex: 0x808080))
    #expect(picture[250, 178].isClose(to: Color(hex: 0x808080), within: 0.1))
  }

  @Test func nothingHasTheFocusElsewhere() throws {
    let picture = try draw([button(y: 40)], on: screen(idiom: .pad))
    #expect(picture[250, 80] == Color(hex: 0x808080))
  }

  @Test func textOnAPlateWithTheFocusIsDark() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 100, y: 40, width: 400, height: 66)
    let label = UILabel(frame: CGRect(x: 20, y: 0, width: 300, height: 66))
    label.text = "HHHH"
    label.font = .systemFont(ofSize: 38)
    cell.contentView.addSubview(label)
    let picture = try draw([cell], on: screen(.dark), background: .black)
    #expect(picture[450, 70] == .white)
    #expect(picture.count(of: .black, columns: 110..<300, rows: 45..<100) > 100)
  }

  @Test func chosenSegmentsAreThePlate() throws {
    let control = UISegmentedControl(items: ["HH", "HH"])
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 100, y: 40, width: 400, height: 84)
    let picture = try draw([control], on: screen())
    #expect(picture[310, 82] == .white)
    #expect(picture[110, 82] != .white)
    // Titles are 38 points high, their capitals 27.
    let rows = (0..<84).filter {
      picture.count(of: .black, columns: 310..<490, rows: (40 + $0)..<(41 + $0)) > 0
    }
    #expect((26...29).contains(rows.count))
  }

  @Test func barsAreTransparentAndTabsOnAPlateInTheMiddle() throws {
    let grey = Color(hex: 0x808080)
    let bar = UITabBar(frame: CGRect(x: 0, y: 46, width: 800, height: 68))
    bar.items = [
      UITabBarItem(title: "One", image: nil, tag: 0),
      UITabBarItem(title: "Two", image: nil, tag: 1),
    ]
    let navigation = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 800, height: 85))
    navigation.items = [UINavigationItem(title: "")]
    let picture = try draw([bar, navigation], on: screen())
    #expect(picture[20, 80] == grey)
    #expect(picture[400, 50] != grey)
    #expect(picture[400, 240] == grey)
  }

  @Test func televisionsStandOnAFoot() throws {
    var frame = DeviceFrame(screen: Size(width: 1920, height: 1080), statusBarHeight: 0)
    let plain = frame.size
    frame.casing = .television
    #expect(frame.size.height > plain.height + 50)
    let picture = try Picture(
      frame.drawing(of: DisplayList(), background: .white), size: frame.size, background: .white
    ).bitmap(scale: 0.5, measurer: measurer)
    #expect(picture[picture.width / 2, picture.height - 20].luma < 0.3)
    #expect(picture[20, picture.height - 20] == .white)
  }

  @Test func safeAreasAreOutlinedOnlyOnDemand() throws {
    var frame = DeviceFrame(screen: Size(width: 400, height: 300), statusBarHeight: 0)
    func red(_ frame: DeviceFrame) throws -> Int {
      try Picture(
        frame.screenDrawing(of: DisplayList(), background: .white), size: frame.screen,
        background: .white
      ).bitmap(scale: 1, measurer: measurer)
        .count(of: Color(hex: 0xFF2D55), columns: 0..<400, rows: 0..<300)
    }
    #expect(try red(frame) == 0)
    frame.casing = .television
    frame.guide = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    #expect(try red(frame) > 200)
  }
}
