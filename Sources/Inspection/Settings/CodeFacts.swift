import AutoLayout
import Devices
import InterfaceBuilder
public import Projects

/// Facts about the use that an app's code makes of a document and of the objects in it that outlets lead to.
///
/// Known by words of the source files that are named after the document's classes; what other code does is not.
public struct CodeFacts: Hashable, Sendable, Codable {
  /// The ids of objects whose text is set, sorted.
  var texts: [String] = []
  /// The texts that code gives objects, by the keys that tables of texts have for them.
  var textsGiven: [String: String] = [:]
  /// The ids of objects whose frame is set, sorted.
  private var frames: [String] = []
  /// The ids of constraints that are set: their constants, their priorities, whether they are active; sorted.
  private(set) var constraints: [String] = []
  /// The numbers that code gives constraints as their constants, where it gives them nothing else; by their ids.
  public internal(set) var constantsGiven: [String: [Double]] = [:]
  /// The ids of views that code makes constraints for or moves into other views, sorted.
  var constrained: [String] = []
  /// The ids of views that others are put into, sorted.
  private var filled: [String] = []
  /// The ids of objects that are hidden or shown, sorted.
  private var hidden: [String] = []
  /// The ids of controls that code enables or disables, sorted.
  private(set) var enabled: [String] = []
  /// The ids of views that code moves in front of others, shifts, or lets take touches or not, sorted.
  private var rearranged: [String] = []
  /// The ids of views that code moves in front of others or shifts, sorted.
  private(set) var reordered: [String] = []
  /// The ids of scroll views to which code gives the size of what they scroll, sorted.
  private(set) var scrolled: [String] = []
  /// The ids of objects that code of other objects hides or shows, as the names of their outlets tell, sorted.
  var hiddenByOthers: [String] = []
  /// The ids of objects that are hidden on phones, sorted.
  private var hiddenOnPhones: [String] = []
  /// The ids of objects that are hidden on tablets, sorted.
  private var hiddenOnPads: [String] = []
  /// The ids of objects whose font is set, sorted.
  private var fonts: [String] = []
  /// The ids of objects whose font is set on some screens only, sorted.
  private var fontsByScreen: [String] = []
  /// The ids of labels and buttons whose number of lines, or where they break, is set, sorted.
  private(set) var lines: [String] = []
  /// The ids of buttons, and of scroll views, whose content code gives insets, sorted.
  private var insets: [String] = []
  /// The ids of objects whose picture is set, sorted.
  private var images: [String] = []
  /// The ids of objects whose layers, borders or shadows are set, sorted.
  private var outlined: [String] = []
  /// The colours of objects, and the pictures of buttons, that are set when the class begins that has them, and whether it
  /// removes these, sorted, by the objects' ids.
  private var firstWrites: [String: [String]] = [:]
  /// The colours that views of classes set of themselves when a document has made them, sorted, by class.
  private var colorsOfClasses: [String: [String]] = [:]
  /// The classes of rows whose heights the code that makes them gives, sorted.
  public var classesOfRowsGivenHeights: [String] = []
  /// The classes of rows that the code which makes them gives automatic heights alone, sorted.
  public var classesOfAutomaticRows: [String] = []
  /// The numbers that code gives rows as their heights, ascending, by the classes of rows that it names.
  public var heightsOfRows: [String: [Double]] = [:]
  /// The largest height that code gives some rows as a number, by the classes of rows that it names and gives automatic heights
  /// otherwise.
  public var largestHeightsBesideAutomatic: [String: Double] = [:]
  /// The classes of rows whose own code makes constraints for their content views, sorted.
  public var classesOfConstrainedRows: [String] = []
  /// The ids of stack views whose views code takes away, to put others into them, sorted.
  private(set) var emptied: [String] = []
  /// Whether the app's delegate answers which orientations the app supports.
  public var limitsOrientations = false
  /// Whether the `Info.plist` of the app, which says the orientations, is not among the files.
  public var lacksInfoList = false
  /// The classes of controllers that answer which orientations they support, sorted.
  public var controllersLimitingOrientations: [String] = []
  /// Whether a container of the app is for portrait only, and answers for what it holds.
  public var containersLimitOrientations = false
  /// The classes of controllers that answer for landscape, too, sorted; known where containers limit orientations.
  public var controllersForAllOrientations: [String] = []
  /// The ids of the views in each collection that code hides at the start, to show some of them later.
  private(set) var hiddenCollections: [[String]] = []
  /// The classes of the containers that alone make scenes, and hold them in their own views, by the ids of the scenes'
  /// controllers.
  public var holdersOfScenes: [String: String] = [:]
  /// The sizes that code gives scenes where it shows them over others, by the ids of the scenes' controllers.
  public var sizesOfScenes: [String: SizeInCode] = [:]
  /// Whether the project has no language that is read from right to left.
  public var isNeverMirrored = false
  /// The classes whose code gives the rows of a table their heights, sorted.
  public var classesGivingRowHeights: [String] = []
  /// Those among them that give rows automatic heights alone, sorted.
  public var classesGivingAutomaticRowHeights: [String] = []
  /// The classes of controllers whose code makes the navigation bar above them opaque, sorted.
  public var classesMakingBarsOpaque: [String] = []
  /// The classes of controllers whose code hides the navigation bar above them when they begin, sorted.
  public var classesHidingNavigationBars: [String] = []
  /// The classes of controllers that begin at the top of the screen, as their code hides the navigation bar above them; sorted.
  public var classesWithoutBars: [String] = []
  /// The classes of controllers that are presented by a controller of the app's, which may give them any frame; sorted.
  public var classesPresentingThemselves: [String] = []
  /// The classes of views whose code gives them content, sorted.
  public var classesGivingContent: [String] = []
  /// The classes of views whose code declares a content size, sorted.
  public var classesDeclaringContentSize: [String] = []
  /// The classes of views that inherit a content size from one of UIKit's, sorted.
  public var classesInheritingContentSize: [String] = []
  /// The classes of views whose code gives them a height by what it puts into them, sorted.
  public var classesGivingHeight: [String] = []
  /// The classes of views whose code gives them a width by what it puts into them, sorted.
  public var classesGivingWidth: [String] = []
  /// The classes of views whose code sets the frames of all that is in them, sorted.
  public var classesArrangingSubviews: [String] = []
  /// The classes among these whose code sets how far a scroll view scrolls, sorted.
  public var classesSettingContentSize: [String] = []
  /// The classes of views whose code sets their own frame, sorted.
  public var classesPlacingThemselves: [String] = []
  /// The classes that no code at hand declares, but libraries may; sorted.
  public var classesOfLibraries: [String] = []
  /// Whether a controller's code puts other items into its navigation bar.
  private(set) var replacesBarItems = false
  /// Whether no target of the project holds the document.
  public var isLeftOut = false
  /// The use that the app makes of the document.
  public var use = DocumentUse()

