import LayoutTesting
import PangoText
import UIKit

/// The fonts of pictures: text is measured by what draws it.
@MainActor
enum PictureText {
  /// Runs a closure in which another measurer measures text.
  static func measured<Result>(
    by measurer: PangoTextMeasurer, in subject: any LayoutSubject, _ body: () throws -> Result
  ) rethrows -> Result {
    var environment = PlatformEnvironment.current
    environment.measurer = measurer
    forget(subject)
    defer { forget(subject) }
    return try environment.inForce(body)
  }

  /// Has everything inside a view or view controller measured again.
  private static func forget(_ subject: any LayoutSubject) {
    let view = (subject as? UIViewController)?.viewIfLoaded ?? subject as? UIView
    if let view { forget(view) }
  }

  private static func forget(_ view: UIView) {
    view.invalidateIntrinsicContentSize()
    for subview in view.subviews { forget(subview) }
  }
}
