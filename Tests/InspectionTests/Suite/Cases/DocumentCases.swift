@testable import Inspection

extension RuleCases {
  static let unusableConstraint = RuleCases(
    rule: .unusableConstraint,
    faults: [
      .fault(
        "no such view", SuiteScene.plain,
        "xml: secondItem=\"send\" secondAttribute=\"height\" => secondItem=\"gone\" secondAttribute=\"height\"",
        at: "receive-height|receive", also: [.ambiguousLayout, .clippedText]),
      .fault(
        "no such first view", SuiteScene.contacts,
        "xml: firstItem=\"call\" firstAttribute=\"centerY\" => firstItem=\"gone\" firstAttribute=\"centerY\"",
        at: "call-centerY|call|gone", also: [.ambiguousLayout]),
      .fault(
        "edges of different axes", SuiteScene.plain,
        "xml: firstItem=\"note\" firstAttribute=\"top\" secondItem=\"value\" secondAttribute=\"bottom\" => firstItem=\"note\" firstAttribute=\"top\" secondItem=\"value\" secondAttribute=\"trailing\"",
        at: "note-top|note", also: [.ambiguousLayout]),
      .fault(
        "an edge and a size", SuiteScene.plain, "~ receive.height = send.top",
        at: "receive-height|receive", also: [.ambiguousLayout]),
      .fault(
        "leading and left", SuiteScene.plain, "~ note.leading = title.left",
        at: "note-leading|note", also: [.ambiguousLayout]),
      .fault(
        "a word for a constant", SuiteScene.plain, "xml: constant=\"48\" => constant=\"forty\"",
        at: "send-height|send", also: [.zeroSize, .clippedText, .ambiguousLayout]),
      .fault(
        "a word for a priority", SuiteScene.rowXib, "xml: priority=\"999\" => priority=\"high\"",
        at: "size-bottom|size"),
      .fault(
        "an edge with nothing on the other side", SuiteScene.plain, "~ note.top = 20",
        at: "note-top|note", also: [.ambiguousLayout, .unsafeArea]),
      .fault(
        "no such attribute", SuiteScene.plain,
        "xml: firstItem=\"receive\" firstAttribute=\"height\" => firstItem=\"receive\" firstAttribute=\"depth\"",
        at: "receive-height|receive", also: [.ambiguousLayout]),
    ],
    nearMisses: [
      .nearMiss(
        "a centre and an edge", SuiteScene.plain, "- note.top\n+ note.centerY = value.bottom + 20"),
      .nearMiss(
        "a baseline and an edge", SuiteScene.plain,
        "- note.top\n+ note.firstBaseline = value.bottom + 20"),
      .nearMiss(
        "a width and a height of two views", SuiteScene.plain, "+ note.width >= 0.1 * send.height"),
      .nearMiss("an edge and a margin", SuiteScene.plain, "~ title.leading = root.leadingMargin"),
      .nearMiss("left and right", SuiteScene.player, "~ remaining.leading >= elapsed.trailing"),
      .nearMiss("a fraction in a constant", SuiteScene.plain, "~ send.height = 48.5"),
      .nearMiss(
        "a ratio in words", SuiteScene.player,
        "xml: secondItem=\"cover\" secondAttribute=\"height\" => secondItem=\"cover\" secondAttribute=\"height\" multiplier=\"1:1\""
      ),
      .nearMiss(
        "a constraint with an outlet's identifier", SuiteScene.plain,
        "~ send.height = 48 identifier=send.height"),
      .nearMiss(
        "a standard distance", SuiteScene.plain, "~ note.top = value.bottom symbolic=YES constant=8"
      ),
    ])