  /// Nothing: no code is known.
  public init() {}

  /// - Parameters:
  ///   - outlets: The outlets of the document.
  ///   - written: The members that code writes, by class and property.
  public init(_ outlets: ListedOutlets, written: [String: [String: Set<String>]]) {
    func destinations(_ members: Set<String>) -> [String] {
      let written = outlets.outlets.filter { outlet in
        written[outlet.className]?[outlet.property].map { !$0.isDisjoint(with: members) } ?? false
      }
      return Set(written.map(\.destination)).sorted()
    }
    texts = destinations(Self.textMembers)
    frames = destinations(Self.frameMembers)
    constraints = destinations(Self.constraintMembers)
    constrained = destinations([ProjectFacts.constrainedMember])
    filled = destinations([ProjectFacts.filledMember])
    scrolled = destinations(["contentSize"])
    hidden = destinations(Self.hidingMembers)
    enabled = destinations(["isEnabled", "enabled"])
    rearranged = destinations(Self.rearrangingMembers)
    reordered = destinations([ProjectFacts.orderedMember, "transform"])
    fonts = destinations(Self.fontMembers)
    lines = destinations(["numberOfLines", "lineBreakMode"])
    insets = destinations(Self.insetMembers)
    images = destinations(Self.imageMembers(among: written))
    outlined = destinations(Self.outliningMembers)
    emptied = destinations([ProjectFacts.emptiedMember])
    replacesBarItems = written.values.contains { members in
      !(members[Self.barItems] ?? []).isDisjoint(with: Self.barItemMembers)
    }
  }

  /// Adds the objects that outlets of some names lead to, whose font code of any class sets.
  public mutating func addFonts(of properties: Set<String>, in outlets: ListedOutlets) {
    fonts = Set(fonts).union(outlets.destinations(of: properties)).sorted()
  }

  /// Adds the objects that outlets of some names lead to, whose font code of any class sets on some screens only.
  public mutating func addFontsByScreen(of properties: Set<String>, in outlets: ListedOutlets) {
    fontsByScreen = outlets.destinations(of: properties)
  }

  /// Adds the objects that outlets of some names lead to, of which code of any class sets insets.
  public mutating func addInsets(of properties: Set<String>, in outlets: ListedOutlets) {
    insets = Set(insets).union(outlets.destinations(of: properties)).sorted()
  }

  /// Adds the objects that outlets of some names lead to, whose picture code of any class sets.
  public mutating func addImages(of properties: Set<String>, in outlets: ListedOutlets) {
    images = Set(images).union(outlets.destinations(of: properties)).sorted()
  }

