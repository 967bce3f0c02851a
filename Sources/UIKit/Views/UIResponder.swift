public import Foundation

/// An object that can handle events; the common base of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectsOwner {
  var associatedObjects = AssociatedObjects()

  /// Creates a responder.
  public override init() {}

  /// The object asked next when this one does not handle an event.
  open var next: UIResponder? { nil }
  /// Whether the object can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object is the first responder.
  ///
  /// No events are delivered here.
  open var isFirstResponder: Bool { false }

  /// Asks to become the first responder; always declined, because no events are delivered here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called after the object was loaded from a document, when its outlets are set; views that code makes are not loaded.
  ///
  /// Source: UIKit declares the method for every object; it is on responders here, because methods of extensions of
  /// `NSObject` cannot be overridden without Objective-C.
  open func awakeFromNib() {}

  /// Called by Interface Builder before it shows a designable view; nothing here calls it.
  open func prepareForInterfaceBuilder() {}
}
