import Testing
import UIKit

private final class StubbornView: UIView {
  override func layoutSubviews() {}
}

private final class ManualView: UIView {
  override func layoutSubviews() { subviews.first?.frame = bounds }
}

private final class ForgetfulView: UIView {
  override func updateConstraints() {}
}

private final class ForgetfulController: UIViewController {
  override func updateViewConstraints() {}
}

@MainActor
struct SuperOmissionTests {
  private func fill(_ view: UIView) -> UIView {
    let subview = UIView()
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    subview.widthAnchor.constraint(equalToConstant: 10).isActive = true
    return subview
  }

  @Test func layoutSubviewsWithoutSuperLeavesSubviewsAndIsSaidOnce() {
    let view = StubbornView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let subview = fill(view)
    let messages = LayoutLog.messages { view.layoutIfNeeded() }
    #expect(
      messages.map(\.text) == [
        "[LayoutConstraints] Auto Layout still required after executing -layoutSubviews. "
          + "StubbornView's implementation of -layoutSubviews needs to call super."
      ])
    #expect(messages.map(\.subject) == [.omittedSuper])
    #expect(subview.frame == .zero)
    let again = LayoutLog.messages {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(again.isEmpty)
  }

  @Test func layoutByFramesNeedsNoSuper() {
    let view = ManualView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(UIView())
    let messages = LayoutLog.messages { view.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(view.subviews[0].frame == view.bounds)
  }

  @Test func updateConstraintsWithoutSuperEndsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = ForgetfulView()
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("'NSInternalInconsistencyException', reason: 'The layout constraints still "))
    #expect(
      text.contains(" still need update after sending -updateConstraints to <ForgetfulView: 0x"))
    #expect(
      text.contains(
        "ForgetfulView or one of its superclasses may have overridden -updateConstraints without "
          + "calling super. Or, something may have dirtied layout constraints in the middle of "
          + "updating them.  Both are programming errors."))
  }

  @Test func updateViewConstraintsWithoutSuperEndsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = ForgetfulController()
        controller.view.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The layout constraints still need update after sending"))
  }
}
