// SPDX-License-Identifier: MIT

/// An action at a time, or inside a callback. Strings name views or recognizers.
public enum Action: Sendable, Equatable {
    case down(TouchID, Point, TouchType)
    case move(TouchID, Point)
    case up(TouchID)
    case cancel(TouchID)
    case cancelAll
    /// A position between two deliveries, coalesced into the next one.
    case sample(TouchID, Point)
    /// Linear moves, one frame each, the first one after `every`, the last one at the place.
    case drag(TouchID, to: Point, Steps)
    /// Ends the input frame of the touch changes before it.
    case frame
    /// Lets time pass.
    case wait
    /// The host's output frame: delivers gathered samples (1.11).
    case deliver
    /// Lets time pass in steps, like the frames of an output.
    case tick(Steps)
    case pointer(Point)
    case pointerLeave
    /// A stylus, or a finger with force, goes down or moves. Indirect, because the case is larger than a touch and
    /// recordings have millions of moves.
    indirect case pose(TouchID, Point, TouchPose, downType: TouchType?)
    case press(PointerButton)
    case release(PointerButton)
    /// A touchpad's gesture, at the pointer.
    case gestureBegin(TouchpadGesture, fingers: Int32, Point)
    indirect case gestureUpdate(by: Point, scale: Double, rotation: Double)
    case gestureEnd
    case gestureCancel
    indirect case scroll(ScrollType, at: Point, by: Point)
    case tabletMode(Bool)
    /// Sets the keys that are held.
    case modifiers(Set<Modifier>)

    /// Enables a recognizer or a control.
    case enable(String)
    case disable(String)
    case addRecognizer(String)
    case removeRecognizer(String)
    case destroyRecognizer(String)
    case setTranslation(String, Point)
    case setScale(String, Double)
    case setRotation(String, Double)

    case hide(String)
    case show(String)
    case removeView(String)
    case destroyView(String)
    case moveView(String, Point)
    /// Sets a scroll view's offset.
    case scrollTo(String, Point, isAnimated: Bool)
    /// Stops the motion of a scroll view.
    case stopScrolling(String)
    /// Sets a scroll view's scale.
    case zoomTo(String, Double, isAnimated: Bool)
    case becomeFirstResponder(String)
    case resignFirstResponder(String)

    case shake(MotionPhase)
    case remote(RemoteCommand)

    /// `from SOURCE ACTION`
    indirect case from(String, Action)

    // In recordings: `new DECLARATION`.
    indirect case make(Declaration)
    /// `change-source NAME …`: all of a touch source; what is left out has its default again.
    indirect case changeSource(SourceDeclaration)
    indirect case set(PropertyChange)
    indirect case answer(RecordedAnswer)
    indirect case call(RecordedCall)

    /// Whether it adds to the input frame under its time.
    public var isTouchChange: Bool {
        switch self {
        case .down, .move, .up, .cancel, .pose: true
        case .from(_, let action): action.isTouchChange
        default: false
        }
    }
}

/// `[force=F] [tilt=RADIANS] [azimuth=RADIANS]`, in recordings also `[radius=PX] [max-force=F] [buttons=MASK]`
public struct TouchPose: Sendable, Equatable {
    public var force: Double?
    public var tilt: Double?
    public var azimuth: Double?
    public var radius: Double?
    public var maximumForce: Double?
    /// A mask, as the C API has it.
    public var buttons: UInt32?

    public init(force: Double? = nil, tilt: Double? = nil, azimuth: Double? = nil) {
        self.force = force
        self.tilt = tilt
        self.azimuth = azimuth
    }
}

/// `for MS [every MS]`
public struct Steps: Sendable, Equatable {
    public static let defaultInterval: Microseconds = 8_000

    public var duration: Microseconds
    public var every: Microseconds

    public init(duration: Microseconds, every: Microseconds = Steps.defaultInterval) {
        self.duration = duration
        self.every = every
    }

    /// How many steps there are: the last one falls on the end even if the interval does not.
    public var count: Int64 {
        guard duration > 0, every > 0 else { return 0 }
        return (duration - 1) / every + 1
    }

    /// The time of a step after the start, counted from 1.
    public func offset(ofStep step: Int64) -> Microseconds {
        step >= count ? duration : step * every
    }
}
