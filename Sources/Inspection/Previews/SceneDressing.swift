import AutoLayout
import Drawing
import InterfaceBuilder
import UIKit

/// Gives live views what a document says about their looks and layout does not need: the tint of
/// the whole interface, and values that are set on layers by key path.
@MainActor
struct SceneDressing {
  private let instance: SceneInstance
  private let colors: DocumentColors

  init(_ instance: SceneInstance) {
    self.instance = instance
    colors = DocumentColors(view: instance.host)
  }

  /// Dresses every view of the scene.
  func apply() {
    if let tint = colors.color(instance.description.tintColor) {
      instance.host.tintColor = UIColor(tint)
    }
    for (id, view) in instance.views {
      for attribute in instance.description.view(id: id)?.appearance.runtimeAttributes ?? [] {
        apply(attribute, to: view)
      }
    }
  }

  private func apply(_ attribute: RuntimeAttribute, to view: UIView) {
    let layer = view.layer
    switch (attribute.keyPath, attribute.value) {
    // Classes in code often offer the radius under a shorter name that sets the layer's.
    case ("layer.cornerRadius", .number(let value)), ("cornerRadius", .number(let value)):
      layer.cornerRadius = CGFloat(value)
    case ("layer.borderWidth", .number(let value)), ("borderWidth", .number(let value)):
      layer.borderWidth = CGFloat(value)
    case ("layer.shadowRadius", .number(let value)), ("shadowRadius", .number(let value)):
      layer.shadowRadius = CGFloat(value)
    case ("layer.shadowOpacity", .number(let value)), ("shadowOpacity", .number(let value)):
      layer.shadowOpacity = Float(value)
    case ("layer.shadowOffset", .size(let size)), ("shadowOffset", .size(let size)):
      layer.shadowOffset = CGSize(width: size.width, height: size.height)
    case ("layer.masksToBounds", .boolean(let value)): layer.masksToBounds = value
    case ("borderColor", .color(let color)): setBorder(color, of: layer)
    case ("shadowColor", .color(let color)):
      if let color = colors.color(color) { layer.shadowColor = UIColor(color).cgColor }
    default: break
    }
  }

  /// Sets a colour; `layer.borderColor` itself takes a `CGColor`, which documents cannot hold.
  private func setBorder(_ description: ColorDescription, of layer: CALayer) {
    if let color = colors.color(description) { layer.borderColor = UIColor(color).cgColor }
  }
}

extension UIColor {
  /// A drawn colour as UIKit's.
  fileprivate convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}
