import Foundation

/// The arithmetic of items in lines, for lines that run across; down is the scroll direction.
///
/// Items of one size are spread as if their line were full, the first and last at its ends; where
/// only one fits in a line it is put in the middle. Source: 93 of 95 stored prototypes lie where
/// this puts them, the others 64 points lower, below a bar.
struct FlowArrangement {
  /// The extent of lines, in points.
  var length: CGFloat
  /// The least space between items of a line.
  var itemSpacing: CGFloat
  /// The space between lines.
  var lineSpacing: CGFloat

  /// The spread of items of different widths in full lines.
  var mixedLines = MixedLines.packed

  /// The spread of items of different widths in full lines.
  enum MixedLines {
    /// Side by side.
    case packed
    /// From one end of the line to the other, but for the last line.
    case justified
  }

  /// The places of items, relative to the beginning of the first line.
  func places(of sizes: [CGSize]) -> [CGRect] {
    var result: [CGRect] = []
    var y: CGFloat = 0
    let lines = lines(of: sizes)
    for (index, line) in lines.enumerated() {
      let height = line.map(\.height).max() ?? 0
      let spacing = spacing(of: line, isLast: index == lines.count - 1)
      var x = spacing.start
      for size in line {
        result.append(
          CGRect(
            x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + spacing.gap
      }
      y += height + lineSpacing
    }
    return result
  }

  /// The sizes divided into lines, each filled as far as it goes.
  private func lines(of sizes: [CGSize]) -> [[CGSize]] {
    var lines: [[CGSize]] = []
    var width: CGFloat = 0
    for size in sizes {
      if let last = lines.last, !last.isEmpty, width + itemSpacing + size.width <= length {
        lines[lines.count - 1].append(size)
        width += itemSpacing + size.width
      } else {
        lines.append([size])
        width = size.width
      }
    }
    return lines
  }

  /// The beginning of a line's first item and the space between its items.
  private func spacing(of line: [CGSize], isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
    guard let first = line.first, line.allSatisfy({ $0.width == first.width }) else {
      if isLast || mixedLines == .packed { return (0, itemSpacing) }
      return (0, (length - line.reduce(0) { $0 + $1.width }) / CGFloat(line.count - 1))
    }
    let capacity = ((length + itemSpacing) / (first.width + itemSpacing)).rounded(.down)
    if capacity < 2 { return ((length - first.width) / 2, itemSpacing) }
    return (0, (length - capacity * first.width) / (capacity - 1))
  }
}
