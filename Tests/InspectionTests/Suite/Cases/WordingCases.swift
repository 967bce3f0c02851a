@testable import Inspection

extension RuleCases {
  static let duplicate = RuleCases(
    rule: .duplicateConstraint,
    faults: [
      .fault(
        "an exact copy", SuiteScene.plain, "+ title.leading = safe.leading + 20",
        at: "title-leading|title-leading-2|title"),
      .fault(
        "the sides exchanged", SuiteScene.plain, "+ safe.leading = title.leading - 20",
        at: "title-leading|safe-leading|title"),
      .fault(
        "a second width of the same value", SuiteScene.contacts, "+ avatar.width = 44",
        at: "avatar-width|avatar-width-2|avatar"),
      .fault(
        "a ratio the other way round", SuiteScene.player, "+ cover.height = cover.width #ratio",
        at: "cover-width|ratio|cover"),
      .fault(
        "half and double", SuiteScene.article, "+ photo.width = 2 * photo.height #ratio",
        at: "photo-height|ratio|photo"),
      .fault(
        "an inequality with its sides exchanged", SuiteScene.settings,
        "+ wifiTitle.trailing <= wifiSwitch.leading - 8 #gap",
        at: "wifiSwitch-leading|gap|wifiTitle|wifiSwitch"),
      .fault(
        "a centre twice", SuiteScene.player, "+ safe.centerX = track.centerX #again",
        at: "track-centerX|again|track"),
      .fault(
        "a bottom twice", SuiteScene.rowXib, "+ root.content.bottom = size.bottom + 12 @999 #again",
        at: "size-bottom|again|size"),
      .fault(
        "a baseline twice", SuiteScene.article,
        "+ author.firstBaseline = date.firstBaseline #again",
        at: "date-firstBaseline|again|author|date"),
      .fault(
        "a distance between siblings twice", SuiteScene.productXib,
        "+ title.top = photo.bottom + 8 #again", at: "title-top|again|title"),
      .fault(
        "equal widths twice", SuiteScene.plain, "+ send.width = receive.width #again",
        at: "receive-width|again|send|receive"),
      .fault(
        "a copy in a size class that has the first too", SuiteScene.panes,
        "+ first.bottom = safe.bottom on:hC #again", at: "first-bottom|again|first"),
      .fault(
        "a copy of a constraint of low priority", SuiteScene.dialog,
        "+ card.width = safe.width - 40 @999 #again", at: "card-fit|again|card"),
    ],
    nearMisses: [
      .nearMiss("a least and a greatest", SuiteScene.plain, "+ note.leading >= safe.leading + 10"),
      .nearMiss(
        "another constant of an inequality", SuiteScene.dialog, "+ card.width <= 380 on:hC #low"),
      .nearMiss(
        "the same for two size classes", SuiteScene.panes,
        "~ first.bottom = safe.bottom on:hC-wC\n+ first.bottom = safe.bottom on:hC-wR #first-bottom-wide"
      ),
      .nearMiss(
        "an ideal and a least distance", SuiteScene.settings,
        "+ wifiSwitch.leading = wifiTitle.trailing + 8 @200"),
      .nearMiss("leading and trailing", SuiteScene.plain, "+ note.trailing = value.trailing @300"),
      .nearMiss("width and height", SuiteScene.contacts, "~ avatar.height = 44"),
      .nearMiss(
        "the same of another view", SuiteScene.plain, "+ note.leading = receive.leading @10"),
      .nearMiss("a placeholder", SuiteScene.contacts, "+ avatar.width = 44 placeholder=YES"),
      .nearMiss(
        "at least and at most", SuiteScene.plain, "+ note.width >= 60\n+ note.width <= 200"),
      .nearMiss("edge and margin", SuiteScene.plain, "+ note.leading >= root.leadingMargin"),
      .nearMiss("the other edge", SuiteScene.contacts, "+ avatar.bottom <= row.content.bottom - 8"),
    ])