  /// Adds image views that code finds by their tags, to give them pictures.
  public mutating func addImages(ofTagged views: [String]) {
    images = Set(images).union(views).sorted()
  }

  /// Adds what code of classes sets when they begin, by class and property.
  public mutating func addFirstWrites(
    _ written: [String: [String: Set<String>]], in outlets: ListedOutlets
  ) {
    for outlet in outlets.outlets {
      guard let members = written[outlet.className]?[outlet.property] else { continue }
      firstWrites[outlet.destination] = members.union(firstWrites[outlet.destination] ?? [])
        .sorted()
    }
  }

  /// Adds the colours that views of classes set of themselves when a document has made them.
  public mutating func addColors(ofClasses colors: [String: Set<String>]) {
    colorsOfClasses.merge(colors.mapValues { $0.sorted() }) { $1 }
  }

  /// Adds the constraints that outlets of some names lead to, which code of other classes sets.
  public mutating func addConstraints(of properties: Set<String>, in outlets: ListedOutlets) {
    let destinations = outlets.destinations(of: properties).filter(outlets.isConstraint)
    constraints = Set(constraints).union(destinations).sorted()
  }

  /// Adds the constraints of classes of the app's own, which may give themselves other constants, as those do that take
  /// runtime attributes for some sizes of screens.
  mutating func addConstraints(ofOwnClassesIn document: Document) {
    let own = document.root.descendants.filter {
      $0.name == "constraint" && $0["customClass"].map { $0 != "NSLayoutConstraint" } ?? false
    }
    guard !own.isEmpty else { return }
    constraints = Set(constraints).union(own.compactMap(\.id)).sorted()
  }

  /// Adds the constraints of views that code removes at the start, which go with them.
  mutating func addConstraints(ofRemovedViewsIn document: Document) {
    let removed = Set(removedAtStart)
    guard !removed.isEmpty else { return }
    let gone = document.root.descendants.filter { element in
      element.name == "constraint"
        && [element["firstItem"] ?? element.parent?.parent?.id, element["secondItem"]]
          .contains { $0.map(removed.contains) ?? false }
    }
    constraints = Set(constraints).union(gone.compactMap(\.id)).sorted()
  }

  /// Adds the objects that outlets of some names lead to, whose frames code of other classes sets.
  public mutating func addFrames(of properties: Set<String>, in outlets: ListedOutlets) {
    frames = Set(frames).union(outlets.destinations(of: properties)).sorted()
  }

  /// Adds the objects that outlets of some names lead to, which code of any class hides on phones.
  public mutating func addHiddenOnPhones(of properties: Set<String>, in outlets: ListedOutlets) {
    hiddenOnPhones = outlets.destinations(of: properties)
  }

  /// Adds the objects that outlets of some names lead to, which code of any class hides on tablets.
  public mutating func addHiddenOnPads(of properties: Set<String>, in outlets: ListedOutlets) {
    hiddenOnPads = outlets.destinations(of: properties)
  }

  /// Adds the collections in some properties of classes, all of whose views code hides at the start.
  public mutating func addHidden(_ collections: [String: Set<String>], in outlets: ListedOutlets) {
    hiddenCollections = outlets.collections(of: collections)
  }

  /// The ids of objects that code hides on a kind of device.
  func hiddenObjects(on device: DeviceEnvironment) -> [String] {
    switch device.device.idiom {
    case .phone: hiddenOnPhones
    case .pad: hiddenOnPads
    default: []
    }
  }

  /// The properties to look for: the outlets, and the bar items of the classes that have some.
  public static func properties(of outlets: ListedOutlets) -> [String: Set<String>] {
    var properties = outlets.properties
    for className in outlets.customClasses where className.hasSuffix("Controller") {
      properties[className, default: []].insert(barItems)
    }
    return properties
  }

  /// Whether code hides or shows an object.
  func hides(_ id: String) -> Bool { hidden.contains(id) }

  /// Whether code moves a view in front of others, shifts it, or lets it take touches or not.
  func rearranges(_ id: String) -> Bool { rearranged.contains(id) }

  /// Whether code sets the font of an object, or a style that has one.
  func setsFont(of id: String) -> Bool { fonts.contains(id) }

  /// Whether code sets the font of an object on some screens, so that the document's is for the others.
  func setsFontByScreen(of id: String) -> Bool { fontsByScreen.contains(id) }

  /// Whether code sets insets of a button, so that its title need not be beside its picture, or of a scroll view.
  func setsInsets(of id: String) -> Bool { insets.contains(id) }

  /// Whether code sets the picture of an object.
  func setsImage(of id: String) -> Bool { images.contains(id) }

  /// Whether code sets a colour of an object, or the picture of a button's normal state, before anything is seen of the class
  /// that has it.
  func writesFirst(_ member: String, of id: String) -> Bool {
    firstWrites[id]?.contains(member) ?? false
  }