  static let unusableValue = RuleCases(
    rule: .unusableValue,
    faults: [
      .fault("a word for hugging", SuiteScene.plain, "~ note hHug=much", at: "note"),
      .fault(
        "no such distribution", SuiteScene.dashboard, "~ figures distribution=fillEvenly",
        at: "figures", also: [.ambiguousLayout]),
      .fault(
        "no such axis", SuiteScene.notes, "~ lines axis=diagonal", at: "lines",
        also: [.ambiguousLayout, .clippedText]),
      .fault("a word for a number of lines", SuiteScene.plain, "~ note lines=many", at: "note"),
      .fault("no such alignment", SuiteScene.dashboard, "~ sleep alignment=middle", at: "sleep"),
      .fault("a word for spacing", SuiteScene.dashboard, "~ page spacing=wide", at: "page"),
      .fault(
        "a word for a width", SuiteScene.rowXib, "~ title preferredMaxLayoutWidth=wide", at: "title"
      ),
      .fault(
        "no such content mode", SuiteScene.player, "~ cover contentMode=scaleToFitAll", at: "cover"),
    ],
    nearMisses: [
      .nearMiss("a hugging of 1", SuiteScene.plain, "~ note hHug=1"),
      .nearMiss(
        "a distribution", SuiteScene.dashboard,
        "~ figures distribution=fillProportionally\n+ steps.width = calories.width"),
      .nearMiss("an axis", SuiteScene.notes, "~ lines axis=vertical"),
      .nearMiss("three lines", SuiteScene.plain, "~ note lines=3"),
      .nearMiss("an alignment", SuiteScene.dashboard, "~ sleep alignment=firstBaseline"),
      .nearMiss("a spacing of nothing", SuiteScene.dashboard, "~ page spacing=0"),
      .nearMiss("a content mode", SuiteScene.player, "~ cover contentMode=scaleAspectFill"),
      .nearMiss("an attribute nobody knows", SuiteScene.plain, "~ note accessibilityHintKey=x"),
    ])

  static let misplaced = RuleCases(
    rule: .misplacedView,
    faults: [
      .fault(
        "a label moved by hand", SuiteScene.plain, "~ note frame=20,300,120,16 misplaced",
        at: "note"),
      .fault(
        "a button of another height", SuiteScene.plain, "~ send frame=20,700,170,90 misplaced",
        at: "send"),
      .fault(
        "a picture of another size", SuiteScene.introduction, "~ map frame=10,100,80,80 misplaced",
        at: "map"),
      .fault(
        "an icon in a row of a xib", SuiteScene.rowXib, "~ icon frame=60,20,32,32 misplaced",
        at: "icon"),
      .fault(
        "a label in a banner", SuiteScene.bannerXib, "~ title frame=52,40,120,20 misplaced",
        at: "title"),
      .fault(
        "a price in an item", SuiteScene.productXib, "~ price frame=8,150,60,18 misplaced",
        at: "price"),
      .fault(
        "a stack view", SuiteScene.dashboard, "~ page frame=0,80,393,300 misplaced", at: "page"),
      .fault(
        "a frame that nobody marked", SuiteScene.plain, "~ note frame=20,300,120,16", at: "note"),
      .fault(
        "a constraint changed by other means", SuiteScene.plain,
        "~ note.top = value.bottom + 60", at: "note"),
    ],
    nearMisses: [
      .nearMiss("a mark that is stale", SuiteScene.plain, "~ note misplaced"),
      .nearMiss(
        "half a point", SuiteScene.plain, "~ note.top = value.bottom + 8.5\n~ note misplaced"),
      .nearMiss(
        "a width by text that nobody marked", SuiteScene.plain, "~ note frame=20,115,100,16"),
      .nearMiss(
        "a view by its mask", SuiteScene.plain,
        "+ root: view box mask frame=20,300,100,100 bg=systemGray6Color"),
      .nearMiss("a hidden view", SuiteScene.plain, "~ note hidden frame=20,300,120,16 misplaced"),
      .nearMiss("saved again", SuiteScene.plain, "~ note.top = value.bottom + 60", saved: true),
    ])

  static let unknownElement = RuleCases(
    rule: .unknownElement,
    faults: [
      .fault(
        "a view of a later Interface Builder", SuiteScene.plain,
        "+ root: hologramView new frame=20,300,100,100\n+ new.top = note.bottom + 8\n+ new.leading = title.leading\n+ new.width = 100\n+ new.height = 100",
        at: "new"),
      .fault(
        "an unknown view in a row", SuiteScene.contacts,
        "+ row: hologramView new\n+ new.trailing = call.leading - 8\n+ new.centerY = call.centerY\n+ new.width = 10\n+ new.height = 10",
        at: "new"),
      .fault(
        "an unknown view in a stack view", SuiteScene.dashboard,
        "+ page: hologramView new\n+ new.height = 20", at: "new"),
    ],
    nearMisses: [
      .nearMiss(
        "a view of a class of the app", SuiteScene.plain,
        "+ root: view new class=HologramView\n+ new.top = note.bottom + 8\n+ new.leading = title.leading\n+ new.width = 100\n+ new.height = 100"
      ),
      .nearMiss(
        "a map", SuiteScene.plain,
        "+ root: mapView new\n+ new.top = note.bottom + 8\n+ new.leading = title.leading\n+ new.width = 100\n+ new.height = 100"
      ),
      .nearMiss(
        "an effect", SuiteScene.plain,
        "+ root: effect new\n+ new.top = note.bottom + 8\n+ new.leading = title.leading\n+ new.width = 100\n+ new.height = 100"
      ),
    ])

