import UIKit

/// The content of a `<containerView>`: the controller that an embed segue names.
public struct ContainerViewContent: ElementContent {}

extension ContainerViewContent: ViewElement {
  typealias View = UIView

  static let names = ["containerView"]

  init(_ reader: ElementReader) {}
}
