import UIKit

/// Xcode 12.5 and 13 drew text styles at the smallest text size, unless the document says anything of
/// accessibility overrides.
///
/// Source: `docs/decisions/0070-text-sizes-on-the-canvas.md`.
struct ExtraSmallText: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    (ToolsVersion.xcode12_5 ..< .xcode14).contains(document.toolsVersion)
      && !document.canvas.hasAccessibilityOverrides
  }

  nonisolated var contentSizeCategory: UIContentSizeCategory? { .extraSmall }
}
