@testable import Inspection

extension RuleCases {
  static let selfSizingRow = RuleCases(
    rule: .selfSizingRow,
    faults: [
      .fault("the lowest label is not tied", SuiteScene.contacts, "- detail.bottom", at: "row"),
      .fault(
        "two labels are not tied", SuiteScene.contacts,
        "- detail.top\n+ detail.top >= row.content.top + 30\n- detail.bottom\n+ detail.centerY = row.content.centerY",
        at: "row"),
      .fault(
        "only centred", SuiteScene.contacts,
        "- name.top\n- detail.bottom\n+ name.bottom = row.content.centerY", at: "row"),
      .fault("a stack view without a bottom", SuiteScene.notes, "- lines.bottom", at: "long"),
      .fault("a bubble without a bottom", SuiteScene.chat, "- bubble.bottom", at: "message"),
      .fault(
        "a bubble whose text has no bottom", SuiteScene.chat, "- text.bottom", at: "message|bubble",
        also: [.ambiguousLayout]),
      .fault(
        "a bubble whose text has no top", SuiteScene.chat, "- text.top", at: "message|text",
        also: [.ambiguousLayout]),
      .fault(
        "a view without height from top to bottom", SuiteScene.contacts,
        "- detail.bottom\n+ row: view line bg=separatorColor\n+ line.leading = name.leading\n+ line.trailing = name.trailing\n+ line.top = row.content.top\n+ line.bottom = row.content.bottom",
        at: "row"),
      .fault(
        "a stack view tied at the top alone, with margins", SuiteScene.notes,
        "~ lines.top = long.content.topMargin\n- lines.bottom", at: "long"),
      .fault(
        "the bottom tied to the table's background", SuiteScene.notes,
        "- lines.bottom\n+ lines.height >= 60", at: "long"),
    ],
    nearMisses: [
      .nearMiss(
        "the picture in the middle holds the lowest", SuiteScene.contacts,
        "~ detail.bottom <= avatar.bottom"),
      .nearMiss(
        "the margin is the bottom", SuiteScene.contacts,
        "~ detail.bottom = row.content.bottomMargin"),
      .nearMiss(
        "the bottom is at least so far", SuiteScene.contacts,
        "~ detail.bottom <= row.content.bottom - 10"),
      .nearMiss(
        "the bottom gives way", SuiteScene.contacts,
        "~ detail.bottom = row.content.bottom - 10 @999"),
      .nearMiss(
        "the picture holds the row", SuiteScene.contacts,
        "- detail.bottom\n~ avatar.top = row.content.top + 16\n~ name lines=1\n~ detail lines=1\n+ avatar.bottom = row.content.bottom - 16"
      ),
      .fault(
        "the row has a height for the canvas", SuiteScene.contacts,
        "- detail.bottom\n~ row rowHeight=76", at: "row"),
      .nearMiss(
        "the table has a row height", SuiteScene.contacts, "- detail.bottom\n~ table rowHeight=76"),
      .nearMiss(
        "the content view has a height", SuiteScene.contacts,
        "- detail.bottom\n+ row.content.height = 76 @999"),
      .nearMiss(
        "a chain by baselines", SuiteScene.contacts,
        "~ detail.top = name.bottom + 2\n- detail.bottom\n+ detail.lastBaseline = row.content.bottom - 14"
      ),
      .nearMiss("a row in a xib, whose table is not at hand", SuiteScene.rowXib, "- size.bottom"),
      .nearMiss(
        "the stack view gives way", SuiteScene.notes,
        "~ lines.bottom = long.content.bottom - 8 @999"),
      .nearMiss(
        "the text has the bottom of the bubble by its margin", SuiteScene.chat,
        "~ text.bottom = bubble.bottomMargin"),
    ])

