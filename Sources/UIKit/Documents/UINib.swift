public import Foundation

/// A xib of a bundle, whose objects are made on demand.
///
/// The program links the product `InterfaceBuilder`, which reads the file; see ``UIStoryboard``.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let document: any LoadableDocument

  /// Keys of the options for making objects; none has an effect here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects in place of proxies.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Opens a xib.
  ///
  /// Ends the program as Apple's `NSInternalInconsistencyException` does where there is none of that name.
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - bundleOrNil: The bundle; nil for the app's.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let path = DocumentFiles(bundleOrNil).path(of: name, type: "xib") else {
      raiseException(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: 'NSBundle <\((bundleOrNil ?? .main).bundlePath)> (loaded)' with "
          + "name '\(name)'")
    }
    document = DocumentReader.open(path, in: bundleOrNil)
  }

  /// Makes the objects of the xib, and connects their outlets and those of the owner.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object in place of *File's Owner*.
  ///   - optionsOrNil: Without effect here.
  /// - Returns: The top-level objects, in document order.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    document.makeTopLevelObjects(owner: ownerOrNil.map { $0 as AnyObject })
  }
}

extension Bundle {
  /// Makes the objects of a xib of the bundle, and connects their outlets and those of the owner.
  ///
  /// Ends the program as Apple's `NSInternalInconsistencyException` does where there is none of that name.
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - owner: The object in place of *File's Owner*.
  ///   - options: Without effect here.
  /// - Returns: The top-level objects, in document order.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
