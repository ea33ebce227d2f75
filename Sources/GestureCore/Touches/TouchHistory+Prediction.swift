// SPDX-License-Identifier: MIT

/// Where a touch will be (rule 1.17): on along the tangent of a parabola through the last 100 ms, or along the parabola
/// itself when the finger slows down. Benchmarks/feel compares it with others, and docs/performance.md has the figures.
extension TouchHistory {
    private enum Predictor {
        static let line = Time.milliseconds(40)
        /// Of a slow panel the line takes older samples, too: with three the distance from it says nothing.
        static let fewest = 4.0
        static let parabola = Time.milliseconds(100)
        /// Part of the parabola while the speed stays, the rest being its tangent, and how it grows with the part of the
        /// speed that was lost: the parabola knows of a stop, the tangent trembles less.
        static let parabolaPart = 0.35
        static let slowingFactor = 3.0
        /// The line's way in units of the samples' distance from it. Below the first one the finger rests and trembles,
        /// from the second one on it moves.
        static let resting = 2.0
        static let moving = 4.0
        /// Share of the way from a resting finger's place to the mean of the line's samples.
        static let calming = 0.25
    }

    /// Farther ahead nothing is predicted.
    static let longestPrediction = Time.milliseconds(50)

    /// Where the touch will be at a time, at most 50 ms after its last sample. `now`: the delivery, since a finger that
    /// has been silent for more than 40 ms has stopped. There is a sample.
    mutating func prediction(at time: Microseconds, now: Microseconds) -> Sample {
        let last = self[count &- 1]
        let ahead = min(max(time &- last.time, 0), TouchHistory.longestPrediction)
        var place = Sample(time: last.time &+ ahead, location: last.location)
        guard ahead > 0, !VelocityEstimator.hasStopped(since: last.time, at: now) else { return place }
        let way = movement(after: Double(ahead) * 1e-6, from: last)
        if way.isFinite { place.location = (last.location + way).clampedToLimit }
        return place
    }

    @_optimize(speed)
    private mutating func movement(after time: Double, from last: Sample) -> Point {
        var line = Line()
        var parabola = Parabola()
        var newer = last.time
        var index = count &- 1
        while index > 0 {
            index &-= 1
            let sample = self[index]
            let age = last.time &- sample.time
            guard age <= Predictor.parabola, !VelocityEstimator.hasStopped(since: sample.time, at: newer) else { break }
            newer = sample.time
            let place = sample.location - last.location
            let time = Double(age) * -1e-6
            parabola.add(place, at: time)
            if age <= Predictor.line || line.number < Predictor.fewest { line.add(place, at: time) }
        }
        guard line.fit(), parabola.fit() else { return .zero }
        let speed = line.velocity.length
        let speedNow = parabola.velocity.length
        let lost = speed > 0 ? max(0, (speed - speedNow) / speed) : 0
        let part = min(Predictor.parabolaPart + lost * Predictor.slowingFactor, 1)
        let moved = parabola.velocity * ((1 - part) * time) + parabola.movement(after: time) * part
        let certainty = min(
            max((line.significance - Predictor.resting) / (Predictor.moving - Predictor.resting), 0), 1)
        let calmed = line.mean * (Predictor.calming * (1 - certainty))
        return (moved * certainty + calmed).shortened(to: min(speed, speedNow) * time)
    }

    // MARK: Least squares, from the last sample's place and time

    /// With the last sample as one of many.
    private struct Line {
        private(set) var number = 1.0
        private var elapsed = 0.0
        private var squaredElapsed = 0.0
        private var place = Point.zero
        private var product = Point.zero
        private var square = 0.0
        /// Per second.
        var velocity = Point.zero
        var mean = Point.zero
        /// The way within the samples' spread, in units of their distance from the line.
        var significance = 0.0

        @inline(__always)
        mutating func add(_ place: Point, at elapsed: Double) {
            number += 1
            self.elapsed += elapsed
            squaredElapsed += elapsed * elapsed
            self.place = self.place + place
            product = product + place * elapsed
            square += place.x * place.x + place.y * place.y
        }

        /// False: all samples have one time.
        @inline(__always)
        mutating func fit() -> Bool {
            let spread = squaredElapsed - elapsed * elapsed / number
            guard spread > 1e-9 * squaredElapsed else { return false }
            mean = place / number
            let covariance = product - mean * elapsed
            velocity = covariance / spread
            let explained = velocity.x * covariance.x + velocity.y * covariance.y
            // Two samples lie on any line.
            let rest =
                number > 2
                ? max(square - (mean.x * place.x + mean.y * place.y) - explained, 0) / (number - 2) : 0
            significance =
                explained > rest * (Predictor.moving * Predictor.moving)
                ? Predictor.moving : rest > 0 ? (explained / rest).squareRoot() : 0
            return true
        }
    }

    /// Through the last sample; a line through it where there are too few.
    private struct Parabola {
        private var number = 0
        private var tt = 0.0
        private var tq = 0.0
        private var qq = 0.0
        private var tp = Point.zero
        private var qp = Point.zero
        /// At the last sample, per second.
        var velocity = Point.zero
        /// Half of it, per second squared.
        private var bend = Point.zero

        @inline(__always)
        mutating func add(_ place: Point, at elapsed: Double) {
            let square = elapsed * elapsed
            number &+= 1
            tt += square
            tq += square * elapsed
            qq += square * square
            tp = tp + place * elapsed
            qp = qp + place * square
        }

        /// False: all samples have one time.
        @inline(__always)
        mutating func fit() -> Bool {
            guard tt > 0 else { return false }
            let determinant = tt * qq - tq * tq
            // Two times at least, and not as good as one.
            guard number >= 3, determinant > 1e-9 * tt * qq else {
                velocity = tp / tt
                return true
            }
            velocity = (tp * qq - qp * tq) / determinant
            bend = (qp * tt - tp * tq) / determinant
            return true
        }

        /// A finger that slows down stops, and does not turn round.
        @inline(__always)
        func movement(after time: Double) -> Point {
            let speed = velocity.length
            guard speed > 0 else { return .zero }
            let slowing = -2 * (bend.x * velocity.x + bend.y * velocity.y) / speed
            let moving = slowing > 0 ? min(time, speed / slowing) : time
            return velocity * moving + bend * (moving * moving)
        }
    }
}

extension Point {
    /// In the same direction, and not longer than this.
    fileprivate func shortened(to length: Double) -> Point {
        let own = self.length
        return own > length ? self * (length / own) : self
    }
}
