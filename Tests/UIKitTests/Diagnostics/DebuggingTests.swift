import Testing
import UIKit

@MainActor
struct DebuggingTests {
  let stage = RootAndView()
  var root: UIView { stage.root }
  var view: UIView { stage.view }

  @Test func constraintsThatPlaceAViewAffectIt() {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 20)
    let limit = view.heightAnchor.constraint(lessThanOrEqualToConstant: 50)
    NSLayoutConstraint.activate([leading, trailing, top, height, limit])
    root.layoutIfNeeded()
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains(leading) && horizontal.contains(trailing))
    #expect(
      horizontal.contains { $0.identifier == "UIView-Encapsulated-Layout-Width" && $0.isActive })
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top, height])
  }

  @Test func contentSizesAndMasksAffectLayout() throws {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 5, y: 6, width: 100, height: 50)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    root.layoutIfNeeded()
    let texts = label.constraintsAffectingLayout(for: .horizontal).map(\.description)
    let content = try #require(texts.first { $0.hasPrefix("<NSContentSizeLayoutConstraint:0x") })
    #expect(content.contains("'Hello'.width == "))
    #expect(content.hasSuffix(" Hug:250 CompressionResistance:750   (active)>"))
    #expect(texts.count { $0.hasPrefix("<NSContentSizeLayoutConstraint") } == 1)
    let mask = try #require(
      texts.first { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x") })
    #expect(mask.contains(" h=--& v=--& UIView:0x"))
  }

  @Test func guidesSayWhatAffectsThem() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      guide.widthAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == constraints)
  }

  @Test func exercisingAmbiguityTakesAnotherPlaceThatIsAllowed() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let first = view.frame.minX
    view.exerciseAmbiguityInLayout()
    let second = view.frame.minX
    #expect(first != second)
    #expect((10...200).contains(second))
    #expect(view.frame.width == 100)
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX != second)
  }

  @Test func whatLiesFirmlyInAnAmbiguousViewIsNotAmbiguous() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let names: [String: Any] = ["view": view, "inner": inner]
    NSLayoutConstraint.activate(
      ["V:|[view]|", "[view(50)]", "|-5-[inner]-5-|", "V:|[inner(7)]"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: names)
      })
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!inner.hasAmbiguousLayout)
  }

  @Test func exercisingWhatIsOpenWithoutEndMovesIt() {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    var former = view.frame
    for _ in 1...4 {
      view.exerciseAmbiguityInLayout()
      #expect(view.frame.origin != former.origin)
      #expect(view.frame.size == former.size)
      #expect(root.bounds.contains(view.frame))
      former = view.frame
    }
  }

  @Test func exercisingDoesNothingWithoutAmbiguity() {
    stage.activate("|[view]|", "V:|[view]|")
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == root.bounds)
  }

  @Test func theTraceMarksHowViewsAreLaidOut() {
    let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(other)
    root.accessibilityIdentifier = "root"
    view.accessibilityIdentifier = "view"
    other.accessibilityIdentifier = "other"
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    let lines = root._autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "")
    #expect(lines[1] == "•root")
    #expect(lines[2].hasPrefix("|   *view- AMBIGUOUS LAYOUT for view.minX{id: "))
    #expect(lines[3] == "|   |   +other")
    #expect(lines[4] == "")
    #expect(lines[5] == "Legend:")
    #expect(lines[6] == "\t* - is laid out with auto layout")
    #expect(lines[8] == "\t• - layout engine host")
  }

  @Test func viewsAreNamedByTheirTextCutAtTwentyFiveCharacters() {
    let label = UILabel()
    label.text = "E-posta adresini mi unuttunuz?"
    let constraint = label.widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.description.contains("'E-posta adresini mi unutt...'.width == 1"))
  }
}
