// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
public import CTactusLibinput
public import SizedStructs

extension tactus_libinput_output: SizedStruct {
    public static var memberEnds: UInt64 { memberEndsOfPointers | memberEnd(at: 76) }
}

/// A validated `struct tactus_libinput_output`.
struct Output {
    private(set) var name = OwnedText()
    private(set) var deviceName = OwnedText()
    private(set) var vendor = OwnedText()
    let rectangle: Rectangle
    /// Nil for the size that libinput knows.
    let millimetres: (width: Double, height: Double)?
    let transform: OutputTransform
    let seat: UInt32

    private static let longestName = 63
    private static let longestDeviceName = 127

    /// Returns nil if the struct is malformed.
    init?(_ output: tactus_libinput_output) {
        rectangle = Rectangle(x: output.x, y: output.y, width: output.width, height: output.height)
        guard let name = output.name, let transform = OutputTransform(output.transform), rectangle.isUsable,
            strnlen(name, Self.longestName + 1) <= Self.longestName, name.pointee != 0
        else { return nil }
        if let device = output.device_name {
            guard strnlen(device, Self.longestDeviceName + 1) <= Self.longestDeviceName else { return nil }
        }
        if let vendor = output.vendor {
            guard strnlen(vendor, Self.longestName + 1) <= Self.longestName else { return nil }
        }
        let isSizeKnown = output.width_mm != 0 || output.height_mm != 0
        if isSizeKnown {
            guard output.width_mm > 0, output.height_mm > 0, output.width_mm <= TACTUS_NUMBER_MAX,
                output.height_mm <= TACTUS_NUMBER_MAX
            else { return nil }
        }
        millimetres = isSizeKnown ? (output.width_mm, output.height_mm) : nil
        self.transform = transform
        seat = output.seat
    }

    /// Returns false if out of memory.
    mutating func copyNames(of output: tactus_libinput_output) -> Bool {
        name = OwnedText(output.name)
        deviceName = OwnedText(output.device_name)
        vendor = OwnedText(output.vendor)
        return !name.isEmpty && deviceName.isEmpty == (output.device_name == nil)
            && vendor.isEmpty == (output.vendor == nil)
    }

    mutating func freeNames() {
        name.free()
        deviceName.free()
        vendor.free()
    }
}

/// The outputs, in their own block of memory.
struct Outputs {
    private var elements: UnsafeMutablePointer<Output>?
    private(set) var count = 0
    /// Upper limit of a plausible number of outputs. A larger count is a mistake of the caller.
    private static let most = 1024

    var first: Output? { self[0] }

    subscript(index: Int) -> Output? { index >= 0 && index < count ? elements?[index] : nil }

    func find(device name: OwnedText) -> Output? { find { $0.deviceName.equals(name) } }

    private func find(_ isMeant: (Output) -> Bool) -> Output? {
        var index = 0
        while index < count, let element = elements?[index] {
            if isMeant(element) { return element }
            index += 1
        }
        return nil
    }

    /// Rectangle around all outputs.
    var bounds: Rectangle? {
        guard var bounds = first?.rectangle else { return nil }
        var index = 1
        while index < count, let other = elements?[index].rectangle {
            let right = max(bounds.x + bounds.width, other.x + other.width)
            let bottom = max(bounds.y + bounds.height, other.y + other.height)
            bounds.x = min(bounds.x, other.x)
            bounds.y = min(bounds.y, other.y)
            bounds.width = right - bounds.x
            bounds.height = bottom - bounds.y
            index += 1
        }
        return bounds
    }

    /// Copies the caller's array. The first element gives the size of all.
    static func copy(
        _ array: UnsafePointer<tactus_libinput_output>?, _ count: Int, _ status: inout tactus_status
    ) -> Outputs {
        var copy = Outputs()
        guard let array, count > 0 else {
            status = count == 0 ? TACTUS_STATUS_OK : TACTUS_STATUS_INVALID_ARGUMENT
            return copy
        }
        status = count <= most ? copy.fill(from: array, count) : TACTUS_STATUS_INVALID_ARGUMENT
        if status != TACTUS_STATUS_OK { copy.removeAll() }
        return copy
    }

    private mutating func fill(from array: UnsafePointer<tactus_libinput_output>, _ wanted: Int) -> tactus_status {
        guard let memory = malloc(wanted * MemoryLayout<Output>.stride) else { return TACTUS_STATUS_NO_MEMORY }
        let room = memory.bindMemory(to: Output.self, capacity: wanted)
        elements = room
        let stride = UnsafeRawPointer(array).loadUnaligned(as: Int.self)
        while count < wanted {
            let place = UnsafeRawPointer(array) + count * stride
            // The size of the first element is already validated.
            guard place.loadUnaligned(as: Int.self) == stride,
                let given = copyStruct(place.assumingMemoryBound(to: tactus_libinput_output.self)),
                var output = Output(given)
            else { return TACTUS_STATUS_INVALID_ARGUMENT }
            let isCopied = output.copyNames(of: given)
            (room + count).initialize(to: output)
            count += 1
            if !isCopied { return TACTUS_STATUS_NO_MEMORY }
        }
        return TACTUS_STATUS_OK
    }

    mutating func removeAll() {
        while count > 0 {
            count -= 1
            elements?[count].freeNames()
        }
        free(elements)
        elements = nil
    }
}
