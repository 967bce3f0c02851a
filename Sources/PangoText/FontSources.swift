/// The places that the fonts of a measurer come from, for making another one that shares nothing with it.
package struct FontSources: Hashable, Sendable {
  /// The folders with the fonts of the packages, in the order that they are searched.
  let directories: [String]
  /// The font files of an app, those that count first in front.
  let appFiles: [String]
}

extension PangoTextMeasurer {
  /// The places that the fonts come from.
  package var sources: FontSources {
    FontSources(directories: library.directories, appFiles: library.appPaths)
  }

  /// Makes a measurer that finds the same fonts as another and may be used by another thread.
  ///
  /// - Parameter sources: The places that the fonts come from.
  /// - Throws: ``FontError/missing(file:package:searched:)`` naming the package to install.
  package convenience init(_ sources: FontSources) throws(FontError) {
    let library = try FontLibrary(directories: sources.directories)
    self.init(FontLibrary(library, addingFonts: sources.appFiles))
  }
}
