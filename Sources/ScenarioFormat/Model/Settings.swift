// SPDX-License-Identifier: MIT

/// Settings of the whole run, before any view. All are optional.
public struct Settings: Sendable, Equatable {
    /// `delivery output-frame …`; nil: each input frame is delivered at once.
    public var delivery: OutputFrameDelivery?
    /// `source …`
    public var accommodations: Accommodations?
    /// `touch-source NAME area=X,Y,W,H millimetres=W,H`
    public var panel: Panel?
    /// `recording 1`: input frames end and time passes only where a line says so, and times may go back.
    public var isRecording = false

    public init(
        delivery: OutputFrameDelivery? = nil, accommodations: Accommodations? = nil, panel: Panel? = nil
    ) {
        self.delivery = delivery
        self.accommodations = accommodations
        self.panel = panel
    }
}

/// A panel whose physical size is known (8.9).
public struct Panel: Sendable, Equatable {
    public var name: String
    /// Area that it covers, in the application's space.
    public var area: Rect
    /// In mm.
    public var width: Double
    public var height: Double

    public init(name: String = "panel", area: Rect, width: Double, height: Double) {
        self.name = name
        self.area = area
        self.width = width
        self.height = height
    }
}

/// `delivery output-frame [resampled] [latency=MS]`: nothing is delivered before a `deliver` (1.11, 1.16).
public struct OutputFrameDelivery: Sendable, Equatable {
    public var isResampled = false
    /// Latency, or nil for the default.
    public var latency: Microseconds?

    public init(isResampled: Bool = false, latency: Microseconds? = nil) {
        self.isResampled = isResampled
        self.latency = latency
    }
}

/// `source [hold=MS] [ignore-repeat=MS] [tap-assistance=MS,initial|final]`: for all fingers of the run (1.18).
public struct Accommodations: Sendable, Equatable {
    public var hold: Microseconds?
    public var ignoreRepeat: Microseconds?
    public var tapAssistance: TapAssistance?

    public init(
        hold: Microseconds? = nil, ignoreRepeat: Microseconds? = nil, tapAssistance: TapAssistance? = nil
    ) {
        self.hold = hold
        self.ignoreRepeat = ignoreRepeat
        self.tapAssistance = tapAssistance
    }
}

/// Duration of tap assistance, and the location of the tap.
public struct TapAssistance: Sendable, Equatable {
    public var duration: Microseconds
    public var place: Place

    public enum Place: String, Sendable, CaseIterable {
        case initial, final
    }

    public init(duration: Microseconds, place: Place) {
        self.duration = duration
        self.place = place
    }
}
