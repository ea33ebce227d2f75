// SPDX-License-Identifier: MIT

import ScenarioFormat

// 13.10: paging.

extension ScrollView {
    /// Returns the rest positions along an axis: multiples of the view's length within the limits. A remainder behind
    /// the last one is a shorter page, which ends at the limit.
    private func pages(_ axis: WritableKeyPath<Point, Double>) -> [Double] {
        let length = length(axis)
        let upper = upperLimit(axis)
        let hair = 1e-9 * length
        var number = (lowerLimit(axis) / length).rounded(.down)
        var places: [Double] = []
        while number * length < upper - hair {
            if number * length > lowerLimit(axis) - hair { places.append(number * length) }
            number += 1
        }
        return places + [upper]
    }

    private func nearest(_ place: Double, among pages: [Double], hair: Double) -> Int {
        // Of two equally near pages, the later one.
        pages.indices.reduce(0) { best, page in
            (pages[page] - place).magnitude <= (pages[best] - place).magnitude + hair ? page : best
        }
    }

    func page(nearestTo place: Double, _ axis: WritableKeyPath<Point, Double>) -> Double {
        let pages = pages(axis)
        return pages[nearest(place, among: pages, hair: 1e-9 * length(axis))]
    }

    /// At most one page from where the finger landed.
    func page(
        ofDragFrom landing: Double, to place: Double, _ velocity: Double, _ axis: WritableKeyPath<Point, Double>
    ) -> Double {
        let pages = pages(axis)
        let hair = 1e-9 * length(axis)
        if (velocity.magnitude - 250).magnitude < 1e-6 { model.leaveOpen("a lift with 250 px/s") }
        let page =
            if velocity > 250 {
                pages.firstIndex { $0 > place + hair } ?? pages.count - 1
            } else if velocity < -250 {
                pages.lastIndex { $0 < place - hair } ?? 0
            } else {
                nearest(place, among: pages, hair: hair)
            }
        let first = nearest(landing, among: pages, hair: hair)
        return pages[min(max(page, first - 1), first + 1)]
    }
}
