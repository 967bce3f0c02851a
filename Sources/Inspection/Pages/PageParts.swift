/// The parts that the pages for browsers share.
enum PageParts {
  /// The text of an embedded file.
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The beginning of a page up to its body: it is complete in itself, so that nothing may be loaded.
  ///
  /// - Parameters:
  ///   - title: The title, as markup.
  ///   - sources: Directives of the content security policy for what else the page holds, such as `img-src data:`.
  ///   - styles: Embedded style sheets, in order.
  /// - Returns: The lines, without the last line's end.
  static func head(title: String, sources: [String] = [], styles: [[UInt8]]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    \(sources.map { $0 + "; " }.joined())style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>
    \(styles.map(text).joined())</style>
    </head>
    """
  }
}
