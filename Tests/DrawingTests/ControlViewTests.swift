import AutoLayout
import Drawing
import Foundation
import PangoText
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ControlViewTests {
  private let blue = SystemColors(.light).blue

  /// Draws a view on a white sheet, one pixel to a point, laid out with the fonts it is drawn in.
  private func draw(_ view: UIView, width: Double = 100, height: Double = 60) throws -> Bitmap {
    let measurer = try PangoTextMeasurer()
    return try measuring(with: measurer) {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      return try Picture(
        ViewDrawing(measurer: measurer).list(of: view), size: Size(width: width, height: height),
        background: .white
      ).bitmap(scale: 1, measurer: measurer)
    }
  }

  private func ink(_ picture: Bitmap) -> Int {
    picture.width * picture.height
      - picture.count(of: .white, columns: 0..<picture.width, rows: 0..<picture.height)
  }

  @Test func labelsAreDrawnInTheirColourAndPlace() throws {
    let label = UILabel()
    label.text = "HHH"
    label.textColor = .red
    label.textAlignment = .right
    let picture = try draw(label)
    let red = Color(hex: 0xFF0000)
    #expect(picture.count(of: red, columns: 60..<100, rows: 0..<60) > 20)
    #expect(picture.count(of: .white, columns: 0..<60, rows: 0..<60) == 3600)
  }

  @Test func attributedLabelsKeepTheirColours() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "HHH", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "HHH", attributes: [.foregroundColor: UIColor.blue]))
    label.attributedText = text
    let picture = try draw(label)
    #expect(picture.count(of: Color(hex: 0xFF0000), columns: 0..<100, rows: 0..<60) > 20)
    #expect(picture.count(of: Color(hex: 0x0000FF), columns: 0..<100, rows: 0..<60) > 20)
  }

  @Test func linesThatDoNotFitAreLeftOut() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "HHH HHH HHH HHH HHH HHH HHH HHH HHH"
    let all = try ink(draw(label, height: 200))
    let some = try ink(draw(label, height: 42))
    #expect(some < all)
    #expect(some > all / 4)
  }

  @Test func shrinkingLabelsShowAllOfTheirText() throws {
    let label = UILabel()
    label.text = "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiM"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    let shrunk = try draw(label)
    label.adjustsFontSizeToFitWidth = false
    #expect(shrunk.differences(from: try draw(label)) > 20)
  }

  @Test func systemButtonsAreTintedAndCustomOnesWhite() throws {
    let button = UIButton(type: .system)
    button.setTitle("HHH", for: .normal)
    let picture = try draw(button)
    #expect(picture.count(of: blue, columns: 0..<100, rows: 0..<60) > 10)
    let custom = UIButton(type: .custom)
    custom.setTitle("HHH", for: .normal)
    #expect(try ink(draw(custom)) == 0)
    custom.backgroundColor = .black
    #expect(try draw(custom).count(of: .white, columns: 0..<100, rows: 0..<60) > 10)
  }

  @Test func longTitlesEndAtTheInsets() throws {
    let button = UIButton(type: .system)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    button.setTitle(String(repeating: "H", count: 60), for: .normal)
    let picture = try draw(button)
    #expect(picture.count(of: blue, columns: 0..<19, rows: 0..<60) == 0)
    #expect(picture.count(of: blue, columns: 81..<100, rows: 0..<60) == 0)
    #expect(picture.count(of: blue, columns: 20..<80, rows: 0..<60) > 10)
  }

  @Test func titlesAreDrawnOnce() throws {
    let button = UIButton(type: .system)
    button.setTitle("HHH", for: .normal)
    let before = try draw(button)
    #expect(button.madeTitleLabel == nil)
    _ = button.titleLabel
    button.layoutIfNeeded()
    #expect(try draw(button).differences(from: before) == 0)
  }

  @Test func configurationsDrawTheirBackground() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.subtitle = "now"
    let picture = try draw(UIButton(configuration: configuration))
    #expect(picture[8, 30].isClose(to: blue))
    configuration.baseBackgroundColor = .red
    #expect(
      try draw(UIButton(configuration: configuration))[8, 30].isClose(to: Color(hex: 0xFF0000)))
    configuration.subtitle = nil
    #expect(try draw(UIButton(configuration: configuration)).differences(from: picture) > 20)
  }

  @Test func secureTextIsNotShown() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "HHHH"
    field.isSecureTextEntry = true
    let hidden = try draw(field)
    field.text = "mmmm"
    #expect(try draw(field).differences(from: hidden) == 0)
  }

  @Test func valuesFollowTheControl() throws {
    let control = UISwitch()
    control.isOn = true
    let on = try draw(control, width: 51, height: 31)
    control.isOn = false
    #expect(try draw(control, width: 51, height: 31).differences(from: on) > 100)
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 9
    #expect(
      try draw(slider).count(of: blue, columns: 0..<60, rows: 0..<60)
        > 100)
  }

  @Test func everyControlLeavesInk() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let segments = UISegmentedControl()
    segments.insertSegment(withTitle: "A", at: 0, animated: false)
    let spinner = UIActivityIndicatorView()
    spinner.startAnimating()
    let text = UITextView()
    text.text = "Text"
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Title")]
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    let tools = UIToolbar()
    let add = UIBarButtonItem()
    add.systemItem = .add
    tools.items = [add]
    let views: [UIView] = [
      UIStepper(), UIProgressView(), UIPickerView(), UIDatePicker(), UIImageView(), pages, segments,
      spinner, text, bar, tabs, tools, UIColorWell(),
    ]
    for view in views {
      #expect(try ink(draw(view)) > 20, "\(type(of: view))")
    }
  }

  @Test func barsShowTheirColoursAndBadges() throws {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "HHH")]
    bar.barStyle = .black
    #expect(try draw(bar, width: 200, height: 44)[4, 4].luma < 0.3)
    #expect(
      try draw(bar, width: 200, height: 44).count(of: .white, columns: 80..<120, rows: 0..<44) > 10)
    bar.barTintColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let colored = try draw(bar, width: 200, height: 44)
    #expect(colored[4, 4].isClose(to: Color(hex: 0xFF0000)))
    #expect(colored.count(of: Color(hex: 0x0000FF), columns: 80..<120, rows: 0..<44) > 10)
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    let plain = try draw(tabs, width: 200, height: 49)
    tabs.items?[0].badgeValue = "3"
    #expect(try draw(tabs, width: 200, height: 49).differences(from: plain) > 50)
  }

  @Test func viewsOfItemsAreDrawnWhereTheBarHasThem() throws {
    let elsewhere = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    elsewhere.addSubview(view)
    let item = UINavigationItem(title: "")
    item.titleView = view
    let bar = UINavigationBar()
    bar.items = [item]
    let red = Color(hex: 0xFF0000)
    // The bar shows the view of another window without taking it, and its own like any subview.
    #expect(
      try draw(bar, width: 200, height: 44).count(of: red, columns: 80..<120, rows: 12..<32) == 800)
    view.removeFromSuperview()
    bar.layoutIfNeeded()
    #expect(view.superview === bar)
    #expect(
      try draw(bar, width: 200, height: 44).count(of: red, columns: 80..<120, rows: 12..<32) == 800)
  }

  @Test func barItemsAreReadInOrder() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "")
    let edit = UIBarButtonItem()
    edit.title = "HHH"
    item.rightBarButtonItems = [edit]
    bar.items = [UINavigationItem(title: "HHH"), item]
    let picture = try draw(bar, width: 300, height: 44)
    #expect(picture.count(of: blue, columns: 0..<100, rows: 0..<44) > 10)
    #expect(picture.count(of: blue, columns: 100..<200, rows: 0..<44) == 0)
    #expect(picture.count(of: blue, columns: 240..<300, rows: 0..<44) > 10)
  }
}
