@testable import Inspection

extension RuleCases {
  static let clippedText = RuleCases(
    rule: .clippedText,
    faults: [
      .fault(
        "a title of one line beside a value", SuiteScene.plain,
        "~ title \"Balance of all your accounts and savings together\"\n~ value hRes=751",
        at: "title"),
      .fault(
        "a large title of one line", SuiteScene.login,
        "~ title lines=1 \"Welcome back to the garden of pictures\"", at: "title"),
      .fault("a height below that of a line", SuiteScene.login, "+ title.height = 20", at: "title"),
      .fault(
        "a width below that of a word", SuiteScene.settings, "+ wifiTitle.width = 40",
        at: "wifiTitle"),
      .fault(
        "a button narrower than its title", SuiteScene.contacts, "+ call.width = 20", at: "call"),
      .fault(
        "a badge narrower than its figure", SuiteScene.rowXib, "+ badge.width = 8", at: "badge"),
      .fault(
        "a text that wraps no more", SuiteScene.introduction,
        "~ text lines=1 \"Maps work without a network, and find where you are.\"", at: "text"),
      .fault(
        "a heading lower than its line", SuiteScene.dashboard, "+ heading.height = 10",
        at: "heading"),
      .fault(
        "a long title on one of two equal buttons", SuiteScene.dialog,
        "~ keep \"Keep the album and its photos\"", at: "keep"),
      .fault("a figure of fixed width", SuiteScene.editor, "+ count.width = 8", at: "count"),
      .fault("a track of fixed width", SuiteScene.player, "+ track.width = 40", at: "track"),
      .fault(
        "segments with long titles", SuiteScene.settings,
        "~ themes segments=\"Light appearance|Dark appearance|As the system does\"", at: "themes"),
      .fault(
        "lines in a height for one", SuiteScene.introduction,
        "~ text \"Maps work without a network, and they find where you are without asking anybody.\"\n+ text.height = 20",
        at: "text"),
      .fault("a button of fixed width", SuiteScene.introduction, "+ skip.width = 20", at: "skip"),
      .fault("small print on one line", SuiteScene.login, "~ terms lines=1", at: "terms"),
      .fault(
        "a long title in one of two equal columns", SuiteScene.dashboard,
        "~ stepsTitle \"Steps since you woke up this morning\"", at: "stepsTitle"),
      .fault(
        "a long headline above a table", SuiteScene.contacts,
        "~ headline \"All contacts of the house and of the office in town\"", at: "headline"),
      .fault(
        "a static row's title beside its value", SuiteScene.settings,
        "~ accountTitle \"Account for purchases and subscriptions\"\n~ accountValue hRes=751",
        at: "accountTitle"),
      .fault(
        "a heading too wide for small phones", SuiteScene.dashboard,
        "~ heading \"Today in the hills and the valleys\"", at: "heading"),
      .fault(
        "a label in a banner of one line", SuiteScene.bannerXib,
        "~ text lines=1 \"Ada sent you a photo of the harbour, and asks when you come.\"",
        at: "text"),
      .fault(
        "a proportional width", SuiteScene.plain, "+ note.width = 0.2 * send.width", at: "note"),
    ],
    nearMisses: [
      .nearMiss(
        "the text wraps", SuiteScene.plain,
        "~ title \"Balance of all your accounts and savings together\" lines=0\n~ value hRes=751\n~ note.top = title.bottom + 24"
      ),
      .nearMiss(
        "the font shrinks", SuiteScene.login,
        "~ title lines=1 \"Welcome back to the garden\" adjustsFontSizeToFit=YES minimumScaleFactor=0.5"
      ),
      .nearMiss(
        "the author lets it give way", SuiteScene.plain,
        "~ title \"Balance of all your accounts and savings together\" hRes=250"),
      .nearMiss("no text", SuiteScene.settings, "~ wifiTitle \"\"\n+ wifiTitle.width = 10"),
      .nearMiss("a stand-in", SuiteScene.settings, "~ wifiTitle \"Label\"\n+ wifiTitle.width = 20"),
      .nearMiss(
        "a stand-in of many words", SuiteScene.dashboard,
        "~ heading \"Lorem ipsum dolor sit amet, consectetaur cillium\""),
      .nearMiss("a width that is enough", SuiteScene.settings, "+ wifiTitle.width = 120"),
      .nearMiss("a height that is enough", SuiteScene.login, "+ subtitle.height >= 20"),
      .nearMiss(
        "a label of a class of the app", SuiteScene.settings,
        "~ wifiTitle class=MarqueeLabel\n+ wifiTitle.width = 40"),
      .nearMiss("hidden text", SuiteScene.login, "~ terms lines=1 hidden"),
      .nearMiss(
        "a text of two lines that has two", SuiteScene.introduction,
        "~ text lines=2 \"Maps work without a network.\""),
      .nearMiss(
        "a text view scrolls", SuiteScene.editor,
        "~ text \"Dear Ada, the boats are in the harbour and the ice is thick enough to walk on. I went out in the morning, when nobody was up, and came back for lunch, and in the afternoon it began to snow.\""
      ),
      .nearMiss("the least width", SuiteScene.contacts, "+ call.width >= 20"),
      .nearMiss(
        "a fixed height that holds the line", SuiteScene.dashboard, "+ heading.height = 30"),
      .nearMiss("a fixed width that gives way", SuiteScene.player, "+ track.width = 40 @200"),
      .nearMiss(
        "a field's contents scroll", SuiteScene.chat,
        "~ field \"Write a message to Ada and to the others\" hRes=250"),
      .nearMiss("a title that fits on both buttons", SuiteScene.dialog, "~ keep \"Keep it all\""),
      .nearMiss(
        "a line that fits on all phones", SuiteScene.dashboard, "~ heading \"Today in the hills\""),
      .nearMiss("a fixed height of lines that fit", SuiteScene.introduction, "+ text.height = 60"),
      .nearMiss("a letter's room above and below", SuiteScene.dashboard, "+ heading.height = 24"),
    ])

