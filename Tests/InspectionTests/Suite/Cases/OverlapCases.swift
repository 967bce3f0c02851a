@testable import Inspection

extension RuleCases {
  static let overlap = RuleCases(
    rule: .overlappingViews,
    faults: [
      .fault(
        "a distance of −16 between two texts", SuiteScene.login,
        "~ subtitle.top = title.bottom - 16", at: "title|subtitle"),
      .fault(
        "a text over an icon in a row", SuiteScene.rowXib, "~ title.leading = icon.trailing - 20",
        at: "title|icon"),
      .fault(
        "lines of a stack view one over another", SuiteScene.notes, "~ lines spacing=-16",
        at: "longTitle|longText"),
      .fault(
        "a page of a stack view with negative spacing", SuiteScene.dashboard, "~ page spacing=-14",
        at: "heading|steps|stepsTitle|sleepTitle|sync|goalTitle|stepsValue|sleepValue"),
      .fault(
        "a title that runs into a value", SuiteScene.plain,
        "- title.trailing\n~ title \"Balance of all your accounts\"", at: "title|value"),
      .fault(
        "times on a slider", SuiteScene.player, "~ elapsed.top = progress.bottom - 24",
        at: "elapsed|progress|remaining"),
      .fault(
        "a title that runs into a switch", SuiteScene.settings,
        "- wifiSwitch.leading\n~ wifiTitle \"Wireless network at home and at the office\"",
        at: "wifiTitle|wifiSwitch", also: [.outsideSuperview]),
      .fault(
        "two buttons that run into each other", SuiteScene.introduction,
        "- next.leading\n~ skip \"Skip the introduction\"\n~ next \"Next: allow your location\"",
        at: "skip|next"),
      .fault(
        "a button over a field", SuiteScene.chat, "~ send.leading = field.trailing - 40",
        at: "send|field"),
      .fault(
        "two lines of a row one over the other", SuiteScene.contacts,
        "~ detail.top = name.bottom - 12", at: "detail|name"),
      .fault(
        "a name over a picture", SuiteScene.contacts, "~ name.leading = avatar.leading + 10",
        at: "name|avatar|detail"),
      .fault(
        "a title half over a picture", SuiteScene.productXib, "~ title.top = photo.bottom - 10",
        at: "title|photo"),
      .fault(
        "a price that runs into a button", SuiteScene.productXib,
        "- like.leading\n~ price \"1,279.00 incl. VAT\"", at: "price|like"),
      .fault(
        "a title that runs into a button in a xib", SuiteScene.bannerXib,
        "- close.leading\n~ title \"New message from Ada Moss and others\"", at: "title|close",
        also: [.outsideSuperview]),
      .fault(
        "an author that runs into a date", SuiteScene.article,
        "- date.leading\n~ author \"By Ada Moss and the whole crew\"\n~ date \"3 January, updated in May\"",
        at: "author|date"),
      .fault(
        "an author over a headline", SuiteScene.article, "~ author.top = headline.bottom - 20",
        at: "author|headline|date"),
      .fault(
        "a stepper over a button", SuiteScene.editor, "~ size.leading = italic.leading + 12",
        at: "size|italic"),
      .fault(
        "bars with buttons too wide", SuiteScene.hosted,
        "- done.leading\n~ cancel \"Cancel all the changes\"\n~ done \"Done with this document\"",
        at: "cancel|done"),
      .fault(
        "a title that runs into a date in a row", SuiteScene.notes,
        "- noteDate.leading\n~ noteTitle \"Shopping for the feast in the harbour tonight\"",
        at: "noteTitle|noteDate", also: [.outsideSuperview]),
      .fault(
        "a text at the very place of another", SuiteScene.dialog, "~ detail.top = question.top",
        at: "question|detail"),
      .fault(
        "a field over a field", SuiteScene.login, "~ password.top = user.top + 10",
        at: "user|password"),
      .fault(
        "a figure over its title", SuiteScene.dashboard, "~ stepsValue.top = stepsTitle.top + 4",
        at: "stepsTitle|stepsValue"),
    ],
    nearMisses: [
      .nearMiss(
        "a badge on an icon", SuiteScene.rowXib,
        "+ root: label dot \"3\" font=11\n+ dot.centerX = icon.trailing\n+ dot.centerY = icon.top",
        saved: true),
      .nearMiss(
        "a caption inside a picture", SuiteScene.article,
        "+ scroll: label credit \"Photo: Ada\" font=12\n+ credit.leading = photo.leading + 8\n+ credit.bottom = photo.bottom - 8"
      ),
      .nearMiss(
        "a text on a coloured view", SuiteScene.hosted,
        "+ bar: label count \"3 of 4\" font=13\n+ count.centerX = bar.centerX\n+ count.centerY = bar.centerY"
      ),
      .nearMiss(
        "a hidden text", SuiteScene.login,
        "+ form: label wrong \"Wrong password\" hidden\n+ wrong.top = title.top\n+ wrong.leading = title.leading"
      ),
      .nearMiss(
        "a transparent text", SuiteScene.login,
        "+ form: label wrong \"Wrong password\" alpha=0.0\n+ wrong.top = title.top + 4\n+ wrong.leading = title.leading"
      ),
      .nearMiss(
        "a spinner in a button", SuiteScene.login,
        "+ form: spinner wait\n+ wait.centerX = signIn.centerX\n+ wait.centerY = signIn.centerY"),
      .nearMiss(
        "texts that replace each other, as drawn", SuiteScene.player,
        "+ root: label loading \"Loading the album\" font=20\n+ loading.centerX = track.centerX\n+ loading.centerY = track.centerY",
        saved: true),
      .nearMiss(
        "pictures of people in a stack view that overlap", SuiteScene.plain,
        "image face 32x32\n+ root: stack faces spacing=-8\n+ faces: imageView ada image=face\n+ faces: imageView ben image=face\n+ faces: imageView cat image=face\n+ faces.top = note.bottom + 16\n+ faces.leading = title.leading"
      ),
      .nearMiss("lines that touch", SuiteScene.contacts, "~ detail.top = name.bottom"),
      .nearMiss(
        "a button that floats over a list", SuiteScene.contacts,
        "+ root: button add \"Add\"\n+ add.trailing = safe.trailing - 16\n+ add.bottom = safe.bottom - 16"
      ),
      .nearMiss(
        "the empty part of a label", SuiteScene.plain,
        "~ note.trailing = value.trailing\n+ root: label more \"More\" font=13\n+ more.trailing = value.trailing\n+ more.centerY = note.centerY"
      ),
      .nearMiss(
        "a label without text", SuiteScene.login,
        "~ subtitle \"\"\n~ subtitle.top = title.bottom - 16"),
      .nearMiss(
        "a play button on a cover", SuiteScene.player,
        "+ root: button start \"Play\"\n+ start.centerX = cover.centerX\n+ start.centerY = cover.centerY"
      ),
      .nearMiss(
        "a line between letters", SuiteScene.dashboard,
        "~ stepsValue.top = stepsTitle.bottom - 1\n~ caloriesValue.top = caloriesTitle.bottom - 1"),
      .nearMiss(
        "a least distance", SuiteScene.plain,
        "~ title \"Balance of all your accounts\"\n~ value hRes=751\n~ title lines=0\n~ note.top = title.bottom + 20"
      ),
      .nearMiss(
        "a scene's picture behind everything", SuiteScene.dialog,
        "image sea 1200x900\n+ root@1: imageView sea image=sea contentMode=scaleAspectFill\n+ sea.edges = root.edges"
      ),
      .nearMiss(
        "a text over a darkened picture", SuiteScene.article,
        "+ scroll: label over \"The lake\" font=28\n+ over.centerX = photo.centerX\n+ over.centerY = photo.centerY"
      ),
      .nearMiss(
        "a button over a field's end, inside it", SuiteScene.login,
        "+ form: button show \"Show\" font=13\n+ show.trailing = password.trailing - 8\n+ show.centerY = password.centerY"
      ),
      .nearMiss("tight lines", SuiteScene.login, "~ subtitle.top = title.bottom - 2"),
    ])
}
