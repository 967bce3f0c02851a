// The compiler looks for the type of image literals by this name.
// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
/// The type of an image literal without other type.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
