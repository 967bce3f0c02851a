import UIKit

/// Xcode 7.0 to 7.2 drew text styles at the text size M.
///
/// Source: `docs/decisions/0070-text-sizes-on-the-canvas.md`.
struct MediumText: QuirkBehavior {
  nonisolated func applies(to document: DocumentDescription) -> Bool {
    (ToolsVersion("8000")..<ToolsVersion("10000")).contains(document.toolsVersion)
  }

  nonisolated var contentSizeCategory: UIContentSizeCategory? { .medium }
}
