/// Healthy screens of storyboards.
extension SuiteScene {
  /// A title and a value, two buttons at the bottom of the safe area.
  static let plain = """
    screen
      label title "Balance" style=title2
      label value "1,250" font=28
      label note "Updated a minute ago" font=13 textColor=gray
      button send "Send"
      button receive "Receive"
      title.top = safe.top + 20
      title.leading = safe.leading + 20
      title.trailing <= value.leading - 8
      value.firstBaseline = title.firstBaseline
      value.trailing = safe.trailing - 20
      note.top = value.bottom + 8
      note.leading = title.leading
      note.trailing <= value.trailing
      send.leading = title.leading
      send.bottom = safe.bottom - 16
      send.height = 48
      receive.leading = send.trailing + 12
      receive.trailing = value.trailing
      receive.width = send.width
      receive.height = send.height
      receive.bottom = send.bottom
    """

  /// A player: a picture that gives way, a slider with times, buttons in a stack of equal spacing, a toolbar.
  static let player = """
    screen
      image cover 600x600
      image play 24x24
      imageView cover image=cover
      label track "Night train" font=20
      label artist "The Moss" font=15
      slider progress
      label elapsed "1:04" font=12
      label remaining "-2:31" font=12
      stack buttons distribution=equalSpacing alignment=center
        button back "Back"
        button play "Play" font=20
        button next "Next"
      cover.top = safe.top + 8
      cover.centerX = safe.centerX
      cover.width = cover.height
      cover.height = 0.35 * safe.height
      track.top = cover.bottom + 8
      track.centerX = safe.centerX
      track.leading >= safe.leading + 20
      artist.top = track.bottom + 2
      artist.centerX = safe.centerX
      artist.leading >= safe.leading + 20
      progress.top = artist.bottom + 4
      progress.leading = safe.leading + 20
      progress.trailing = safe.trailing - 20
      elapsed.top = progress.bottom + 2
      elapsed.leading = progress.leading
      remaining.top = elapsed.top
      remaining.trailing = progress.trailing
      remaining.leading >= elapsed.trailing + 8
      buttons.top >= elapsed.bottom + 4
      buttons.leading = safe.leading + 40
      buttons.trailing = safe.trailing - 40
      buttons.bottom = safe.bottom - 8
    """

  /// Pages of an introduction: picture, texts, buttons; smaller where the height is compact.
  static let introduction = """
    screen
      image map 300x300
      imageView map image=map
      label title "Find your way" style=title lines=0 textAlignment=center
      label text "Maps work without a network." lines=0 textAlignment=center
      pageControl pages
      button skip "Skip"
      button next "Next"
      map.top = safe.top + 20 hC:constant=4
      map.centerX = safe.centerX
      map.width = map.height
      map.height = 0.35 * safe.height off:hC
      map.height = 0.25 * safe.height on:hC #map-low
      title.top = map.bottom + 20 hC:constant=4
      title.leading = safe.leading + 24
      title.trailing = safe.trailing - 24
      text.top = title.bottom + 8 hC:constant=4
      text.leading = title.leading
      text.trailing = title.trailing
      pages.centerX = safe.centerX
      pages.bottom = skip.top - 8 hC:constant=0
      pages.top >= text.bottom + 4
      skip.leading = safe.leading + 20
      skip.bottom = safe.bottom - 12
      next.trailing = safe.trailing - 20
      next.centerY = skip.centerY
      next.leading >= skip.trailing + 8
    """

  /// A conversation: a table above a bar to write in, which follows the safe area with its content and the
  /// screen with its background.
  static let chat = """
    screen navigation
      table table
        cell message height=60
          view bubble bg=systemGray6Color
            label sender "Ada" font=13
            label text "See you at eight" lines=0
      view bar bg=secondarySystemBackgroundColor
        textField field "Message"
        button send "Send" hHug=251
      table.top = root.top
      table.leading = root.leading
      table.trailing = root.trailing
      table.bottom = bar.top
      bar.leading = root.leading
      bar.trailing = root.trailing
      bar.bottom = root.bottom
      field.top = bar.top + 8
      field.leading = safe.leading + 16
      field.bottom = safe.bottom - 8
      send.leading = field.trailing + 8
      send.centerY = field.centerY
      send.trailing = safe.trailing - 16
      bubble.top = message.content.top + 4
      bubble.leading = message.content.leading + 16
      bubble.trailing = message.content.trailing - 16
      bubble.bottom = message.content.bottom - 4
      sender.top = bubble.top + 6
      sender.leading = bubble.leading + 12
      sender.trailing <= bubble.trailing - 12
      text.top = sender.bottom + 2
      text.leading = sender.leading
      text.trailing = bubble.trailing - 12
      text.bottom = bubble.bottom - 6
    """

