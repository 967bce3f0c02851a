@testable import Inspection

extension RuleCases {
  static let outside = RuleCases(
    rule: .outsideSuperview,
    faults: [
      .fault(
        "a title without a limit", SuiteScene.player,
        "- track.leading\n~ track \"Night train to the end of the line by the sea\"", at: "track"),
      .fault(
        "a limit of low priority", SuiteScene.player,
        "~ track.leading >= safe.leading + 20 @250\n~ track \"Night train to the end of the line by the sea\"",
        at: "track"),
      .fault(
        "a relation turned round", SuiteScene.player,
        "~ track.leading <= safe.leading + 20\n~ track \"Night train to the end of the line by the sea\"",
        at: "track"),
      .fault(
        "a text that wraps without a trailing edge", SuiteScene.introduction,
        "- text.trailing\n~ text \"Maps work without a network, and they find where you are.\"",
        at: "text"),
      .fault(
        "a value beyond the right edge by its sign", SuiteScene.plain,
        "~ value.trailing = safe.trailing + 20\n~ receive.trailing = safe.trailing - 20\n~ note.trailing <= safe.trailing",
        at: "value"),
      .fault(
        "a title beyond the right edge by its sign", SuiteScene.introduction,
        "~ text.trailing = safe.trailing + 24\n~ text textAlignment=right", at: "text"),
      .fault(
        "a button beyond its bar by its sign", SuiteScene.hosted,
        "~ done.trailing = bar.trailing + 16", at: "done"),
      .fault(
        "a button beyond the left edge by its sign", SuiteScene.introduction,
        "~ skip.leading = safe.leading - 20", at: "skip"),
      .fault(
        "a badge beyond its row by its sign", SuiteScene.rowXib,
        "~ badge.trailing = root.content.trailing + 16", at: "badge"),
      .fault(
        "a price below its item by its sign", SuiteScene.productXib,
        "~ price.bottom = root.content.bottom + 12", at: "price", also: [.overlappingViews]),
      .fault(
        "a switch beyond its row by its sign", SuiteScene.settings,
        "~ wifiSwitch.trailing = wifi.content.trailing + 20", at: "wifiSwitch"),
      .fault(
        "a button beyond its banner by its sign", SuiteScene.bannerXib,
        "~ close.trailing = root.trailing + 16", at: "close"),
      .fault(
        "an icon far beyond its banner", SuiteScene.bannerXib,
        "~ icon.leading = root.leading + 360\n~ title.leading = root.leading + 52", at: "icon"),
      .fault(
        "a field beyond the left edge", SuiteScene.chat, "~ field.leading = safe.leading - 40",
        at: "field"),
      .fault(
        "a card higher than a phone on its side", SuiteScene.dialog,
        "- card.top\n+ card.height = 460\n- answers.bottom", at: "card", also: [.ambiguousLayout]),
      .fault(
        "a chart wider than phones", SuiteScene.plain,
        "+ root: view chart bg=systemGray6Color\n+ chart.top = note.bottom + 16\n+ chart.leading = title.leading\n+ chart.width = 420\n+ chart.height = 60",
        at: "chart"),
      .fault(
        "tools that are too many", SuiteScene.editor,
        "- count.trailing\n- count.leading\n+ count.leading = size.trailing + 120", at: "count"),
      .fault("a button wider than a table", SuiteScene.notes, "+ add.width = 900", at: "add"),
      .fault(
        "a label that runs out of its column", SuiteScene.dashboard,
        "- stepsTitle.trailing\n~ stepsTitle \"Steps since you woke up this morning, all in all\"",
        at: "stepsTitle", also: [.overlappingViews]),
      .fault(
        "a title beyond the top", SuiteScene.plain, "~ title.top = root.top - 16", at: "title",
        also: [.unsafeArea]),
      .fault(
        "buttons beyond the bottom by their sign", SuiteScene.plain,
        "~ send.bottom = root.bottom + 24", at: "send|receive", also: [.unsafeArea]),
    ],
    nearMisses: [
      .nearMiss(
        "a badge at the corner of a card", SuiteScene.dialog,
        "+ card: label new \"New\" font=11\n+ new.centerX = card.trailing - 10\n+ new.centerY = card.top",
        saved: true),
      .nearMiss(
        "a view parked beyond the edge", SuiteScene.plain,
        "+ root: view drawer bg=systemGray6Color\n+ drawer.leading = root.trailing\n+ drawer.width = 240\n+ drawer.top = safe.top\n+ drawer.bottom = safe.bottom",
        saved: true),
      .nearMiss(
        "a banner parked above the top", SuiteScene.plain,
        "+ root: view offline bg=systemRedColor\n+ offline: label offlineText \"No network\"\n+ offline.bottom = root.top\n+ offline.leading = root.leading\n+ offline.trailing = root.trailing\n+ offline.height = 60\n+ offlineText.centerX = offline.centerX\n+ offlineText.centerY = offline.centerY",
        saved: true),
      .nearMiss(
        "a separator to the edge of the cell", SuiteScene.contacts,
        "+ row: view line bg=separatorColor\n+ line.leading = name.leading\n+ line.trailing = row.trailing\n+ line.bottom = row.bottom\n+ line.height = 1"
      ),
      .nearMiss(
        "a background below the screen", SuiteScene.hosted,
        "~ bar.bottom = root.bottom + 30\n~ bar.height = 120\n~ cancel.centerY = bar.top + 25\n~ done.centerY = bar.top + 25",
        saved: true),
      .nearMiss(
        "a picture that its view crops", SuiteScene.dialog,
        "image sea 1200x900\n~ card clipsSubviews=YES\n+ card@0: imageView sea image=sea\n+ sea.centerX = card.centerX\n+ sea.top = card.top"
      ),
      .nearMiss("what scrolls", SuiteScene.article, "+ body.height >= 900"),
      .nearMiss(
        "a hidden view", SuiteScene.plain,
        "+ root: view chart hidden bg=systemGray6Color\n+ chart.top = note.bottom + 16\n+ chart.leading = title.leading\n+ chart.width = 500\n+ chart.height = 60"
      ),
      .nearMiss(
        "a hairline beyond its view", SuiteScene.hosted,
        "+ bar: view line bg=separatorColor\n+ line.leading = bar.leading - 1\n+ line.trailing = bar.trailing + 1\n+ line.top = bar.top\n+ line.height = 1"
      ),
      .nearMiss(
        "a text with a limit", SuiteScene.player,
        "~ track \"Night train to the end of the line by the sea\" hRes=250"),
      .nearMiss(
        "a chart of at most its width", SuiteScene.plain,
        "+ root: view chart bg=systemGray6Color\n+ chart.top = note.bottom + 16\n+ chart.leading = title.leading\n+ chart.width = 420 @750\n+ chart.height = 60\n+ chart.trailing <= value.trailing"
      ),
      .nearMiss(
        "an empty view that is only a spacer", SuiteScene.plain,
        "+ root: view spacer\n+ spacer.leading = title.leading\n+ spacer.top = note.bottom\n+ spacer.width = 600\n+ spacer.height = 10"
      ),
      .nearMiss(
        "a card as high as a phone on its side allows", SuiteScene.dialog, "+ card.height <= 460"),
      .nearMiss(
        "a margin beyond a row's", SuiteScene.settings,
        "~ wifiSwitch.trailing = wifi.content.trailing - 4"),
      .nearMiss(
        "a decoration of a class of the app", SuiteScene.plain,
        "+ root: view glow class=GlowView bg=systemGray6Color\n+ glow.centerX = root.trailing\n+ glow.centerY = root.top\n+ glow.width = 200\n+ glow.height = 200",
        saved: true),
      .nearMiss(
        "an image as wide as the edges and more", SuiteScene.introduction,
        "image wave 600x80\n+ root@0: imageView wave image=wave\n+ wave.leading = root.leading - 20\n+ wave.trailing = root.trailing + 20\n+ wave.bottom = root.bottom\n+ wave.height = 80",
        saved: true),
      .nearMiss(
        "a picture's corner beyond the item", SuiteScene.productXib,
        "+ root: button remove \"x\" font=12\n+ remove.centerX = root.content.leading + 2\n+ remove.centerY = root.content.top + 2\n+ remove.width = 20\n+ remove.height = 20",
        saved: true),
    ])

