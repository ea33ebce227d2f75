// SPDX-License-Identifier: MIT

public import Evdev

/// What the process that recognizes gestures learns of a panel when it is grabbed.
public struct PanelFacts: Equatable, Sendable {
    /// Number of the panel, which no other one has before or after; its events and its twin have it too.
    public var number: UInt32
    public var name: String
    public var path: String
    /// Calibration matrix of udev's rules, or an empty text.
    public var matrix: String
    public var description: PanelDescription
    /// Slot that the next events belong to.
    public var slot: Int32
    /// What each slot holds of its last finger: of each slot the values of the axes in
    /// ``PanelDescription/axes`` that belong to slots, in their order.
    public var values: [Int32]

    public init(
        number: UInt32, name: String, path: String, matrix: String, description: PanelDescription, slot: Int32,
        values: [Int32]
    ) {
        self.number = number
        self.name = name
        self.path = path
        self.matrix = matrix
        self.description = description
        self.slot = slot
        self.values = values
    }

    /// Axes of slots, in the order of ``values``.
    public static func slotAxes(of description: PanelDescription) -> [UInt16] {
        description.axes.map { $0.code }.filter { AxisCode.ofSlots.contains($0) }
    }

    /// Returns what a slot holds of its last finger, 0 if unknown.
    public func value(in slot: Int, of axis: UInt16) -> Int32 {
        let axes = PanelFacts.slotAxes(of: description)
        guard let place = axes.firstIndex(of: axis), (0..<description.slotCount).contains(slot) else { return 0 }
        let index = slot &* axes.count &+ place
        return values.indices.contains(index) ? values[index] : 0
    }
}

extension MessageWriter {
    mutating func add(_ facts: PanelFacts) {
        add(facts.number)
        add(facts.name)
        add(facts.path)
        add(facts.matrix)
        let axes = facts.description.axes.prefix(MessageLimit.axes)
        add(UInt16(truncatingIfNeeded: axes.count))
        for axis in axes {
            add(axis.code)
            for value in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] { add(value) }
        }
        add(facts.slot)
        let values = facts.values.prefix(MessageLimit.axes * Int(PanelDescription.mostSlots))
        add(UInt16(truncatingIfNeeded: values.count))
        for value in values { add(value) }
    }
}

extension MessageParts {
    mutating func panelFacts() -> PanelFacts? {
        guard let number = number(UInt32.self), let name = text(), let path = text(), let matrix = text(),
            let axisCount = self.number(UInt16.self), axisCount <= MessageLimit.axes
        else { return nil }
        var axes: [AbsoluteAxis] = []
        for _ in 0..<axisCount {
            guard let code = self.number(UInt16.self), let minimum = self.number(Int32.self),
                let maximum = self.number(Int32.self), let fuzz = self.number(Int32.self),
                let flat = self.number(Int32.self), let resolution = self.number(Int32.self)
            else { return nil }
            axes.append(AbsoluteAxis(code, minimum, maximum, fuzz: fuzz, flat: flat, resolution: resolution))
        }
        guard let slot = self.number(Int32.self), let count = self.number(UInt16.self),
            count <= MessageLimit.axes * Int(PanelDescription.mostSlots)
        else { return nil }
        var values: [Int32] = []
        for _ in 0..<count {
            guard let value = self.number(Int32.self) else { return nil }
            values.append(value)
        }
        return PanelFacts(
            number: number, name: name, path: path, matrix: matrix, description: PanelDescription(axes: axes),
            slot: slot, values: values)
    }
}
