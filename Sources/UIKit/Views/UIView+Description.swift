import Foundation

extension UIView {
  /// What to call the view in diagnoses: its place in the document, its identifier or its class.
  var layoutName: String { documentID ?? accessibilityIdentifier ?? "\(type(of: self))" }

  /// `<Class: 0xaddress; frame = (x y; w h); autoresize = W+H; layer = <CALayer: 0xaddress>>`.
  var objectDescription: String {
    let frame = self.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%g", Double($0))
    }
    let mask = autoresizingMask.letters
    let resizing = mask.isEmpty ? "" : "autoresize = \(mask); "
    return
      "<\(ObjectName.type(self)): \(ObjectName.address(self)); frame = (\(numbers[0]) \(numbers[1]); "
      + "\(numbers[2]) \(numbers[3])); \(resizing)layer = <CALayer: \(ObjectName.address(layer))>>"
  }
}

extension UIView.AutoresizingMask {
  /// The letters of Apple's descriptions, `W+H`.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