  static let unsafeArea = RuleCases(
    rule: .unsafeArea,
    faults: [
      .fault(
        "a title at the top of the superview", SuiteScene.plain, "~ title.top = root.top + 8",
        at: "title|value"),
      .fault(
        "buttons at the bottom of the superview", SuiteScene.plain,
        "~ send.bottom = root.bottom - 4", at: "send|receive"),
      .fault(
        "buttons of an introduction", SuiteScene.introduction, "~ skip.bottom = root.bottom",
        at: "skip|next"),
      .fault(
        "a stack view of buttons", SuiteScene.player, "~ buttons.bottom = root.bottom",
        at: "back|play|next|buttons"),
      .fault(
        "a field of a conversation", SuiteScene.chat, "~ field.bottom = root.bottom - 4",
        at: "field|send"),
      .fault(
        "tools of an editor", SuiteScene.editor, "~ bold.bottom = root.bottom - 2",
        at: "bold|italic|size|count"),
      .fault(
        "a stack view below the status bar", SuiteScene.dashboard, "~ page.top = root.top",
        at: "heading|page"),
      .fault(
        "a search field below the status bar", SuiteScene.notes, "~ search.top = root.top",
        at: "search"),
      .fault(
        "small print at the very bottom", SuiteScene.plain,
        "+ root: label legal \"Terms apply\" font=13\n+ legal.centerX = root.centerX\n+ legal.bottom = root.bottom - 2\n~ send.bottom = safe.bottom - 30",
        at: "legal"),
      .fault(
        "a head of its own with a title", SuiteScene.plain,
        "+ root@0: view head bg=systemGray6Color\n+ head: label name \"Accounts\"\n+ head.top = root.top\n+ head.leading = root.leading\n+ head.trailing = root.trailing\n+ head.height = 50\n+ name.centerX = head.centerX\n+ name.centerY = head.centerY\n~ title.top = head.bottom + 40",
        at: "name|head"),
      .fault(
        "a foot of its own with a button", SuiteScene.panes,
        "+ root: view foot bg=systemGray5Color\n+ foot: button done \"Done\"\n+ foot.bottom = root.bottom\n+ foot.leading = root.leading\n+ foot.trailing = root.trailing\n+ foot.height = 36\n+ done.centerX = foot.centerX\n+ done.centerY = foot.centerY\n~ second.bottom = foot.top\n~ first.bottom = foot.top on:hC",
        at: "done|foot"),
      .fault(
        "a close button at the corner", SuiteScene.dialog,
        "+ root: button close \"Close\"\n+ close.top = root.top + 12\n+ close.trailing = safe.trailing - 12",
        at: "close"),
      .fault(
        "a segmented control at the top", SuiteScene.panes,
        "+ root: segmented kind segments=\"Map|List\"\n+ kind.top = root.top + 10\n+ kind.centerX = safe.centerX\n~ first.top = kind.bottom + 8\n~ second.top = kind.bottom + 8 on:hC #second-side",
        at: "kind"),
      .fault(
        "a label below the navigation bar", SuiteScene.article,
        "+ root: label offline \"No network\" frame=150,111,93,20\n+ offline.top = root.top + 8\n+ offline.centerX = root.centerX",
        at: "offline"),
      .fault(
        "a bar in a scene that code shows", SuiteScene.hosted, "~ bar.bottom = root.bottom",
        at: "cancel|done|bar"),
      .fault(
        "a title centred at the top", SuiteScene.introduction,
        "- map.top\n~ title.top = root.top + 8\n+ map.top = title.bottom\n~ text.top = map.bottom + 8",
        at: "title"),
    ],
    nearMisses: [
      .nearMiss("a scroll view insets its content", SuiteScene.login, "~ scroll.top = root.top"),
      .nearMiss(
        "a background at the top", SuiteScene.panes,
        "~ first.top = root.top\n~ second.height = first.height off:hC"),
      .nearMiss(
        "a picture at the top", SuiteScene.introduction,
        "~ map.top = root.top + 4\n~ map.height = 0.35 * root.height off:hC"),
      .nearMiss("well below the top", SuiteScene.plain, "~ title.top = root.top + 80"),
      .nearMiss("well above the bottom", SuiteScene.plain, "~ send.bottom = root.bottom - 60"),
      .nearMiss("margins hold the safe area", SuiteScene.dashboard, "~ page.top = root.topMargin"),
      .nearMiss("a table at the top", SuiteScene.contacts, "~ headline \"Contacts\""),
      .nearMiss(
        "no text yet", SuiteScene.plain,
        "+ root: label state \"\" font=13\n+ state.top = root.top + 4\n+ state.centerX = root.centerX"
      ),
      .nearMiss(
        "a hidden text", SuiteScene.plain,
        "+ root: label state \"No network\" hidden\n+ state.top = root.top + 4\n+ state.centerX = root.centerX"
      ),
      .nearMiss(
        "a head whose title is at its bottom", SuiteScene.plain,
        "+ root@0: view head bg=systemGray6Color\n+ head: label name \"Accounts\"\n+ head.top = root.top\n+ head.leading = root.leading\n+ head.trailing = root.trailing\n+ head.bottom = safe.top + 44\n+ name.centerX = head.centerX\n+ name.bottom = head.bottom - 10\n~ title.top = head.bottom + 16"
      ),
      .nearMiss(
        "a foot whose button is at the safe area", SuiteScene.chat,
        "~ send.trailing = safe.trailing - 12"),
      .nearMiss("a bar of tabs is below", SuiteScene.dashboard, "~ page.bottom <= root.bottom - 8"),
      .nearMiss(
        "a colour behind the status bar", SuiteScene.plain,
        "+ root@0: view top bg=systemBlueColor\n+ top.top = root.top\n+ top.leading = root.leading\n+ top.trailing = root.trailing\n+ top.bottom = safe.top"
      ),
      .nearMiss("the middle of the screen", SuiteScene.dialog, "~ card.centerY = root.centerY"),
      .nearMiss(
        "a least distance from the top", SuiteScene.dialog,
        "+ card.top >= root.top + 20 #card-least"),
      .nearMiss(
        "a spinner in the middle", SuiteScene.hosted,
        "+ root: spinner wait\n+ wait.centerX = root.centerX\n+ wait.centerY = root.centerY"),
    ])
}

extension RuleCases {
  static let invertedRatio = RuleCases(
    rule: .invertedAspectRatio,
    faults: [
      .fault(
        "height by width exchanged", SuiteScene.article, "~ photo.height = 1.778 * photo.width",
        at: "photo", saved: true),
      .fault(
        "width by height exchanged", SuiteScene.article,
        "- photo.height\n+ photo.width = 0.5625 * photo.height", at: "photo", saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "the ratio of the picture", SuiteScene.article, "~ photo.height = 0.5625 * photo.width",
        saved: true),
      .nearMiss(
        "a square", SuiteScene.article, "~ photo.height = photo.width", saved: true),
      .nearMiss(
        "another upright ratio", SuiteScene.article, "~ photo.height = 1.5 * photo.width",
        saved: true),
    ])
}
