import UIKit

/// The pictures and colours of the app whose document is being instantiated.
enum DocumentResources {
  /// Those of the program whose own document is being loaded.
  @TaskLocal static var ofProgram: (any ResourceSource)?

  /// The program's, else those of the app that the document's project belongs to; nil where neither is at hand.
  static var current: (any ResourceSource)? {
    ofProgram ?? PlatformEnvironment.current.resources
  }
}