  static let fixedHeightText = RuleCases(
    rule: .fixedHeightText,
    faults: [
      .fault(
        "a title as high as it is", SuiteScene.settings,
        "~ wifiTitle style=body adjustsFontForContentSizeCategory\n+ wifiTitle.height = 20.5",
        at: "wifiTitle"),
      .fault(
        "a note in a screen", SuiteScene.plain,
        "~ note style=footnote adjustsFontForContentSizeCategory\n+ note.height = 16", at: "note"),
      .fault(
        "a value in a stack view", SuiteScene.dashboard,
        "~ sleepValue style=body adjustsFontForContentSizeCategory\n+ sleepValue.height = 21",
        at: "sleepValue"),
    ],
    nearMisses: [
      .nearMiss(
        "the font does not follow the text size", SuiteScene.settings, "+ wifiTitle.height = 21"),
      .nearMiss(
        "the least height", SuiteScene.settings,
        "~ wifiTitle style=body adjustsFontForContentSizeCategory\n+ wifiTitle.height >= 20.5"),
      .nearMiss(
        "the font shrinks", SuiteScene.plain,
        "~ note style=footnote adjustsFontForContentSizeCategory adjustsFontSizeToFit=YES minimumScaleFactor=0.5\n+ note.height = 16"
      ),
    ])

  static let fixedWidthText = RuleCases(
    rule: .fixedWidthText,
    faults: [
      .fault(
        "a title as wide as it is", SuiteScene.settings,
        "~ wifiTitle style=body adjustsFontForContentSizeCategory\n+ wifiTitle.width = 70",
        at: "wifiTitle"),
      .fault(
        "a headline", SuiteScene.contacts,
        "~ name lines=1 adjustsFontForContentSizeCategory\n~ detail.trailing = call.leading - 8\n- name.trailing\n+ name.width = 84",
        at: "name", also: [.ambiguousLayout]),
      .fault(
        "a caption", SuiteScene.productXib,
        "~ price style=subhead adjustsFontForContentSizeCategory\n+ price.width = 44", at: "price"),
      .fault(
        "a value in a stack view", SuiteScene.dashboard,
        "~ sleepValue style=body adjustsFontForContentSizeCategory\n+ sleepValue.width = 90",
        at: "sleepValue"),
      .fault(
        "a note in a screen", SuiteScene.plain,
        "~ note style=footnote adjustsFontForContentSizeCategory\n+ note.width = 150", at: "note"),
    ],
    nearMisses: [
      .nearMiss(
        "the font does not follow the text size", SuiteScene.settings, "+ wifiTitle.width = 70"),
      .nearMiss(
        "the least width", SuiteScene.settings,
        "~ wifiTitle style=body adjustsFontForContentSizeCategory\n+ wifiTitle.width >= 70"),
      .nearMiss(
        "room for larger text", SuiteScene.settings,
        "~ wifiTitle style=body adjustsFontForContentSizeCategory\n+ wifiTitle.width = 120"),
      .nearMiss(
        "the text wraps", SuiteScene.plain,
        "~ note style=footnote adjustsFontForContentSizeCategory lines=0\n+ note.width = 150"),
      .nearMiss(
        "the font shrinks", SuiteScene.plain,
        "~ note style=footnote adjustsFontForContentSizeCategory adjustsFontSizeToFit=YES minimumScaleFactor=0.5\n+ note.width = 150"
      ),
    ])
}
