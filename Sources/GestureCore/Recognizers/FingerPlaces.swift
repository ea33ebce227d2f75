// SPDX-License-Identifier: MIT

/// Locations of an attempt's fingers at its reference, relative to their centroid, in the order of the downs (rule
/// 8.13).
struct FingerPlaces: ~Copyable {
    /// The locations. Room is allocated with the first pair of fingers, and kept for later gestures.
    private var places = GrowingList<Point>()
    private var fingers = TouchMask.none
    /// Sum of the squared distances from the centroid, in px².
    private(set) var spread = 0.0

    init() {}

    /// Spread, in px², below which fingers are too close to each other to measure scale or rotation.
    static let smallestSpread = 1.0

    /// Whether later locations can be compared with these.
    var areApart: Bool { spread >= FingerPlaces.smallestSpread }

    mutating func forget() {
        while places.popLast() != nil {}
        fingers = .none
        spread = 0
    }

    /// Stores the fingers' locations as the reference. If out of memory, the fingers neither scale nor turn.
    mutating func take(_ fingers: TouchSet, around centroid: Point) {
        forget()
        guard places.reserve(fingers.count) else { return }
        fingers.lendEach { touch in
            let place = touch.location - centroid
            if places.append(place) { spread += place.squaredLength }
        }
        self.fingers = fingers.mask
    }

    /// Compares the present locations of the same fingers with the reference. Returns nil for other fingers.
    func compare(_ fingers: TouchSet, around centroid: Point) -> FingerComparison? {
        guard fingers.mask == self.fingers else { return nil }
        var comparison = FingerComparison()
        var index = 0
        fingers.lendEach { touch in
            guard let reference = places[index] else { return }
            index &+= 1
            let place = touch.location - centroid
            comparison.spread += place.squaredLength
            comparison.product = comparison.product + place.timesConjugate(of: reference)
        }
        return comparison
    }
}

/// Locations of the fingers relative to the reference, as two sums.
struct FingerComparison {
    /// Sum of the present locations times the conjugates of those at the reference.
    var product = Point.zero
    /// Sum of the squared distances from the centroid now, in px².
    var spread = 0.0
}

extension TouchSet {
    /// Returns twice the mean distance of the touches from their centroid, in px: for two touches, the distance between
    /// them.
    func diameter(around centroid: Point) -> Double {
        var sum = 0.0
        var count = 0.0
        lendEach { touch in
            sum += (touch.location - centroid).length
            count += 1
        }
        return count > 1 ? 2 * sum / count : 0
    }
}
