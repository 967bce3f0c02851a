/// Healthy tables, cells and views of xibs.
extension SuiteScene {
  static let healthy = [
    login, terms, article, plain, player, introduction, chat, dialog, dashboard, panes, hosted,
    gallery,
    contacts, settings, rowXib, productXib, bannerXib, notes, editor,
  ]

  /// Contacts in rows as high as their content.
  static let contacts = """
    screen navigation
      image avatar 44x44
      table table
        view header as=tableHeaderView frame=0,0,393,60
          label headline "All contacts" font=20
        cell row height=84
          imageView avatar image=avatar
          label name "Ada Moss" style=headline lines=0 vHug=252
          label detail "Engineer in the north, writes about bridges and boats" style=subhead lines=0
          button call "Call" hHug=252 hRes=751
      table.edges = root.edges
      headline.leading = header.leading + 16
      headline.centerY = header.centerY
      headline.trailing <= header.trailing - 16
      avatar.leading = row.content.leadingMargin
      avatar.centerY = row.content.centerY
      avatar.width = 44
      avatar.height = 44
      avatar.top >= row.content.top + 8
      name.top = row.content.top + 10
      name.leading = avatar.trailing + 12
      name.trailing = call.leading - 8
      detail.top = name.bottom + 2
      detail.leading = name.leading
      detail.trailing = name.trailing
      detail.bottom = row.content.bottom - 10
      call.centerY = row.content.centerY
      call.trailing = row.content.trailingMargin
    """

  /// Settings: a static table with switches, a slider and a segmented control in rows of fixed height.
  static let settings = """
    table navigation rowHeight=44 style=grouped
      section general headerTitle="General"
        cell wifi height=44
          label wifiTitle "Wireless"
          switch wifiSwitch
        cell volume height=44
          label volumeTitle "Volume" hHug=252
          slider volumeSlider
        cell account height=44
          label accountTitle "Account"
          label accountValue "ada@moss.example" textAlignment=right
      section look headerTitle="Look"
        cell theme height=60 rowHeight=60
          segmented themes segments="Light|Dark|System"
        cell about height=88 rowHeight=88
          label aboutText "This app sends nothing to anybody." lines=0
      wifiTitle.leading = wifi.content.leadingMargin
      wifiTitle.centerY = wifi.content.centerY
      wifiSwitch.trailing = wifi.content.trailingMargin
      wifiSwitch.centerY = wifi.content.centerY
      wifiSwitch.leading >= wifiTitle.trailing + 8
      volumeTitle.leading = volume.content.leadingMargin
      volumeTitle.centerY = volume.content.centerY
      volumeSlider.leading = volumeTitle.trailing + 16
      volumeSlider.centerY = volume.content.centerY
      volumeSlider.trailing = volume.content.trailingMargin
      accountTitle.leading = account.content.leadingMargin
      accountTitle.centerY = account.content.centerY
      accountValue.firstBaseline = accountTitle.firstBaseline
      accountValue.leading >= accountTitle.trailing + 8
      accountValue.trailing = account.content.trailingMargin
      themes.leading = theme.content.leadingMargin
      themes.trailing = theme.content.trailingMargin
      themes.centerY = theme.content.centerY
      aboutText.leading = about.content.leadingMargin
      aboutText.trailing = about.content.trailingMargin
      aboutText.top = about.content.topMargin
      aboutText.bottom <= about.content.bottomMargin
    """

  /// A row of a table in a xib: icon, two lines of text, a badge.
  static let rowXib = """
    xib cell frame=0,0,320,72 rowHeight=72
      image file 32x32
      imageView icon image=file
      label title "Report.pdf" vHug=252
      label size "2.4 MB" font=13
      label badge "12" font=13 hHug=252 hRes=751
      icon.leading = root.content.leading + 16
      icon.centerY = root.content.centerY
      icon.width = 32
      icon.height = 32
      title.top = root.content.top + 12
      title.leading = icon.trailing + 12
      size.top = title.bottom + 4
      size.leading = title.leading
      size.trailing <= badge.leading - 8
      size.bottom = root.content.bottom - 12 @999
      badge.leading >= title.trailing + 8
      badge.trailing = root.content.trailing - 16
      badge.centerY = root.content.centerY
    """

