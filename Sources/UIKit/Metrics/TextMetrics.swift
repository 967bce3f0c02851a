import Foundation

/// How text and what surrounds it add up to sizes, by era.
struct TextMetrics {
  /// The generation of the platform.
  let era: InterfaceEra

  /// The metrics of the era in force.
  @MainActor static var current: TextMetrics { TextMetrics(era: .current) }

  /// What the text of a text field is rounded up to.
  func textFieldGrid(scale: CGFloat) -> PixelGrid {
    era >= .iOS13 ? PixelGrid(scale: scale) : .points
  }

  /// Whether a label without text still is one line high: up to Xcode 9 (n=8 of 10); later it has no
  /// extent at all (n=30 of 30).
  var emptyLabelHasLine: Bool { era <= .iOS11 }

  /// Whether labels leave no single word on the last line of a paragraph.
  ///
  /// Source: reports of apps that moved to iOS 11; `NSAllowsDefaultLineBreakStrategy` turns it off there.
  var labelsAvoidOrphans: Bool { era >= .iOS11 }

  /// What a rounded border adds to the natural width of a text field's text: up to Xcode 10 n=3, from Xcode
  /// 11 n=1.
  var roundedTextFieldMargins: CGFloat { era >= .iOS13 ? 28 : 14 }

  /// The height added to the line of a text field without border: from Xcode 11 n=6 of 7.
  var plainTextFieldPadding: CGFloat { era >= .iOS13 ? 1 : 0 }

  /// The least height of a text field with rounded border.
  ///
  /// Up to Xcode 10 n=36 of 37 (30), later n=46 of 60 (34).
  var roundedTextFieldHeight: CGFloat { era >= .iOS13 ? 34 : 30 }

  /// The height added to the line of a text field with rounded border when that is more.
  ///
  /// A font of 20 points still gives 30 up to Xcode 10 (n=4), one of 18 points 34 later (n=3).
  var roundedTextFieldPadding: CGFloat { era >= .iOS13 ? 12 : 6 }
}
