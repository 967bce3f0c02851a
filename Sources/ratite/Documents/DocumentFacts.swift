import Foundation
import Inspection
import Projects

/// Facts about documents that their projects hold, found when it is a document's turn, or known from an earlier run.
///
/// The threads that answer for documents find them, one at a time, while processes lay out other documents.
final class DocumentFacts: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var projects: ProjectFacts
  private var records: [String: ProjectRecord] = [:]
  private let cache: ProjectCache?

  /// - Parameters:
  ///   - projects: What is known of projects, to which is added what is read.
  ///   - cache: The facts of earlier runs; nil where none are asked for.
  init(_ projects: ProjectFacts, cache: ProjectCache?) {
    self.projects = projects
    self.cache = cache
  }

  /// The support of devices that the project of a document declares; nil where nothing does.
  func support(of document: DocumentInput) -> DocumentSupport? {
    lock.withLock {
      guard let record = record(of: document) else { return document.support(by: &projects) }
      return record.fact(\.support, of: DocumentPlace.resolved(document.path)) {
        ProjectRecord.Answer(document.support(by: &projects))
      }.value
    }
  }

  /// A document with what its project has of it.
  func completed(_ document: DocumentInput) -> DocumentInput {
    lock.withLock {
      guard let record = record(of: document) else { return document.completed(by: &projects) }
      return completed(document, record)
    }
  }

  private func completed(_ document: DocumentInput, _ record: ProjectRecord) -> DocumentInput {
    let path = DocumentPlace.resolved(document.path)
    var completed = document
    completed.code = record.fact(\.code, of: path) {
      completed = document.completed(by: &projects)
      return completed.code
    }
    completed.missing = record.fact(\.missing, of: path) { completed.missing }
    completed.fonts = record.fact(\.fonts, of: path) { completed.fonts }
    return completed
  }

  /// Keeps what was found for later runs.
  func keep() {
    lock.withLock {
      for (root, record) in records.sorted(by: { $0.key < $1.key }) {
        cache?.keep(record, of: root)
      }
    }
  }

  /// The record of a document's project; nil where none is kept, and for a text that is in no file.
  private func record(of document: DocumentInput) -> ProjectRecord? {
    guard let cache, document.contents == nil,
      FileManager.default.fileExists(atPath: document.path),
      let root = projects.root(of: DocumentPlace.resolved(document.path))
    else { return nil }
    let record = records[root] ?? cache.record(of: root)
    records[root] = record
    return record
  }
}

extension DocumentInput {
  /// Adds the resources that the document's project lacks and the facts about its code.
  ///
  /// - Parameter facts: What is known of projects, to which is added what is read.
  /// - Returns: The document with them.
  func completed(by facts: inout ProjectFacts) -> DocumentInput {
    // A text from standard input may stand for a file that an editor holds open.
    guard FileManager.default.fileExists(atPath: path) else { return self }
    var document = self
    let path = DocumentPlace.resolved(path)
    let bytes = bytes(at: path)
    if let resources = facts.resources(of: path), !resources.isEmpty {
      document.missing = MissingResources(of: ListedResources(bytes), in: resources)
    }
    document.takeFonts(from: &facts, at: path, text: Data(bytes))
    let outlets = ListedOutlets(bytes)
    document.code = Self.code(outlets, of: path, &facts)
    let controllers = ListedControllers(bytes)
    let views = ListedTaggedViews(bytes)
    let pictures = facts.picturesGiven(to: views.imageViews.map { ($0.row, $0.tag) }, for: path)
    document.code.addImages(ofTagged: pictures.map { views.imageViews[$0].id })
    let texts = facts.textsGiven(to: views.labels.map { ($0.row, $0.tag) }, for: path)
    document.code.addTexts(ofTagged: texts.map { views.labels[$0].id })
    document.code.use = DocumentUse(
      of: controllers, owner: ListedOwner(bytes), outlets: outlets, in: path, facts: &facts)
    document.code.addHolders(
      of: controllers, classes: outlets.customClasses, in: path, facts: &facts)
    return document
  }

