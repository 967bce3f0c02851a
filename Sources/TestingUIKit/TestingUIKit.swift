// The toolchain looks for a module of this name wherever a file imports both Testing and UIKit.
@_exported public import UIKit
