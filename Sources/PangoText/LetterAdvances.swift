import AutoLayout

/// What characters of a family take, in thousandths of an em, from the space to the tilde.
struct LetterAdvances: Sendable {
  /// The weights that advances are known of, from thin to thick, with 0 for characters that are not.
  private let faces: [(weight: Font.Weight, advances: [Int])]

  /// Creates a table of the faces that are known.
  init(_ faces: [Font.Weight: [Int]]) {
    self.faces = Font.Weight.allCases.compactMap { weight in
      faces[weight].map { (weight, $0) }
    }
  }

  /// The table at one weight alone, for all weights.
  func only(_ weight: Font.Weight) -> Self {
    Self([weight: faces.first { $0.weight == weight }?.advances ?? []])
  }

  /// The advances at a weight, nil for characters that no face has.
  ///
  /// A weight between two that are known lies on the line through them, another is as the nearest.
  func table(_ weight: Font.Weight) -> [Int?] {
    guard let count = faces.first?.advances.count else { return [] }
    return (0..<count).map { advance($0, weight) }
  }

  /// Whether the advance of a character at a weight is a face's own.
  func isPublished(_ place: Int, _ weight: Font.Weight) -> Bool {
    faces.contains { $0.weight == weight && $0.advances[place] > 0 }
  }

  private func advance(_ place: Int, _ weight: Font.Weight) -> Int? {
    let known = faces.filter { $0.advances[place] > 0 }
    let lighter = known.last { $0.weight <= weight }
    let heavier = known.first { $0.weight >= weight }
    guard let lighter, let heavier, lighter.weight < heavier.weight else {
      return (lighter ?? heavier)?.advances[place]
    }
    let share =
      Double(weight.rawValue - lighter.weight.rawValue)
      / Double(heavier.weight.rawValue - lighter.weight.rawValue)
    let ends = (Double(lighter.advances[place]), Double(heavier.advances[place]))
    return Int((ends.0 + share * (ends.1 - ends.0)).rounded())
  }
}
