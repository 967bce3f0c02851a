package import Foundation

/// The reader of storyboards and xibs.
///
/// `InterfaceBuilder` has it: it links an XML parser, which UIKit must not. UIKit finds it by its name, so that a program that
/// links both needs no call to connect them.
@MainActor
package protocol DocumentLoading: AnyObject {
  init()

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bundle: The bundle that pictures and colours come from; nil for the app's.
  /// - Returns: The document; the same for the same file.
  /// - Throws: An error that says why the file cannot be used.
  func open(_ path: String, in bundle: Bundle?) throws -> any LoadableDocument
}

/// A storyboard or xib whose objects can be made.
@MainActor
package protocol LoadableDocument: AnyObject {
  /// Makes the initial controller of a storyboard, or the one of an identifier; nil where there is none.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for the initial controller.
  ///   - storyboard: What the controller comes from.
  ///   - creator: Makes the controller in place of its class, or declines by nil.
  /// - Returns: The controller, with those that it contains.
  func makeController(
    identifier: String?, for storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Makes the objects of a xib, connects the owner's outlets, and returns the top-level ones in document order.
  func makeTopLevelObjects(owner: AnyObject?) -> [AnyObject]
}

/// The scene of a storyboard that a controller was made from.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The storyboard.
  var storyboard: UIStoryboard { get }
  /// Whether there is a view to load.
  var hasView: Bool { get }

  /// Makes the view, gives it to the controller and connects outlets.
  func loadView(of controller: UIViewController)
  /// Makes the segue of an identifier; nil where the controller has none.
  func makeSegue(
    identifier: String, from controller: UIViewController
  ) -> UIStoryboardSegue?
}

/// The reader of documents that the program links.
@MainActor
enum DocumentReader {
  /// The reader; nil where the program does not link `InterfaceBuilder`.
  static let linked: (any DocumentLoading)? = {
    let type = NSClassFromString("InterfaceBuilder.DocumentLoader") as? any DocumentLoading.Type
    return type?.init()
  }()

  /// Opens a document, or ends the program where that cannot be.
  static func open(_ path: String, in bundle: Bundle?) -> any LoadableDocument {
    guard let linked else {
      raiseException(
        "NSInvalidArgumentException",
        "\(path) cannot be opened: the program does not link what reads documents. Add the product "
          + "InterfaceBuilder of the package ratite to the target's dependencies.")
    }
    do {
      return try linked.open(path, in: bundle)
    } catch {
      raiseException("NSInternalInconsistencyException", "\(path) cannot be opened: \(error)")
    }
  }
}
