import AutoLayout
import Drawing
import Foundation
import PangoText
import Testing
import UIKit

@MainActor @Suite struct ViewDrawingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  private func draw(_ options: LaunchOptions = LaunchOptions()) throws -> Bitmap {
    let measurer = try PangoTextMeasurer()
    return try Picture(
      ViewDrawing(measurer: measurer, options: options).list(of: root),
      size: Size(width: 100, height: 60), background: .white
    ).bitmap(scale: 1, measurer: measurer)
  }

  private func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UIColor)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    root.addSubview(view)
    return view
  }

  @Test func laterSubviewsAreInFront() throws {
    let first = add(10, 10, 40, 40, .red)
    _ = add(30, 10, 40, 40, .blue)
    #expect(try draw()[20, 20].isClose(to: Color(hex: 0xFF0000)))
    #expect(try draw()[40, 20].isClose(to: Color(hex: 0x0000FF)))
    first.layer.zPosition = 1
    #expect(try draw()[40, 20].isClose(to: Color(hex: 0xFF0000)))
  }

  @Test func alignmentRectsAreDrawnIfAsked() throws {
    let view = InsetView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    root.addSubview(view)
    var options = LaunchOptions()
    #expect(try draw(options)[15, 30] == .white)
    options.showsAlignmentRects = true
    let picture = try draw(options)
    #expect(picture[15, 30].isClose(to: Color(hex: 0xFFCC00)))
    #expect(picture[10, 30] == .white)
    #expect(picture[20, 30] == .white)
    #expect(picture[0, 30].isClose(to: Color(hex: 0xFFCC00)))
  }

  @Test func hiddenAndTransparentViewsLeaveNoInk() throws {
    add(0, 0, 50, 60, .black).isHidden = true
    add(50, 0, 50, 60, .black).alpha = 0
    let picture = try draw()
    #expect(picture.count(of: .white, columns: 0..<100, rows: 0..<60) == 6000)
  }

  @Test func opacityCountsForTheWholeTree() throws {
    let view = add(0, 0, 50, 60, .black)
    view.alpha = 0.5
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 60))
    inner.backgroundColor = .black
    view.addSubview(inner)
    #expect(try draw()[10, 10].isClose(to: Color(white: 0.5)))
    #expect(try draw()[40, 10].isClose(to: Color(white: 0.5)))
  }

  @Test func subviewsAreCutOnlyIfAskedTo() throws {
    let view = add(10, 10, 20, 20, .green)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 10))
    inner.backgroundColor = .black
    view.addSubview(inner)
    #expect(try draw()[50, 15] == .black)
    view.clipsToBounds = true
    #expect(try draw()[50, 15] == .white)
    #expect(try draw()[25, 15] == .black)
  }

  @Test func cornersAndBordersFollowTheLayer() throws {
    let view = add(10, 10, 40, 40, .white)
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.red.cgColor
    let picture = try draw()
    #expect(picture[11, 11] == .white)
    #expect(picture[12, 30].isClose(to: Color(hex: 0xFF0000)))
    #expect(picture[30, 30] == .white)
  }

  @Test func shadowsFallOutsideOfOpaqueViews() throws {
    let view = add(30, 20, 40, 20, .white)
    view.layer.shadowOpacity = 0.8
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    #expect(try draw()[50, 42].luma < 0.8)
    view.backgroundColor = nil
    #expect(try draw()[50, 42] == .white)
    view.backgroundColor = .clear
    #expect(try draw()[50, 42] == .white)
  }

  @Test func picturesCastTheShadowThatImageViewsDoNotFill() throws {
    let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 60, height: 20))
    view.image = UIImage(name: "square", size: CGSize(width: 20, height: 20))
    view.contentMode = .scaleAspectFit
    view.layer.shadowOpacity = 0.8
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    root.addSubview(view)
    #expect(try draw()[50, 42].luma < 0.8)
    #expect(try draw()[24, 42] == .white)
    #expect(try draw()[24, 30] == .white)
    view.contentMode = .scaleToFill
    #expect(try draw()[24, 42].luma < 0.8)
  }

  @Test func scrolledContentMoves() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    scroll.showsVerticalScrollIndicator = false
    root.addSubview(scroll)
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 10))
    inner.backgroundColor = .black
    scroll.addSubview(inner)
    scroll.contentSize = CGSize(width: 100, height: 200)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    let picture = try draw()
    #expect(picture[50, 15] == .black)
    #expect(picture[50, 45] == .white)
  }

  @Test func transformsMoveAndEnlargeAboutTheCentre() throws {
    let view = add(40, 20, 20, 20, .black)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(try draw()[32, 30] == .black)
    view.transform = CGAffineTransform(translationX: 30, y: 0)
    #expect(try draw()[45, 30] == .white)
    #expect(try draw()[75, 30] == .black)
  }

  @Test func darkSurroundingsUseDarkColours() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.addSubview(root)
    root.backgroundColor = .systemBackground
    window.setTraitCollection(UITraitCollection(userInterfaceStyle: .dark))
    #expect(try draw()[50, 30] == .black)
    window.setTraitCollection(UITraitCollection(userInterfaceStyle: .light))
    #expect(try draw()[50, 30] == .white)
  }

  @Test func aThousandNestedViewsAreDrawn() throws {
    var view = root
    for _ in 0..<1000 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.addSubview(inner)
      view = inner
    }
    view.backgroundColor = .black
    #expect(try draw()[50, 30] == .black)
  }
}

/// A view with an ornament that constraints do not see.
private final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
  }
}
