/// The brightness of a bar.
public enum UIBarStyle: Int, Sendable {
  /// As the interface style has it.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
}
