import UIKit

/// Something wrong with one layout.
@MainActor
struct FoundFault {
  /// What is wrong.
  let rule: LayoutRule
  /// The views it is about, the most telling first.
  let views: [UIView]
  /// What makes faults of several devices one.
  let subject: String
  /// What is wrong in words.
  let message: String
  /// What would be right, without a full stop.
  let advice: String
}
