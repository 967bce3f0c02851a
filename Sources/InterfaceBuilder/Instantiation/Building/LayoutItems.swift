import UIKit

/// The views and guides of a scene by their ids in the document, in document order.
@MainActor
struct LayoutItems {
  private(set) var views: [(id: String, view: UIView)] = []
  private(set) var guides: [(id: String, guide: UILayoutGuide)] = []
  private var byID: [String: AnyObject] = [:]

  /// The view or guide with an id; the first one where several share it.
  subscript(id: String) -> AnyObject? { byID[id] }

  mutating func add(_ view: UIView, id: String) {
    views.append((id, view))
    if byID[id] == nil { byID[id] = view }
  }

  mutating func add(_ guide: UILayoutGuide, id: String) {
    guide.documentID = id
    guides.append((id, guide))
    if byID[id] == nil { byID[id] = guide }
  }
}
