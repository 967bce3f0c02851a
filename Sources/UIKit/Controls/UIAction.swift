public import Foundation

/// Something to do, with a title and a picture.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// A name to find an action by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// The name; one of its own where none was given.
  open var identifier: UIAction.Identifier {
    givenIdentifier ?? Identifier("\(ObjectIdentifier(self))")
  }
  /// The sender of the action, set while it is performed.
  open internal(set) var sender: Any?

  private let givenIdentifier: Identifier?
  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    givenIdentifier = identifier
    self.handler = handler
    super.init()
  }

  /// Does it.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
