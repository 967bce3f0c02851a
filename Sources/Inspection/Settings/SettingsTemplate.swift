/// The configuration file that `ratite init` writes.
package enum SettingsTemplate {
  /// The text: every key in a comment, with what it is for.
  package static let text = """
    # What 'ratite check' looks at and what it reports. Paths are relative to this file.
    # A schema for editors is docs/ratite.schema.json in Ratite's repository.

    # Documents and folders to check where the command line names none; '**' stands for any folders.
    # included:
    #   - App

    # Documents and folders that searches of folders pass over, beside what git ignores.
    # excluded:
    #   - "**/Generated"

    # Rules that report nothing ('ratite rules' lists them), or the only ones that report.
    # disabled_rules:
    #   - misplaced-view
    # only_rules:
    #   - conflicting-constraints

    # The severity of a rule's findings: error, warning, note or off.
    # rules:
    #   ambiguous-layout:
    #     severity: error

    # The least severity that fails the run: error, warning, note or never.
    # fail_on: error

    # What to lay out on; a choice of phones and tablets in portrait and landscape otherwise.
    # devices:
    #   - retina6_12
    # orientations:
    #   - portrait
    # languages:
    #   - en
    # text_sizes:
    #   - L

    # Findings that are not reported; 'ratite check --write-baseline ratite-baseline.json' writes them.
    # baseline: ratite-baseline.json

    # Whether documents that an earlier run answered for are left as they are, unless they changed.
    # cache: true

    # Findings that are meant: by rule, document and object id, with the reason.
    # suppressions:
    #   - rule: outside-superview
    #     path: App/Main.storyboard
    #     object: abc-de-fgh
    #     reason: the badge sticks out of its button

    """
}