  static let negativeExtent = RuleCases(
    rule: .negativeExtent,
    faults: [
      .fault(
        "margins of an empty view", SuiteScene.plain,
        "+ root: view box\n+ box.top = note.bottom + 8\n+ box.leading = title.leading\n+ box.width = 10\n+ box.height = 10\nxml: id=\"box\"> => id=\"box\"><viewLayoutGuide key=\"layoutMargins\" id=\"boxMargins\"/>",
        at: "boxMargins"),
      .fault(
        "insets larger than a view", SuiteScene.hosted,
        "xml: id=\"bar\"> => id=\"bar\"><edgeInsets key=\"layoutMargins\" top=\"40\" left=\"8\" bottom=\"40\" right=\"8\"/><viewLayoutGuide key=\"layoutMargins\" id=\"barMargins\"/>",
        at: "barMargins"),
    ],
    nearMisses: [
      .nearMiss(
        "margins of a view with room", SuiteScene.plain,
        "+ root: view box\n+ box.top = note.bottom + 8\n+ box.leading = title.leading\n+ box.width = 100\n+ box.height = 100\nxml: id=\"box\"> => id=\"box\"><viewLayoutGuide key=\"layoutMargins\" id=\"boxMargins\"/>"
      ),
      .nearMiss(
        "insets as large as a view", SuiteScene.hosted,
        "xml: id=\"bar\"> => id=\"bar\"><edgeInsets key=\"layoutMargins\" top=\"25\" left=\"8\" bottom=\"25\" right=\"8\"/><viewLayoutGuide key=\"layoutMargins\" id=\"barMargins\"/>"
      ),
    ])

  static let notChecked = RuleCases(
    rule: .notChecked,
    faults: [
      .fault(
        "a reference to another storyboard", SuiteScene.plain,
        "xml: <scenes> => <scenes><scene sceneID=\"ref\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"other\" sceneMemberID=\"viewController\"/></objects></scene>",
        at: "other"),
      .fault(
        "a controller without a view", SuiteScene.plain,
        "xml: <scenes> => <scenes><scene sceneID=\"ref\"><objects><viewController id=\"other\" customClass=\"Made\" sceneMemberID=\"viewController\"/></objects></scene>",
        at: "other"),
    ],
    nearMisses: [
      .nearMiss("a navigation controller", SuiteScene.article, "~ more \"Go on\""),
      .nearMiss("a tab bar controller", SuiteScene.dashboard, "~ sync \"Sync\""),
    ])

  static let ineffective = RuleCases(
    rule: .ineffectiveConstraint,
    faults: [
      .fault(
        "another height of low priority", SuiteScene.plain, "+ send.height = 60 @750 #tall",
        at: "tall"),
      .fault(
        "a least width below the width", SuiteScene.contacts, "+ avatar.width >= 40 @999 #least",
        at: "least"),
      .fault(
        "a distance written from the other side", SuiteScene.plain,
        "+ safe.leading = title.leading - 40 @500 #other", at: "other"),
      .fault(
        "another ratio", SuiteScene.article, "+ photo.height = 0.5 * photo.width + 10 @700 #ratio",
        at: "ratio"),
      .fault(
        "a margin in a row of a xib", SuiteScene.rowXib,
        "+ badge.trailing <= root.content.trailing - 4 @900 #margin", at: "margin"),
      .fault(
        "a required least height below the height", SuiteScene.plain, "+ send.height >= 40 #least",
        at: "least"),
      .fault(
        "a required limit from the other side", SuiteScene.plain,
        "+ safe.leading >= title.leading - 40 #far", at: "far"),
    ],
    nearMisses: [
      .nearMiss(
        "the required one is an inequality", SuiteScene.dialog, "+ card.width = 300 @100 #narrow"),
      .nearMiss(
        "code has an outlet to it", SuiteScene.plain,
        "+ send.height = 60 @750 #tall\nxml: customClass=\"Example\" sceneMemberID=\"viewController\"> => customClass=\"Example\" sceneMemberID=\"viewController\"><connections><outlet property=\"tall\" destination=\"tall\" id=\"o\"/></connections>\nxml: sceneMemberID=\"viewController\" customClass=\"Example\"> => sceneMemberID=\"viewController\" customClass=\"Example\"><connections><outlet property=\"tall\" destination=\"tall\" id=\"o\"/></connections>"
      ),
      .nearMiss(
        "the required one is for another size class", SuiteScene.panes,
        "+ second.height = first.height @500 on:hC #low"),
      .nearMiss(
        "a required limit beside one for another size class", SuiteScene.panes,
        "- second.width\n+ second.width >= 80 #least\n+ second.width = 120 on:hC #low"),
      .nearMiss(
        "a required limit beside an equality of low priority", SuiteScene.login,
        "+ form.width >= 100 #least\n+ form.width = 120 @50"),
      .nearMiss("other attributes", SuiteScene.plain, "+ note.trailing = value.trailing @500"),
      .nearMiss(
        "another multiplier", SuiteScene.login, "+ form.width = 0.9 * scroll.frame.width @100"),
    ])