  static let leftRight = RuleCases(
    rule: .leftRightAttribute,
    faults: [
      .fault(
        "a label's left edge in a form", SuiteScene.login,
        "- remember.leading\n+ remember.left = form.left + 20", at: "remember"),
      .fault(
        "a label's right edge in a screen", SuiteScene.plain,
        "- value.trailing\n+ value.right = safe.right - 20", at: "value"),
      .fault(
        "an icon's left edge in a row of a xib", SuiteScene.rowXib,
        "- icon.leading\n+ icon.left = root.content.left + 16", at: "icon"),
      .fault(
        "a picture's left margin in a row", SuiteScene.contacts,
        "- avatar.leading\n+ avatar.left = row.content.leftMargin", at: "avatar"),
      .fault(
        "a button right of another one", SuiteScene.plain,
        "- receive.leading\n+ receive.left = send.right + 12", at: "receive|send"),
      .fault(
        "a switch at the right of a static row", SuiteScene.settings,
        "- wifiSwitch.trailing\n+ wifiSwitch.right = wifi.content.rightMargin", at: "wifiSwitch"),
      .fault(
        "a button at the right of a banner", SuiteScene.bannerXib,
        "- close.trailing\n+ root.right = close.right + 16", at: "close"),
      .fault(
        "a price at the left of an item", SuiteScene.productXib,
        "- price.leading\n+ price.left = root.content.left + 8", at: "price"),
      .fault(
        "a caption at the left, the other edge trailing", SuiteScene.introduction,
        "- text.leading\n+ text.left = safe.left + 24", at: "text"),
      .fault(
        "a least distance from the right", SuiteScene.plain,
        "- note.trailing\n+ note.right <= safe.right - 20", at: "note"),
    ],
    nearMisses: [
      .nearMiss(
        "as far from the left as from the right", SuiteScene.login,
        "- title.leading\n- title.trailing\n+ title.left = form.left + 20\n+ title.right = form.right - 20"
      ),
      .nearMiss(
        "a view that must not turn", SuiteScene.plain,
        "- value.trailing\n+ value.right = safe.right - 20\n~ value semanticContentAttribute=forceLeftToRight"
      ),
      .nearMiss(
        "a player must not turn", SuiteScene.player,
        "- elapsed.leading\n+ elapsed.left = progress.left\n~ elapsed semanticContentAttribute=playback"
      ),
      .nearMiss(
        "centred", SuiteScene.plain,
        "- note.leading\n- note.trailing\n+ note.centerX = safe.centerX"),
      .nearMiss(
        "text aligned to the right", SuiteScene.settings, "~ accountValue textAlignment=right"),
      .nearMiss(
        "both edges of a background", SuiteScene.hosted,
        "- bar.leading\n- bar.trailing\n+ bar.left = root.left\n+ bar.right = root.right"),
      .nearMiss(
        "edges of a table to both sides", SuiteScene.notes,
        "- table.leading\n- table.trailing\n+ table.left = root.left\n+ root.right = table.right"),
      .nearMiss(
        "leading to leading of a sibling", SuiteScene.contacts, "~ detail.leading = name.leading"),
    ])

  static let duplicateID = RuleCases(
    rule: .duplicateID,
    faults: [
      .fault(
        "two labels", SuiteScene.plain,
        "xml: id=\"note\" => id=\"value\"\nxml: firstItem=\"note\" => firstItem=\"value\"\nxml: secondItem=\"note\" => secondItem=\"value\"",
        at: "value", also: [.conflictingConstraints, .ambiguousLayout, .clippedText]),
      .fault(
        "two constraints", SuiteScene.contacts, "xml: id=\"avatar-height\" => id=\"avatar-width\"",
        at: "avatar-width", also: [.ambiguousLayout, .duplicateConstraint]),
      .fault(
        "a guide and a view", SuiteScene.plain,
        "xml: key=\"safeArea\" id=\"safe\" => key=\"safeArea\" id=\"title\"", at: "title",
        also: [
          .unusableConstraint, .ambiguousLayout, .conflictingConstraints, .outsideSuperview,
          .unusableValue, .overlappingViews, .unsafeArea,
        ]),
      .fault(
        "two cells", SuiteScene.settings,
        "xml: <tableViewCell id=\"volume\" => <tableViewCell id=\"wifi\"", at: "wifi"),
    ],
    nearMisses: [
      .nearMiss(
        "ids that differ in a capital", SuiteScene.plain,
        "xml: id=\"send-height\" => id=\"Send-height\"\nxml: id=\"receive-height\" => id=\"send-Height\""
      ),
      .nearMiss("an id that is a name elsewhere", SuiteScene.plain, "~ title userLabel=value"),
      .nearMiss(
        "two reuse identifiers", SuiteScene.notes,
        "~ note reuseIdentifier=row\n~ long reuseIdentifier=row"),
      .nearMiss(
        "an id that begins with another", SuiteScene.plain, "+ note.height >= 1 #title-leading-x"),
    ])
}
