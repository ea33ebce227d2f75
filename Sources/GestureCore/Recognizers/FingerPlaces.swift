// SPDX-License-Identifier: MIT

/// The places of an attempt's fingers at its reference, from their centroid, in the order of the downs (rule 8.13).
struct FingerPlaces: ~Copyable {
    /// Room is made with the first pair of fingers, and kept for the gestures that follow.
    private var places = GrowingList<Point>()
    private var fingers = TouchMask.none
    /// The sum of the squared distances from the centroid.
    private(set) var spread = 0.0

    init() {}

    /// Below this spread, in px², fingers are too close to each other to say how they scale or turn.
    static let smallestSpread = 1.0

    /// Returns whether later places can be compared with these.
    var areApart: Bool { spread >= FingerPlaces.smallestSpread }

    mutating func forget() {
        while places.popLast() != nil {}
        fingers = .none
        spread = 0
    }

    /// Takes the fingers' places over as the reference. Without memory for them the fingers neither scale nor turn.
    mutating func take(_ fingers: TouchSet, around centroid: Point) {
        forget()
        guard places.reserve(fingers.count) else { return }
        fingers.lendEach { touch in
            let place = touch.location - centroid
            if places.append(place) { spread += place.squaredLength }
        }
        self.fingers = fingers.mask
    }

    /// Compares the same fingers' places now with these; nil of other fingers.
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

/// Place of the fingers relative to the reference: two sums over them.
struct FingerComparison {
    /// The places now times the conjugates of those at the reference.
    var product = Point.zero
    /// The sum of the squared distances from the centroid now.
    var spread = 0.0
}

extension TouchSet {
    /// Returns twice the mean distance of the touches from their centroid: of two, their distance from each other.
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