  static let fractional = RuleCases(
    rule: .fractionalConstant,
    faults: [
      .fault(
        "a third of a point", SuiteScene.plain, "~ note.top = value.bottom + 12.333", at: "note"),
      .fault(
        "digits that dragging leaves", SuiteScene.login,
        "~ title.leading = form.leading + 20.33333333333334", at: "title"),
      .fault(
        "in a row of a xib", SuiteScene.rowXib, "~ title.leading = icon.trailing + 11.67",
        at: "title"),
      .fault("in a size", SuiteScene.contacts, "~ avatar.width = 44.25", at: "avatar"),
      .fault(
        "a negative constant", SuiteScene.bannerXib, "~ close.trailing = root.trailing - 15.666",
        at: "close"),
    ],
    nearMisses: [
      .nearMiss("half a point", SuiteScene.plain, "~ note.top = value.bottom + 12.5"),
      .nearMiss(
        "a hairline", SuiteScene.plain,
        "+ root: view line bg=separatorColor\n+ line.leading = root.leading\n+ line.trailing = root.trailing\n+ line.top = note.bottom + 8\n+ line.height = 0.33"
      ),
      .nearMiss(
        "a fraction in a multiplier", SuiteScene.player, "~ cover.height = 0.333 * safe.height"),
      .nearMiss("whole points", SuiteScene.plain, "~ note.top = value.bottom + 13"),
      .nearMiss("a placeholder", SuiteScene.plain, "+ note.width = 160.333 placeholder=YES"),
    ])

  static let placeholderSize = RuleCases(
    rule: .placeholderSize,
    faults: [
      .fault(
        "a label", SuiteScene.plain,
        "~ note placeholderIntrinsicWidth=200 placeholderIntrinsicHeight=16", at: "note"),
      .fault(
        "a button", SuiteScene.introduction,
        "~ skip placeholderIntrinsicWidth=80 placeholderIntrinsicHeight=30", at: "skip"),
      .fault(
        "a picture that is there", SuiteScene.bannerXib,
        "~ icon placeholderIntrinsicWidth=48 placeholderIntrinsicHeight=48", at: "icon"),
      .fault(
        "a switch in a row", SuiteScene.settings,
        "~ wifiSwitch placeholderIntrinsicWidth=100 placeholderIntrinsicHeight=31", at: "wifiSwitch"
      ),
    ],
    nearMisses: [
      .nearMiss(
        "a class of the app", SuiteScene.plain,
        "+ root: view chart class=ChartView bg=systemGray6Color placeholderIntrinsicWidth=100 placeholderIntrinsicHeight=100\n+ chart.top = note.bottom + 8\n+ chart.leading = title.leading"
      ),
      .nearMiss(
        "a label of a class of the app", SuiteScene.plain,
        "~ note class=TagLabel placeholderIntrinsicWidth=200 placeholderIntrinsicHeight=16"),
      .nearMiss(
        "a view without a size of its own", SuiteScene.plain,
        "+ root: view box bg=systemGray6Color placeholderIntrinsicWidth=100 placeholderIntrinsicHeight=100\n+ box.top = note.bottom + 8\n+ box.leading = title.leading\n+ box.width = 100\n+ box.height = 100"
      ),
      .nearMiss(
        "a label whose text comes later", SuiteScene.plain,
        "~ note \"\" placeholderIntrinsicWidth=200 placeholderIntrinsicHeight=16"),
    ])
}
