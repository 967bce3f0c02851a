@testable import Inspection

extension RuleCases {
  static let ambiguity = RuleCases(
    rule: .ambiguousLayout,
    faults: [
      .fault(
        "scroll content without a bottom", SuiteScene.login, "- terms.bottom", at: "scroll|form"),
      .fault(
        "content view not tied to the bottom of the content guide", SuiteScene.login,
        "- form.bottom", at: "scroll"),
      .fault(
        "content view not tied to the top of the content guide", SuiteScene.login, "- form.top",
        at: "scroll|form"),
      .fault(
        "scroll content without a bottom, no guides", SuiteScene.article, "- more.bottom",
        at: "scroll"),
      .fault(
        "scroll content without an end, sideways", SuiteScene.gallery, "- chips.trailing",
        at: "strip"),
      .fault(
        "content whose last view lost the one above", SuiteScene.article, "- more.top",
        at: "scroll|more"),
      .fault("label without X", SuiteScene.plain, "- note.leading", at: "note"),
      .fault("label without Y", SuiteScene.plain, "- note.top", at: "note"),
      .fault("two buttons without Y", SuiteScene.plain, "- send.bottom", at: "send|receive"),
      .fault("label that is centred no more", SuiteScene.player, "- artist.centerX", at: "artist"),
      .fault(
        "title between two others without Y", SuiteScene.introduction, "- title.top", at: "title"),
      .fault(
        "pane without X in compact height", SuiteScene.panes, "- #second-beside", at: "first|second"
      ),
      .fault(
        "pane without a bottom in compact height", SuiteScene.panes, "- first.bottom", at: "first"),
      .fault(
        "two panes that share a height as they like", SuiteScene.panes, "- second.height",
        at: "first|second"),
      .fault("button without Y beside a field", SuiteScene.chat, "- send.centerY", at: "send"),
      .fault("bar that ends anywhere", SuiteScene.chat, "- bar.bottom", at: "bar"),
      .fault("card without Y", SuiteScene.dialog, "- card.centerY", at: "card"),
      .fault("card without a bottom", SuiteScene.dialog, "- answers.bottom", at: "card"),
      .fault("stack view without Y", SuiteScene.dashboard, "- page.top", at: "page"),
      .fault(
        "label inside an arranged view without X", SuiteScene.dashboard, "- stepsTitle.leading",
        at: "stepsTitle|stepsValue"),
      .fault(
        "two labels of the same hugging in a stack view", SuiteScene.dashboard,
        "~ sleepTitle hHug=251", at: "sleepTitle|sleepValue|sleep"),
      .fault("bar without a height", SuiteScene.hosted, "- bar.height", at: "bar|content"),
      .fault("container view without a top", SuiteScene.hosted, "- content.top", at: "content"),
      .fault(
        "image view of a row without X", SuiteScene.rowXib, "- icon.leading", at: "icon|title"),
      .fault("button of a row without Y", SuiteScene.contacts, "- call.centerY", at: "call"),
      .fault(
        "label of a static row without Y", SuiteScene.settings, "- wifiTitle.centerY",
        at: "wifiTitle"),
      .fault(
        "slider of a static row without X", SuiteScene.settings, "- volumeSlider.leading",
        at: "volumeSlider"),
      .fault(
        "label of a row in a xib without X", SuiteScene.rowXib, "- title.leading", at: "title"),
      .fault(
        "price of an item in a xib without X", SuiteScene.productXib, "- price.leading", at: "price"
      ),
      .fault("icon of a banner in a xib without Y", SuiteScene.bannerXib, "- icon.top", at: "icon"),
      .fault("text view without a bottom", SuiteScene.editor, "- text.bottom", at: "text"),
      .fault("collection view without a bottom", SuiteScene.gallery, "- grid.bottom", at: "grid"),
      .fault(
        "view of no class of its own without a size", SuiteScene.plain,
        """
        + root: view box bg=systemGray6Color
        + box.top = note.bottom + 16
        + box.leading = title.leading
        """, at: "box"),
      .fault(
        "view of a class of the app without a height", SuiteScene.plain,
        """
        + root: view chart class=ChartView bg=systemGray6Color
        + chart.top = note.bottom + 16
        + chart.leading = title.leading
        + chart.trailing = value.trailing
        """, at: "chart"),
      .fault(
        "image view without image and size", SuiteScene.plain,
        """
        + root: imageView picture
        + picture.top = note.bottom + 16
        + picture.centerX = safe.centerX
        """, at: "picture"),
      .fault(
        "two labels that share a width as they like", SuiteScene.plain,
        "~ title.trailing = value.leading - 8", at: "title|value"),
      .fault(
        "label in the footer of a table without X", SuiteScene.notes, "- add.centerX", at: "add"),
      .fault(
        "stack view that has neither alignment nor size across", SuiteScene.dashboard,
        "- page.trailing\n- page.leading", at: "page", also: [.clippedText]),
    ],
    nearMisses: [
      .nearMiss("content decides the height of a strip", SuiteScene.gallery, "- chips.height"),
      .nearMiss("the picture has a height", SuiteScene.productXib, "- photo.height"),
      .nearMiss(
        "the author switched the check off", SuiteScene.plain,
        "- note.top\n~ note verifyAmbiguity=off"),
      .nearMiss(
        "a constraint of low priority decides", SuiteScene.plain,
        "~ note.top = value.bottom + 8 @250"),
      .nearMiss(
        "a spinner has a size", SuiteScene.plain,
        "+ root: spinner wait\n+ wait.centerX = safe.centerX\n+ wait.centerY = safe.centerY"),
      .nearMiss(
        "a switch has a size", SuiteScene.plain,
        "+ root: switch on\n+ on.top = note.bottom + 16\n+ on.leading = title.leading"),
      .nearMiss(
        "an image decides its view's size", SuiteScene.plain,
        """
        image bell 24x24
        + root: imageView bell image=bell
        + bell.top = note.bottom + 16
        + bell.leading = title.leading
        """),
      .nearMiss(
        "a view with an autoresizing mask", SuiteScene.plain,
        "+ root: view box mask frame=20,300,100,100 bg=systemGray6Color"),
      .nearMiss(
        "an aspect ratio and a width are a size", SuiteScene.plain,
        """
        + root: view box bg=systemGray6Color
        + box.top = note.bottom + 16
        + box.leading = title.leading
        + box.width = 100
        + box.height = 0.5 * box.width
        """),
      .nearMiss(
        "inequalities from both sides meet", SuiteScene.plain,
        """
        + root: view box bg=systemGray6Color
        + box.top = note.bottom + 16
        + box.leading = title.leading
        + box.height = 60
        + box.width >= 100
        + box.width <= 100
        """),
      .nearMiss(
        "a stack view as large as its views", SuiteScene.plain,
        """
        + root: stack pair spacing=8
        + pair: label one "One"
        + pair: label two "Two"
        + pair.top = note.bottom + 16
        + pair.leading = title.leading
        """),
      .nearMiss(
        "pages that are as wide as the frame of a scroll view", SuiteScene.gallery,
        "~ strip pagingEnabled=YES\n+ all.width = strip.frame.width"),
      .nearMiss(
        "the button above decides", SuiteScene.article,
        "~ more.top >= body.bottom + 16\n+ more.top = body.bottom + 16 @500"),
      .nearMiss(
        "a row whose views are centred", SuiteScene.rowXib,
        "- title.top\n- size.bottom\n+ title.bottom = root.content.centerY - 2"),
      .nearMiss(
        "a hidden view without constraints", SuiteScene.plain,
        "+ root: view box hidden bg=systemGray6Color frame=0,0,10,10\n+ box.top = note.bottom"),
      .nearMiss(
        "another size class has the constraint", SuiteScene.panes,
        "~ second.height = first.height off:hC\n+ first.height = second.height on:hC #same"),
      .nearMiss(
        "hugging tells which of two labels grows", SuiteScene.plain,
        "~ title.trailing = value.leading - 8\n~ title hHug=250"),
      .nearMiss(
        "centre and width decide X", SuiteScene.plain,
        "- note.leading\n+ note.centerX = safe.centerX"),
      .nearMiss(
        "a guide with constraints of its own", SuiteScene.dialog, "~ card.centerY = root.centerY"),
      .nearMiss(
        "a text view that does not scroll has a height", SuiteScene.editor,
        "~ text scrollEnabled=NO\n~ text.bottom <= tools.top"),
      .nearMiss(
        "equal spacing needs no hugging", SuiteScene.dashboard,
        "~ sleep distribution=equalSpacing\n~ sleepTitle hHug=251"),
      .nearMiss(
        "proportions need no hugging", SuiteScene.dashboard,
        "~ sleep distribution=fillProportionally\n~ sleepTitle hHug=251"),
    ])
}
