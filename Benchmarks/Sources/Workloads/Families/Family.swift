/// The kinds of layout that workloads stand for.
package enum Family: String, CaseIterable, Sendable {
  /// List cells of six views each that share the window's width.
  case cells
  /// A vertical chain of labels as wide as the window.
  case chain
  /// Nested stacks whose axis alternates, one label per level.
  case nested
  /// Equal widths in a row that fills the window.
  case eqrow
  /// Equal columns and rows.
  case grid
  /// Eight columns; each tile below its three upper neighbours.
  case masonry
  /// A row that is too narrow for its content.
  case squeeze
  /// A chain in which the content of one label after the other changes.
  case intrin
  /// A chain in which one label after the other is collapsed and expanded.
  case toggle

  /// The workload of this kind with a size.
  ///
  /// - Precondition: `size > 0`.
  package func workload(_ size: Int) -> Workload {
    precondition(size > 0, "A workload of size \(size) has no views")
    return switch self {
    case .cells: .cells(size)
    case .chain: .chain(size)
    case .nested: .nested(size)
    case .eqrow: .eqrow(size)
    case .grid: .grid(size)
    case .masonry: .masonry(size)
    case .squeeze: .squeeze(size)
    case .intrin: .intrin(size)
    case .toggle: .toggle(size)
    }
  }

  /// The phase that follows `build`.
  package var editPhase: String { self == .intrin || self == .toggle ? "edit" : "drag" }
}
