import AutoLayout
import LayoutFaults

/// The frames of a scene's views as short texts: whole for a device, and for its other configurations only what differs.
enum FrameTable {
  /// The frames by the places of views; nil for views that are not there.
  typealias Frames = [Rect?]

  /// The text of frames: `x y w h` for each view, separated by commas; empty for views that are not there.
  static func text(_ frames: Frames) -> String {
    frames.map { $0.map(text) ?? "" }.joined(separator: ",")
  }

  /// The text of what differs from other frames: `~place:x y w h`, separated by commas.
  ///
  /// Views that are not there have no numbers, and those behind the last of the other frames count as not there.
  static func text(_ frames: Frames, against base: Frames) -> String {
    var parts: [String] = []
    for index in 0..<max(frames.count, base.count) {
      let frame = index < frames.count ? frames[index] : nil
      let former = index < base.count ? base[index] : nil
      let text = frame.map(text) ?? ""
      if text != former.map(Self.text) ?? "" { parts.append("\(index):\(text)") }
    }
    return "~" + parts.joined(separator: ",")
  }

  /// Reads what ``text(_:)`` and ``text(_:against:)`` write, as the page's script does.
  static func frames(_ text: String, base: Frames = []) -> Frames {
    guard text.hasPrefix("~") else { return text.isEmpty ? [] : parts(text).map(rect) }
    var frames = base
    for part in text.dropFirst().split(separator: ",") {
      let pair = part.split(separator: ":", omittingEmptySubsequences: false)
      guard pair.count == 2, let index = Int(pair[0]), index >= 0 else { continue }
      while frames.count <= index { frames.append(nil) }
      frames[index] = rect(pair[1])
    }
    return frames
  }

  private static func parts(_ text: String) -> [Substring] {
    text.split(separator: ",", omittingEmptySubsequences: false)
  }

  private static func rect(_ text: Substring) -> Rect? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  /// A number to hundredths of a point.
  static func number(_ value: Double) -> String {
    value.isFinite ? Points.rounded(value).shortText : "0"
  }
}
