import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Tells the library that runs the current test that it failed.
package enum TestFailure {
  /// Records a failure.
  ///
  /// Swift Testing knows the current test, except in detached tasks; there its process is known by
  /// the argument it is started with. Everything else is XCTest.
  package static func record(_ message: String, at site: CallSite) {
    #if canImport(Testing)
      if Test.current != nil || isSwiftTestingProcess {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
            column: Int(site.column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: site.filePath, line: site.line)
    #endif
  }

  private static var isSwiftTestingProcess: Bool {
    CommandLine.arguments.contains("swift-testing")
  }
}
