@testable import Inspection

extension RuleCases {
  /// Markup that connects a control with code.
  private static let action =
    #" xml:<connections><action selector="go:" destination="root" eventType="valueChanged" id="act"/></connections>"#
  private static let outlet =
    #" xml:<connections><outlet property="delegate" destination="root" id="out"/></connections>"#
  /// Constraints that place a row in the room below the texts of ``SuiteScene/plain``.
  private static let row =
    "\n+ row.top = note.bottom + 24\n+ row.leading = title.leading\n+ row.trailing = value.trailing\n+ row.height = 44"

  static let untouchable = RuleCases(
    rule: .untouchableControl,
    faults: [
      .fault(
        "a button in a row", SuiteScene.plain,
        "+ root: view row userInteractionEnabled=NO\n+ row: button choose \"Choose\"\(action)\(row)\n+ choose.edges = row.edges",
        at: "row|choose", saved: true),
      .fault(
        "a button two levels deep", SuiteScene.plain,
        "+ root: view row userInteractionEnabled=NO\n+ row: view inner\n+ inner: button choose \"Choose\"\(action)\(row)\n+ inner.edges = row.edges\n+ choose.edges = inner.edges",
        at: "row|choose", saved: true),
      .fault(
        "a switch in a stack view", SuiteScene.dashboard,
        "~ sleep userInteractionEnabled=NO\n+ sleep: switch alarm\(action)", at: "sleep|alarm",
        saved: true),
      .fault(
        "a slider in a stack view", SuiteScene.plain,
        "+ root: stack row userInteractionEnabled=NO\n+ row: slider volume\(action)\(row)",
        at: "row|volume", saved: true),
      .fault(
        "a field in a view", SuiteScene.plain,
        "+ root: view row userInteractionEnabled=NO\n+ row: textField amount \"Amount\"\(outlet)\(row)\n+ amount.leading = row.leading\n+ amount.trailing = row.trailing\n+ amount.centerY = row.centerY",
        at: "row|amount", saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "a row that takes touches", SuiteScene.plain,
        "+ root: view row\n+ row: button choose \"Choose\"\(action)\(row)\n+ choose.edges = row.edges",
        saved: true),
      .nearMiss(
        "a control that shows a state", SuiteScene.plain,
        "+ root: view row userInteractionEnabled=NO\n+ row: slider volume userInteractionEnabled=NO\(action)\(row)\n+ volume.leading = row.leading\n+ volume.trailing = row.trailing\n+ volume.centerY = row.centerY",
        saved: true),
      .nearMiss(
        "a control that nothing is connected with", SuiteScene.dashboard,
        "~ sleep userInteractionEnabled=NO\n+ sleep: switch alarm", saved: true),
      .nearMiss(
        "a class of the app", SuiteScene.plain,
        "+ root: view row userInteractionEnabled=NO class=Row\n+ row: button choose \"Choose\"\(action)\(row)\n+ choose.edges = row.edges",
        saved: true),
      .nearMiss(
        "a hidden control", SuiteScene.plain,
        "+ root: view row userInteractionEnabled=NO\n+ row: button choose \"Choose\" hidden\(action)\(row)\n+ choose.edges = row.edges",
        saved: true),
    ])

