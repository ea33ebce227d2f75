// SPDX-License-Identifier: MIT

/// Recognizes a quick straight movement; discrete, fires before the lift (rule 8.5). Settings take effect with the next
/// attempt.
open class SwipeGestureRecognizer: GestureRecognizer {
    /// A set of directions.
    public struct Direction: OptionSet, Sendable {
        /// Bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// Allowed directions. Default: right.
    public final var direction = Direction.right
    /// Number of fingers. Default: 1.
    public final var numberOfTouchesRequired = 1
    /// Distance that each finger must move along an allowed direction. Default: 50 px.
    public final var minimumDistance = Length.pixels(50)
    /// Largest deviation from the direction. Default: 50 px.
    public final var maximumDeviation = Length.pixels(50)
    /// Time from the first down within which the swipe must be complete, exclusive. Default: 500 ms.
    public final var maximumDuration = TimeSpan(microseconds: 500_000)

    private final var directions = Direction.right
    private final var touchesRequired = 1
    private final var along = 50.0
    private final var across = 50.0
    private final var duration = Time.milliseconds(500)
    private final var firstDownTime: Microseconds = 0
    private final var arrived = 0
    private final var sumOfDowns = Point.zero
    /// Displacement of a touchpad's fingers, which are not told apart.
    private final var indirectTravel = Point.zero

    /// Creates a swipe to the right with one finger.
    public init() {
        super.init(kind: .swipe, isDiscrete: true)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(SwipeGestureRecognizer.self) }

    override var kindImpediment: Impediment? { direction.isEmpty ? .noDirections : nil }

    override var touchesNeeded: Int { touchesRequired }

    /// Way of the slowest finger in the direction in which it has come farthest.
    override var measuredProgress: Progress {
        guard attempt.indirect == nil else { return Progress(ahead(of: indirectTravel), of: along, in: .pixels) }
        var least = Double.infinity
        var slowest: Touch?
        touches.lendEach { touch in
            let way = ahead(of: touch.location - origin(of: touch))
            if way < least { (least, slowest) = (way, touch) }
        }
        return Progress(slowest == nil ? 0 : least, of: along, in: .pixels, laggingTouch: slowest)
    }

    @inline(never)
    private final func ahead(of way: Point) -> Double {
        var ahead = 0.0
        forEachDirection { ahead = max(ahead, SwipeGestureRecognizer.components(of: way, along: $0).ahead) }
        return ahead
    }

    /// Location where the swipe began.
    open override var applicationLocation: Point {
        arrived > 0 ? sumOfDowns / Double(arrived) : super.applicationLocation
    }

    override func prepareAttempt(on panel: PanelDensity) {
        directions = direction
        touchesRequired = numberOfTouchesRequired
        along = minimumDistance.pixels(at: panel)
        across = maximumDeviation.pixels(at: panel)
        duration = maximumDuration.microseconds
        arrived = 0
        sumOfDowns = .zero
    }

    @_optimize(speed)
    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        for touch in touches {
            if arrived == 0 {
                firstDownTime = event.timestamp
                setDeadline(Time.after(firstDownTime, by: duration))
            }
            arrived &+= 1
            sumOfDowns = sumOfDowns + origin(of: touch)
        }
        if arrived > touchesRequired {
            fail(Reason(.tooManyTouches, Double(arrived), Double(touchesRequired)))
        }
    }