  /// An item of a collection in a xib: picture, title, price.
  static let productXib = """
    xib item frame=0,0,160,220
      image shoe 160x120
      imageView photo image=shoe contentMode=scaleAspectFill
      label title "Running shoe" font=15 lines=2
      label price "79.00" font=15
      button like "Like" font=13
      photo.top = root.content.top
      photo.leading = root.content.leading
      photo.trailing = root.content.trailing
      photo.height = 120
      title.top = photo.bottom + 8
      title.leading = root.content.leading + 8
      title.trailing = root.content.trailing - 8
      price.leading = title.leading
      price.bottom = root.content.bottom - 8
      price.top >= title.bottom + 4
      like.trailing = title.trailing
      like.firstBaseline = price.firstBaseline
      like.leading >= price.trailing + 8
    """

  /// A banner in a xib, which code puts at the top of a screen.
  static let bannerXib = """
    xib view frame=0,0,375,96 bg
      image bell 24x24
      imageView icon image=bell
      label title "New message" bold
      label text "Ada sent you a photo of the harbour." font=15 lines=0
      button close "Close" hHug=252 hRes=751
      icon.leading = root.leading + 16
      icon.top = root.top + 16
      icon.width = 24
      icon.height = 24
      title.leading = icon.trailing + 12
      title.top = root.top + 16
      close.leading >= title.trailing + 8
      close.firstBaseline = title.firstBaseline
      close.trailing = root.trailing - 16
      text.leading = title.leading
      text.top = title.bottom + 4
      text.trailing = root.trailing - 16
      text.bottom <= root.bottom - 12
    """

  /// Notes: a table with rows of two kinds, a footer with a button, a search field above.
  static let notes = """
    screen
      searchBar search "Search"
      table table
        cell note height=64 rowHeight=64
          label noteTitle "Shopping"
          label noteDate "Monday" font=13
        cell long height=84
          stack lines axis=vertical spacing=4
            label longTitle "Ideas" style=headline lines=0 vHug=252
            label longText "A longer note with a text of its own, which wraps" lines=0
        view footer as=tableFooterView frame=0,0,393,60
          button add "Add a note"
      search.top = safe.top
      search.leading = safe.leading
      search.trailing = safe.trailing
      table.top = search.bottom
      table.leading = root.leading
      table.trailing = root.trailing
      table.bottom = root.bottom
      noteTitle.leading = note.content.leadingMargin
      noteTitle.centerY = note.content.centerY
      noteDate.leading >= noteTitle.trailing + 8
      noteDate.trailing = note.content.trailingMargin
      noteDate.centerY = note.content.centerY
      lines.leading = long.content.leadingMargin
      lines.trailing = long.content.trailingMargin
      lines.top = long.content.top + 8
      lines.bottom = long.content.bottom - 8
      add.centerX = footer.centerX
      add.centerY = footer.centerY
    """

  /// Documented text over a picture: an effect view, a text view, tools at the bottom.
  static let editor = """
    screen navigation
      textView text "Dear Ada, the boats are in the harbour and the ice is thick enough to walk on."
      view tools bg=systemGray6Color
        button bold "Bold"
        button italic "Italic"
        stepper size
        label count "74" font=13
      text.top = safe.top
      text.leading = safe.leading + 8
      text.trailing = safe.trailing - 8
      text.bottom = tools.top
      tools.leading = root.leading
      tools.trailing = root.trailing
      tools.bottom = root.bottom
      bold.leading = safe.leading + 16
      bold.top = tools.top + 8
      bold.bottom = safe.bottom - 8
      italic.leading = bold.trailing + 12
      italic.centerY = bold.centerY
      size.leading = italic.trailing + 12
      size.centerY = bold.centerY
      count.leading >= size.trailing + 8
      count.trailing = safe.trailing - 16
      count.centerY = bold.centerY
    """
}
