import UIKit

extension DrawnPicture: ImageDrawing {}