  /// A question in a card in front of a dimmed screen, no wider than 400 points.
  static let dialog = """
    screen modal
      view dim bg=systemGrayColor
      view card bg
        label question "Delete this album?" style=headline lines=0 textAlignment=center
        label detail "Its photos stay in the library." lines=0 textAlignment=center
        stack answers spacing=12 distribution=fillEqually
          button keep "Keep"
          button delete "Delete"
      dim.edges = root.edges
      card.centerX = safe.centerX
      card.centerY = safe.centerY
      card.width <= 400
      card.width = safe.width - 40 @999 #card-fit
      card.leading >= safe.leading + 20
      card.top >= safe.top + 20
      question.top = card.top + 20
      question.leading = card.leading + 20
      question.trailing = card.trailing - 20
      detail.top = question.bottom + 8
      detail.leading = question.leading
      detail.trailing = question.trailing
      answers.top = detail.bottom + 20
      answers.leading = question.leading
      answers.trailing = question.trailing
      answers.bottom = card.bottom - 16
      keep.height = 44
    """

  /// A figure over rows of figures: stack views in stack views, in margins, below a tab bar's scenes.
  static let dashboard = """
    screen tabs
      stack page axis=vertical spacing=12
        label heading "Today" style=title2
        stack figures spacing=8 distribution=fillEqually
          view steps bg=systemGray6Color
            label stepsTitle "Steps" font=13
            label stepsValue "8,214" font=20
          view calories bg=systemGray6Color
            label caloriesTitle "Energy" font=13
            label caloriesValue "412" font=20
        stack sleep spacing=8 alignment=center
          label sleepTitle "Sleep" hHug=250
          label sleepValue "7 h 12 min"
        stack goal spacing=8 alignment=center
          label goalTitle "Goal" hHug=252
          progress goalBar
        label hint "Sync failed" hidden
        button sync "Sync now"
      page.top = safe.top + 8
      page.leading = root.leadingMargin
      page.trailing = root.trailingMargin
      page.bottom <= safe.bottom - 8
      stepsTitle.top = steps.top + 8
      stepsTitle.leading = steps.leading + 8
      stepsTitle.trailing <= steps.trailing - 8
      stepsValue.top = stepsTitle.bottom + 4
      stepsValue.leading = stepsTitle.leading
      stepsValue.trailing <= steps.trailing - 8
      stepsValue.bottom = steps.bottom - 8
      caloriesTitle.top = calories.top + 8
      caloriesTitle.leading = calories.leading + 8
      caloriesTitle.trailing <= calories.trailing - 8
      caloriesValue.top = caloriesTitle.bottom + 4
      caloriesValue.leading = caloriesTitle.leading
      caloriesValue.trailing <= calories.trailing - 8
      caloriesValue.bottom = calories.bottom - 8
    """

  /// Two panes with a layout guide between them, one above the other in portrait and side by side where the height
  /// is compact.
  static let panes = """
    screen
      view first bg=systemGray6Color
        label firstTitle "Map"
      view second bg=systemGray5Color
        label secondTitle "List"
      first.top = safe.top
      first.leading = safe.leading
      first.trailing = safe.trailing off:hC
      first.bottom = safe.bottom on:hC
      second.trailing = safe.trailing
      second.bottom = safe.bottom
      second.leading = safe.leading off:hC
      second.top = first.bottom + 8 off:hC
      second.height = first.height off:hC
      second.top = safe.top on:hC #second-side
      second.leading = first.trailing + 8 on:hC #second-beside
      second.width = first.width on:hC
      firstTitle.centerX = first.centerX
      firstTitle.centerY = first.centerY
      firstTitle.leading >= first.leading + 8
      secondTitle.centerX = second.centerX
      secondTitle.centerY = second.centerY
      secondTitle.leading >= second.leading + 8
    """

  /// A container view with a bar of buttons below it.
  static let hosted = """
    screen detached
      container content
      view bar bg=systemGray6Color
        button cancel "Cancel"
        button done "Done"
      content.top = safe.top
      content.leading = root.leading
      content.trailing = root.trailing
      content.bottom = bar.top
      bar.leading = root.leading
      bar.trailing = root.trailing
      bar.bottom = safe.bottom
      bar.height = 50
      cancel.leading = bar.leading + 16
      cancel.centerY = bar.centerY
      done.trailing = bar.trailing - 16
      done.centerY = bar.centerY
      done.leading >= cancel.trailing + 8
    """

  /// Categories that scroll sideways above pictures in a collection view.
  static let gallery = """
    screen navigation
      image thumb 120x120
      scroll strip guides showsHorizontalScrollIndicator=NO
        stack chips spacing=8
          button all "All"
          button people "People"
          button places "Places"
          button animals "Animals"
          button videos "Videos"
          button screens "Screenshots"
      collection grid size=120x150
        item photo frame=0,0,120,150
          imageView thumb image=thumb contentMode=scaleAspectFill
          label caption "Beach" font=12 vHug=252
      strip.top = safe.top
      strip.leading = safe.leading
      strip.trailing = safe.trailing
      strip.height = 44
      chips.edges = strip.content.edges
      chips.height = strip.frame.height
      grid.top = strip.bottom
      grid.leading = root.leading
      grid.trailing = root.trailing
      grid.bottom = root.bottom
      thumb.top = photo.content.top
      thumb.leading = photo.content.leading
      thumb.trailing = photo.content.trailing
      caption.top = thumb.bottom + 4
      caption.leading = photo.content.leading + 4
      caption.trailing = photo.content.trailing - 4
      caption.bottom = photo.content.bottom - 4
    """
}
