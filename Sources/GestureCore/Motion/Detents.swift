// SPDX-License-Identifier: MIT

/// Points at which something comes to rest (rule 16.4), as pages are for a scroll view (rule 13.10). They may be in any
/// order; those that are no finite numbers are left out. Indices are those of the list, nil if it has no point.
public enum Detents {
    /// Above this the direction of the velocity counts, in px/s.
    public static let flickVelocity = 250.0

    /// Returns the index of the point that is nearest to where a motion would end; halves go forward.
    public static func nearest(to end: Double, in detents: Span<Double>) -> Int? {
        let end = end.clampedToLimit
        var best: Int?
        for index in detents.indices where detents[index].isFinite {
            guard let previous = best else {
                best = index
                continue
            }
            let distance = abs(detents[index] - end)
            let bestDistance = abs(detents[previous] - end)
            if distance < bestDistance || (distance == bestDistance && detents[index] > detents[previous]) {
                best = index
            }
        }
        return best
    }

    /// Returns the same, but at most one point away from the one that is nearest to where the drag began.
    public static func nearest(to end: Double, oneStepFrom start: Double, in detents: Span<Double>) -> Int? {
        limit(nearest(to: end, in: detents), from: start, in: detents)
    }

    /// Returns where a page turns to that is let go at `position` with a velocity in px/s (rule 13.10): above 250 px/s the
    /// next point in the velocity's direction, else the nearest, at most one away from where the drag began.
    public static func page(from start: Double, position: Double, velocity: Double, in detents: Span<Double>) -> Int? {
        let position = position.clampedToLimit
        let velocity = velocity.clampedToLimit
        guard abs(velocity) > flickVelocity else {
            return limit(nearest(to: position, in: detents), from: start, in: detents)
        }
        let next = neighbour(of: position, forward: velocity > 0, in: detents)
        // Beyond the last point there is only that one.
        return limit(next ?? nearest(to: position, in: detents), from: start, in: detents)
    }

    private static func limit(_ choice: Int?, from start: Double, in detents: Span<Double>) -> Int? {
        guard let choice, let home = nearest(to: start, in: detents), detents[choice] != detents[home] else {
            return choice
        }
        let isForward = detents[choice] > detents[home]
        let next = neighbour(of: detents[home], forward: isForward, in: detents) ?? home
        return isForward == (detents[choice] > detents[next]) ? next : choice
    }

    /// The first point beyond a place.
    private static func neighbour(of place: Double, forward: Bool, in detents: Span<Double>) -> Int? {
        var best: Int?
        for index in detents.indices where detents[index].isFinite {
            let detent = detents[index]
            guard forward ? detent > place : detent < place else { continue }
            if let previous = best, forward ? detents[previous] <= detent : detents[previous] >= detent { continue }
            best = index
        }
        return best
    }
}
