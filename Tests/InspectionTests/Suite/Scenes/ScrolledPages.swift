/// Healthy pages that scroll.
extension SuiteScene {
  /// A form that scrolls, by the guides of its scroll view.
  static let login = """
    screen
      image logo 96x96
      scroll scroll guides
        view form
          imageView logo image=logo
          label title "Welcome back" style=title lines=0
          label subtitle "Sign in to go on where you left off" lines=0
          textField user "E-mail"
          textField password "Password"
          label remember "Stay signed in"
          switch stay
          button signIn "Sign in"
          label terms "By signing in you agree to the terms of use and the privacy policy." font=13 lines=0
      scroll.leading = safe.leading
      scroll.top = safe.top
      scroll.trailing = safe.trailing
      scroll.bottom = root.bottom
      form.edges = scroll.content.edges
      form.width = scroll.frame.width
      logo.top = form.top + 24
      logo.centerX = form.centerX
      logo.width = 96
      logo.height = 96
      title.top = logo.bottom + 16
      title.leading = form.leading + 20
      title.trailing = form.trailing - 20
      subtitle.top = title.bottom + 8
      subtitle.leading = title.leading
      subtitle.trailing = title.trailing
      user.top = subtitle.bottom + 24
      user.leading = title.leading
      user.trailing = title.trailing
      password.top = user.bottom + 12
      password.leading = title.leading
      password.trailing = title.trailing
      remember.leading = title.leading
      remember.centerY = stay.centerY
      stay.top = password.bottom + 16
      stay.trailing = title.trailing
      stay.leading >= remember.trailing + 8
      signIn.top = stay.bottom + 24
      signIn.leading = title.leading
      signIn.trailing = title.trailing
      signIn.height = 50
      terms.top = signIn.bottom + 16
      terms.leading = title.leading
      terms.trailing = title.trailing
      terms.bottom = form.bottom - 24
    """

  /// A page with a button at its end, which fills the screen where the texts are short and scrolls where they are not.
  static let terms = """
    screen navigation
      scroll scroll guides
        view page
          label heading "Terms of use" style=title2 lines=0 adjustsFontForContentSizeCategory=YES
          label text "Be kind to each other." lines=0
          button agree "I agree"
      scroll.edges = safe.edges
      page.edges = scroll.content.edges
      page.width = scroll.frame.width
      page.height = scroll.frame.height @250
      heading.top = page.top + 16
      heading.leading = page.leading + 20
      heading.trailing = page.trailing - 20
      text.top = heading.bottom + 12
      text.leading = heading.leading
      text.trailing = heading.trailing
      agree.top >= text.bottom + 24
      agree.centerX = page.centerX
      agree.bottom = page.bottom - 24
    """

  /// An article that scrolls, by the edges of its scroll view as older documents do it, below a navigation bar.
  static let article = """
    screen navigation
      image photo 800x450
      scroll scroll
        imageView photo image=photo contentMode=scaleAspectFill
        label headline "The lake in winter" style=title2 lines=0
        label author "By Ada Moss" font=13
        label date "3 January" font=13
        label body "The ice came early this year. People walked across before the new year, and the boats stayed in the harbour." lines=0
        button more "Read on"
      scroll.leading = root.leading
      scroll.top = safe.top
      scroll.trailing = root.trailing
      scroll.bottom = root.bottom
      photo.top = scroll.top
      photo.leading = scroll.leading
      photo.trailing = scroll.trailing
      photo.width = scroll.width
      photo.height = 0.5 * photo.width
      headline.top = photo.bottom + 16
      headline.leading = scroll.leadingMargin
      headline.centerX = scroll.centerX
      author.top = headline.bottom + 8
      author.leading = headline.leading
      date.firstBaseline = author.firstBaseline
      date.leading >= author.trailing + 8
      date.trailing = headline.trailing
      body.top = author.bottom + 16
      body.leading = headline.leading
      body.trailing = headline.trailing
      more.top = body.bottom + 16
      more.centerX = scroll.centerX
      more.bottom = scroll.bottom - 24
    """
}
