import Foundation

/// The values of a layer that can be animated.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CGAffineTransform.identity
  var opacity: CGFloat = 1
  var isHidden = false
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: ColorComponents?
  var backgroundColor: ColorComponents?
  var shadowColor: ColorComponents?
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero

  /// A value by the key path that Core Animation has for it; nil for one that is not animated here.
  subscript(keyPath: String) -> AnimatableValue? {
    get {
      if let path = Self.number(keyPath) { return .number(self[keyPath: path]) }
      if let path = Self.color(keyPath) { return .color(self[keyPath: path]) }
      if let path = Self.point(keyPath) {
        return .pair(self[keyPath: path].x, self[keyPath: path].y)
      }
      if let path = Self.size(keyPath) {
        return .pair(self[keyPath: path].width, self[keyPath: path].height)
      }
      return switch keyPath {
      case "bounds": .rect(bounds)
      case "transform": .transform(transform)
      case "hidden": .flag(isHidden)
      default: nil
      }
    }
    set {
      switch newValue {
      case .number(let value): Self.number(keyPath).map { self[keyPath: $0] = CGFloat(value) }
      case .color(let value): Self.color(keyPath).map { self[keyPath: $0] = value }
      case .pair(let x, let y):
        Self.point(keyPath).map { self[keyPath: $0] = CGPoint(x: x, y: y) }
        Self.size(keyPath).map { self[keyPath: $0] = CGSize(width: x, height: y) }
      case .rect(let value): bounds = value
      case .transform(let value): transform = value
      case .flag(let value): isHidden = value
      case nil: break
      }
    }
  }

  private static func number(_ keyPath: String) -> WritableKeyPath<Self, CGFloat>? {
    switch keyPath {
    case "position.x": \.position.x
    case "position.y": \.position.y
    case "bounds.origin.x": \.bounds.origin.x
    case "bounds.origin.y": \.bounds.origin.y
    case "bounds.size.width": \.bounds.size.width
    case "bounds.size.height": \.bounds.size.height
    case "opacity": \.opacity
    case "zPosition": \.zPosition
    case "cornerRadius": \.cornerRadius
    case "borderWidth": \.borderWidth
    case "shadowOpacity": \.shadowOpacity
    case "shadowRadius": \.shadowRadius
    case "transform.rotation", "transform.rotation.z": \.rotation
    case "transform.scale": \.scale
    case "transform.scale.x": \.scaleX
    case "transform.scale.y": \.scaleY
    case "transform.translation.x": \.transform.tx
    case "transform.translation.y": \.transform.ty
    default: nil
    }
  }

  private static func color(_ keyPath: String) -> WritableKeyPath<Self, ColorComponents?>? {
    switch keyPath {
    case "backgroundColor": \.backgroundColor
    case "borderColor": \.borderColor
    case "shadowColor": \.shadowColor
    default: nil
    }
  }

  private static func point(_ keyPath: String) -> WritableKeyPath<Self, CGPoint>? {
    switch keyPath {
    case "position": \.position
    case "anchorPoint": \.anchorPoint
    case "bounds.origin": \.bounds.origin
    default: nil
    }
  }

  private static func size(_ keyPath: String) -> WritableKeyPath<Self, CGSize>? {
    switch keyPath {
    case "bounds.size": \.bounds.size
    case "shadowOffset": \.shadowOffset
    case "transform.translation": \.translation
    default: nil
    }
  }
}

extension LayerValues {
  private var rotation: CGFloat {
    get { TransformParts(transform).rotation }
    set { change { $0.rotation = newValue } }
  }

  private var scale: CGFloat {
    get { (scaleX + scaleY) / 2 }
    set { change { $0.scale = (newValue, newValue) } }
  }

  private var scaleX: CGFloat {
    get { TransformParts(transform).scale.x }
    set { change { $0.scale.x = newValue } }
  }

  private var scaleY: CGFloat {
    get { TransformParts(transform).scale.y }
    set { change { $0.scale.y = newValue } }
  }

  private var translation: CGSize {
    get { CGSize(width: transform.tx, height: transform.ty) }
    set { (transform.tx, transform.ty) = (newValue.width, newValue.height) }
  }

  private mutating func change(_ body: (inout TransformParts) -> Void) {
    var parts = TransformParts(transform)
    body(&parts)
    transform = parts.transform
  }
}

extension AnimatableValue {
  /// A client's value, of the kind that another one has; nil for one that does not fit.
  init?(_ value: Any?, like kind: AnimatableValue) {
    switch kind {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .pair:
      guard let pair = Self.pair(value) else { return nil }
      self = pair
    case .rect:
      guard let rect = value as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = value as? CGAffineTransform else { return nil }
      self = .transform(transform)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color.color)
    case .flag:
      guard let flag = value as? Bool else { return nil }
      self = .flag(flag)
    }
  }

  /// The value as clients write and read it.
  var clientValue: Any? {
    switch self {
    case .number(let number): number
    case .pair(let x, let y): CGPoint(x: x, y: y)
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color.map(CGColor.init)
    case .flag(let flag): flag
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func pair(_ value: Any?) -> AnimatableValue? {
    switch value {
    case let point as CGPoint: .pair(point.x, point.y)
    case let size as CGSize: .pair(size.width, size.height)
    default: nil
    }
  }
}