  static let coveredRows = RuleCases(
    rule: .coveredRows,
    faults: [
      .fault(
        "a conversation down to the end of the screen", SuiteScene.chat,
        "- table.bottom\n+ table.bottom = root.bottom", at: "table|bar", saved: true),
      .fault(
        "a bar of buttons in front of the contacts", SuiteScene.contacts,
        "+ root: view tools bg=systemGray6Color\n+ tools: button add \"Add\"\n+ tools.leading = root.leading\n+ tools.trailing = root.trailing\n+ tools.bottom = safe.bottom\n+ tools.height = 50\n+ add.centerX = tools.centerX\n+ add.centerY = tools.centerY",
        at: "table|tools", saved: true),
      .fault(
        "a bar that reaches the end of the screen", SuiteScene.contacts,
        "+ root: view tools bg=systemGray6Color\n+ tools: button add \"Add\"\n+ tools.leading = root.leading\n+ tools.trailing = root.trailing\n+ tools.bottom = root.bottom\n+ tools.top = safe.bottom - 50\n+ add.centerX = tools.centerX\n+ add.top = tools.top + 8",
        at: "table|tools", saved: true),
      .fault(
        "a toolbar in front of the contacts", SuiteScene.contacts,
        "+ root: toolbar tools\n+ tools.leading = root.leading\n+ tools.trailing = root.trailing\n+ tools.bottom = safe.bottom\n+ tools.height = 44",
        at: "table|tools", saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "a bar behind the contacts", SuiteScene.contacts,
        "+ root@0: view tools bg=systemGray6Color\n+ tools.leading = root.leading\n+ tools.trailing = root.trailing\n+ tools.bottom = safe.bottom\n+ tools.height = 50",
        saved: true),
      .nearMiss(
        "contacts that end above the bar", SuiteScene.contacts,
        "+ root: view tools bg=systemGray6Color\n+ tools.leading = root.leading\n+ tools.trailing = root.trailing\n+ tools.bottom = safe.bottom\n+ tools.height = 50\n~ table.bottom = tools.top",
        saved: true),
      .nearMiss(
        "a button in front of the contacts", SuiteScene.contacts,
        "+ root: button add \"Add\"\n+ add.trailing = safe.trailing - 16\n+ add.bottom = safe.bottom - 16\n+ add.height = 44",
        saved: true),
      .nearMiss(
        "a line in front of the contacts", SuiteScene.contacts,
        "+ root: view line bg=separatorColor\n+ line.leading = root.leading\n+ line.trailing = root.trailing\n+ line.bottom = safe.bottom\n+ line.height = 1",
        saved: true),
      .nearMiss(
        "a table with a footer", SuiteScene.notes,
        "+ root: view tools bg=systemGray6Color\n+ tools.leading = root.leading\n+ tools.trailing = root.trailing\n+ tools.bottom = safe.bottom\n+ tools.height = 50",
        saved: true),
    ])

  static let fixedScrollContent = RuleCases(
    rule: .fixedScrollContent,
    faults: [
      .fault(
        "the page is as high as what is shown of it", SuiteScene.terms,
        "~ page.height = scroll.frame.height", at: "scroll", saved: true),
      .fault(
        "the page is as high as the scroll view", SuiteScene.terms,
        "- page.height\n+ page.height = scroll.height", at: "scroll", saved: true),
      .fault(
        "the scroll view is as high as the page", SuiteScene.terms,
        "- page.height\n+ scroll.height = page.height", at: "scroll", saved: true),
      .fault(
        "a text view on a page", SuiteScene.terms,
        "- text\n~ heading lines=1\n+ page: textView text \"Be kind to each other.\"\n+ text.top = heading.bottom + 12\n+ text.leading = heading.leading\n+ text.trailing = heading.trailing\n+ text.bottom = agree.top - 24\n~ page.height = scroll.frame.height",
        at: "scroll", saved: true),
    ],
    nearMisses: [
      .nearMiss(
        "heights that give way", SuiteScene.terms, "~ page.height = scroll.frame.height @999",
        saved: true),
      .nearMiss(
        "twice as high", SuiteScene.terms, "~ page.height = 2 * scroll.frame.height", saved: true),
      .nearMiss(
        "pages beside each other", SuiteScene.terms,
        "~ scroll pagingEnabled=YES\n~ page.height = scroll.frame.height", saved: true),
      .nearMiss(
        "a picture that zooms", SuiteScene.terms,
        "~ scroll maximumZoomScale=4\n~ page.height = scroll.frame.height", saved: true),
      .nearMiss(
        "scrolling turned off", SuiteScene.terms,
        "~ scroll scrollEnabled=NO\n~ page.height = scroll.frame.height", saved: true),
      .nearMiss(
        "texts that are the same on every screen", SuiteScene.terms,
        "~ heading adjustsFontForContentSizeCategory=NO\n~ page.height = scroll.frame.height",
        saved: true),
      .nearMiss(
        "texts of one line", SuiteScene.terms,
        "~ heading lines=1\n~ text lines=1\n~ text text=Be\n~ page.height = scroll.frame.height",
        saved: true),
    ])
}
