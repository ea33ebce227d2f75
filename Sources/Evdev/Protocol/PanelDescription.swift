// SPDX-License-Identifier: MIT

/// An absolute axis, as the kernel describes it.
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

    /// Clamps a value to the axis' range.
    public func clamp(_ value: Int32) -> Int32 {
        min(max(value, minimum), max(minimum, maximum))
    }

    /// Number of units of the axis, at least 1.
    public var extent: Double {
        max(Double(maximum) - Double(minimum) + 1, 1)
    }
}

/// Properties that a touchscreen reports about itself.
public struct PanelDescription: Equatable, Sendable {
    /// Additional slots of the twin. A withheld finger may lift, and its slot on the panel be reused, before the
    /// compositor sees either finger.
    public static let extraSlots: Int32 = 10
    /// Upper limit of a plausible number of slots. A description with more is rejected.
    public static let mostSlots: Int32 = 64

    public var axes: [AbsoluteAxis]

    public init(axes: [AbsoluteAxis]) {
        self.axes = axes
    }

    /// A panel of which nothing is known but that it has slots.
    static let ofAnySlots = PanelDescription(axes: [
        AbsoluteAxis(AxisCode.slot, 0, 63), AbsoluteAxis(AxisCode.positionX, 0, 0),
        AbsoluteAxis(AxisCode.positionY, 0, 0), AbsoluteAxis(AxisCode.trackingID, 0, 65_535),
    ])

    public func axis(_ code: UInt16) -> AbsoluteAxis? {
        axes.first { $0.code == code }
    }

    /// Number of fingers that the panel distinguishes; 0 means that it has no slots and cannot have a twin.
    public var slotCount: Int {
        guard let slots = axis(AxisCode.slot), axis(AxisCode.positionX) != nil, axis(AxisCode.positionY) != nil,
            axis(AxisCode.trackingID) != nil, slots.minimum == 0, slots.maximum >= 0
        else { return 0 }
        return Int(min(slots.maximum, PanelDescription.mostSlots - 1)) + 1
    }

    /// Axes of fingers other than location, tool and id, such as pressure and size.
    public var furtherAxes: [AbsoluteAxis] {
        let own: Set<UInt16> = [AxisCode.positionX, AxisCode.positionY, AxisCode.toolType, AxisCode.trackingID]
        return axes.filter { AxisCode.ofSlots.contains($0.code) && !own.contains($0.code) }
    }

    /// Width and height in mm, or nil if the panel does not report them.
    public var millimetres: (width: Double, height: Double)? {
        guard let x = axis(AxisCode.positionX), let y = axis(AxisCode.positionY), x.resolution > 0, y.resolution > 0
        else { return nil }
        return (x.extent / Double(x.resolution), y.extent / Double(y.resolution))
    }

    /// Axes of the twin: those of the panel, with additional slots and a tool type. The tool type is needed to cancel
    /// touches.
    public var twinAxes: [AbsoluteAxis] {
        var axes = axes
        // The kernel has already filtered the panel's events; with fuzz it would filter them a second time.
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
