// SPDX-License-Identifier: MIT

/// Prediction of a touch (rule 1.17): along the tangent of a parabola through the last 100 ms, or along the parabola
/// itself when the finger slows down. Benchmarks/feel compares it with other predictors; docs/performance.md has the
/// figures.
extension TouchHistory {
    private enum Predictor {
        static let line = Time.milliseconds(40)
        /// Smallest number of samples of the line. On a slow panel the line includes older samples: the residual of
        /// three says nothing.
        static let fewest = 4.0
        static let parabola = Time.milliseconds(100)
        /// Share of the parabola at constant speed, the rest being its tangent, and how the share grows with the lost
        /// part of the speed. The parabola predicts a stop; the tangent is less noisy.
        static let parabolaPart = 0.35
        static let slowingFactor = 3.0
        /// Length of the line in units of the samples' residual. Below `resting` the finger rests and trembles; from
        /// `moving` on it moves.
        static let resting = 2.0
        static let moving = 4.0
        /// Share of the distance from a resting finger's location to the mean of the line's samples.
        static let calming = 0.25
    }

    /// Longest prediction ahead.
    static let longestPrediction = Time.milliseconds(50)

    /// Returns the predicted sample at a time, at most 50 ms after the last sample. `now` is the time of the delivery:
    /// a finger that has been silent for more than 40 ms has stopped. Requires at least one sample.
    mutating func prediction(at time: Microseconds, now: Microseconds) -> Sample {
        let last = self[count &- 1]
        let ahead = min(max(time &- last.time, 0), TouchHistory.longestPrediction)
        var place = Sample(time: last.time &+ ahead, location: last.location)
        guard ahead > 0, !stands, !VelocityEstimator.hasStopped(since: last.time, at: now) else { return place }
        let way = movement(after: Double(ahead) * 1e-6, from: last)
        if way.isFinite { place.location = (last.location + way).clampedToLimit }
        return place
    }

    /// The finger stands: its last sample has the place of the one before.
    private var stands: Bool {
        mutating get { count < 2 || self[count &- 2].location == self[count &- 1].location }
    }

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

    // MARK: Least squares, relative to the last sample's location and time

    /// A line in which the last sample counts like the others.
    private struct Line {
        private(set) var number = 1.0
        private var elapsed = 0.0
        private var squaredElapsed = 0.0
        private var place = Point.zero
        private var product = Point.zero
        private var square = 0.0
        /// Velocity in px/s.
        var velocity = Point.zero
        var mean = Point.zero
        /// Length of the line within the samples' time, in units of their residual.
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

        /// Fits the line. Returns false if all samples have the same time.
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

    /// A parabola through the last sample; a line through it if there are too few samples.
    private struct Parabola {
        private var number = 0
        private var tt = 0.0
        private var tq = 0.0
        private var qq = 0.0
        private var tp = Point.zero
        private var qp = Point.zero
        /// Velocity at the last sample, in px/s.
        var velocity = Point.zero
        /// Half of the acceleration, in px/s².
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

        /// Fits the parabola. Returns false if all samples have the same time.
        @inline(__always)
        mutating func fit() -> Bool {
            guard tt > 0 else { return false }
            let determinant = tt * qq - tq * tq
            // Requires at least two clearly different times.
            guard number >= 3, determinant > 1e-9 * tt * qq else {
                velocity = tp / tt
                return true
            }
            velocity = (tp * qq - qp * tq) / determinant
            bend = (qp * tt - tp * tq) / determinant
            return true
        }

        /// Returns the displacement after a time. A finger that slows down stops and does not turn around.
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
    /// Returns the vector in the same direction, limited to a length.
    fileprivate func shortened(to length: Double) -> Point {
        let own = self.length
        return own > length ? self * (length / own) : self
    }
}
