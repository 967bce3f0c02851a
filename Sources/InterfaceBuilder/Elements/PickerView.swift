import UIKit

/// The content of a `<pickerView>`, whose rows come from a data source.
public struct PickerViewContent: ElementContent {}

extension PickerViewContent: ViewElement {
  static let names = ["pickerView"]

  init(_ reader: ElementReader) {}

  func makeView() -> UIPickerView { UIPickerView() }
}
