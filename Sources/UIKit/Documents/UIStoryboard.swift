public import Foundation

/// A storyboard of a bundle, whose scenes are made on demand.
///
/// The program links the product `InterfaceBuilder`, which reads the file: `Main.storyboard` lies in the bundle as it lies in the
/// sources (`resources: [.copy("Main.storyboard")]`). Size-class variations are those of the screen, or of
/// the container, when a view is loaded. `docs/documents-in-code.md` says what is connected, and how.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let document: any LoadableDocument
  private let name: String

  /// Opens a storyboard.
  ///
  /// Ends the program as Apple's `NSInvalidArgumentException` does where there is none of that name.
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - storyboardBundleOrNil: The bundle; nil for the app's, which are the main bundle and those that SwiftPM makes for
  ///     the resources of targets.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let bundle = storyboardBundleOrNil ?? .main
    guard let path = DocumentFiles(storyboardBundleOrNil).path(of: name, type: "storyboard") else {
      raiseException(
        "NSInvalidArgumentException",
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"
      )
    }
    document = DocumentReader.open(path, in: storyboardBundleOrNil)
  }

  /// Makes the storyboard's initial controller; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.makeController(identifier: nil, for: self, creator: nil)
  }

  /// Makes the storyboard's initial controller; nil where it has none.
  ///
  /// - Parameter creator: Makes the controller with values beside the coder, or declines by nil.
  /// - Returns: The controller; nil also where it is of another class.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document.makeController(identifier: nil, for: self, creator: creator) as? ViewController
  }

  /// Makes the controller of an identifier.
  ///
  /// Ends the program as Apple's `NSInvalidArgumentException` does where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil)
  }

  /// Makes the controller of an identifier.
  ///
  /// Ends the program as Apple's `NSInvalidArgumentException` does where there is none.
  /// - Parameters:
  ///   - identifier: The identifier in the storyboard.
  ///   - creator: Makes the controller with values beside the coder, or declines by nil.
  /// - Returns: The controller.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = controller(identifier, creator: creator)
    guard let result = controller as? ViewController else {
      raiseException(
        "NSInternalInconsistencyException",
        "the view controller with identifier '\(identifier)' is a \(type(of: controller)), not a "
          + "\(ViewController.self)")
    }
    return result
  }

  private func controller(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard
      let controller = document.makeController(
        identifier: identifier, for: self, creator: creator)
    else {
      raiseException(
        "NSInvalidArgumentException",
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }
}