    @_optimize(speed)
    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) { decide(touches) }

    /// Decides on the movement. `moved` holds the touches that can cause a failure.
    private final func decide(_ moved: TouchSet) {
        guard attempt.wish == .none else { return }
        var isPossible = false
        var direction = Direction.right.rawValue
        while direction <= Direction.down.rawValue {
            if directions.contains(Direction(rawValue: direction)) {
                switch judge(Direction(rawValue: direction)) {
                case .complete:
                    setDeadline(Time.never)
                    request(.ended)
                    return
                case .open: isPossible = true
                case .missed: break
                }
            }
            direction <<= 1
        }
        if !isPossible { fail(deviation(of: moved)) }
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        guard attempt.wish == .none else { return }
        fail(
            arrived < touchesRequired
                ? Reason(.tooFewTouches, Double(arrived), Double(touchesRequired)) : shortfall(of: touches))
    }

    open override func deadlineReached(_ time: Microseconds) {
        fail(Reason(.tooSlow, Double(time &- firstDownTime), Double(duration)))
    }

    /// Mean displacement of the fingers.
    override var movementAtBegin: Point? {
        guard let centroid, arrived > 0 else { return nil }
        return centroid - sumOfDowns * (1 / Double(arrived))
    }

    // MARK: Swipes on a touchpad (rule 14.2)

    override func participation(in gesture: IndirectGesture) -> Participation {
        guard gesture.kind == .swipe, allowsTouchpads else { return .none }
        return Participation(of: gesture, from: numberOfTouchesRequired, to: numberOfTouchesRequired)
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            firstDownTime = gesture.time
            indirectTravel = .zero
            setDeadline(Time.after(gesture.time, by: duration))
        case .changed:
            indirectTravel = indirectTravel + gesture.step
            decide(emptyTouchSet)
        case .ended:
            if attempt.wish == .none { fail(shortfall(of: indirectTravel) ?? Reason(.movedTooLittle)) }
        case .cancelled: break
        }
    }

    // MARK: The judgement

    private enum Judgement { case open, complete, missed }

    @_optimize(speed)
    private final func judge(_ direction: Direction) -> Judgement {
        if attempt.indirect != nil { return judge(indirectTravel, along: direction) }
        var judgement = arrived == touchesRequired ? Judgement.complete : .open
        touches.lendEach { touch in
            // One finger that missed decides: the progress of the others does not count any more.
            guard judgement != .missed else { return }
            switch judge(touch.location - origin(of: touch), along: direction) {
            case .missed: judgement = .missed
            case .open: judgement = .open
            case .complete: break
            }
        }
        return judgement
    }

    private final func judge(_ way: Point, along direction: Direction) -> Judgement {
        let (ahead, aside) = SwipeGestureRecognizer.components(of: way, along: direction)
        if aside.exceeds(across) { return .missed }
        return ahead.reaches(along) && aside < ahead ? .complete : .open
    }

    fileprivate static func components(of way: Point, along direction: Direction) -> (ahead: Double, aside: Double) {
        if direction == .right { return (way.x, abs(way.y)) }
        if direction == .left { return (-way.x, abs(way.y)) }
        if direction == .up { return (-way.y, abs(way.x)) }
        return (way.y, abs(way.x))
    }
}

// Several fingers can fail a swipe in several ways. The reason is that of the first that failed, or, if several failed
// at once, of the one that went down first.
extension SwipeGestureRecognizer {
    /// Returns why no direction is left, for the first of these touches that strayed.
    @inline(never)
    private final func deviation(of touches: TouchSet) -> Reason {
        // Without a direction every movement is wrong.
        if directions.isEmpty { return Reason(.wrongDirection, .pi, .pi / 4) }
        for touch in touches {
            if let aside = deviation(of: touch.location - origin(of: touch)) {
                return Reason(.movedTooFar, aside, across)
            }
        }
        return Reason(.movedTooFar, deviation(of: indirectTravel) ?? across, across)
    }

    /// Returns the smallest deviation from an allowed direction that a movement exceeds, or nil if it exceeds none.
    private final func deviation(of way: Point) -> Double? {
        var least: Double?
        forEachDirection { direction in
            let aside = SwipeGestureRecognizer.components(of: way, along: direction).aside
            if aside.exceeds(across) { least = min(least ?? aside, aside) }
        }
        return least
    }

    /// Returns what was missing when these touches lifted: for one of them or, if they were complete, for one that is
    /// still down.
    @inline(never)
    private final func shortfall(of lifted: TouchSet) -> Reason {
        for touch in lifted {
            if let reason = shortfall(of: touch.location - origin(of: touch)) { return reason }
        }
        for touch in touches {
            if let reason = shortfall(of: touch.location - origin(of: touch)) { return reason }
        }
        return Reason(.movedTooLittle, 0, along)
    }

    /// Returns why a movement is not a swipe, or nil if it is one.
    @inline(never)
    private final func shortfall(of way: Point) -> Reason? {
        let ahead = ahead(of: way)
        var elsewhere = 0.0
        var isComplete = false
        forEachDirection { direction in
            let parts = SwipeGestureRecognizer.components(of: way, along: direction)
            elsewhere = max(elsewhere, max(-parts.ahead, parts.aside))
            isComplete = isComplete || judge(way, along: direction) == .complete
        }
        guard !isComplete else { return nil }
        if !ahead.reaches(along), elsewhere.reaches(along) {
            return Reason(.wrongDirection, angle(of: way), .pi / 4)
        }
        return Reason(.movedTooLittle, ahead, along)
    }

    /// Returns the angle between a movement and the nearest allowed direction, 0 to π.
    private final func angle(of way: Point) -> Double {
        var least = Double.pi
        forEachDirection { direction in
            let parts = SwipeGestureRecognizer.components(of: way, along: direction)
            least = min(least, Point(x: parts.ahead, y: parts.aside).angle)
        }
        return least
    }

    fileprivate final func forEachDirection(_ body: (Direction) -> Void) {
        var direction = Direction.right.rawValue
        while direction <= Direction.down.rawValue {
            if directions.contains(Direction(rawValue: direction)) { body(Direction(rawValue: direction)) }
            direction <<= 1
        }
    }
}

#if !hasFeature(Embedded)
    extension SwipeGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (SwipeGestureRecognizer) -> Void
        ) {
            self.init()
            addTarget(target, action: action)
        }

        /// Creates a recognizer that calls a method without arguments for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
            self.init()
            addTarget(target, action: action)
        }
    }
#endif
