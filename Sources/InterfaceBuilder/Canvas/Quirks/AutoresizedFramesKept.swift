import AutoLayout
import UIKit

/// A view without constraints has its stored frame on the canvas of its document, whatever the document says
/// of its superview's.
///
/// Source: `docs/decisions/0028-stored-frames-that-are-read.md`.
struct AutoresizedFramesKept: QuirkBehavior {
  func adjustFrames(of autoresized: [ViewBuilder.AutoresizedView]) -> Bool {
    var hasChanged = false
    for entry in autoresized {
      guard let frame = entry.description.geometry.frame, entry.view.layoutView.frame != frame
      else { continue }
      entry.view.layoutView.setFrame(frame)
      hasChanged = true
    }
    return hasChanged
  }
}
