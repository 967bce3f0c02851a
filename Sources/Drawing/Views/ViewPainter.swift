import AutoLayout
import Foundation
import UIKit

/// The drawing of live views of one class, and of its subclasses without a painter of their own.
///
/// A class stands in one file of `Controls` and in one line of ``PainterRegistry``.
@MainActor
protocol ViewPainter {
  /// The class that is drawn.
  associatedtype View: UIView

  /// The view that is drawn.
  var view: View { get }
  /// Whether ``draw(in:with:)`` fills the view's background, in a figure of its own.
  var fillsBackground: Bool { get }
  /// The views of other hierarchies that the view shows in front of its subviews, with their upper left corners.
  var guests: [(view: UIView, place: Point)] { get }

  /// Whether the view can have the focus of a television.
  var takesFocus: Bool { get }
  /// Whether the view grows while it has the focus.
  var growsWithFocus: Bool { get }

  /// Creates the painter of a view.
  init(view: View)

  /// Returns the rectangle that the content fills, which casts the shadow of a view without background; nil for none.
  func filledRect(in bounds: Rect) -> Rect?
  /// Draws the content behind the subviews.
  func draw(in rect: Rect, with painter: inout ControlPainter)
  /// Draws what scrolls with the subviews, behind them.
  func drawBehindSubviews(with painter: inout ControlPainter)
  /// Draws what scrolls with the subviews, in front of them.
  func drawInFrontOfSubviews(with painter: inout ControlPainter)
  /// Draws what lies in front of everything in the view.
  func drawOverlay(in rect: Rect, with painter: inout ControlPainter)
  /// Returns whether ``draw(in:with:)`` draws a subview too.
  func draws(_ subview: UIView) -> Bool
  /// Returns the figure that the class clips its content to; nil for none.
  func outline(_ bounds: Rect) -> Path?
}

extension ViewPainter {
  var fillsBackground: Bool { false }
  var guests: [(view: UIView, place: Point)] { [] }
  var takesFocus: Bool { false }
  var growsWithFocus: Bool { true }

  func filledRect(in bounds: Rect) -> Rect? {
    view.layer.backgroundColor.map { Color($0.color).alpha > 0 ? bounds : nil } ?? nil
  }
  func draw(in rect: Rect, with painter: inout ControlPainter) {}
  func drawBehindSubviews(with painter: inout ControlPainter) {}
  func drawInFrontOfSubviews(with painter: inout ControlPainter) {}
  func drawOverlay(in rect: Rect, with painter: inout ControlPainter) {}
  func draws(_ subview: UIView) -> Bool { false }
  func outline(_ bounds: Rect) -> Path? { nil }

  /// Creates the painter of a view; nil for a view of another class.
  init?(_ view: UIView) {
    guard let view = view as? View else { return nil }
    self.init(view: view)
  }
}

/// Draws a view that shows nothing but its background and its subviews.
struct PlainViewPainter: ViewPainter {
  let view: UIView
}

extension UIView {
  /// The size of the frame that the content asks for.
  var naturalSize: Size {
    Size(frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size)
  }
}
