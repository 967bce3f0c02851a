@testable import Inspection

extension RuleCases {
  static let conflict = RuleCases(
    rule: .conflictingConstraints,
    faults: [
      .fault("a second height", SuiteScene.plain, "+ send.height = 60", at: "send|receive"),
      .fault(
        "a width and a ratio that exclude each other", SuiteScene.player, "+ cover.width = 120",
        at: "cover"),
      .fault("a height beside a ratio", SuiteScene.article, "+ photo.height = 300", at: "photo"),
      .fault(
        "a least width above the greatest", SuiteScene.dialog, "+ card.width >= 500", at: "card"),
      .fault(
        "a stack view that cannot fill", SuiteScene.dashboard,
        "+ steps.width = 200\n+ calories.width = 300", at: "steps|calories|figures"),
      .fault(
        "a least above a greatest width", SuiteScene.plain,
        "- receive.width\n+ send.width >= 300\n+ send.width <= 200", at: "send"),
      .fault(
        "leading tied to trailing", SuiteScene.plain, "~ title.leading = value.trailing + 20",
        at: "title|value"),
      .fault(
        "the autoresizing mask left on", SuiteScene.plain,
        "~ note mask\n~ note.trailing = value.trailing", at: "note"),
      .fault(
        "a hidden arranged view with a height", SuiteScene.dashboard, "+ hint.height = 30",
        at: "hint"),
      .fault(
        "a distance beyond the screen", SuiteScene.introduction, "~ text.top = title.bottom + 900",
        at: "text|title|map|pages|skip"),
      .fault(
        "heights that do not fit a bar's", SuiteScene.chat,
        "+ field.height = 60\n+ bar.height = 44", at: "field|bar|table"),
      .fault(
        "a second width of a picture in a row", SuiteScene.contacts, "+ avatar.width = 60",
        at: "avatar"),
      .fault(
        "two distances in a row of fixed height", SuiteScene.settings,
        "- wifiTitle.centerY\n+ wifiTitle.top = wifi.content.top + 30\n+ wifiTitle.bottom = wifi.content.bottom - 30",
        at: "wifiTitle"),
      .fault("a second height in a xib", SuiteScene.rowXib, "+ icon.height = 40", at: "icon"),
      .fault(
        "a least height above the height", SuiteScene.productXib, "+ photo.height >= 150",
        at: "photo"),
      .fault(
        "two places for a leading edge", SuiteScene.bannerXib,
        "+ title.leading = root.leading + 16", at: "title|icon"),
      .fault(
        "a height in compact height only", SuiteScene.panes,
        "+ second.height = 500 on:hC #second-low", at: "second"),
      .fault(
        "a height on tablets only", SuiteScene.panes, "+ first.height = 300 on:hR-wR",
        at: "first|second"),
      .fault(
        "a width too large for small phones", SuiteScene.dialog,
        "- #card-fit\n+ card.width = 360 #card-wide", at: "card", also: [.ineffectiveConstraint]),
      .fault(
        "a height of content against the frame's", SuiteScene.gallery, "+ chips.height = 60",
        at: "chips|strip"),
      .fault(
        "a height too small for what is inside", SuiteScene.login, "+ form.height = 200",
        at: "form|logo|signIn|title|terms", also: [.ambiguousLayout]),
      .fault(
        "two distances from one edge", SuiteScene.article, "+ photo.leading = scroll.leading + 16",
        at: "photo"),
      .fault(
        "two widths wider than their stack view", SuiteScene.dashboard,
        "+ sleepTitle.width = 700\n+ sleepValue.width = 700", at: "sleepTitle|sleepValue|sleep|page"
      ),
      .fault("a bar of two heights", SuiteScene.hosted, "+ bar.top = safe.bottom - 80", at: "bar"),
      .fault(
        "a bar lower than its button", SuiteScene.editor, "+ bold.height = 60\n+ tools.height = 44",
        at: "bold|tools"),
      .fault(
        "distances wider than a phone", SuiteScene.player, "~ buttons.leading = safe.leading + 900",
        at: "buttons", also: [.overlappingViews, .ambiguousLayout]),
      .fault(
        "end before start in a row", SuiteScene.notes,
        "+ noteTitle.leading = noteDate.trailing + 8", at: "noteTitle|noteDate"),
      .fault(
        "another height for one of two equal columns", SuiteScene.dashboard,
        "+ stepsValue.height = 100\n+ calories.height = 60",
        at: "steps|calories|stepsValue|figures", also: [.ambiguousLayout]),
      .fault(
        "a button as wide as two", SuiteScene.plain,
        "~ receive.width = 2 * send.width\n+ receive.width = send.width #same", at: "receive|send"),
    ],
    nearMisses: [
      .nearMiss(
        "the second height gives way", SuiteScene.plain,
        "~ send.height >= 48\n+ send.height = 60 @999 #tall"),
      .nearMiss(
        "the second height is for another size class", SuiteScene.plain,
        "~ send.height = 48 off:hC\n+ send.height = 36 on:hC #low\n- receive.height\n+ receive.height = send.height"
      ),
      .nearMiss(
        "the second height is a placeholder", SuiteScene.plain, "+ send.height = 60 placeholder=YES"
      ),
      .nearMiss("a least width below the greatest", SuiteScene.dialog, "+ card.width >= 100"),
      .nearMiss("a width of low priority", SuiteScene.dialog, "+ card.width = 360 @750"),
      .nearMiss(
        "the hidden arranged view's height gives way", SuiteScene.dashboard,
        "+ hint.height = 30 @999"),
      .nearMiss(
        "heights that fit together", SuiteScene.hosted, "+ bar.top = safe.bottom - 50\n- bar.height"
      ),
      .nearMiss("a greatest height", SuiteScene.editor, "+ bold.height <= 100"),
      .nearMiss(
        "a ratio that gives way", SuiteScene.article,
        "+ photo.height <= 300\n~ photo.height = 0.5 * photo.width @800"),
      .nearMiss(
        "a row of fixed height with room", SuiteScene.settings,
        "- wifiTitle.centerY\n+ wifiTitle.top = wifi.content.top + 8\n+ wifiTitle.bottom <= wifi.content.bottom - 8"
      ),
      .nearMiss(
        "views that may meet", SuiteScene.notes, "~ noteDate.leading >= noteTitle.trailing"),
      .nearMiss(
        "a least distance from the screen", SuiteScene.dialog,
        "+ card.trailing <= safe.trailing - 20"),
      .nearMiss(
        "a scroll view takes any height", SuiteScene.login,
        "+ form.height >= scroll.frame.height\n+ form.height = scroll.frame.height @250 #low\n~ terms.bottom <= form.bottom - 24"
      ),
      .nearMiss(
        "a stack view that fills by hugging", SuiteScene.dashboard, "+ sleepTitle.width = 100"),
      .nearMiss(
        "equal widths in a stack view that makes them so", SuiteScene.dashboard,
        "+ steps.width = calories.width"),
      .nearMiss("a compact height", SuiteScene.panes, "+ second.height <= 500 on:hC #second-low"),
      .nearMiss(
        "a picture kept square by a lower priority", SuiteScene.contacts,
        "~ avatar.height = 44 @999\n+ avatar.width = avatar.height"),
      .nearMiss(
        "an item that grows with its text", SuiteScene.productXib, "~ price.top >= title.bottom + 2"
      ),
      .nearMiss("a footer's button of low width", SuiteScene.notes, "+ add.width = 200"),
    ])
}
