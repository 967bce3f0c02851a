import AutoLayout

/// The alignment of text in the available width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Stretched to both edges.
  case justified = 3
  /// At the edge where reading begins.
  case natural = 4
}

/// The wrapping or truncation of text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line with a whole word.
  case byWordWrapping = 0
  /// It goes on in the next line with any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5

  /// The same mode in layout's terms.
  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// The direction a paragraph is read in.
public enum NSWritingDirection: Int, Sendable {
  /// As the text's script demands.
  case natural = -1
  /// As English.
  case leftToRight = 0
  /// As Arabic.
  case rightToLeft = 1
}

/// The vertical placement of text that was scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it had.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