  /// Whether views of a class set a colour of themselves when a document has made them.
  func setsOwnColor(_ member: String, inClass name: String) -> Bool {
    colorsOfClasses[name]?.contains(member) ?? false
  }

  /// The ids of views that code takes out of their superviews when the class begins that has them, and puts nowhere else.
  var removedAtStart: [String] {
    firstWrites.filter { $0.value.contains(ProjectFacts.removedMember) && !constrains($0.key) }.keys
      .sorted()
  }

  /// Whether code may give an object a border or a shadow.
  func outlines(_ id: String) -> Bool { outlined.contains(id) }

  /// Whether the code of a class of rows makes constraints for their content views.
  func constrainsContentViews(ofRows className: String) -> Bool {
    classesOfConstrainedRows.contains(className)
  }

  /// Whether code sets the frame of an object.
  func places(_ id: String) -> Bool { frames.contains(id) }

  /// Whether code sets any constraint of the document.
  var setsConstraints: Bool { !constraints.isEmpty }

  /// Whether code sets a constraint, which then need not be what the document says.
  func setsConstraint(_ id: String) -> Bool { constraints.contains(id) }

  /// Whether code decides in which orientations a controller is shown.
  func decidesOrientations(ofController className: String?) -> Bool {
    limitsOrientations || className.map(controllersLimitingOrientations.contains) ?? false
      || containersLimitOrientations
        && !(className.map(controllersForAllOrientations.contains) ?? false)
  }

  /// Whether the code of a class gives the rows of a table their heights.
  func givesRowHeights(_ className: String) -> Bool { classesGivingRowHeights.contains(className) }

  /// Whether code puts views into a view.
  func fills(_ id: String) -> Bool { filled.contains(id) }

  /// Whether the code of a class of views declares a content size, which Interface Builder does not see.
  func declaresContentSize(_ className: String) -> Bool {
    classesDeclaringContentSize.contains(className)
  }

  /// Whether a class of views inherits a content size from one of UIKit's, as in a document with a plain view nobody sees.
  func inheritsContentSize(_ className: String) -> Bool {
    classesInheritingContentSize.contains(className)
  }

  /// Whether code makes constraints for a view, or moves it into another view.
  func constrains(_ id: String) -> Bool { constrained.contains(id) }

  /// Whether the code of a class of views sets their own frame.
  func placesItself(_ className: String) -> Bool { classesPlacingThemselves.contains(className) }

  /// Whether the code of a class of views gives them an extent by what it puts into them.
  func givesExtent(_ axis: Axis, toViewsOf className: String) -> Bool {
    (axis == .horizontal ? classesGivingWidth : classesGivingHeight).contains(className)
  }

  /// Whether the code of a class of views sets the frames of all that is in them.
  func arrangesSubviews(_ className: String) -> Bool {
    classesArrangingSubviews.contains(className)
  }

  /// Whether such a class sets how far a scroll view around its views scrolls.
  func setsContentSize(_ className: String) -> Bool {
    classesSettingContentSize.contains(className)
  }

  /// Whether a class is one of a library whose code is not at hand.
  func isOfLibrary(_ className: String) -> Bool { classesOfLibraries.contains(className) }

  /// Whether the code of a class of views gives it content.
  func givesContent(_ className: String) -> Bool { classesGivingContent.contains(className) }

  private static let textMembers: Set<String> = [
    "text", "attributedText", "title", "attributedTitle",
  ]
  private static let hidingMembers: Set<String> = ["isHidden", "hidden", "alpha"]
  private static let rearrangingMembers: Set<String> = [
    ProjectFacts.orderedMember, "transform", "isUserInteractionEnabled", "userInteractionEnabled",
  ]
  private static let outliningMembers: Set<String> = ["layer", "borderWidth", "shadowOpacity"]
  private static let fontMembers: Set<String> = ["font", "style", "textStyle", "fontStyle"]
  private static let insetMembers: Set<String> = [
    "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "contentInset",
  ]
  /// The members by which an image view gets a picture: its own, and those that an app's or a library's setter is called
  /// for, as `setImageWithURL:` is.
  private static func imageMembers(among written: [String: [String: Set<String>]]) -> Set<String> {
    written.values.reduce(into: ["image"]) { members, properties in
      for written in properties.values {
        members.formUnion(written.filter { $0.hasPrefix("image") && !insetMembers.contains($0) })
      }
    }
  }
  private static let barItems = "navigationItem"
  private static let barItemMembers: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
    "titleView",
  ]
  private static let frameMembers: Set<String> = ["frame", "bounds", "center"]
  private static let constraintMembers: Set<String> = [
    "constant", "isActive", "active", "priority",
  ]
}
