/// The names of the modules that declare classes.
package enum ModuleName {
  /// The module that declares a class.
  package static func of(_ type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
