// SPDX-License-Identifier: MIT

/// Settings of the whole run, before any view. All are optional.
public struct Settings: Sendable, Equatable {
    /// `delivery output-frame …`; nil: each input frame is delivered at once.
    public var delivery: OutputFrameDelivery?
    /// `source …`
    public var accommodations: Accommodations?
    /// `touch-source NAME …`; the first one is meant where none is named. In recordings they are declarations.
    public var touchSources: [SourceDeclaration] = []
    /// `recording 1`: input frames end and time passes only where a line says so, and times may go back.
    public var isRecording = false
    /// `tactus record` wrote the file line by line, and may have been ended in the middle of one. Its first comment says so.
    public var isWrittenLive = false
    /// Whether the last line counts only if it has an end.
    var mayBeTorn: Bool { isRecording || isWrittenLive }

    /// First line of a file that is written while fingers move.
    public static let liveMark = "# Recorded by tactus record"

    public init(
        delivery: OutputFrameDelivery? = nil, accommodations: Accommodations? = nil,
        touchSources: [SourceDeclaration] = []
    ) {
        self.delivery = delivery
        self.accommodations = accommodations
        self.touchSources = touchSources
    }

    /// The panel of the first touch source, if its size is known.
    public var panel: Panel? {
        get {
            guard let first = touchSources.first, let area = first.area, let size = first.size else { return nil }
            return Panel(area: area, width: size.x, height: size.y)
        }
        set {
            if touchSources.isEmpty, newValue != nil { touchSources = [SourceDeclaration(name: "panel")] }
            guard !touchSources.isEmpty else { return }
            touchSources[0].area = newValue?.area
            touchSources[0].size = newValue.map { Point(x: $0.width, y: $0.height) }
        }
    }
}

/// A panel whose physical size is known (8.9).
public struct Panel: Sendable, Equatable {
    /// Area that it covers, in the application's space.
    public var area: Rect
    /// In mm.
    public var width: Double
    public var height: Double

    public init(area: Rect, width: Double, height: Double) {
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
