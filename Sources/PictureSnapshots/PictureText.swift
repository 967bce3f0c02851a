import LayoutTesting
import PangoText
import UIKit

/// The fonts of pictures: text is measured by what draws it.
@MainActor
enum PictureText {
  /// Does something while text is measured by another measurer, then has it measured as before.
  static func measured<Result>(
    by measurer: PangoTextMeasurer, in subject: any LayoutSubject, _ body: () throws -> Result
  ) rethrows -> Result {
    let usual = TextEnvironment.measurer
    TextEnvironment.measurer = measurer
    forget(subject)
    defer {
      TextEnvironment.measurer = usual
      forget(subject)
    }
    return try body()
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
