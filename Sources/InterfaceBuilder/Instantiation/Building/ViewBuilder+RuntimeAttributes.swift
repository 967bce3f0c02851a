import UIKit

extension ViewBuilder {
  /// Sets a value that the document gives by key path, as far as the key path is one of the
  /// framework's looks.
  ///
  /// Source: `userDefinedRuntimeAttributes` are set by key-value coding when a nib is loaded.
  func apply(_ attribute: RuntimeAttribute, to view: UIView) {
    switch attribute.value {
    case .number(let value): apply(CGFloat(value), attribute.keyPath, to: view)
    case .boolean(let value): apply(value, attribute.keyPath, to: view)
    case .color(let color): apply(color.uiColor, attribute.keyPath, to: view)
    case .size(let size):
      if attribute.keyPath == "layer.shadowOffset" || attribute.keyPath == "shadowOffset" {
        view.layer.shadowOffset = CGSize(size)
      }
    case .string, .image, .rect, .other: break
    }
  }

  private func apply(_ value: CGFloat, _ keyPath: String, to view: UIView) {
    switch keyPath {
    // Classes in code often offer the radius under a shorter name that sets the layer's.
    case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = value
    case "layer.borderWidth", "borderWidth": view.layer.borderWidth = value
    case "layer.shadowRadius", "shadowRadius": view.layer.shadowRadius = value
    case "layer.shadowOpacity", "shadowOpacity": view.layer.shadowOpacity = Float(value)
    case "layer.opacity", "alpha": view.alpha = value
    default: break
    }
  }

  private func apply(_ value: Bool, _ keyPath: String, to view: UIView) {
    switch keyPath {
    case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = value
    case "userInteractionEnabled": view.isUserInteractionEnabled = value
    default: break
    }
  }

  /// Sets a colour; `layer.borderColor` itself takes a `CGColor`, which documents cannot hold.
  private func apply(_ value: UIColor?, _ keyPath: String, to view: UIView) {
    guard let value else { return }
    switch keyPath {
    case "borderColor", "layer.borderUIColor": view.layer.borderColor = value.cgColor
    case "shadowColor", "layer.shadowUIColor": view.layer.shadowColor = value.cgColor
    case "backgroundColor": view.backgroundColor = value
    case "tintColor": view.tintColor = value
    default: break
    }
  }
}
