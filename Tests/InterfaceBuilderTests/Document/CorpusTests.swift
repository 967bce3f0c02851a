import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Runs over a folder of real documents: `RATITE_CORPUS=/path swift test --filter CorpusTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RATITE_CORPUS"] != nil))
struct CorpusTests {
  private let paths: [String]

  init() throws {
    let root = try #require(ProcessInfo.processInfo.environment["RATITE_CORPUS"])
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    paths = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { root + "/" + $0 }
  }

  /// The file is put together again from the tree's own ranges, and compared with the disk.
  @Test func corpusRoundTrips() throws {
    #expect(!paths.isEmpty)
    var read = 0
    let start = ContinuousClock.now
    for path in paths {
      do {
        let document = try Document(path: path)
        read += 1
        let original = Array(try Data(contentsOf: URL(filePath: path)))
        #expect(Self.reassembled(document) == original, "\(path)")
        #expect(try DocumentEditor(document).apply().bytes == original, "\(path)")
      } catch let error as DocumentError {
        print(error)
        #expect(error.kind == .archive, "\(error)")
      }
    }
    print("round trip: \(read) of \(paths.count) read in \(ContinuousClock.now - start)")
  }

  /// Every attribute is set to itself with a mark at its end, a few per document: everything
  /// else stays.
  @Test func corpusEditsAreLocal() throws {
    var random = SplitMix64(seed: 1)
    for path in paths {
      guard let document = try? Document(path: path) else { continue }
      let elements = Array(document.root.descendants).filter { !$0.attributes.isEmpty }
      guard let element = elements.randomElement(using: &random),
        let attribute = element.attributes.randomElement(using: &random)
      else { continue }
      var editor = DocumentEditor(document)
      editor.setAttribute(attribute.name, to: attribute.value + "&", of: element)
      let changed = try editor.apply().bytes
      let end = attribute.valueRange.upperBound
      #expect(
        changed.prefix(attribute.valueRange.lowerBound)
          == document.bytes.prefix(attribute.valueRange.lowerBound))
      #expect(changed.suffix(document.bytes.count - end) == document.bytes.suffix(from: end))
    }
  }

  @Test func corpusIsDescribed() throws {
    var counts: [String: Int] = [:]
    var views = 0
    var constraints = 0
    var elapsed: (parse: Duration, describe: Duration) = (.zero, .zero)
    for path in paths {
      let start = ContinuousClock.now
      guard let document = try? Document(path: path) else { continue }
      let parsed = ContinuousClock.now
      let description = DocumentDescription(document)
      elapsed.parse += parsed - start
      elapsed.describe += ContinuousClock.now - parsed
      for problem in description.problems {
        counts[Self.summary(problem), default: 0] += 1
        if ProcessInfo.processInfo.environment["RATITE_CORPUS_PROBLEMS"] != nil {
          print("\(path):\(problem.position): \(problem.message)")
        }
      }
      for element in document.root.descendants {
        guard let view = description.view(of: element) else { continue }
        views += 1
        constraints += view.constraints.count
      }
    }
    for (summary, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(count)\t\(summary)")
    }
    print(
      "\(views) views, \(constraints) constraints; parsing \(elapsed.parse), "
        + "describing \(elapsed.describe)")
  }

  private static func summary(_ problem: ReadingProblem) -> String {
    let text = "\(problem.kind)".prefix { $0 != "(" }
    let detail: String
    switch problem.kind {
    case .unknownView(let name): detail = name
    case .unknownValue(let value): detail = value
    case .unknownDevice(let id, _): detail = id
    default: detail = ""
    }
    return "\(text) <\(problem.element.name)> \(problem.attribute ?? "") \(detail)"
  }

  /// Start tags, the bytes between elements, and end tags, in order.
  private static func reassembled(_ document: Document) -> [UInt8] {
    var result: [UInt8] = []
    var open: [DocumentElement] = []
    var copied = 0
    func copy(to end: Int) {
      result += document.bytes[copied..<end]
      copied = end
    }
    for element in [document.root] + Array(document.root.descendants) {
      while let last = open.last, last != element.parent {
        copy(to: last.range.upperBound)
        open.removeLast()
      }
      copy(to: element.range.lowerBound)
      for attribute in element.attributes {
        copy(to: attribute.range.lowerBound)
        copy(to: attribute.range.upperBound)
      }
      copy(to: element.startTagRange.upperBound)
      open.append(element)
    }
    while let last = open.popLast() { copy(to: last.range.upperBound) }
    copy(to: document.bytes.count)
    return result
  }
}
