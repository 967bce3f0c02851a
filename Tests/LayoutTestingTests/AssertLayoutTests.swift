import LayoutTesting
import Testing
import UIKit

/// How assertions fail in Swift Testing; how they do in XCTest is what `scripts/test-examples` looks
/// at.
@MainActor
@Suite struct AssertLayoutTests {
  private let sample = Sample().placed()

  /// Expects one failure, whose text holds another.
  private func expectFailure(_ part: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(part) }
    }
  }

  private func narrowTitle() {
    sample.title.widthAnchor.constraint(equalToConstant: 40).isActive = true
  }

  @Test func faultsFailTheTest() {
    narrowTitle()
    expectFailure("clipped: the text of title") { assertLayout(sample, on: .iPhone15) }
    expectFailure("clipped: the text of title") { assertLayout(sample, on: [.iPhone15]) }
  }

  @Test func failuresAreShownWhereTheTestAsks() {
    narrowTitle()
    let line = #line + 2
    withKnownIssue {
      assertLayout(sample, on: .iPhone15)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "AssertLayoutTests.swift"
    }
  }

  @Test func whatIsIgnoredDoesNotFail() {
    narrowTitle()
    let reason = "titles are cut off in lists"
    assertLayout(
      sample, on: .iPhone15, ignoring: [.rule(.clipped, of: sample.title, because: reason)])
    assertLayout(sample, on: .iPhone15, ignoring: [.rule(.clipped, of: "title", because: reason)])
    assertLayout(sample, on: .iPhone15, ignoring: [.rule(.clipped, because: reason)])
    assertLayout(sample, on: .iPhone15, ignoring: [.everything(inside: "title", because: reason)])
    assertLayout(sample, on: .iPhone15, ignoring: [.everything(inside: sample, because: reason)])
  }

  @Test func whatIsIgnoredInVainFails() {
    expectFailure("ignoring overlap of \"title\" (\"it was red\") is not needed") {
      assertLayout(
        sample, on: .iPhone15, ignoring: [.rule(.overlap, of: "title", because: "it was red")])
    }
  }

  @Test func whatIsIgnoredNeedsAReason() {
    narrowTitle()
    expectFailure("ignoring clipped of \"title\" needs a reason") {
      assertLayout(sample, on: .iPhone15, ignoring: [.rule(.clipped, of: "title", because: " ")])
    }
  }

  @Test func viewsInsideOthersAreRefused() {
    expectFailure("UILabel, inside Sample, is in another view already") {
      assertLayout(sample.title, on: .iPhone15)
    }
  }

  @Test func viewsAreAsTheyWereAfterwards() {
    let frame = sample.frame
    assertLayout(sample, on: .iPhone15, sized: .fixed(300, 100))
    #expect(sample.frame == frame)
    #expect(sample.superview == nil)
    #expect(sample.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func whatIsMadeForEachDeviceSeesItsScreen() {
    var widths: [CGFloat] = []
    assertLayout(on: [.iPhoneSE1, .iPad9.landscape]) {
      widths.append(UIScreen.main.bounds.width)
      return UIViewController()
    }
    #expect(widths == [320, 1080])
    #expect(UIScreen.main.bounds.width == 375)
  }

  @Test func controllersInContainersAreLaidOutWithThem() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    assertLayout(page, on: .iPhone15)
    let text = try layoutText(of: page, on: .iPhone15)
    #expect(text == "iPhone 15, portrait\nUIViewController\nUIView (0, 0, 393, 852)\n")
    #expect(navigation.view.window == nil)
  }
}
