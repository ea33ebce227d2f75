// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// One line after the other, written into room that is given: a dump allocates nothing.
struct DumpLine {
    typealias Function = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

    private let room: UnsafeMutableBufferPointer<CChar>
    private let function: Function
    private let data: UnsafeMutableRawPointer?
    private var length = 0

    init(_ room: UnsafeMutableBufferPointer<CChar>, _ function: @escaping Function, _ data: UnsafeMutableRawPointer?) {
        self.room = room
        self.function = function
        self.data = data
    }

    mutating func begin(depth: Int) {
        length = 0
        var left = depth
        while left > 0 {
            append("  ")
            left &-= 1
        }
    }

    /// Hands the line over; what did not fit is cut.
    mutating func end() {
        guard length < room.count else { return }
        room[length] = 0
        function(UnsafePointer(room.baseAddress), data)
    }

    private mutating func append(_ byte: UInt8) {
        guard length < room.count &- 1 else { return }
        room[length] = CChar(bitPattern: byte)
        length &+= 1
    }

    @inline(__always)
    mutating func append(_ literal: StaticString) {
        append(text: text(literal))
    }

    @inline(__always)
    mutating func append(_ literal: StaticString, if condition: Bool) {
        if condition { append(literal) }
    }

    @inline(never)
    mutating func append(text: UnsafePointer<CChar>?) {
        guard var next = text else { return }
        while next.pointee != 0, length < room.count &- 1 {
            append(UInt8(bitPattern: next.pointee))
            next += 1
        }
    }

    /// A name behind a blank; nothing of what has none.
    mutating func append(name: UnsafePointer<CChar>?) {
        guard let name else { return }
        append(" ")
        append(text: name)
    }

    mutating func append(_ number: UInt64) {
        if number >= 10 { append(number / 10) }
        append(0x30 &+ UInt8(truncatingIfNeeded: number % 10))
    }

    @inline(never)
    mutating func append(_ number: Int) {
        append("-", if: number < 0)
        append(UInt64(number.magnitude))
    }

    /// With two decimals at most.
    @inline(never)
    mutating func append(_ number: Double) {
        let hundredths = (number.magnitude * 100).rounded()
        guard let rounded = UInt64(exactly: hundredths) else {
            append("?")
            return
        }
        append("-", if: number < 0 && rounded > 0)
        append(rounded / 100)
        let rest = rounded % 100
        guard rest > 0 else { return }
        append(rest < 10 ? ".0" : ".")
        append(rest % 10 == 0 ? rest / 10 : rest)
    }

    @inline(never)
    mutating func append(_ x: Double, _ separator: StaticString, _ y: Double) {
        append(x)
        append(separator)
        append(y)
    }
}
