// SPDX-License-Identifier: MIT

/// A quick straight movement; discrete, fires before the lift (rule 8.5).
open class SwipeGestureRecognizer: GestureRecognizer {
    /// Ways to go; several may be allowed.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The ways that it may go.
    public final var direction = Direction.right
    /// Fingers that swipe.
    public final var numberOfTouchesRequired = 1
    /// How far each finger has to go along an allowed direction.
    public final var minimumDistance = Length.pixels(50)
    /// How far it may stray from it.
    public final var maximumDeviation = Length.pixels(50)
    /// From the first down, exclusive.
    public final var maximumDuration = Time.milliseconds(500)

    private final var directions = Direction.right
    private final var touchesRequired = 1
    private final var along = 50.0
    private final var across = 50.0
    private final var duration = Time.milliseconds(500)
    private final var firstDownTime: Microseconds = 0
    private final var arrived = 0
    private final var sumOfDowns = Point.zero
    /// How far the fingers of a touchpad went, which are told apart by nobody.
    private final var indirectTravel = Point.zero
    /// The farthest that a finger went, for the reason.
    private final var reached = 0.0
    private final var reachedElsewhere = 0.0

    public init() {
        super.init(kind: .swipe, isDiscrete: true)
    }

    /// Where the swipe began.
    open override var applicationLocation: Point {
        arrived > 0 ? sumOfDowns * (1 / Double(arrived)) : super.applicationLocation
    }

    override func prepareAttempt(on panel: PanelDensity) {
        directions = direction
        touchesRequired = numberOfTouchesRequired
        along = minimumDistance.pixels(at: panel)
        across = maximumDeviation.pixels(at: panel)
        duration = maximumDuration
        arrived = 0
        sumOfDowns = .zero
        reached = 0
        reachedElsewhere = 0
    }

    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        for touch in touches {
            if arrived == 0 {
                firstDownTime = touch.startTime
                setDeadline(Time.after(firstDownTime, by: duration))
            }
            arrived &+= 1
            sumOfDowns = sumOfDowns + touch.startLocation
        }
        if arrived > touchesRequired {
            fail(Reason(.tooManyTouches, Double(arrived), Double(touchesRequired)))
        }
    }

    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) { decide() }

    private final func decide() {
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
        if !isPossible { fail(Reason(.movedTooFar, farthestAcross, across)) }
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { lift() }

    private final func lift() {
        guard attempt.wish == .none else { return }
        if attempt.indirect == nil, arrived < touchesRequired {
            fail(Reason(.tooFewTouches, Double(arrived), Double(touchesRequired)))
        } else if reached < along, reachedElsewhere >= along {
            fail(Reason(.wrongDirection, reachedElsewhere, along))
        } else {
            fail(Reason(.movedTooLittle, reached, along))
        }
    }

    open override func deadlineReached(_ time: Microseconds) {
        fail(Reason(.tooSlow, Double(time &- firstDownTime), Double(duration)))
    }

    /// The mean of its fingers' ways.
    override var movementAtBegin: Point? {
        guard let centroid, arrived > 0 else { return nil }
        return centroid - sumOfDowns * (1 / Double(arrived))
    }

    // MARK: A touchpad's swipe (rule 14.2)

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
            decide()
        case .ended: lift()
        case .cancelled: break
        }
    }

    // MARK: The judgement

    private enum Judgement { case open, complete, missed }

    private final func judge(_ direction: Direction) -> Judgement {
        if attempt.indirect != nil { return judge(indirectTravel, along: direction) }
        var judgement = arrived == touchesRequired ? Judgement.complete : .open
        touches.lendEach { touch in
            // One finger that missed decides; what the others have reached does not count any more.
            guard judgement != .missed else { return }
            switch judge(touch.location - touch.startLocation, along: direction) {
            case .missed: judgement = .missed
            case .open: judgement = .open
            case .complete: break
            }
        }
        return judgement
    }

    @inline(never)
    private final func judge(_ way: Point, along direction: Direction) -> Judgement {
        let (ahead, aside) = SwipeGestureRecognizer.components(of: way, along: direction)
        if aside > across { return .missed }
        reached = max(reached, ahead)
        reachedElsewhere = max(reachedElsewhere, max(-ahead, aside))
        return ahead >= along && aside < ahead ? .complete : .open
    }

    private static func components(of way: Point, along direction: Direction) -> (ahead: Double, aside: Double) {
        if direction == .right { return (way.x, abs(way.y)) }
        if direction == .left { return (-way.x, abs(way.y)) }
        if direction == .up { return (-way.y, abs(way.x)) }
        return (way.y, abs(way.x))
    }

    private final var farthestAcross: Double {
        var farthest = attempt.indirect == nil ? 0 : min(abs(indirectTravel.x), abs(indirectTravel.y))
        for touch in touches {
            let way = touch.location - touch.startLocation
            farthest = max(farthest, min(abs(way.x), abs(way.y)))
        }
        return farthest
    }
}
