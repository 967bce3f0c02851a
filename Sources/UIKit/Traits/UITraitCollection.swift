public import Foundation
import PlatformMetrics

/// The traits of views and view controllers.
///
/// Immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The values, with Apple's "unspecified" where none is given.
  package struct Values: Hashable, Sendable {
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Device pixels per point; 0 when unspecified.
    package var displayScale: CGFloat = 0
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The part of the surroundings that Apple's traits do not name; nil when unspecified.
    package var environment: PlatformEnvironment?

    package init() {}

    /// Takes over every value that another collection specifies.
    package mutating func merge(_ other: Values) {
      let none = Values()
      func take<Value: Equatable>(_ path: WritableKeyPath<Values, Value>) {
        if other[keyPath: path] != none[keyPath: path] {
          self[keyPath: path] = other[keyPath: path]
        }
      }
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.userInterfaceIdiom)
      take(\.userInterfaceStyle)
      take(\.layoutDirection)
      take(\.displayScale)
      take(\.preferredContentSizeCategory)
      take(\.environment)
    }
  }

  /// The values.
  package let values: Values

  /// Creates a collection that specifies nothing.
  public override init() {
    values = Values()
    super.init()
  }

  /// Creates a collection.
  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection in which later ones override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Values()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Creates a collection that specifies the horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(specifying: \.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(specifying: \.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that specifies the idiom only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(specifying: \.userInterfaceIdiom, idiom)
  }

  /// Creates a collection that specifies the appearance only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(specifying: \.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies the reading direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(specifying: \.layoutDirection, layoutDirection)
  }

  /// Creates a collection that specifies the display scale only.
  public convenience init(displayScale scale: CGFloat) {
    self.init(specifying: \.displayScale, scale)
  }

  /// Creates a collection that specifies the text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(specifying: \.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  private convenience init<Value>(specifying path: WritableKeyPath<Values, Value>, _ value: Value) {
    var values = Values()
    values[keyPath: path] = value
    self.init(values)
  }

  /// The traits outside any window, which are the main screen's.
  open class var current: UITraitCollection { UIKitEnvironment.current.unattachedTraits }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.environment?.lookups?.noteSizeClasses()
    return values.horizontalSizeClass
  }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    values.environment?.lookups?.noteSizeClasses()
    return values.verticalSizeClass
  }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Device pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether this collection specifies everything that another does, with the same values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether another object is a collection of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map(isSame(as:)) ?? false
  }

  /// Whether another collection has the same values.
  func isSame(as other: UITraitCollection) -> Bool { self === other || values == other.values }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The traits of views outside any window: those of the main device, a phone in portrait unless the process was
  /// started for another.
  package static func unattached(in environment: PlatformEnvironment) -> UITraitCollection {
    var values = Values()
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = environment.launchOptions.isRightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = 2
    values.preferredContentSizeCategory = .large
    if let device = environment.launchOptions.mainDevice {
      let classes = device.sizeClasses(in: .portrait)
      values.horizontalSizeClass = UIUserInterfaceSizeClass(classes.width)
      values.verticalSizeClass = UIUserInterfaceSizeClass(classes.height)
      values.userInterfaceIdiom = UIUserInterfaceIdiom(device.idiom)
      values.displayScale = CGFloat(device.scale)
    }
    values.environment = environment
    return UITraitCollection(values)
  }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
