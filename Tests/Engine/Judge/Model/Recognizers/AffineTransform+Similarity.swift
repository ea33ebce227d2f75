// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// 8.13: similarities, and their six numbers in the space of a view.
extension AffineTransform {
    init(moving way: Point) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: way.x, ty: way.y)
    }

    init(scaling scale: Double, turning angle: Double) {
        let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    func followed(by next: AffineTransform) -> AffineTransform {
        let origin = next.apply(apply(.zero))
        let x = next.apply(apply(Point(x: 1, y: 0))) - origin
        let y = next.apply(apply(Point(x: 0, y: 1))) - origin
        return AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
    }

    /// Returns a, b, c, d, tx and ty of the transform in a view's coordinates, from what it does to three locations
    /// there.
    func seen(in view: View) -> [Double] {
        let start = view.vectorToApplication(.zero - view.fromApplication(.zero))
        func show(_ x: Double, _ y: Double) -> Point {
            view.fromApplication(apply(start + view.vectorToApplication(Point(x: x, y: y))))
        }
        let origin = show(0, 0)
        let (x, y) = (show(1, 0) - origin, show(0, 1) - origin)
        return [x.x, x.y, y.x, y.y, origin.x, origin.y]
    }
}
