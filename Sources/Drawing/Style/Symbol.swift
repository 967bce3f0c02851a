import AutoLayout

/// A simple sign in the manner of SF Symbols, drawn for this project on a grid of 24 × 24.
struct Symbol: Hashable, Sendable {
  /// Figures that are outlined, or filled in the symbol's filled form if they are closed.
  var outline: Path
  /// Figures that are always filled.
  var solid: Path
  /// What is drawn around the sign.
  var enclosure: Enclosure?
  /// Whether the closed figures, or the enclosure, are filled.
  var isFilled = false

  /// A shape around a sign.
  enum Enclosure: Hashable, Sendable { case circle, square }

  /// The side of the grid.
  static let grid = 24.0

  /// The sign that comes nearest to a name of SF Symbols, or nil if none is near.
  static func named(_ name: String) -> Symbol? {
    var words = name.split(separator: ".").map(String.init)
    var enclosure: Enclosure?
    var isFilled = false
    while let last = words.last, words.count > 1 {
      if last == "fill" {
        isFilled = true
      } else if last == "circle" || last == "square" || last == "rectangle" {
        enclosure = last == "circle" ? .circle : .square
      } else {
        break
      }
      words.removeLast()
    }
    guard let drawing = drawing(words) else { return nil }
    return Symbol(
      outline: SymbolNotation.path(drawing.outline), solid: SymbolNotation.path(drawing.solid),
      enclosure: enclosure, isFilled: isFilled)
  }

  /// Looks up all the words, then fewer and fewer of the first ones.
  private static func drawing(_ words: [String]) -> (outline: String, solid: String)? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words[..<count].joined(separator: ".")
      if let drawing = SymbolTable.drawings[name] { return drawing }
    }
    return nil
  }
}

extension Symbol {
  /// A letter or number in a circle or square, such as `a.circle.fill`.
  struct Letter {
    let text: String
    let enclosure: Enclosure
    let isFilled: Bool

    /// Reads a name; nil for anything else.
    init?(_ name: String) {
      let words = name.split(separator: ".")
      guard words.count >= 2, let first = words.first, first.count <= 2,
        first.count == 1 || first.allSatisfy(\.isNumber)
      else { return nil }
      text = first.uppercased()
      enclosure = words[1] == "circle" ? .circle : .square
      isFilled = words.last == "fill"
    }
  }
}

/// The short notation of symbols: `M x y` move, `L x y` line, `C` six numbers, `Z` close,
/// `O x y r` circle, `R x y w h r` rectangle with round corners.
enum SymbolNotation {
  /// The number of numbers after each command.
  private static let numbers: [Substring: Int] = ["M": 2, "L": 2, "C": 6, "Z": 0, "O": 3, "R": 5]

  /// Reads the notation; anything malformed ends the figure.
  static func path(_ notation: String) -> Path {
    var path = Path()
    var words = notation.split(separator: " ")[...]
    func point(_ values: [Double], _ index: Int) -> Point {
      Point(x: values[index], y: values[index + 1])
    }
    while let command = words.popFirst() {
      let count = numbers[command] ?? 0
      let values = words.prefix(count).compactMap { Double(String($0)) }
      guard values.count == count else { break }
      words = words.dropFirst(count)
      switch command {
      case "M": path.move(values[0], values[1])
      case "L": path.line(values[0], values[1])
      case "C": path.curve(point(values, 0), point(values, 2), to: point(values, 4))
      case "Z": path.close()
      case "O": path.append(.circle(center: point(values, 0), radius: values[2]))
      case "R":
        path.append(
          .rounded(
            Rect(x: values[0], y: values[1], width: values[2], height: values[3]),
            radius: values[4]))
      default: break
      }
    }
    return path
  }
}
