/// A kind of failure of a program.
enum Fault: String {
  /// The process ended by a trap.
  case crash
  /// The program took longer than ``Run/limit``.
  case hang
  /// The tree differs from one built afresh.
  case difference
  /// An object outlives its window.
  case leak
}
