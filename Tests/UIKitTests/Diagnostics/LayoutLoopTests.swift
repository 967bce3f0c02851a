import Testing

@testable import UIKit

/// Asks for layout again each time it is laid out.
private final class RestlessView: UIView {
  lazy var width = widthAnchor.constraint(equalToConstant: 10)
  var widths = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard widths > 0 else { return }
    widths -= 1
    width.constant += 1
    setNeedsLayout()
  }
}

private final class RestlessController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.setNeedsLayout()
  }
}

/// Asks for its constraints to be updated each time they are.
private final class UndecidedView: UIView {
  override func updateConstraints() {
    super.updateConstraints()
    setNeedsUpdateConstraints()
  }
}

@MainActor
struct LayoutLoopTests {
  let stage = DescribedViews()

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
  }

  @Test func layoutThatChangesConstraintsIsRunAgain() {
    let view = RestlessView()
    add(view)
    view.width.isActive = true
    view.widths = 5
    let messages = LayoutLog.messages { stage.root.layoutIfNeeded() }
    #expect(view.frame.width == 15)
    #expect(messages.isEmpty)
  }

  @Test("nothing is recorded any more after a pass, also one that rests in its last round")
  func recordingEnds() {
    let view = RestlessView()
    add(view)
    view.width.isActive = true
    for count in 20...26 {
      view.widths = count
      stage.root.setNeedsLayout()
      view.setNeedsLayout()
      _ = LayoutLog.messages { stage.root.layoutIfNeeded() }
      #expect(
        !CallsInProgress.current.layoutLoopRecorder.isRecording, "after \(count) widths")
      view.widths = 0
      stage.root.layoutIfNeeded()
    }
  }

  @Test func layoutWithoutEndIsBoundedAndSaysWhatEachViewDid() throws {
    let view = RestlessView()
    add(view)
    view.width.isActive = true
    view.widths = .max
    let messages = LayoutLog.messages { stage.root.layoutIfNeeded() }
    #expect(messages.map(\.subject) == [.feedbackLoop])
    let text = try #require(messages.first.map { withoutAddresses($0.text) })
    #expect(
      text.hasPrefix(
        "[LayoutLoop] Degenerate layout!\n\tLayout feedback loop detected in subtree of <UIView: 0x…; "
          + "frame = (0 0; 320 480); layer = <CALayer: 0x…>>.\n\n"
          + "Layout was left as it is after 24 rounds, each of which asked for another. In the last "
          + "one\n\t-layoutSubviews of <RestlessView: 0x…; "))
    #expect(
      text.contains(
        "\n\t\tchanged <NSLayoutConstraint:0x… RestlessView:0x….width == 34   (active)>\n"))
    #expect(text.contains("\n\t\tsent -setNeedsLayout to RestlessView:0x…\n"))
    #expect(text.hasSuffix("\nStill waiting for layout:\n\tRestlessView:0x…"))
  }

  @Test func controllersAreNamed() throws {
    let controller = RestlessController()
    let messages = LayoutLog.messages { controller.view.layoutIfNeeded() }
    let text = try #require(messages.first.map { withoutAddresses($0.text) })
    #expect(text.contains("\t-viewDidLayoutSubviews of <"))
    #expect(text.contains("\t\tsent -setNeedsLayout to UIView:0x…"))
  }

  @Test func constraintsUpdatedWithoutEndAreSaidToo() throws {
    let view = UndecidedView()
    add(view)
    view.setNeedsUpdateConstraints()
    let messages = LayoutLog.messages { stage.root.layoutIfNeeded() }
    let text = try #require(messages.first.map { withoutAddresses($0.text) })
    #expect(text.contains("\t-updateConstraints of <UndecidedView: 0x…; "))
    #expect(text.contains("\t\tsent -setNeedsUpdateConstraints to UndecidedView:0x…"))
  }

  @Test func withTheThresholdALoopEndsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var environment = PlatformEnvironment()
        environment.launchOptions.feedbackLoopThreshold = 100
        environment.inForce {
          let controller = RestlessController()
          controller.view.layoutIfNeeded()
        }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("[LayoutLoop] Degenerate layout!"))
    #expect(
      text.contains(
        "'NSInternalInconsistencyException', reason: 'Layout feedback loop detected in subtree of <"
      ))
  }
}
