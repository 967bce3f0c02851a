import UIKit

/// The content of a `<stepper>`.
public struct StepperContent: ElementContent {
  /// The value.
  public var value = 0.0
  /// The least value.
  public var minimum = 0.0
  /// The greatest value.
  public var maximum = 100.0
  /// The change of the value by one tap.
  public var step = 1.0
}

extension StepperContent: ViewElement {
  static let names = ["stepper"]

  init(_ reader: ElementReader) {
    value = reader.number("value") ?? value
    minimum = reader.number("minimumValue") ?? minimum
    maximum = reader.number("maximumValue") ?? maximum
    step = reader.number("stepValue") ?? step
  }

  func makeView() -> UIStepper { UIStepper() }

  func apply(to view: UIStepper, in context: BuildingContext) {
    view.minimumValue = minimum
    view.maximumValue = maximum
    view.stepValue = step
    view.value = value
  }
}
