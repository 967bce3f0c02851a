import UIKit

/// Something wrong with one layout.
@MainActor
struct FoundFault {
  /// The rule that the layout breaks.
  let rule: LayoutRule
  /// The views it is about, the most telling first.
  let views: [UIView]
  /// The subject, by which faults of several devices count as one.
  let subject: String
  /// The fault in words.
  let message: String
  /// The remedy in words, without a full stop.
  let advice: String
}
