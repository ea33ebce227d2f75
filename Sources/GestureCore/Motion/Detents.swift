// SPDX-License-Identifier: MIT

/// Points at which something comes to rest (rule 16.4), like the pages of a scroll view (rule 13.10). They may be in
/// any order; points that are not finite are ignored. All functions return an index into the given list, or nil if it
/// has no finite point, and are O(points).
public enum Detents {
    /// Velocity, in px/s, above which its direction decides.
    public static let flickVelocity = 250.0

    private struct Detent {
        let index: Int
        let place: Double
    }

    /// Returns the index of the point nearest to where a motion would end. Of two equally near points the later one
    /// wins.
    public static func nearest(to end: Double, in detents: Span<Double>) -> Int? {
        findNearest(to: end, in: detents)?.index
    }

    /// Returns the index of the nearest point, but at most one point away from the point nearest to where the drag
    /// began.
    public static func nearest(to end: Double, oneStepFrom start: Double, in detents: Span<Double>) -> Int? {
        limit(findNearest(to: end, in: detents), from: start, in: detents)
    }

    /// Returns the index of the page to turn to when a drag is released at `position` with a velocity in px/s (rule
    /// 13.10): above 250 px/s the next point in its direction, else the nearest. The result is at most one point away
    /// from where the drag began.
    public static func page(from start: Double, position: Double, velocity: Double, in detents: Span<Double>) -> Int? {
        let position = position.clampedToLimit
        let velocity = velocity.clampedToLimit
        guard abs(velocity) > flickVelocity else {
            return limit(findNearest(to: position, in: detents), from: start, in: detents)
        }
        let next = findNeighbour(of: position, forward: velocity > 0, in: detents)
        // Beyond the last point there is no next one: the nearest is the last.
        return limit(next ?? findNearest(to: position, in: detents), from: start, in: detents)
    }

    private static func limit(_ choice: Detent?, from start: Double, in detents: Span<Double>) -> Int? {
        guard let choice, let home = findNearest(to: start, in: detents), choice.place != home.place else {
            return choice?.index
        }
        let isForward = choice.place > home.place
        let next = findNeighbour(of: home.place, forward: isForward, in: detents) ?? home
        return isForward == (choice.place > next.place) ? next.index : choice.index
    }

    private static func findNearest(to end: Double, in detents: Span<Double>) -> Detent? {
        let end = end.clampedToLimit
        return findBest(in: detents) { place, best in
            guard let best else { return true }
            let distance = abs(place - end)
            let bestDistance = abs(best - end)
            return distance < bestDistance || (distance == bestDistance && place > best)
        }
    }

    /// Returns the first point beyond a place, in a direction.
    private static func findNeighbour(of origin: Double, forward: Bool, in detents: Span<Double>) -> Detent? {
        findBest(in: detents) { place, best in
            guard forward ? place > origin : place < origin else { return false }
            guard let best else { return true }
            return forward ? place < best : place > best
        }
    }

    /// Returns the last point that is better than the best one before it.
    private static func findBest(in detents: Span<Double>, _ isBetter: (Double, Double?) -> Bool) -> Detent? {
        var best: Detent?
        var index = 0
        while index < detents.count {
            // The index is below the count; a checked access would add a trap.
            let place = detents[unchecked: index]
            if place.isFinite, isBetter(place, best?.place) { best = Detent(index: index, place: place) }
            index &+= 1
        }
        return best
    }
}
