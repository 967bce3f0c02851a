import UIKit

/// A view whose text is cut off.
@MainActor
func makeNarrowLabel() -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 21))
  label.text = "Moby-Dick"
  return label
}
