/// The words in files that give the rows of a table their heights, by which it is known of a class of rows what gives it its own.
struct RowMakers {
  private var words: WordNumbers = []
  /// The words in files that give automatic heights alone.
  private var wordsBesideAutomaticHeights: WordNumbers = []
  /// The words in files that give other heights, which are not all known.
  private var wordsBesideOtherHeights: WordNumbers = []
  /// The words in files that give heights of which some are no numbers.
  private var wordsBesideUnknownHeights: WordNumbers = []
  /// The files that give numbers and no other heights.
  private var filesOfNumbersAlone: [(words: WordNumbers, numbers: [Double])] = []
  /// The files that give automatic heights and numbers.
  private var filesOfNumbers: [FileOfNumbers] = []
  /// The types that are declared or extended in files that give heights.
  private var typesGivingHeights: WordNumbers = []
  /// The tables of documents.
  private var tables = DocumentTables()
  /// The files that declare controllers with tables in documents.
  private var filesOfTables: [FileOfTables] = []

  /// A file that gives some rows automatic heights and others numbers.
  private struct FileOfNumbers {
    let words: WordNumbers
    let largest: Double
  }

  /// A file that declares controllers with tables in documents.
  private struct FileOfTables {
    let controllers: WordNumbers
    let words: WordNumbers
  }

  /// Takes in a file; all documents come before the first of them.
  mutating func add(_ source: SourceMentions) {
    addControllers(of: source)
    if source.givesRowHeights {
      words.formUnion(source.words)
      typesGivingHeights.formUnion(source.outerTypes)
    }
    if source.automaticRowHeights.areGiven {
      wordsBesideAutomaticHeights.formUnion(source.words)
    } else if let largest = source.automaticRowHeights.largestBeside {
      filesOfNumbers.append(FileOfNumbers(words: WordNumbers(source.words), largest: largest))
    } else if source.givesRowHeights {
      wordsBesideOtherHeights.formUnion(source.words)
    }
    guard source.givesRowHeights else { return }
    let numbers = source.automaticRowHeights.numbers
    if numbers.isEmpty {
      wordsBesideUnknownHeights.formUnion(source.words)
    } else {
      filesOfNumbersAlone.append((WordNumbers(source.words), numbers))
    }
  }

  private mutating func addControllers(of source: SourceMentions) {
    let controllers = source.declaredTypes.filter {
      tables.automatic.contains($0) || tables.others.contains($0)
    }
    guard !controllers.isEmpty else { return }
    filesOfTables.append(
      FileOfTables(controllers: WordNumbers(controllers), words: WordNumbers(source.words)))
  }

  /// Takes in the text of a document.
  mutating func add(document: [UInt8]) {
    tables.add(document)
  }

  /// Whether code that names a class of rows gives rows heights.
  func giveHeights(besides className: String) -> Bool {
    words.contains(WordHash.of(className.utf8))
  }

  /// Whether code that names a class of rows gives rows automatic heights, and none that names it other ones.
  func giveAutomaticHeights(besides className: String) -> Bool {
    let word = WordHash.of(className.utf8)
    return wordsBesideAutomaticHeights.contains(word) && !wordsBesideOtherHeights.contains(word)
      && !filesOfNumbers.contains { $0.words.contains(word) }
  }

  /// The largest number that code which names a class of rows gives some rows as their height, and others automatic heights.
  ///
  /// - Parameter className: The class of rows.
  /// - Returns: The number; nil where there is none, or code that names the class gives heights which are not known.
  func largestHeightBesideAutomatic(besides className: String) -> Double? {
    let word = WordHash.of(className.utf8)
    guard !wordsBesideOtherHeights.contains(word) else { return nil }
    return filesOfNumbers.filter { $0.words.contains(word) }.map(\.largest).max()
  }

  /// The heights that code which names a class of rows gives rows, ascending; none where some are no numbers.
  func heights(besides className: String) -> [Double] {
    let word = WordHash.of(className.utf8)
    guard !wordsBesideUnknownHeights.contains(word) else { return [] }
    return Set(filesOfNumbersAlone.filter { $0.words.contains(word) }.flatMap(\.numbers)).sorted()
  }

  /// Whether the controllers whose code names a class of rows leave their heights to tables, which documents have find them.
  ///
  /// - Parameters:
  ///   - className: The class of rows.
  ///   - ancestors: Gives a type and those that it inherits from.
  /// - Returns: Whether there are such controllers, and neither a document nor code gives their rows heights.
  func leaveHeightsToTables(
    besides className: String, ancestors: (UInt64) -> [UInt64]
  ) -> Bool {
    let word = WordHash.of(className.utf8)
    guard !words.contains(word) else { return false }
    let controllers = filesOfTables.filter { $0.words.contains(word) }.flatMap(\.controllers)
    return !controllers.isEmpty
      && controllers.allSatisfy { controller in
        !tables.others.contains(controller)
          && !ancestors(controller).contains(where: typesGivingHeights.contains)
      }
  }
}
