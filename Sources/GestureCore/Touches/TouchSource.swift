// SPDX-License-Identifier: MIT

/// One device: ids, frames and cancels are its own, so that it never flushes another's half frame.
public final class TouchSource {
    /// Place of the device in the application, and how it reports.
    public struct Configuration: Equatable, Sendable {
        /// Each seat has its own multi-touch sequences (rule 1.13).
        public var seat: UInt32 = 0
        /// Sends no frames: every event is a delivery (rule 1.9).
        public var isFrameless = false
        /// Coordinates run from 0 to 1 across the rectangle.
        public var isNormalized = false
        /// Lengths in px are scaled to the panel's real density (rule 8.9).
        public var scalesLengths = false
        /// Times come from another clock than the application's (rule 11.4).
        public var hasForeignClock = false
        /// The output's rectangle in the application; nil: unknown.
        public var rectangle: Rect?
        /// Of the rectangle; 0: unknown.
        public var widthInMillimetres = 0.0
        /// Of the rectangle; 0: unknown.
        public var heightInMillimetres = 0.0
        /// Applied to what is fed before anything else.
        public var transform = AffineTransform.identity

        public init() {}

        /// Every number is finite and in its range.
        public var isValid: Bool {
            (rectangle?.isValid ?? true) && transform.isWithinLimit
                && widthInMillimetres.isWithinLimit && widthInMillimetres >= 0
                && heightInMillimetres.isWithinLimit && heightInMillimetres >= 0
                && !(isNormalized && rectangle == nil)
        }
    }

    /// Place of the device, and how it reports.
    public internal(set) var configuration: Configuration { didSet { noteKind() } }
    /// Its samples count as they come: nothing is asked of each but this.
    private(set) var isPlain = true
    /// For who wraps the engine: leads back from here to the wrapper.
    package var hostPointer: UnsafeMutableRawPointer?
    /// Its place in the application's list.
    var slot: Int32 = 0
    /// Changes since the last frame.
    var pending = TouchFrame()
    /// Frames that wait for the host's output frame (rule 1.11).
    var isFrameComplete = false
    /// Ids of touches that the system cancelled while their fingers were down: what the device still says of them
    /// is nobody's fault.
    var cancelledIDs = CancelledIDs()
    /// Which buttons of its pointer are down, and whether a view has the press.
    var pointerButtons: UInt32 = 0
    var isPressTaken = false
    /// Gesture of a touchpad or a wheel (§14); made here, so that no delivery has to.
    var gesture: IndirectGesture? = IndirectGesture()
    var scroll: IndirectGesture? = IndirectGesture()
    /// From the source's own clock to the application's (rule 11.4).
    var clockOffset: Microseconds = 0
    /// A frame that the host forgot was reported (rule 11.5).
    var hasReportedFrame = false
    /// Holds fingers back for people who need it (rule 1.18); nil: nobody has asked.
    var accommodator: TouchAccommodator? { didSet { noteKind() } }
    /// Settings in force.
    public var accommodations: TouchAccommodations { accommodator?.settings ?? TouchAccommodations() }
    /// The last cancel of all sources that reached this one.
    var lastCancelRound: UInt64 = 0
    /// A hover of this source is under way: leaving ends it.
    var isHovering = false
    /// State of the source in its application (rule 12.1).
    var membership = Membership.attached

    enum Membership: UInt8 {
        case attached
        /// Removed inside a callback: touches are cancelled after the running delivery, and nothing else is taken.
        case leaving
        case removed
    }

    @inline(__always)
    var isAttached: Bool { membership == .attached }

    /// Changes where the device lies; touches keep their places until they move. False if it is not valid.
    public func reconfigure(_ configuration: Configuration) -> Bool {
        guard configuration.isValid else { return false }
        self.configuration = configuration
        return true
    }

    init(_ configuration: Configuration) {
        self.configuration = configuration
        noteKind()
    }

    private func noteKind() {
        isPlain = !configuration.hasForeignClock && !configuration.isFrameless && accommodator == nil
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

    /// Of the panel; nil: its size is not known.
    var pixelsPerMillimetre: Double? {
        guard let rectangle = configuration.rectangle, configuration.widthInMillimetres > 0,
            configuration.heightInMillimetres > 0, rectangle.width > 0, rectangle.height > 0
        else { return nil }
        // The mean of both directions: panels' pixels are nearly square.
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
