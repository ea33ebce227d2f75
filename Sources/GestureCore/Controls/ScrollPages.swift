// SPDX-License-Identifier: MIT

/// Pages of one axis (rule 13.10), at multiples of the view's length. A remainder behind the last whole page makes one
/// more page, which ends at the limit.
struct ScrollPages {
    let length: Double
    let limits: (lower: Double, upper: Double)

    /// Tolerance for rounding errors in sums of finger movements, which must not turn half a page into less.
    private static let tolerance = 1e-9

    // Page numbers are whole Doubles, which cannot overflow.

    private var first: Double { (limits.lower / length - ScrollPages.tolerance).rounded(.up) }
    private var last: Double { (limits.upper / length - ScrollPages.tolerance).rounded(.up) }

    private func place(of page: Double) -> Double { min(max(page * length, limits.lower), limits.upper) }

    private func limited(_ page: Double) -> Double { min(max(page, first), last) }

    /// Returns the number of the page nearest to a place. Half way between two pages it is the later one.
    private func nearest(to place: Double) -> Double {
        let page = limited((place / length + 0.5 + ScrollPages.tolerance).rounded(.down))
        let distance = abs(self.place(of: page) - place)
        // The last page may be nearer than a whole length to the one before.
        return abs(limits.upper - place) <= distance + ScrollPages.tolerance * length ? last : page
    }

    /// Returns the number of the page that follows a place.
    private func next(after place: Double) -> Double {
        limited((place / length + ScrollPages.tolerance).rounded(.down) + 1)
    }

    /// Returns the number of the page that comes before a place.
    private func next(before place: Double) -> Double {
        place > limits.upper ? last : limited((place / length - ScrollPages.tolerance).rounded(.up) - 1)
    }

    /// Returns where content rests that is released at a place without a drag.
    func rest(nearestTo place: Double) -> Double {
        guard length > 0 else { return min(max(place, limits.lower), limits.upper) }
        return self.place(of: nearest(to: place))
    }

    /// Returns where a drag rests: at most one page from the page that was nearest where the finger landed.
    func rest(ofDragFrom landing: Double, releasedAt place: Double, velocity: Double) -> Double {
        guard length > 0 else { return min(max(place, limits.lower), limits.upper) }
        let page =
            if velocity > Detents.flickVelocity {
                next(after: place)
            } else if velocity < -Detents.flickVelocity {
                next(before: place)
            } else {
                nearest(to: place)
            }
        let start = nearest(to: landing)
        return self.place(of: min(max(page, start - 1), start + 1))
    }
}
