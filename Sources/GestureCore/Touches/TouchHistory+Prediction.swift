// SPDX-License-Identifier: MIT

/// Where a touch will be (rule 1.17): a mixture of a straight line through the last 40 ms and a parabola through the last
/// 100 ms. Benchmarks/prediction compares it with others, and docs/performance.md has the figures.
extension TouchHistory {
    private enum Predictor {
        static let line = Time.milliseconds(40)
        static let parabola = Time.milliseconds(100)
        /// Part of the parabola while the speed stays, and how it grows with the part of the speed that was lost: the
        /// parabola knows of a stop sooner, the line trembles less.
        static let parabolaPart = 0.35
        static let slowingFactor = 3.0
        /// The line's way in units of the samples' distance from it. Below the first one the finger rests and trembles,
        /// from the second one on it moves.
        static let resting = 1.5
        static let moving = 4.0
        /// How far the place of a resting finger goes towards the mean of the line's samples.
        static let calming = 0.2
    }

    /// Farther ahead nothing is predicted.
    static let longestPrediction = Time.milliseconds(50)

    /// Where the touch will be at a time, at most 50 ms after its last sample. `now`: the delivery, since a finger that
    /// has been silent for more than 40 ms has stopped. There is a sample.
    func prediction(at time: Microseconds, now: Microseconds) -> Sample {
        let last = self[count &- 1]
        let ahead = min(max(time &- last.time, 0), TouchHistory.longestPrediction)
        var place = Sample(time: last.time &+ ahead, location: last.location)
        guard ahead > 0, !VelocityEstimator.hasStopped(since: last.time, at: now) else { return place }
        let way = movement(after: Double(ahead) * 1e-6)
        if way.isFinite { place.location = (last.location + way).clampedToLimit }
        return place
    }

    /// The first sample of those that lie within a time before the last one, with no pause between them.
    private func first(within horizon: Microseconds) -> Int {
        let oldest = self[count &- 1].time &- horizon
        var index = count &- 1
        while index > 0, self[index &- 1].time >= oldest,
            !VelocityEstimator.hasStopped(since: self[index &- 1].time, at: self[index].time)
        {
            index &-= 1
        }
        return index
    }

    private func movement(after time: Double) -> Point {
        let firstOfLine = first(within: Predictor.line)
        guard firstOfLine < count &- 1, let line = fitLine(from: firstOfLine) else { return .zero }
        let parabola = fitParabola(from: first(within: Predictor.parabola))
        let speed = line.velocity.length
        let speedNow = parabola.velocity.length
        let lost = speed > 0 ? max(0, (speed - speedNow) / speed) : 0
        let part = min(Predictor.parabolaPart + lost * Predictor.slowingFactor, 1)
        let moved = line.velocity * ((1 - part) * time) + parabola.movement(after: time) * part
        let certainty = min(
            max((line.significance - Predictor.resting) / (Predictor.moving - Predictor.resting), 0), 1)
        let calmed = (line.mean - self[count &- 1].location) * (Predictor.calming * (1 - certainty))
        return (moved * certainty + calmed).shortened(to: min(speed, speedNow) * time)
    }

    // MARK: Least squares

    private struct Line {
        /// Per second.
        var velocity: Point
        var mean: Point
        /// The way within the samples' spread, in units of their distance from the line.
        var significance: Double
    }

    /// nil: all samples have one time.
    private func fitLine(from first: Int) -> Line? {
        let last = self[count &- 1]
        let number = Double(count &- first)
        var meanTime = 0.0
        var mean = Point.zero
        var index = first
        while index < count {
            meanTime += seconds(self[index].time, since: last.time)
            mean = mean + (self[index].location - last.location)
            index &+= 1
        }
        meanTime /= number
        mean = mean / number
        var spread = 0.0
        var product = Point.zero
        var square = 0.0
        index = first
        while index < count {
            let time = seconds(self[index].time, since: last.time) - meanTime
            let place = self[index].location - last.location - mean
            spread += time * time
            product = product + place * time
            square += place.x * place.x + place.y * place.y
            index &+= 1
        }
        guard spread > 0 else { return nil }
        let velocity = product / spread
        let explained = (velocity.x * velocity.x + velocity.y * velocity.y) * spread
        // Two samples lie on any line.
        let rest = number > 2 ? max(square - explained, 0) / (number - 2) : 0
        let significance =
            explained > rest * (Predictor.moving * Predictor.moving)
            ? Predictor.moving : rest > 0 ? (explained / rest).squareRoot() : 0
        return Line(velocity: velocity, mean: mean + last.location, significance: significance)
    }

    private struct Parabola {
        /// At the last sample, per second.
        var velocity: Point
        /// Half of it, per second squared.
        var bend = Point.zero

        /// A finger that slows down stops, and does not turn round.
        func movement(after time: Double) -> Point {
            let speed = velocity.length
            guard speed > 0 else { return .zero }
            let slowing = -2 * (bend.x * velocity.x + bend.y * velocity.y) / speed
            let moving = slowing > 0 ? min(time, speed / slowing) : time
            return velocity * moving + bend * (moving * moving)
        }
    }

    /// Through the last sample; a line through it where there are too few.
    private func fitParabola(from first: Int) -> Parabola {
        let last = self[count &- 1]
        var tt = 0.0
        var tq = 0.0
        var qq = 0.0
        var tx = Point.zero
        var qx = Point.zero
        var index = first
        while index < count &- 1 {
            let time = seconds(self[index].time, since: last.time)
            let square = time * time
            let place = self[index].location - last.location
            tt += square
            tq += square * time
            qq += square * square
            tx = tx + place * time
            qx = qx + place * square
            index &+= 1
        }
        let determinant = tt * qq - tq * tq
        // Two times at least, and not as good as one.
        guard count &- first > 3, determinant > 1e-9 * tt * qq else {
            return Parabola(velocity: tt > 0 ? tx / tt : .zero)
        }
        return Parabola(
            velocity: (tx * qq - qx * tq) / determinant, bend: (qx * tt - tx * tq) / determinant)
    }

    private func seconds(_ time: Microseconds, since origin: Microseconds) -> Double {
        Double(time &- origin) * 1e-6
    }
}

extension Point {
    /// In the same direction, and not longer than this.
    fileprivate func shortened(to length: Double) -> Point {
        let own = self.length
        return own > length ? self * (length / own) : self
    }
}
