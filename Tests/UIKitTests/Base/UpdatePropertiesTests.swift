import Testing
import UIKit

@MainActor
struct UpdatePropertiesTests {
  @Test func propertiesAreUpdatedOnceBeforeTheFirstLayout() {
    let log = Log()
    let root = LoggingView(log, "root")
    let child = LoggingView(log, "child")
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(log.lines == ["root updates", "child updates", "root lays out", "child lays out"])
    root.layoutIfNeeded()
    #expect(log.lines.count == 4)
  }

  @Test func whatAskedForItIsUpdatedWithoutLayout() {
    let log = Log()
    let root = LoggingView(log, "root")
    let middle = UIView()
    let child = LoggingView(log, "child")
    root.addSubview(middle)
    middle.addSubview(child)
    root.layoutIfNeeded()
    log.lines = []
    child.setNeedsUpdateProperties()
    child.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(log.lines == ["child updates"])
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines == ["child updates", "child lays out"])
  }

  @Test func updatesCanBeHadAtOnce() {
    let log = Log()
    let root = LoggingView(log, "root")
    let child = LoggingView(log, "child")
    root.addSubview(child)
    root.layoutIfNeeded()
    log.lines = []
    child.setNeedsUpdateProperties()
    root.updatePropertiesIfNeeded()
    #expect(log.lines == ["child updates"])
    root.layoutIfNeeded()
    #expect(log.lines.count == 1)
  }

  @Test func aControllerUpdatesBeforeItsView() {
    let log = Log()
    let controller = LoggingController()
    controller.log = log
    controller.view = LoggingView(log, "view")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(log.lines == ["controller updates", "view updates", "view lays out"])
    log.lines = []
    controller.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(log.lines == ["controller updates"])
  }

  @Test func whatIsSetThereIsLaidOutInTheSamePass() {
    let view = SizingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    #expect(view.inner.frame.width == 10)
    view.wanted = 30
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    #expect(view.inner.frame.width == 30)
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class LoggingView: UIView {
  private let log: Log
  private let name: String

  init(_ log: Log, _ name: String) {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    log.lines.append("\(name) updates")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append("\(name) lays out")
  }
}

private final class LoggingController: UIViewController {
  var log: Log?

  override func updateProperties() {
    log?.lines.append("controller updates")
  }
}

private final class SizingView: UIView {
  let inner = UIView()
  var wanted: CGFloat = 10
  private lazy var width = inner.widthAnchor.constraint(equalToConstant: 0)

  override func updateProperties() {
    if inner.superview == nil {
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10), width,
      ])
    }
    width.constant = wanted
  }
}
