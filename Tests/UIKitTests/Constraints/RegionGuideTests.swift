import Testing
import UIKit

@MainActor
struct RegionGuideTests {
  @Test func regionsHaveTheGuidesAndInsetsOfTheirNames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 100))
    view.directionalLayoutMargins = .init(top: 1, leading: 20, bottom: 3, trailing: 8)
    view.layoutIfNeeded()
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(
      view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == .zero)
    #expect(view.directionalEdgeInsets(for: .margins()) == view.directionalLayoutMargins)
    #expect(view.edgeInsets(for: .readableContent()).left == 124)
  }

  @Test func theAspectFitGuideIsAsLargeAsItsRatioAllows() {
    let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    let guide = window.safeAreaAspectFitLayoutGuide
    #expect(guide === window.safeAreaAspectFitLayoutGuide)
    #expect(guide.aspectRatio == 1)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 300, height: 300))
    guide.aspectRatio = 0.25
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 75, y: 50, width: 150, height: 600))
    #expect(window.constraints.isEmpty)
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func viewsCanBeConstrainedToTheAspectFitGuide() {
    let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    let video = UIView()
    video.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(video)
    let guide = window.safeAreaAspectFitLayoutGuide
    guide.aspectRatio = 16 / 9
    NSLayoutConstraint.activate([
      video.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      video.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      video.topAnchor.constraint(equalTo: guide.topAnchor),
      video.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(video.frame == CGRect(x: 0, y: 260, width: 320, height: 180))
  }

  @Test func theKeyboardGuideCanReachTheBottomOfTheView() {
    let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 650)
    window.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 700)
    #expect(window.keyboardLayoutGuide.layoutFrame.height == 0)
  }
}

private final class InsetWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
  }
}
