"""Random scenes with constraints that exclude each other, among others that are well."""

import scenes
from scenes import HEIGHT, ROOT, SAFE_AREA, WIDTH

AXES = {"width": ("leading", "trailing", "centerX", WIDTH), "height": ("top", "bottom", "centerY", HEIGHT)}
MARGINS = {"leading": "leadingMargin", "trailing": "trailingMargin"}


class ConflictMaker:
    """Makes scenes from a source of random numbers; each kind of conflict is a method of KINDS."""

    def __init__(self, random):
        self.random = random

    def make(self):
        """Returns the kind of a scene, and the scene."""
        kind = self.random.choice(KINDS)
        scene = scenes.Scene()
        for number in range(self.random.randrange(3)):
            self.bystander(scene, f"before{number}")
        getattr(self, kind)(scene)
        for number in range(self.random.randrange(5)):
            self.bystander(scene, f"after{number}")
        return kind, scene

    def length(self, low=20, high=120):
        """A number of points."""
        return self.random.randrange(low, high)

    def other_than(self, number, low=20, high=120):
        """A number of points that is not a given one, nor near it."""
        return number + self.random.choice([-1, 1]) * self.random.randrange(5, 15) if number > low else number + high

    def axis(self):
        """An extent with its edges, its centre and the screen's extent."""
        extent = self.random.choice(sorted(AXES))
        return (extent, *AXES[extent])

    def bystander(self, scene, name):
        """Adds a view that constraints place without a conflict, and optional ones that cannot all hold."""
        view = scene.add(name)
        scene.constrain(view, "leading", ROOT, constant=self.length())
        scene.constrain(view, "top", SAFE_AREA, constant=self.length())
        width = scene.constrain(view, "width", constant=self.length())
        if self.random.random() < 0.5:
            scene.constrain(view, "height", view, "width", multiplier=self.random.choice(["0.5", "2", "16:9"]))
        else:
            scene.constrain(view, "height", constant=self.length())
        if self.random.random() < 0.5:
            constant = float(scene.constraints[width][1]["constant"])
            scene.constrain(view, "width", constant=constant + 9, priority=self.random.choice([250, 750, 999]))
        if self.random.random() < 0.5:
            scene.constrain(view, "trailing", ROOT, relation="lessThanOrEqual")

    def shuffled(self, *steps):
        """Runs steps that add constraints in a random order."""
        steps = list(steps)
        self.random.shuffle(steps)
        for step in steps:
            step()

    # MARK: Kinds

    def two_extents(self, scene):
        """An extent that two or three constraints fix differently."""
        view, extent, length = scene.add("a"), self.axis()[0], self.length()
        for number in range(self.random.choice([2, 2, 3])):
            scene.constrain(view, extent, constant=length + 10 * number)

    def chain(self, scene):
        """Views in a row from edge to edge whose extents do not fill it."""
        extent, near, far, _, room = self.axis()
        views = [scene.add(f"a{number}") for number in range(self.random.randrange(1, 6))]
        steps, total = [], 0
        for view in views:
            total += (length := self.length(20, 60))
            steps.append(lambda view=view, length=length: scene.constrain(view, extent, constant=length))
        for one, next_one in zip(views, views[1:]):
            total += (gap := self.random.randrange(0, 12))
            steps.append(lambda one=one, next_one=next_one, gap=gap: scene.constrain(
                next_one, near, one, far, constant=gap))
        end = room - total if total != room else 1
        start = self.random.randrange(0, 20)
        steps.append(lambda: scene.constrain(views[0], near, ROOT, constant=start))
        steps.append(lambda: scene.constrain(ROOT, far, views[-1], constant=end + start + 7))
        self.shuffled(*steps)

    def centres(self, scene):
        """A view in the middle whose edge and extent put it elsewhere."""
        extent, near, _, centre, room = self.axis()
        view, length = scene.add("a"), self.length()
        start = self.other_than((room - length) // 2)
        self.shuffled(lambda: scene.constrain(view, centre, ROOT), lambda: scene.constrain(view, extent, constant=length),
                      lambda: scene.constrain(view, near, ROOT, constant=start))

    def aspect_ratio(self, scene):
        """A ratio that neither extent fits."""
        view, height = scene.add("a"), self.length()
        self.shuffled(lambda: scene.constrain(view, "width", view, "height", multiplier="3:2"),
                      lambda: scene.constrain(view, "height", constant=height),
                      lambda: scene.constrain(view, "width", constant=height * 1.5 + self.length(10, 40)))

    def equal_extents(self, scene):
        """Views of one extent, of which the first and the last have different ones."""
        extent = self.axis()[0]
        views = [scene.add(f"a{number}") for number in range(self.random.randrange(2, 6))]
        steps = [lambda one=one, other=other: scene.constrain(one, extent, other) for one, other in zip(views, views[1:])]
        length = self.length()
        self.shuffled(*steps, lambda: scene.constrain(views[0], extent, constant=length),
                      lambda: scene.constrain(views[-1], extent, constant=length + 20))

    def aligned_edges(self, scene):
        """Two views with the same edges and different extents."""
        extent, near, far = self.axis()[:3]
        one, other, length = scene.add("a"), scene.add("b"), self.length()
        self.shuffled(lambda: scene.constrain(one, near, other), lambda: scene.constrain(one, far, other),
                      lambda: scene.constrain(one, extent, constant=length),
                      lambda: scene.constrain(other, extent, constant=length + 15))

    def limits(self, scene):
        """Limits that leave no room between them."""
        extent, near, far, _, room = self.axis()
        view, length = scene.add("a"), self.length()
        if self.random.random() < 0.5:
            self.shuffled(
                lambda: scene.constrain(view, extent, constant=length + 10, relation="greaterThanOrEqual"),
                lambda: scene.constrain(view, extent, constant=length, relation="lessThanOrEqual"))
        else:
            self.shuffled(
                lambda: scene.constrain(view, near, ROOT, constant=length, relation="greaterThanOrEqual"),
                lambda: scene.constrain(ROOT, far, view, constant=length, relation="greaterThanOrEqual"),
                lambda: scene.constrain(view, extent, constant=room - length))

    def safe_area(self, scene):
        """An edge at two distances that the safe area makes differ."""
        view, distance = scene.add("a"), self.length()
        self.shuffled(lambda: scene.constrain(view, "top", SAFE_AREA, constant=distance),
                      lambda: scene.constrain(view, "top", ROOT, constant=distance),
                      lambda: scene.constrain(view, "height", constant=self.length()))

    def margins(self, scene):
        """An edge at the margin and at the edge itself."""
        view, side = scene.add("a"), self.random.choice(sorted(MARGINS))
        self.shuffled(lambda: scene.constrain(view, side, ROOT, MARGINS[side]),
                      lambda: scene.constrain(view, side, ROOT, constant=self.length(30, 60)))

    def stack(self, scene):
        """A stack view that its arranged views cannot fill."""
        lengths = [self.length() for _ in range(self.random.randrange(2, 5))]
        spacing = self.random.randrange(0, 12)
        stack = scene.add("stack", tag="stackView", spacing=str(spacing))
        for number, length in enumerate(lengths):
            view = scene.add(f"a{number}", into=stack)
            scene.constrain(view, "width", constant=length)
        total = sum(lengths) + spacing * (len(lengths) - 1)
        scene.constrain(stack, "width", constant=self.other_than(total))
        self.place(scene, stack)

    def equal_stack(self, scene):
        """A stack view that distributes equally, with views of different extents."""
        stack = scene.add("stack", tag="stackView", distribution="fillEqually", axis="vertical")
        length = self.length()
        for number in range(self.random.randrange(2, 4)):
            view = scene.add(f"a{number}", into=stack)
            if number < 2:
                scene.constrain(view, "height", constant=length + 10 * number)
        self.place(scene, stack)

    def hidden_view(self, scene):
        """A hidden arranged view with an extent of its own."""
        stack = scene.add("stack", tag="stackView")
        scene.constrain(scene.add("a", into=stack), "width", constant=self.length())
        hidden = scene.add("b", into=stack, hidden="YES")
        scene.constrain(hidden, "width", constant=self.length())
        if self.random.random() < 0.5:
            scene.constrain(hidden, "height", constant=self.length())
        self.place(scene, stack)

    def scroll_content(self, scene):
        """Content as wide as its scroll view and of another width, too."""
        scroll = scene.add("scroll", tag="scrollView")
        scene.pin(scroll)
        content, area = scene.add("content", into=scroll), scene.guide(scroll, "contentLayoutGuide", "area")
        port = scene.guide(scroll, "frameLayoutGuide", "port")
        scene.pin(content, to=area, holder=scroll)
        scene.constrain(content, "height", constant=self.length(700, 900), holder=scroll)
        self.shuffled(lambda: scene.constrain(content, "width", port, holder=scroll),
                      lambda: scene.constrain(content, "width", constant=WIDTH + self.length(), holder=scroll))

    def firm_text(self, scene):
        """A label that may not be cut off, in less room."""
        label = scene.add("a", tag="label", text="The quick brown fox", horizontalCompressionResistancePriority="1000")
        scene.constrain(label, "width", constant=self.length(10, 40))
        self.place(scene, label)

    def tangle(self, scene):
        """Views that are placed once, and tied to one another at random: conflicts that share constraints."""
        extent, near, far, centre, _ = self.axis()
        views = [scene.add(f"a{number}") for number in range(self.random.randrange(2, 5))]
        for view in views:
            scene.constrain(view, near, ROOT, constant=self.length())
            scene.constrain(view, extent, constant=self.length(60, 90))
        for _ in range(self.random.randrange(1, 4)):
            one, other = self.random.sample(views, 2)
            first, second = self.random.choice([
                (near, near), (near, far), (far, far), (centre, centre), (extent, extent)])
            scene.constrain(one, first, other, second, constant=self.random.randrange(7, 40),
                            relation=self.random.choice(["equal", "equal", "greaterThanOrEqual", "lessThanOrEqual"]))
        scene.constrain(views[0], extent, constant=self.length(100, 120))

    def place(self, scene, view):
        """Gives a view an origin."""
        scene.constrain(view, "leading", ROOT, constant=self.length())
        scene.constrain(view, "top", SAFE_AREA, constant=self.length())


KINDS = [
    "two_extents", "chain", "centres", "aspect_ratio", "equal_extents", "aligned_edges", "limits", "safe_area", "margins",
    "stack", "equal_stack", "hidden_view", "scroll_content", "firm_text",
    "tangle", "tangle",
]
