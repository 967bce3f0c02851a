package import AutoLayout

/// The sizes of sheets that float in the middle of a window, in points.
package struct SheetMetrics: Sendable {
  /// The style of a presentation that makes a sheet.
  package enum Style: Hashable, Sendable {
    /// A page or a form, by release.
    case automatic
    case page
    case form
  }

  private let platform: Platform
  private let sizeClasses: SizeClasses

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - platform: The kind of device and the release.
  ///   - sizeClasses: Those of the window.
  package init(_ platform: Platform, sizeClasses: SizeClasses) {
    self.platform = platform
    self.sizeClasses = sizeClasses
  }

  /// The style that stands for the automatic one.
  package var automaticStyle: Style { Self.isAutomaticForm[platform] ? .form : .page }

  /// The size of a sheet; nil where it is as wide as the window and attached to its lower edge.
  ///
  /// - Parameters:
  ///   - style: The style of the presentation.
  ///   - window: The size of the window.
  ///   - cover: The height that a sheet leaves free at the top of the window.
  ///   - textSize: The index of the text size, from XS to AX5.
  /// - Returns: The size in points.
  package func size(
    of style: Style, in window: Size, below cover: Double, atTextSize textSize: Int
  ) -> Size? {
    guard platform.idiom == .pad, sizeClasses.width == .regular, sizeClasses.height == .regular
    else { return nil }
    switch style == .automatic ? automaticStyle : style {
    case .form:
      let size = Self.form[platform]
      return size.width < window.width && size.height < window.height ? size : nil
    default:
      let readable = SystemReadableWidth.maximum(atTextSize: textSize, on: platform)
      let width = min(readable + 2 * Self.pageMargin[platform], window.width)
      let height = min(width * Self.pageRatio[platform], window.height - 2 * cover)
      return Size(width: width, height: height)
    }
  }
}

extension SheetMetrics {
  private static let isAutomaticForm = Metric<Bool>(
    "automatic sheets are forms",
    [
      .init(.iOS13, false, .apple("UIModalPresentationStyle.automatic")),
      .init(.iOS18, true, .apple("UIModalPresentationStyle.automatic")),
    ])
  private static let form = Metric<Size>(
    "form sheet",
    [
      .init(.iOS7, Size(width: 540, height: 620), .apple("UIModalPresentationStyle.formSheet"))
    ])
  private static let pageMargin = Metric<Double>(
    "page sheet beside the readable width",
    [
      .init(
        .iOS13, 20,
        .assumed(
          "Apple's prefersPageSizing: the width follows the readable width, 664 points at the usual text "
            + "size, between the margins of a controller's view; one repository has 704, saved by Xcode 26"
        ))
    ])
  private static let pageRatio = Metric<Double>(
    "height of a page sheet by its width",
    [
      .init(
        .iOS13, 2.squareRoot(),
        .assumed(
          "Apple's pageSheet: roughly the size of a page; one repository has 704 by 995.5, the ratio of "
            + "ISO 216"))
    ])

  package static let all: [any MetricFacts] = [isAutomaticForm, form, pageMargin, pageRatio]
}
