/// The words for reasons.
extension Mitigation {
  /// The name of the reason in reports, which stays the same: `text-set-by-code`.
  package var id: String { text.id }

  /// The reason: a sentence without its full stop.
  package var sentence: String { text.sentence }

  private var text: (id: String, sentence: String) {
    switch self {
    case .textSetByCode: ("text-set-by-code", "Code sets the text at run time")
    case .imageSetByCode: ("image-set-by-code", "Code sets the picture at run time")
    case .insetsSetByCode:
      ("insets-set-by-code", "Code sets insets of the title or picture at run time")
    case .fontSetByCode:
      ("font-set-by-code", "Code sets the font, and in letters of another font the text may fit")
    case .linesSetByCode:
      ("lines-set-by-code", "Code sets the number of lines, and on several the text may fit")
    case .fontSetByScreen: ("font-set-by-screen", "Code sets the font on some screens only")
    case .constraintSetByCode(let id):
      (
        "constraint-set-by-code",
        id.map { "Code sets the constraint \($0)" }
          ?? "Code sets a constraint that this depends on"
      )
    case .constantSetByCode(let id):
      (
        "constant-set-by-code",
        id.map { "It ends with another constant of \($0), which code sets" }
          ?? "It ends with other constants of the constraints that code sets"
      )
    case .extentSetByCode:
      ("extent-set-by-code", "Code sets a constraint that decides on the extent here")
    case .placedByCode: ("placed-by-code", "Code places the view, or one around it, at run time")
    case .filledByCode: ("filled-by-code", "Code puts views into this one at run time")
    case .contentAtRunTime:
      ("content-at-run-time", "Content that the document does not show gives the view its size")
    case .resourceReplacedByCode:
      (
        "resource-replaced-by-code",
        "Code gives what names it another one, so that nobody sees it missing"
      )
    case .hiddenByCode: ("hidden-by-code", "Code hides it on this kind of device")
    case .hiddenCollection:
      (
        "hidden-collection",
        "Code hides all views of the outlet collection at the start, to show some of them later"
      )
    case .replacedByCode:
      ("replaced-by-code", "Code takes this out of its stack view and puts other views there")
    case .barItemsReplacedByCode:
      ("bar-items-replaced-by-code", "Code puts other items into the navigation bar")
    case .removedByCode: ("removed-by-code", "Code removes the view at the start")
    case .panelOfCode:
      ("panel-of-code", "Code hides or shows the panel that one of the views is in")
    case .alternativesOfCode:
      (
        "alternatives-of-code",
        "Code hides or shows both views or what they are in, and may show one in place of the other"
      )
    case .rowHeightsInCode: ("row-heights-in-code", "Code gives the rows their heights")
    case .constraintsInClassOfRow:
      (
        "constraints-in-class-of-row",
        "The class of the row makes constraints for its content in code"
      )
    case .ownClass:
      ("own-class", "The view has a class of the app's own, which may show something else")
    case .sizedByClass:
      (
        "sized-by-class",
        "The class of the view may give it a size, which Interface Builder does not see"
      )
    case .sizedByClassInside:
      (
        "sized-by-class-inside",
        "The class of a view tied to it may give that a size, which Interface Builder does not see"
      )
    case .scrolledByClassInside:
      (
        "scrolled-by-class-inside",
        "The class of a view inside sets how far the scroll view scrolls"
      )
    case .arrangedByClass:
      ("arranged-by-class", "The class of the view around it sets the frames of what is inside")
    case .extentAtRunTime(let extent):
      (
        "\(extent.rawValue)-at-run-time",
        "The \(extent.rawValue) of what is around the view is decided at run time"
      )
    case .sizeAtRunTime(let id):
      (
        "size-at-run-time",
        id.map { "\($0) may get another size at run time" }
          ?? "A size follows from the content, the surroundings or code at run time"
      )
    case .drawnWidth(let id):
      ("drawn-width", "\(id) may get another width at run time than the one it is drawn at")
    case .textToCome: ("text-to-come", "The text comes at run time, and its size with it")
    case .standInText: ("stand-in-text", "The text stands in for one that comes at run time")
    case .heightOfItem:
      ("height-of-item", "Code may decide on the height of the item that the text is in")
    case .widthFromHeightOfRow:
      ("width-from-height-of-row", "The width follows from the height of a row, which code gives")
    case .hiddenNeighbours:
      (
        "hidden-neighbours",
        "Views beside it are hidden, and may change its room when code shows them"
      )
    case .heightOfContent:
      ("height-of-content", "The stack view is as high as its content at run time")
    case .competingHeights:
      (
        "competing-heights",
        "The views compete for a height, which what is around them may give as they need it"
      )
    case .placeholder:
      (
        "placeholder",
        "A placeholder that only Interface Builder has stands for what code or content gives"
      )
    case .drawnHeight:
      (
        "drawn-height",
        "It ends at the height that the free-form scene is drawn with, and code decides on that"
      )
    case .pageSheet: ("page-sheet", "On iPads the scene is a sheet, of a size that is not known")
    case .drawnForPads: ("drawn-for-pads", "The scene is drawn at a size that no phone has")
    case .namedForOthers:
      ("named-for-others", "The identifier of the scene is for another kind of device")
    case .orientationsInCode:
      (
        "orientations-in-code",
        "Code, or an Info.plist that is not at hand, decides if the scene is shown in landscape"
      )
    case .widget: ("widget", "The system shows the scene as a widget, as high as it allows")
    case .preview:
      ("preview", "Only previews of context menus show the document, as large as they ask for")
    case .hostedExtension:
      ("hosted-extension", "Only extensions show the document, as large as the system lets them")
    case .embeddedElsewhere:
      ("embedded-elsewhere", "A container view of another document holds the scene")
    case .customSegues:
      ("custom-segues", "Segues of the app's own classes put the scene on the screen")
    case .opaqueBarByCode:
      (
        "opaque-bar-by-code",
        "Code makes the navigation bar opaque, so that the view begins below it"
      )
    case .shownByCode:
      (
        "shown-by-code",
        "No segue leads to the scene: code may show it below a bar or in another view"
      )
    case .coveredPart:
      (
        "covered-part",
        "It is as far off as what the system covers, and code decides if the scene reaches there"
      )
    case .sideOfScreen:
      ("side-of-screen", "It lies at the side of a turned screen, and many apps do not turn")
    case .rareDevices:
      (
        "rare-devices",
        "It occurs only on phones in landscape that do not run the newest release"
      )
    case .frameInOneSizeClass:
      (
        "frame-in-one-size-class",
        "The view keeps its stored frame here, and constraints of other size classes place it"
      )
    case .neverSeen: ("never-seen", "The views show nothing, and nobody touches them")
    case .nothingLost: ("nothing-lost", "Nothing that is drawn or touched is lost outside")
    case .blankView: ("blank-view", "The view shows nothing, and a part of it is inside")
    case .bleedingPicture:
      ("bleeding-picture", "The picture passes the edge, and a part of it is inside")
    case .emptyScrollView:
      ("empty-scroll-view", "The scroll view draws nothing, and no outlet leads to it")
    case .covered: ("covered", "Another view hides all of it, in the document as well")
    case .drawnLine:
      ("drawn-line", "The text is a line of one sign, of which a part looks like the whole")
    case .noLetters: ("no-letters", "The text has neither a letter nor a digit")
    case .uncertainSize:
      ("uncertain-size", "The size of the text or picture is not known well enough to be sure")
    case .inProportion:
      ("in-proportion", "A picture, a button or a panel may be in proportion to another extent")
    case .limitedLines: ("limited-lines", "The document limits the number of lines")
    case .titlePadding:
      ("title-padding", "Only room that the control keeps beside its title is missing")
    case .titleBehindPicture:
      ("title-behind-picture", "The picture fills the button, so that its author saw no title")
    case .spacesAlone: ("spaces-alone", "Only spaces before and behind the text are cut off")
    case .mayGiveWay:
      ("may-give-way", "The compression resistance is below 750, so that the text may give way")
    case .roomAroundLetters:
      (
        "room-around-letters",
        "No more is missing than the room that a line has above and below letters"
      )
    case .heightShownWhenEdited:
      (
        "height-shown-when-edited",
        "The text is not in a label, and Interface Builder shows how high it wraps"
      )
    case .roomAtSystemHeight:
      ("room-at-system-height", "The row has room for its content at the system's height")
    case .smallOverlap: ("small-overlap", "The overlap is too small to hide a letter")
    case .tapArea:
      ("tap-area", "The button shows nothing: it takes touches around what it lies over")
    case .composedPictures:
      ("composed-pictures", "Pictures are laid over one another to compose one")
    case .backdrop:
      ("backdrop", "The picture behind is as wide as what holds both, as a backdrop is")
    case .buttonOverPicture:
      (
        "button-over-picture",
        "A button with a background lies over a larger picture, and its title can be read"
      )
    case .endOfPicture: ("end-of-picture", "Only the end of a picture lies over the text")
    case .besideSwitch:
      (
        "beside-switch",
        "A text competes with a switch, which looks the same whichever of them gives way"
      )
    case .notMarked:
      ("not-marked", "Interface Builder did not mark the view when it saved the document")
    case .leftAndRightAlone:
      ("left-and-right-alone", "Left and right alone place the view, which may be meant")
    case .mostlyLeftAndRight:
      (
        "mostly-left-and-right",
        "As much of the scene is placed by left and right as by leading and trailing, or more"
      )
    case .neverMirrored:
      ("never-mirrored", "The project has no language that is read from right to left")
    case .changesNothing:
      ("changes-nothing", "It is left of objects that were deleted, and changes nothing")
    case .stillUnderstood:
      ("still-understood", "The document still means what its author sees")
    case .rounding: ("rounding", "The distance is no more than what rounding makes")
    case .stackViewsAlone:
      (
        "stack-views-alone",
        "Stack views made all of the constraints, for views that are hidden or shown at run time"
      )
    case .hiddenArrangedView:
      (
        "hidden-arranged-view",
        "The conflict lasts only as long as a view of a stack view is hidden"
      )
    case .measuredContent:
      ("measured-content", "The size of the content is measured, with stand-ins for fonts")
    case .unusedDocument: ("unused-document", "Nothing of the project uses the document")
    case .documentLeftOut:
      ("document-left-out", "No target of the app is known to hold the document")
    case .unshownScene: ("unshown-scene", "Nothing of the project shows this scene")
    case .unconnectedView:
      ("unconnected-view", "No outlet leads to this view, which is in no window")
    case .unnamedRow: ("unnamed-row", "No code names the identifier or class of this row")
    case .unusedView: ("unused-view", "Code hands this view to nothing")
    case .hiddenForGood: ("hidden-for-good", "It is in a hidden view that nothing shows")
    case .drawnInNothing:
      ("drawn-in-nothing", "The object that names it has no extent, and draws nothing")
    case .colorOfNothing:
      ("color-of-nothing", "The object draws nothing in the color")
    case .fileElsewhere:
      ("file-elsewhere", "The project names the file, which is not among those at hand")
    case .endedByEdit(let line):
      ("ended-by-edit", "The edit of the finding in line \(line) ends this as well")
    case .toldInLine(let line):
      ("told-in-line", "The finding in line \(line) is about this one as well")
    case .lackOfHeight(let line):
      (
        "lack-of-height",
        "The scene lacks height, which is the cause of the finding in line \(line) as well"
      )
    case .sameConflict:
      ("same-conflict", "Another conflict of the scene has the same cause, and one edit ends both")
    case .conflictBehind:
      (
        "conflict-behind",
        "A conflict breaks the constraint that would decide on this, and is a finding by itself"
      )
    case .viewOutside:
      (
        "view-outside",
        "One of the views is outside a superview, and the finding about that names the edit"
      )
    case .lackOfRoom:
      ("lack-of-room", "The same lack of room is a finding about other views of the scene")
    case .settings: ("settings", "The settings give findings of this rule a lower severity")
    case .reported(let id, let sentence): (id, sentence)
    }
  }
}