  static let horizontalScrolling = RuleCases(
    rule: .horizontalScrolling,
    faults: [
      .fault("no width of the content", SuiteScene.login, "- form.width", at: "scroll"),
      .fault(
        "a multiplier of 1.5", SuiteScene.login, "~ form.width = 1.5 * scroll.frame.width",
        at: "scroll"),
      .fault("a picture as wide as it is", SuiteScene.article, "- photo.width", at: "scroll"),
      .fault(
        "a picture of a fixed width", SuiteScene.article, "- photo.width\n+ photo.width = 500",
        at: "scroll"),
      .fault(
        "a constant in the width", SuiteScene.login, "~ form.width = scroll.frame.width + 40",
        at: "scroll"),
      .fault(
        "a multiplier in the width", SuiteScene.article, "~ photo.width = 1.2 * scroll.width",
        at: "scroll"),
      .fault(
        "a least width only", SuiteScene.login, "- form.width\n+ form.width >= scroll.frame.width",
        at: "scroll"),
      .fault(
        "the width of one phone", SuiteScene.login, "- form.width\n+ form.width = 393", at: "scroll"
      ),
      .fault(
        "insets in addition to the full width", SuiteScene.login,
        "- form.leading\n+ form.leading = scroll.content.leading + 20", at: "scroll"),
      .fault(
        "the width of the screen with margins beside it", SuiteScene.article,
        "~ photo.leading = scroll.leading + 30", at: "scroll"),
    ],
    nearMisses: [
      .nearMiss(
        "a strip that scrolls sideways", SuiteScene.gallery, "+ chips: button more \"More of them\""
      ),
      .nearMiss(
        "pages side by side", SuiteScene.gallery,
        "~ strip pagingEnabled=YES\n+ all.width = strip.frame.width\n+ people.width = strip.frame.width"
      ),
      .nearMiss(
        "the width of the safe area", SuiteScene.login, "- form.width\n+ form.width = safe.width"),
      .nearMiss(
        "insets in the width too", SuiteScene.login,
        "- form.leading\n- form.trailing\n+ form.leading = scroll.content.leading + 20\n+ form.trailing = scroll.content.trailing - 20\n~ form.width = scroll.frame.width - 40"
      ),
      .nearMiss(
        "narrower than the frame", SuiteScene.login, "~ form.width = scroll.frame.width - 2"),
      .nearMiss(
        "centred content", SuiteScene.login, "- form.width\n+ form.centerX = scroll.frame.centerX"),
      .nearMiss(
        "as high as the frame at least", SuiteScene.login,
        "+ form.height >= scroll.frame.height\n+ form.height = scroll.frame.height @250 #low\n~ terms.bottom <= form.bottom - 24"
      ),
      .nearMiss(
        "scrolling switched off", SuiteScene.login,
        "~ form.width = 1.5 * scroll.frame.width\n~ scroll scrollEnabled=NO"),
      .nearMiss("a picture that is zoomed", SuiteScene.article, "~ scroll maximumZoomScale=4"),
      .nearMiss("half as wide", SuiteScene.article, "~ photo.height = 0.4 * photo.width"),
    ])

  static let zeroSize = RuleCases(
    rule: .zeroSize,
    faults: [
      .fault(
        "a value crushed by its neighbour", SuiteScene.plain,
        "~ title \"Remaining balance of all accounts\"\n~ value hRes=749", at: "value",
        also: [.clippedText]),
      .fault("a label of no width", SuiteScene.settings, "+ wifiTitle.width = 0", at: "wifiTitle"),
      .fault("a label of no height", SuiteScene.plain, "+ note.height = 0", at: "note"),
      .fault(
        "a picture of no height", SuiteScene.introduction, "~ map.height = 0 off:hC", at: "map"),
      .fault("a button of no height", SuiteScene.login, "~ signIn.height = 0", at: "signIn"),
      .fault(
        "a field crushed by its neighbours", SuiteScene.chat,
        "~ field hRes=1 hHug=1\n+ send.width = 900 @900", at: "field"),
      .fault("an icon of no width", SuiteScene.rowXib, "~ icon.width = 0", at: "icon"),
      .fault(
        "a caption of no height in an item", SuiteScene.productXib, "+ title.height = 0",
        at: "title"),
    ],
    nearMisses: [
      .nearMiss("drawn without a height", SuiteScene.plain, "+ note.height = 0", saved: true),
      .nearMiss("hidden", SuiteScene.plain, "~ note hidden\n+ note.height = 0"),
      .nearMiss(
        "a spacer without colour", SuiteScene.plain,
        "+ root: view spacer frame=0,400,393,40\n+ spacer.leading = root.leading\n+ spacer.trailing = root.trailing\n+ spacer.top = note.bottom\n+ spacer.height = 0"
      ),
      .nearMiss("no text", SuiteScene.plain, "~ note \"\"\n+ note.height = 0"),
      .nearMiss("a hidden arranged view", SuiteScene.dashboard, "~ hint hidden"),
      .nearMiss(
        "a hairline", SuiteScene.plain,
        "+ root: view line bg=separatorColor\n+ line.leading = root.leading\n+ line.trailing = root.trailing\n+ line.top = note.bottom + 8\n+ line.height = 0.5"
      ),
      .nearMiss(
        "a class of the app that fills itself", SuiteScene.plain,
        "~ note class=TagView\n+ note.height = 0"),
      .nearMiss(
        "a colour that code may unfold", SuiteScene.plain,
        "+ root: view band bg=systemGray5Color frame=0,400,393,40\n+ band.leading = root.leading\n+ band.trailing = root.trailing\n+ band.top = note.bottom + 20\n+ band.bottom = note.bottom + 20"
      ),
      .nearMiss("a least height of nothing", SuiteScene.plain, "+ note.height >= 0"),
    ])
}