  private static func code(
    _ outlets: ListedOutlets, of document: String, _ facts: inout ProjectFacts
  ) -> CodeFacts {
    let properties = CodeFacts.properties(of: outlets)
    var code = CodeFacts(outlets, written: facts.writes(of: properties, for: document))
    code.addTexts(
      of: facts.propertiesWithText(among: outlets.propertiesOfTexts, for: document), in: outlets)
    code.addConstraints(
      of: facts.propertiesWithConstraints(among: outlets.propertiesOfConstraints, for: document),
      in: outlets)
    code.addConstants(
      facts.constantsGiven(to: code.propertiesOfConstants(in: outlets), for: document), in: outlets)
    code.addFonts(
      of: facts.propertiesWithFont(among: outlets.propertyNames, for: document), in: outlets)
    code.addFontsByScreen(
      of: facts.propertiesWithFontByScreen(among: outlets.propertyNames, for: document),
      in: outlets)
    code.addInsets(
      of: facts.propertiesWithInsets(among: outlets.propertyNames, for: document), in: outlets)
    code.addConstrained(
      of: facts.constrainedProperties(among: outlets.propertyNames, for: document), in: outlets)
    code.addImages(
      of: facts.propertiesWithImage(among: outlets.propertyNames, for: document), in: outlets)
    code.addFirstWrites(facts.firstWrites(of: outlets.properties, for: document), in: outlets)
    code.addFrames(
      of: facts.propertiesWithFrames(among: outlets.propertyNames, for: document), in: outlets)
    code.addHiddenByOthers(
      of: facts.propertiesHiddenByOthers(among: outlets.propertyNames, for: document), in: outlets)
    code.addHiddenOnPhones(
      of: facts.propertiesHiddenOnPhones(among: outlets.propertyNames, for: document), in: outlets)
    code.addHiddenOnPads(
      of: facts.propertiesHiddenOnPads(among: outlets.propertyNames, for: document), in: outlets)
    code.addHidden(
      facts.hiddenCollections(among: outlets.properties, for: document), in: outlets)
    let shown = facts.shownTexts(
      among: code.replacedTexts(in: outlets), by: outlets.classes, for: document)
    code.keep(shown, in: outlets)
    let given = facts.textsGiven(to: outlets.writtenTexts, for: document)
    code.addTextsGiven(given, in: outlets)
    code.limitsOrientations = facts.limitsOrientations(ofAppWith: document)
    code.lacksInfoList = facts.lacksInfoList(ofAppWith: document)
    let classes = outlets.customClasses
    let answers = facts.orientationAnswers(of: classes, for: document)
    code.controllersLimitingOrientations =
      facts.classesLimitingOrientations(
        among: classes, for: document
      ) + classes.filter { answers[$0] == true }
    if facts.containersLimitOrientations(ofAppWith: document) {
      code.containersLimitOrientations = true
      code.controllersForAllOrientations = classes.filter { answers[$0] == false }
    }
    code.addColors(ofClasses: facts.ownColors(of: classes, for: document))
    code.classesGivingRowHeights = facts.classesGivingRowHeights(among: classes, for: document)
    code.classesGivingAutomaticRowHeights = facts.classesGivingAutomaticRowHeights(
      among: classes, for: document)
    code.classesMakingBarsOpaque = facts.classesMakingBarsOpaque(among: classes, for: document)
    code.classesHidingNavigationBars = facts.classesHidingNavigationBars(
      among: classes, for: document)
    code.classesPresentingThemselves = facts.classesPresentingThemselves(
      among: classes, for: document)
    code.classesWithoutBars = facts.classesWithoutBars(among: classes, for: document)
    code.classesOfRowsGivenHeights = facts.classesOfRowsGivenHeights(
      among: classes, for: document)
    code.classesOfAutomaticRows = facts.classesOfAutomaticRows(among: classes, for: document)
    code.heightsOfRows = facts.heightsOfRows(among: classes, for: document)
    code.largestHeightsBesideAutomatic = facts.largestHeightsBesideAutomatic(
      among: classes, for: document)
    code.classesOfConstrainedRows = facts.classesConstrainingContentViews(
      among: classes, for: document)
    code.classesGivingContent = facts.classesGivingContent(among: classes, for: document)
    code.classesDeclaringContentSize = facts.classesDeclaringContentSize(
      among: classes, for: document)
    code.classesInheritingContentSize = facts.classesInheritingContentSize(
      among: classes, for: document)
    code.classesGivingHeight = facts.classesGivingHeight(among: classes, for: document)
    code.classesGivingWidth = facts.classesGivingWidth(among: classes, for: document)
    code.classesArrangingSubviews = facts.classesArrangingSubviews(among: classes, for: document)
    code.classesSettingContentSize = facts.classesSettingContentSize(among: classes, for: document)
    code.classesPlacingThemselves = facts.classesPlacingThemselves(among: classes, for: document)
    code.classesOfLibraries = facts.missingClasses(among: classes, for: document)
    code.isLeftOut = facts.isLeftOut(document)
    code.isNeverMirrored = facts.isNeverMirrored(document)
    return code
  }

  /// The text, as far as it can be read at once.
  private func bytes(at path: String) -> [UInt8] {
    Array(contents ?? versions?.new ?? BoundedFile.read(path, within: "/") ?? Data())
  }
}
