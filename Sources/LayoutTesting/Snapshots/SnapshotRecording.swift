import Foundation

/// The rule by which snapshots are written.
public enum SnapshotRecording: String, Hashable, Sendable {
  /// Those that are not there yet; what differs stays as it is. The usual.
  case missing
  /// All of them.
  case all
  /// None, as on a server that must not invent what is right.
  case never

  /// The value of the environment variable `LAYOUT_SNAPSHOTS`: `missing`, `all` or `never`.
  public static var fromEnvironment: SnapshotRecording {
    ProcessInfo.processInfo.environment["LAYOUT_SNAPSHOTS"].flatMap(SnapshotRecording.init)
      ?? .missing
  }
}
