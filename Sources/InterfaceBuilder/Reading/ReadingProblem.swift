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
    case .missingReference: isLeftOver
    default: false
    }
  }

  /// Whether the problem is an entry of a variation about an object that is gone.
  ///
  /// Interface Builder leaves such entries behind when it deletes an object, and reads past them.
  public var isLeftOver: Bool {
    if case .missingReference = kind { return ["include", "exclude"].contains(element.name) }
    return false
  }

  /// What is wrong and what would be right, in one line.
  public var message: String {
    fault + (advice.map { "; " + $0 } ?? "")
  }

  /// The fault, without a full stop.
  public var fault: String {
    let name = attribute ?? "value"
    switch kind {
    case .unknownView(let view): return "unknown view <\(view)> is treated as a plain view"
    case .unknownValue(let value):
      return "\(name) has the unknown value \"\(value)\" and is ignored"
    case .notANumber(let value): return "\(name) is \"\(value)\", which is not a number"
    case .outOfRange(let value): return "\(name) is \(value), too large to lay out with"
    case .missingReference(let id): return "\(name) names \"\(id)\", but no object has this id"
    case .duplicateID(let id, let first): return "the id \"\(id)\" is already used at \(first)"
    case .missingAttribute: return "<\(element.name)> lacks the attribute \(name)"
    case .unknownDevice(let id, let substitute):
      return "unknown device \"\(id)\" is taken for \(substitute)"
    case .unknownToolsVersion(let text, let release):
      return "unknown tools version \(text) is taken for that of iOS \(release)"
    }
  }

  /// The remedy, without a capital and a full stop; nil where nothing needs to be done, or
  /// ``fault`` says it.
  public var advice: String? {
    switch kind {
    case .notANumber: "write a decimal number"
    case .outOfRange: "use a value within ±10,000,000"
    case .missingReference: "remove or reconnect it"
    case .duplicateID: "give one of the objects another id"
    case .unknownValue: "correct the value or remove it"
    case .missingAttribute: "add the attribute or remove the element"
    case .unknownView, .unknownDevice, .unknownToolsVersion: nil
    }
  }
}
