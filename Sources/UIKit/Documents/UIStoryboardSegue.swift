public import Foundation

/// A way from one scene of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name in the storyboard.
  open private(set) var identifier: String?
  /// The controller the way starts from.
  open private(set) var source: UIViewController
  /// The controller the way leads to.
  open private(set) var destination: UIViewController

  /// The action of the segue, called when it is performed; nil where a subclass has its own.
  package var performHandler: (() -> Void)?

  /// Creates a segue; subclasses set themselves up here.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that does what a closure does.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - source: The controller the way starts from.
  ///   - destination: The controller the way leads to.
  ///   - performHandler: Shows the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Creates a segue of the class that a storyboard names.
  ///
  /// Required, as Swift makes objects of a class that is known at run time only by such initializers; it leads to the
  /// client's `init(identifier:source:destination:)`.
  public required convenience init(
    namedInStoryboard identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Shows the destination.
  open func perform() { performHandler?() }
}
