import Testing
import UIKit

/// What the listings of Apple's guide, the toolbox article and the Books tutorial use beside layout.
@MainActor
struct ListingTests {
  @Test func pointsSizesAndRectanglesCompare() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(
      CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func indicatorInsetsAreThoseOfBothIndicators() {
    let scrollView = UIScrollView()
    #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
    let insets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    scrollView.contentInset = insets
    scrollView.scrollIndicatorInsets = insets
    #expect(scrollView.verticalScrollIndicatorInsets == insets)
    #expect(scrollView.horizontalScrollIndicatorInsets == insets)
    scrollView.verticalScrollIndicatorInsets.top = 0
    #expect(scrollView.horizontalScrollIndicatorInsets.top == 44)
  }

  @Test func literalsArePicturesOfTheApp() {
    let cover = #imageLiteral(resourceName: "bookCover")
    #expect(cover.size == CGSize(width: 150, height: 225))
    #expect(cover.scale == 2)
    #expect(UIImageView(image: UIImage(named: "bookCover")).intrinsicContentSize == cover.size)
    #expect(UIImage(named: "no such cover") == nil)
    #expect(UIColor(named: "no such page") == nil)
  }

  @Test func viewsPrepareThemselves() {
    let view = ShadowedView()
    view.prepareForInterfaceBuilder()
    #expect(view.layer.shadowRadius == 8)
    view.awakeFromNib()
    #expect(view.layer.shadowRadius == 4)
  }

  @Test func theTreeOfViewsHasALineEach() {
    let (root, inner) = (UIView(), UIView())
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(inner)
    inner.addSubview(label)
    root.addSubview(UIImageView())
    let lines = root.recursiveDescription().split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[0] == root.description)
    #expect(lines[1] == "   | " + inner.description)
    #expect(lines[2] == "   |    | " + label.description)
    #expect(lines[3].hasPrefix("   | <UIImageView: "))
  }

  @Test func aConstraintIsDrawnInCharacters() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    #expect(leading.description.contains(" \(leading.asciiArtDescription) "))
    #expect(leading.asciiArtDescription.hasPrefix("H:|-(8)-["))
  }
}

/// As the tutorial's image view with a shadow.
private final class ShadowedView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.shadowRadius = 4
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    layer.shadowRadius = 8
  }
}
