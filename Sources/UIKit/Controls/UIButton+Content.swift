import AutoLayout
import Foundation
import PlatformMetrics

extension UIButton {
  /// The content shown, measured.
  var content: ButtonArrangement {
    var content = configuration.map(configuredContent) ?? plainContent
    content.alignment = contentAlignment
    return content
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Without configuration

  /// The arithmetic of buttons before iOS 15.
  ///
  /// Source, stored buttons without size constraints: the text is rounded up to whole points; six
  /// points are added above and below unless insets are given (n=29 of 29 with own insets) or there is
  /// a picture (n=25); a title alone is at least 30 points wide; an empty title still has the height
  /// of its line beside a picture (n=5).
  private var plainContent: ButtonArrangement {
    var content = ButtonArrangement()
    if let glyph = glyphSize {
      content.image = glyph
      return content
    }
    let text = plainTitle
    content.title = text.extent(maximumWidth: nil, maximumLines: 0)
    let line = text.isEmpty ? titleFont.lineHeight : CGFloat(content.title.height)
    content.text = PixelGrid.points.ceil(
      CGSize(width: CGFloat(content.title.width), height: line))
    content.image = currentImage?.size ?? .zero
    content.imageBaseline = currentImage?.baselineOffsetFromBottom
    content.imageSide = isRightToLeft ? .right : .left
    content.insets = contentEdgeInsets
    content.imageInsets = imageEdgeInsets
    let background = currentBackgroundImage?.alignedSize ?? .zero
    if contentEdgeInsets == .zero, currentImage == nil {
      if background != .zero, text.isEmpty {
        content.text = .zero
      } else {
        content.insets = PlainButtonMetrics.insets
        content.minimum.width = PlainButtonMetrics.minimumWidth
      }
    }
    content.minimum.width = max(content.minimum.width, background.width)
    content.minimum.height = background.height
    return content
  }

  private var plainTitle: MeasurableText {
    currentAttributedTitle.map {
      MeasurableText($0, font: titleFont, lineBreakMode: .byTruncatingMiddle)
    } ?? MeasurableText(currentTitle ?? "", font: titleFont, lineBreakMode: .byTruncatingMiddle)
  }

  /// The title to measure.
  var measuredTitle: MeasurableText { configuration.map(configuredTitle) ?? plainTitle }

  /// The symbol of the kinds of buttons that show a glyph of the system; nil for the others.
  package var glyphName: String? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .plain: nil
    }
  }

  /// The size of the kinds of buttons that show a glyph of the system.
  private var glyphSize: CGSize? {
    guard currentImage == nil, currentTitle == nil, currentAttributedTitle == nil else {
      return nil
    }
    switch buttonType {
    case .custom, .system, .plain: return nil
    case .close: return CGSize(traitCollection.controlMetrics.closeGlyphSize)
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      return pixelGrid.ceil(CGSize(traitCollection.controlMetrics.circledGlyphSize))
    }
  }

  // MARK: With configuration

  private func configuredContent(_ configuration: Configuration) -> ButtonArrangement {
    var content = ButtonArrangement()
    content.image = configuredImageSize(configuration)
    content.insets = UIEdgeInsets(
      EdgeInsets(
        DirectionalEdgeInsets(configuration.contentInsets(on: traitCollection.platform)),
        isRightToLeft: isRightToLeft))
    content.padding = configuration.imagePadding
    content.imageSide = side(of: configuration.imagePlacement)
    content.title = configuredTitle(configuration).extent(
      maximumWidth: contentWrapWidth.map { availableWidth($0, in: content) }, maximumLines: 0)
    content.text = size(ofTitle: content.title)
    if titleRounding == .points, configuration.attributedTitleText == nil {
      content.text.height = PixelGrid.points.ceil(content.text.height)
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      let extent = MeasurableText(subtitle, font: font, lineBreakMode: .byWordWrapping).extent(
        maximumWidth: contentWrapWidth.map { availableWidth($0, in: content) }, maximumLines: 0)
      let size = size(ofTitle: extent)
      content.text.width = max(content.text.width, size.width)
      content.text.height += size.height + configuration.titlePadding
    }
    return content
  }

  /// Whether there is a title or a subtitle to break into lines.
  var hasConfiguredText: Bool {
    guard let configuration else { return false }
    return !configuredTitle(configuration).isEmpty || configuration.subtitle?.isEmpty == false
  }

  private func configuredTitle(_ configuration: Configuration) -> MeasurableText {
    let font = configuration.titleFont ?? defaultConfiguredFont
    return configuration.attributedTitleText.map {
      MeasurableText($0, font: font, lineBreakMode: .byWordWrapping)
    } ?? MeasurableText(configuration.title ?? "", font: font, lineBreakMode: .byWordWrapping)
  }

  private var defaultConfiguredFont: UIFont {
    .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// The room of the picture: symbols are large unless they say otherwise, and as high as their line.
  ///
  /// Source: symbols in stored buttons without another configuration are 25.7 and 31.5 points wide
  /// (2 of 2), rows with one 20 high (2 of 2). What the picture says itself counts more than what the
  /// button prefers (`UIImageView.preferredSymbolConfiguration`; a large symbol beside an empty
  /// preference is stored large).
  ///
  /// Kinds of buttons that show a glyph of the system show its symbol: information buttons are stored
  /// as large as a large `info.circle` and the insets (n=9, 3 repositories).
  private func configuredImageSize(_ configuration: Configuration) -> CGSize {
    guard let image = configuration.image ?? glyphName.flatMap({ UIImage(systemName: $0) }) else {
      return .zero
    }
    let preferred = configuration.preferredSymbolConfigurationForImage
    let symbol = image.symbolConfiguration?.completed(by: preferred) ?? preferred
    return image.withConfiguration(symbol ?? .init(scale: .large)).alignedSize
  }

  private func side(of placement: NSDirectionalRectEdge) -> ButtonArrangement.Side {
    switch placement {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// The width that is left for text when the button has a width.
  private func availableWidth(_ width: CGFloat, in content: ButtonArrangement) -> CGFloat {
    var rest = width - content.insets.left - content.insets.right
    if content.imageSide.isHorizontal, content.image.width > 0 {
      rest -= content.image.width + content.padding
    }
    return max(rest, 1)
  }

  private func size(ofTitle extent: TextExtent) -> CGSize {
    pixelGrid.ceil(CGSize(width: extent.width, height: extent.height))
  }

  // MARK: Alignment

  private var contentAlignment: ButtonArrangement.Alignment {
    var alignment = ButtonArrangement.Alignment()
    switch contentHorizontalAlignment {
    case .center, .fill: alignment.horizontal = 0.5
    case .left: alignment.horizontal = 0
    case .right: alignment.horizontal = 1
    case .leading: alignment.horizontal = isRightToLeft ? 1 : 0
    case .trailing: alignment.horizontal = isRightToLeft ? 0 : 1
    }
    switch contentVerticalAlignment {
    case .center, .fill: alignment.vertical = 0.5
    case .top: alignment.vertical = 0
    case .bottom: alignment.vertical = 1
    }
    guard configuration == nil else { return alignment }
    alignment.titleOffset = offset(by: titleEdgeInsets, in: alignment)
    alignment.imageOffset = offset(by: imageEdgeInsets, in: alignment)
    return alignment
  }

  /// Returns the offset that insets give to content aligned at a part of the room left over.
  private func offset(
    by insets: UIEdgeInsets, in alignment: ButtonArrangement.Alignment
  ) -> CGSize {
    CGSize(
      width: insets.left * (1 - alignment.horizontal) - insets.right * alignment.horizontal,
      height: insets.top * (1 - alignment.vertical) - insets.bottom * alignment.vertical)
  }
}

/// The room around titles before iOS 15, in points.
private enum PlainButtonMetrics {
  static let insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  static let minimumWidth: CGFloat = 30
}

extension EdgeInsets {
  fileprivate init(_ insets: DirectionalEdgeInsets, isRightToLeft: Bool) {
    self = insets.resolved(for: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
