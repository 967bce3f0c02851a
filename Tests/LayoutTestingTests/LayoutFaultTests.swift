import LayoutTesting
import Testing
import UIKit

/// What is found, and what is said about it.
@MainActor
@Suite struct LayoutFaultTests {
  private let sample = Sample()

  private func faults(_ configurations: DeviceConfiguration...) -> [LayoutFault] {
    layoutFaults(of: sample, on: configurations.isEmpty ? [.iPhone15] : configurations)
  }

  @Test func aGoodLayoutHasNone() {
    sample.placed()
    #expect(faults().isEmpty)
    #expect(layoutFaults(of: UIViewController()).isEmpty)
  }

  @Test func conflictsNameTheirConstraintsAndTheOneThatGivesWay() throws {
    sample.placed()
    let file = "LayoutTestingTests/LayoutFaultTests.swift"
    let line = #line + 1
    let narrow = sample.title.widthAnchor.constraint(equalToConstant: 20)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([
      narrow, sample.title.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    let fault = try #require(faults().first)
    #expect(fault.rule == .conflict)
    #expect(
      fault.message == """
        2 constraints cannot all hold:
            title.width = 20 'narrow' (\(file):\(line))
            title.width ≥ 60 (\(file):\(line + 3)) ← gives way by 40 points
        """)
    #expect("\(fault)".hasSuffix("Remove one of them or lower its priority below 1000."))
    #expect(faults().count == 1)
  }

  @Test func ambiguityNamesWhatIsOpen() throws {
    sample.placeTitle()
    NSLayoutConstraint.activate([
      sample.button.trailingAnchor.constraint(equalTo: sample.trailingAnchor)
    ])
    let fault = try #require(faults().first)
    #expect(fault.rule == .ambiguity)
    #expect(fault.path == "Sample > button")
    #expect(
      fault.message
        == "the vertical position of button (\"Read\" UIButton in Sample) is ambiguous")
    #expect(fault.advice == "Add constraints for its Y position")
  }

  @Test func contentThatNothingSizesIsAmbiguous() throws {
    let scrollView = UIScrollView()
    let content = UIView()
    scrollView.addSubview(content)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    host.addSubview(scrollView)
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    for (inner, outer) in [(scrollView, host), (content, scrollView)] {
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    let fault = try #require(layoutFaults(of: host, on: [.iPhone15]).first)
    #expect(fault.rule == .ambiguity)
    #expect(fault.message.hasPrefix("the scrollable content width of "))
    content.widthAnchor.constraint(equalTo: host.widthAnchor).isActive = true
    #expect(layoutFaults(of: host, on: [.iPhone15]).isEmpty)
  }

  @Test func contentWhoseSizeIsSetIsNotAmbiguous() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
    scrollView.contentSize = CGSize(width: 200, height: 300)
    #expect(layoutFaults(of: scrollView, on: [.iPhone15]).isEmpty)
  }

  @Test func viewsOutsideAreNamedWithTheConstraintThatLetsThemOut() throws {
    sample.placed()
    sample.title.text = "Twenty Thousand Leagues Under the Seas"
    let limit = sample.title.trailingAnchor.constraint(
      greaterThanOrEqualTo: sample.trailingAnchor)
    limit.isActive = true
    let fault = try #require(faults().first)
    #expect(fault.rule == .outside)
    #expect(
      fault.message.hasPrefix("title (\"Twenty Thousand Leagues Under t…\" UILabel in Sample)"))
    #expect(fault.message.contains(" reaches outside its superview by "))
    #expect(fault.advice.hasPrefix("title.trailing ≥ Sample.trailing (LayoutTestingTests/"))
    #expect(fault.advice.hasSuffix(") permits it: turn its relation round"))
  }

  @Test func edgesThatAreHeldOutsideAreMeant() {
    sample.placeTitle()
    NSLayoutConstraint.activate([
      sample.button.leadingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -10),
      sample.button.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: 30),
      sample.button.bottomAnchor.constraint(equalTo: sample.bottomAnchor),
    ])
    #expect(faults().isEmpty)
  }

  @Test func textThatIsCutOffSaysHowMuchItNeeds() throws {
    sample.placed()
    sample.title.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let fault = try #require(faults().first)
    #expect(fault.rule == .clipped)
    #expect(
      fault.message.hasPrefix("the text of title (\"Moby-Dick\" UILabel in Sample) is cut off"))
    #expect(fault.message.hasSuffix(" points of width and has 40"))
    sample.title.numberOfLines = 0
    #expect(faults().isEmpty)
  }

  @Test func linesThatAreLeftOutCount() throws {
    sample.placed()
    sample.title.text = "Call me Ishmael. Some years ago, never mind how long precisely"
    sample.title.widthAnchor.constraint(equalToConstant: 100).isActive = true
    sample.title.numberOfLines = 2
    let fault = try #require(faults().first)
    #expect(fault.rule == .clipped)
    #expect(fault.message.hasSuffix("it needs more than the 2 lines it may have"))
  }

  /// The widths of a font that nobody knows are those of another: known to an eighth at best.
  @Test func textThatMayBeCutOffSaysWhyItIsNotCertain() throws {
    sample.placed()
    sample.title.font = UIFont(name: "No Such Font", size: 17)
    let needed = sample.title.intrinsicContentSize.width
    let width = sample.title.widthAnchor.constraint(equalToConstant: needed * 0.85)
    width.isActive = true
    let fault = try #require(faults().first)
    #expect(fault.message.contains(" may be cut off: it needs "))
    #expect(
      fault.message.contains("; the width of text in No Such Font is guessed to "))
    width.constant = needed * 0.9
    #expect(faults().isEmpty)
    width.constant = needed * 0.7
    #expect(try #require(faults().first).message.contains(" is cut off: "))
  }

  @Test func titlesOfButtonsCount() throws {
    sample.placed()
    sample.button.widthAnchor.constraint(equalToConstant: 12).isActive = true
    #expect(faults().map(\.rule) == [.clipped])
  }

  @Test func oneCauseIsOneFaultHoweverManyDevices() throws {
    sample.placed()
    sample.title.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let found = faults(.iPhoneSE3, .iPad9.landscape, .iPhone15.rightToLeft)
    #expect(found.count == 1)
    #expect(
      "\(found[0])".contains(
        """

          on iPhone SE (3rd generation), portrait, and 2 more: iPad (9th generation), landscape; \
        iPhone 15, portrait, right to left

        """))
  }

  @Test func viewsWithoutNamesAreCalledByTextAndNumber() throws {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for text in ["One", "Two"] {
      let label = UILabel(frame: CGRect(x: 90, y: 0, width: 60, height: 20))
      label.text = text
      list.addSubview(label)
    }
    list.subviews[1].frame.origin.y = 50
    let found = layoutFaults(of: list, on: [.iPhone15])
    #expect(found.map(\.path) == ["UIView > UILabel[0]", "UIView > UILabel[1]"])
    #expect(
      found[1].message
        == "\"Two\" UILabel in UIView reaches outside its superview by 50 points at the right")
  }
}
