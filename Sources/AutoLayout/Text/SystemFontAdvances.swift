/// The advances of San Francisco's faces, in thousandths of an em, from the space to the tilde.
///
/// They are facts that PDF files publish: macOS, iOS and Chrome write the advances of each embedded
/// face beside it. `docs/decisions/0071-widths-of-the-system-font.md` names the files. What no file
/// holds is listed with its table and stands in for the face's own advance: the other optical size's,
/// 43 narrower or wider, as capitals and punctuation are, or Inter's.
package enum SystemFontAdvances {
  /// One weight of a face.
  package struct Table: Sendable {
    /// The advances.
    package var advances: [Int]
    /// The characters whose advances are not published.
    package var unpublished: String
  }

  /// A character beyond ASCII and its advances, the same at all weights.
  typealias Punctuation = (scalar: Unicode.Scalar, text: Int, display: Int, isPublished: Bool)

  /// Punctuation beyond ASCII; the bullet, degree, multiplication and copyright signs are Inter's.
  static let punctuation: [Punctuation] = [
    ("\u{A0}", 282, 205, true), ("\u{B7}", 297, 254, true), ("\u{2013}", 583, 527, true),
    ("\u{2014}", 874, 831, true), ("\u{2018}", 297, 254, true), ("\u{2019}", 297, 254, true),
    ("\u{201C}", 459, 416, true), ("\u{201D}", 459, 416, true), ("\u{2026}", 635, 592, true),
    ("\u{A9}", 921, 878, false), ("\u{B0}", 455, 412, false), ("\u{D7}", 659, 616, false),
    ("\u{2022}", 562, 519, false),
  ]
}

extension SystemFontAdvances.Table {
  /// SF UI Text, SF Pro Text and optical size 17, the face below 20 points.
  package static let text = Self(
    advances: [
      282, 310, 478, 633, 630, 851, 711, 253, 382, 382, 525, 630, 297, 472, 297, 305,
      630, 466, 604, 627, 644, 619, 637, 570, 639, 637, 297, 297, 630, 630, 630, 532,
      918, 674, 657, 716, 726, 596, 572, 747, 742, 268, 538, 659, 568, 874, 742, 771,
      635, 771, 653, 637, 634, 744, 674, 968, 679, 655, 662, 382, 357, 382, 469, 583,
      497, 552, 614, 560, 614, 571, 362, 609, 594, 246, 246, 543, 252, 870, 583, 591,
      609, 609, 381, 523, 363, 584, 542, 774, 525, 543, 539, 362, 365, 362, 659,
    ],
    unpublished: "!$%*;<=>?Z\\^`{|}~")

  /// The bold weight of ``text``.
  package static let textBold = Self(
    advances: [
      259, 356, 467, 652, 647, 898, 745, 269, 429, 429, 590, 651, 323, 484, 348, 334,
      685, 514, 643, 650, 680, 656, 674, 594, 683, 674, 348, 320, 651, 651, 651, 557,
      1012, 732, 693, 741, 747, 622, 598, 760, 772, 318, 601, 709, 595, 907, 768, 787,
      674, 787, 694, 675, 660, 767, 721, 1009, 730, 715, 704, 442, 390, 442, 488, 627,
      497, 590, 651, 587, 651, 601, 408, 646, 638, 286, 286, 602, 294, 932, 627, 620,
      646, 632, 435, 566, 413, 628, 583, 847, 582, 597, 566, 409, 412, 409, 680,
    ],
    unpublished: "!\"#$%'*+,3456789;<=>@HXYZ[\\]^`q{|}~")

  /// SF Pro Display and optical size 28, the face from 20 points on.
  package static let display = Self(
    advances: [
      205, 267, 403, 590, 604, 808, 669, 210, 322, 322, 482, 604, 254, 429, 254, 279,
      606, 443, 566, 592, 605, 585, 617, 547, 600, 617, 254, 254, 604, 604, 604, 489,
      875, 631, 604, 686, 678, 552, 528, 707, 699, 225, 495, 601, 524, 831, 699, 731,
      578, 731, 599, 594, 581, 696, 631, 924, 635, 612, 617, 322, 314, 322, 426, 527,
      454, 502, 554, 501, 554, 512, 304, 549, 539, 204, 204, 485, 204, 803, 527, 531,
      549, 549, 308, 465, 301, 527, 483, 715, 469, 486, 468, 319, 322, 319, 616,
    ],
    unpublished: "#;<=>Z\\^`{}~")

  /// The bold weight of ``display``.
  package static let displayBold = Self(
    advances: [
      198, 313, 392, 609, 621, 855, 702, 226, 382, 382, 547, 625, 280, 441, 280, 303,
      656, 480, 605, 615, 641, 622, 654, 571, 644, 654, 280, 277, 625, 625, 625, 534,
      969, 688, 640, 712, 699, 573, 548, 720, 729, 265, 558, 654, 543, 861, 714, 752,
      618, 747, 640, 632, 602, 708, 678, 965, 686, 672, 659, 382, 347, 382, 445, 571,
      454, 547, 597, 545, 596, 555, 356, 593, 584, 239, 239, 538, 242, 863, 576, 573,
      593, 572, 364, 515, 355, 576, 528, 790, 529, 539, 495, 366, 369, 366, 637,
    ],
    unpublished: "!\"#$%*+23456789;<=>@GQVYZ\\^_`qz{|}~")

  /// SF UI Display, the face from 20 points on in iOS 9 and 10.
  package static let firstDisplay = Self(
    advances: [
      239, 267, 394, 590, 604, 731, 669, 210, 311, 311, 482, 604, 254, 429, 254, 288,
      606, 443, 566, 592, 605, 585, 617, 547, 600, 617, 254, 254, 604, 604, 604, 489,
      875, 631, 613, 686, 683, 552, 528, 707, 699, 225, 495, 615, 524, 831, 699, 731,
      592, 731, 604, 594, 591, 696, 631, 924, 635, 612, 617, 324, 314, 324, 426, 404,
      454, 519, 573, 518, 573, 529, 307, 568, 557, 210, 210, 501, 210, 831, 544, 549,
      568, 568, 317, 480, 310, 544, 499, 738, 484, 501, 483, 319, 322, 319, 616,
    ],
    unpublished: "#$&+56789;<=>@QXZ\\^_`{|}~")

  /// The light weight of ``firstDisplay``.
  package static let firstDisplayLight = Self(
    advances: [
      222, 259, 379, 575, 595, 716, 670, 180, 296, 296, 467, 589, 249, 427, 249, 273,
      597, 421, 563, 578, 593, 579, 589, 532, 591, 589, 249, 239, 589, 595, 589, 474,
      864, 616, 594, 669, 669, 539, 518, 688, 677, 198, 482, 600, 514, 811, 680, 715,
      572, 716, 585, 577, 576, 677, 616, 905, 617, 595, 602, 309, 299, 309, 411, 400,
      439, 512, 563, 511, 565, 525, 288, 559, 546, 190, 190, 482, 190, 819, 536, 542,
      559, 560, 310, 468, 292, 536, 477, 721, 464, 479, 470, 304, 307, 304, 601,
    ],
    unpublished: "\"#%*+7;<>?KQZ[\\]^{|}~")
}
