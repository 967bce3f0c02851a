public import PlatformMetrics

/// Something in a document that cannot be used as written.
///
/// Reading never stops at one: what is affected is left out or takes its default.
public struct ReadingProblem: Hashable, Sendable {
  /// The element that holds the problem.
  public let element: DocumentElement
  /// The attribute, when one is to blame.
  public let attribute: String?
  /// What is wrong.
  public let kind: Kind

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A view class this version does not know; it is treated as a plain view.
    case unknownView(name: String)
    /// A value outside the attribute's vocabulary.
    case unknownValue(String)
    /// A value that should be a number.
    case notANumber(String)
    /// A number that is infinite or too large to lay out with.
    case outOfRange(String)
    /// An id that no element has.
    case missingReference(id: String)
    /// An id that an earlier element has.
    case duplicateID(id: String, first: DocumentPosition)
    /// An attribute that has to be there.
    case missingAttribute
    /// A device this version does not know, and the product whose screen stands in.
    case unknownDevice(id: String, substitute: String)
    /// A version of Interface Builder newer than all known, and the release whose canvas stands in.
    case unknownToolsVersion(String, substitute: Release)
  }

  /// Where the problem is.
  public var position: DocumentPosition {
    attribute.map(element.position(ofAttribute:)) ?? element.position
  }

  /// Whether the document still means what its author sees, so that the problem is only worth a
  /// note.
  public var isInformational: Bool {
    switch kind {
    case .unknownView, .unknownDevice, .unknownToolsVersion: true
    default: false
    }
  }

  /// What is wrong and what would be right, in one line.
  public var message: String {
    let name = attribute ?? "value"
    switch kind {
    case .unknownView(let view):
      return "unknown view <\(view)> is treated as a plain view"
    case .unknownValue(let value):
      return "\(name) has the unknown value \"\(value)\"; it is ignored"
    case .notANumber(let value):
      return "\(name) is \"\(value)\", which is not a number; write a decimal number"
    case .outOfRange(let value):
      return "\(name) is \(value), too large to lay out with; "
        + "use a value within ±\(Int(NumberReader.limit))"
    case .missingReference(let id):
      return "\(name) names \"\(id)\", but no object has this id; remove or reconnect it"
    case .duplicateID(let id, let first):
      return "the id \"\(id)\" is already used at \(first); give one of the objects another id"
    case .missingAttribute:
      return "<\(element.name)> lacks the attribute \(name)"
    case .unknownDevice(let id, let substitute):
      return "unknown device \"\(id)\" is taken for \(substitute)"
    case .unknownToolsVersion(let text, let release):
      return "unknown tools version \(text) is taken for that of iOS \(release)"
    }
  }
}
