import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints that a visual format describes, inactive, as made by the line of the call.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: Which attributes are equal for all views, and which way they follow each other.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The constraints in the order in which the format names what they say.
  /// - Precondition: The format can be read; the message is that of Apple's exception.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any], file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    CodeLine.making(file, line) {
      constraints(withVisualFormat:options:metrics:views:)(format, opts, metrics, views)
    }
  }

  /// Makes the constraints that a visual format describes.
  package static func constraints(
    visualFormat format: String, _ options: FormatOptions = [], _ metrics: [String: Any] = [:],
    _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(
      format, metric: { metrics[$0].flatMap(number) }, isView: { views[$0] != nil })
    let parsed = try parser.parse()
    var builder = VisualFormatBuilder(parsed, options: options) { name in
      guard let item = views[name] as? any ConstraintItem else { raiseNoItem() }
      return item
    }
    do {
      return try builder.build()
    } catch {
      throw VisualFormatError(problem: error, format: format, position: format.count)
    }
  }

  /// The number of a metric: Apple asks any object for its `doubleValue`.
  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let text as String: (text as NSString).doubleValue
    default: nil
    }
  }

  /// Ends the program as Apple's does where what a view's name stands for is no view.
  private static func raiseNoItem() -> Never {
    raiseException(
      "NSInvalidArgumentException",
      "-[_SwiftValue nsli_superitem]: unrecognized selector sent to instance",
      at: CodeLine.current)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    LayoutAttribute(self).axis.map(NSLayoutConstraint.Axis.init)
  }
}

extension ConstraintItem {
  /// The item around the item: a view's superview, a guide's owner.
  var itemAround: (any ConstraintItem)? {
    switch self {
    case let view as UIView: view.superview
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }
}
