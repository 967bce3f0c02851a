import UIKit

/// The painters of all classes.
@MainActor
enum PainterRegistry {
  /// One painter a class; a new class is a line here and a file in `Controls`.
  ///
  /// Subclasses come before their superclasses.
  static let painters: [any ViewPainter.Type] = [
    ActivityIndicatorPainter.self,
    ButtonPainter.self,
    CollectionViewCellPainter.self,
    ColorWellPainter.self,
    DatePickerPainter.self,
    ImageViewPainter.self,
    LabelPainter.self,
    NavigationBarPainter.self,
    PageControlPainter.self,
    PickerViewPainter.self,
    ProgressViewPainter.self,
    SearchBarPainter.self,
    SegmentedControlPainter.self,
    SliderPainter.self,
    StepperPainter.self,
    SwitchPainter.self,
    TabBarPainter.self,
    TableViewCellPainter.self,
    TableViewPainter.self,
    TextFieldPainter.self,
    TextViewPainter.self,
    ToolbarPainter.self,
    VisualEffectViewPainter.self,
    ScrollViewPainter.self,
  ]

  /// Returns the painter of a view: that of its class, or of its nearest superclass that has one.
  static func painter(for view: UIView) -> any ViewPainter {
    for painter in painters {
      if let painter = painter.init(view) { return painter }
    }
    return PlainViewPainter(view: view)
  }
}
