// SPDX-License-Identifier: MIT

/// One input device. Ids, frames and cancels are per source, so that a device's frame never flushes another's half
/// frame.
public final class TouchSource {
    /// Placement of the device in the application, and how it reports.
    public struct Configuration: Equatable, Sendable {
        /// Seat of the device; each has its own multi-touch sequences (rule 1.13). Default: 0.
        public var seat: UInt32 = 0
        /// Whether the device sends no frames, so that every event is a delivery (rule 1.9). Default: false.
        public var isFrameless = false
        /// Whether coordinates run from 0 to 1 across the rectangle. Default: false.
        public var isNormalized = false
        /// Whether lengths in px are scaled to the panel's real density (rule 8.9). Default: false.
        public var scalesLengths = false
        /// Whether times are on another clock than the application's (rule 11.4). Default: false.
        public var hasForeignClock = false
        /// Rectangle of the output in application coordinates. Default: nil, unknown.
        public var rectangle: Rect?
        /// Physical width of the rectangle in mm. Default: 0, unknown.
        public var widthInMillimetres = 0.0
        /// Physical height of the rectangle in mm. Default: 0, unknown.
        public var heightInMillimetres = 0.0
        /// Transform that is applied to fed coordinates first. Default: identity.
        public var transform = AffineTransform.identity

        /// Creates the default configuration.
        public init() {}

        /// Whether every number is in its range.
        public var isValid: Bool {
            (rectangle?.isValid ?? true) && transform.isWithinLimit
                && widthInMillimetres.isWithinLimit && widthInMillimetres >= 0
                && heightInMillimetres.isWithinLimit && heightInMillimetres >= 0
                && !(isNormalized && rectangle == nil)
        }
    }

    /// Placement of the device, and how it reports. Set by `reconfigure`.
    public internal(set) var configuration: Configuration { didSet { noteKind() } }
    /// Whether samples need no special treatment, the one thing tested for each. Not of a source that is removed.
    private(set) var isPlain = true
    /// Pointer for a wrapper of the engine: leads back from the source to the wrapper's object.
    package var hostPointer: UnsafeMutableRawPointer?
    /// Index of the source's slot in the application's list.
    var slot: Int32 = 0
    /// Changes since the last frame.
    var pending = TouchFrame()
    /// Whether frames wait for the host's output frame (rule 1.11).
    var isFrameComplete = false
    /// Ids of touches that the system cancelled while their fingers were down: later samples of them are no fault.
    var cancelledIDs = CancelledIDs()
    /// Buttons of the pointer that are down, and whether a view has the press.
    var pointerButtons: UInt32 = 0
    var isPressTaken = false
    /// Objects of a touchpad gesture and a scroll (§14), created here so that a delivery usually allocates none.
    var gesture: IndirectGesture? = IndirectGesture()
    var scroll: IndirectGesture? = IndirectGesture()
    /// Offset from the source's own clock to the application's (rule 11.4).
    var clockOffset: Microseconds = 0
    /// The panel's own clock, for resampling and prediction.
    var clock = PanelClock()
    /// What its touches tell about its set-up (rule 15.4).
    var suspicion = SourceSuspicion()
    /// Whether a frame that the host forgot was reported (rule 11.5).
    var hasReportedFrame = false
    /// Holds contacts back for touch accommodations (rule 1.18); nil until they are set.
    var accommodator: TouchAccommodator? { didSet { noteKind() } }
    /// Accommodations in force (rule 1.18). Default: all off.
    public var accommodations: TouchAccommodations { accommodator?.settings ?? TouchAccommodations() }
    /// Number of the last cancel of all sources that included this one.
    var lastCancelRound: UInt64 = 0
    /// Whether a hover of this source is running, which its removal ends.
    var isHovering = false
    /// Membership of the source in its application (rule 12.1).
    var membership = Membership.attached { didSet { noteKind() } }

    enum Membership: UInt8 {
        case attached
        /// Removed inside a callback: its touches are cancelled after the running delivery, and it is fed nothing more.
        case leaving
        case removed
    }

    @inline(__always)
    var isAttached: Bool { membership == .attached }

    /// Changes placement and settings of the device. Touches keep their locations until they move. Returns false and
    /// changes nothing if the configuration is invalid.
    public func reconfigure(_ configuration: Configuration) -> Bool {
        guard configuration.isValid else { return false }
        self.configuration = configuration
        return true
    }

    init(_ configuration: Configuration) {
        self.configuration = configuration
        noteKind()
    }

    /// Whether a gesture is under way, or contacts wait for accommodations or their frame.
    var isBusy: Bool {
        if let accommodator, !accommodator.fingers.isEmpty { return true }
        return !pending.isEmpty || gesture?.isDown ?? false || scroll?.isDown ?? false
    }

    /// Changes the touch accommodations (rule 1.18). Returns false if they are invalid.
    func setAccommodations(_ accommodations: TouchAccommodations) -> Bool {
        guard accommodations.isValid else { return false }
        if accommodator == nil, accommodations != TouchAccommodations() {
            accommodator = TouchAccommodator()
            guard accommodator != nil else { return false }
        }
        if accommodations.ignoreRepeat == .zero { accommodator?.forgetLifts() }
        accommodator?.settings = accommodations
        return true
    }

    private func noteKind() {
        isPlain =
            isAttached && !configuration.hasForeignClock && !configuration.isFrameless && accommodator == nil
    }

    @inline(__always)
    func applicationPoint(_ point: Point) -> Point {
        let mapped = configuration.transform.apply(point)
        let place = configuration.isNormalized ? denormalized(mapped) : mapped
        return place.isWithinLimit ? place : place.clampedToLimit
    }

    @inline(never)
    private func denormalized(_ mapped: Point) -> Point {
        guard let rectangle = configuration.rectangle else { return mapped }
        return Point(
            x: rectangle.minX + mapped.x * rectangle.width, y: rectangle.minY + mapped.y * rectangle.height)
    }

    /// Density of the panel in px per mm, or nil if its size is unknown.
    var pixelsPerMillimetre: Double? {
        guard let rectangle = configuration.rectangle, configuration.widthInMillimetres > 0,
            configuration.heightInMillimetres > 0, rectangle.width > 0, rectangle.height > 0
        else { return nil }
        // Mean of both directions: pixels of panels are nearly square.
        return
            (rectangle.width / configuration.widthInMillimetres
            + rectangle.height / configuration.heightInMillimetres) / 2
    }

    var density: PanelDensity {
        var density = PanelDensity()
        guard let pixelsPerMillimetre else { return density }
        density.pixelsPerMillimetre = pixelsPerMillimetre
        if configuration.scalesLengths {
            density.pixelScale = density.pixelsPerMillimetre / PanelDensity.nominalPixelsPerMillimetre
        }
        return density
    }
}

extension TouchSource: Slotted {
}

extension TouchSource: Described {
    package final func writeTitle(to line: inout TextLine) { line.append("touch source") }
}
