// SPDX-License-Identifier: MIT

/// An absolute axis as the kernel describes it.
public struct AbsoluteAxis: Equatable, Sendable {
    public var code: UInt16
    public var minimum: Int32
    public var maximum: Int32
    public var fuzz: Int32
    public var flat: Int32
    public var resolution: Int32

    public init(
        _ code: UInt16, _ minimum: Int32, _ maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
    ) {
        self.code = code
        self.minimum = minimum
        self.maximum = maximum
        self.fuzz = fuzz
        self.flat = flat
        self.resolution = resolution
    }

    /// Returns the nearest value that the axis has.
    func clamp(_ value: Int32) -> Int32 {
        min(max(value, minimum), max(minimum, maximum))
    }

    /// How many units the axis has, at least 1.
    public var extent: Double {
        max(Double(maximum) - Double(minimum) + 1, 1)
    }
}

/// What a touchscreen says of itself.
public struct PanelDescription: Equatable, Sendable {
    /// Slots that the twin has beside those of the panel: a finger that a gesture holds back may have lifted, and its
    /// slot on the panel been taken by the next finger, before the twin's compositor hears of either.
    public static let extraSlots: Int32 = 10
    /// More slots than any panel has; a description with more is not believed.
    public static let mostSlots: Int32 = 64

    public var axes: [AbsoluteAxis]

    public init(axes: [AbsoluteAxis]) {
        self.axes = axes
    }

    public func axis(_ code: UInt16) -> AbsoluteAxis? {
        axes.first { $0.code == code }
    }

    /// How many fingers the panel tells apart; 0: it has no slots, and is none that can be doubled.
    public var slotCount: Int {
        guard let slots = axis(AxisCode.slot), axis(AxisCode.positionX) != nil, axis(AxisCode.positionY) != nil,
            axis(AxisCode.trackingID) != nil, slots.minimum == 0, slots.maximum >= 0
        else { return 0 }
        return Int(min(slots.maximum, PanelDescription.mostSlots - 1)) + 1
    }

    /// The axes that fingers have beside their place, their tool and their number: pressure, size and the like.
    public var furtherAxes: [AbsoluteAxis] {
        let own: Set<UInt16> = [AxisCode.positionX, AxisCode.positionY, AxisCode.toolType, AxisCode.trackingID]
        return axes.filter { AxisCode.ofSlots.contains($0.code) && !own.contains($0.code) }
    }

    /// Width and height in mm; nil: the panel does not know.
    public var millimetres: (width: Double, height: Double)? {
        guard let x = axis(AxisCode.positionX), let y = axis(AxisCode.positionY), x.resolution > 0, y.resolution > 0
        else { return nil }
        return (x.extent / Double(x.resolution), y.extent / Double(y.resolution))
    }

    /// The axes of the twin: those of the panel, with slots to spare, and with a tool type, which is how a touch is
    /// taken back.
    public var twinAxes: [AbsoluteAxis] {
        var axes = axes
        // The kernel has taken the fuzz out of the panel's events, and would do so again.
        for index in axes.indices { axes[index].fuzz = 0 }
        if let index = axes.firstIndex(where: { $0.code == AxisCode.slot }) {
            axes[index].maximum = Int32(clamping: twinSlotCount - 1)
        }
        if let index = axes.firstIndex(where: { $0.code == AxisCode.toolType }) {
            axes[index].maximum = max(axes[index].maximum, ToolType.palm)
        } else {
            axes.append(AbsoluteAxis(AxisCode.toolType, 0, ToolType.palm))
        }
        return axes
    }

    public var twinSlotCount: Int {
        slotCount + Int(PanelDescription.extraSlots)
    }
}
