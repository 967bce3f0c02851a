import UIKit

/// An element class: the reading of its content from a document, and the making of its live view.
///
/// A class stands in one file of this folder and in one line of ``ElementRegistry``.
protocol ViewElement: ElementContent {
  /// The class of the live view.
  associatedtype View: UIView

  /// The names of the elements in documents for iOS and tvOS.
  static var names: [String] { get }
  /// Whether views of the class are cells, headers or footers of a list, and so never a controller's view.
  static var isListItem: Bool { get }
  /// Whether the live view sets the frames of its subviews.
  static var placesSubviews: Bool { get }

  /// Reads the content of an element.
  init(_ reader: ElementReader)

  /// Creates the live view.
  @MainActor func makeView() -> View
  /// The raw value of the style that a view of the class is created with; nil for a class without styles.
  @MainActor var creationStyle: Int? { get }
  /// Sets the content of the live view, which has its superview and the attributes of every view.
  @MainActor func apply(to view: View, in context: BuildingContext)
  /// Adds a subview to the live view.
  @MainActor func add(_ subview: UIView, to view: View)
  /// Builds the views inside the live view that are neither subviews nor its content view.
  @MainActor func buildInside(_ view: View, in context: BuildingContext)
  /// Returns the content view that the live view has of its own; `nil` for a class without one.
  @MainActor func contentView(of view: View) -> UIView?
  /// Completes the live view after everything in its content view is built.
  @MainActor func complete(_ view: View, in context: BuildingContext)
}

extension ViewElement {
  static var isListItem: Bool { false }
  static var placesSubviews: Bool { false }
  /// Whether views of the class are controls.
  static var isControl: Bool { View.self is UIControl.Type }

  @MainActor var creationStyle: Int? { nil }
  @MainActor func apply(to view: View, in context: BuildingContext) {}
  @MainActor func add(_ subview: UIView, to view: View) { view.addSubview(subview) }
  @MainActor func buildInside(_ view: View, in context: BuildingContext) {}
  @MainActor func contentView(of view: View) -> UIView? { nil }
  @MainActor func complete(_ view: View, in context: BuildingContext) {}
}

extension ViewElement where View == UIView {
  @MainActor func makeView() -> UIView { UIView() }
}

/// The requirements for a live view of any class. A content view that a document gives an unfitting class takes nothing
/// from it.
extension ViewElement {
  @MainActor func apply(toAny view: UIView, in context: BuildingContext) {
    if let view = view as? View { apply(to: view, in: context) }
  }

  @MainActor func add(_ subview: UIView, toAny view: UIView) {
    if let view = view as? View { add(subview, to: view) } else { view.addSubview(subview) }
  }

  @MainActor func buildInside(any view: UIView, in context: BuildingContext) {
    if let view = view as? View { buildInside(view, in: context) }
  }

  @MainActor func contentView(ofAny view: UIView) -> UIView? {
    (view as? View).flatMap(contentView)
  }

  @MainActor func complete(any view: UIView, in context: BuildingContext) {
    if let view = view as? View { complete(view, in: context) }
  }
}
