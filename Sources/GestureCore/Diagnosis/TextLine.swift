// SPDX-License-Identifier: MIT

/// One line of text, written into memory of the caller: diagnosis allocates nothing. Text that does not fit is cut, but
/// counted.
public struct TextLine {
    private let room: UnsafeMutableBufferPointer<CChar>
    /// Number of bytes written, including those that did not fit.
    public private(set) var length = 0

    /// Creates an empty line in `room`, which also holds the terminating NUL.
    public init(_ room: UnsafeMutableBufferPointer<CChar>) {
        self.room = room
        terminate()
    }

    /// The text so far, NUL-terminated, or nil if there is no room at all.
    package var text: UnsafePointer<CChar>? { room.baseAddress.map { UnsafePointer($0) } }

    /// Empties the line.
    package mutating func clear() {
        length = 0
        terminate()
    }

    private func terminate() {
        if length < room.count { room[length] = 0 }
    }

    private mutating func put(_ byte: UInt8) {
        if length < room.count &- 1 {
            room[length] = CChar(bitPattern: byte)
            room[length &+ 1] = 0
        }
        length &+= 1
    }

    private mutating func append(_ start: UnsafePointer<UInt8>, end: UInt8) {
        var next = start
        while next.pointee != 0, next.pointee != end {
            put(next.pointee)
            next += 1
        }
    }

    /// Appends a literal.
    @inline(__always)
    package mutating func append(_ literal: StaticString) { append(literal: literal.utf8Start) }

    /// Appends a literal if a condition holds.
    @inline(__always)
    package mutating func append(_ literal: StaticString, if condition: Bool) {
        if condition { append(literal) }
    }

    /// Appends a literal that is given by its start.
    @inline(never)
    package mutating func append(literal: UnsafePointer<UInt8>) { append(literal, end: 0) }

    /// Appends the name of a function from `#function`, without its argument labels.
    package mutating func append(function: UnsafePointer<UInt8>) { append(function, end: 0x28) }

    /// Appends a C string.
    package mutating func append(text: UnsafePointer<CChar>) {
        append(literal: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self))
    }

    /// Appends an unsigned number.
    package mutating func append(_ number: UInt64) {
        if number >= 10 { append(number / 10) }
        put(0x30 &+ UInt8(truncatingIfNeeded: number % 10))
    }

    /// Appends an integer.
    @inline(never)
    package mutating func append(_ number: Int) {
        if number < 0 { put(0x2d) }
        append(UInt64(number.magnitude))
    }

    /// Appends a number with at most two decimals.
    @inline(never)
    package mutating func append(_ number: Double) {
        guard number.isFinite else { return append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
        let hundredths = (number.magnitude * 100).rounded()
        if number < 0, hundredths > 0 { put(0x2d) }
        guard let rounded = UInt64(exactly: hundredths) else { return append("more than 2^57") }
        append(rounded / 100)
        let rest = rounded % 100
        guard rest > 0 else { return }
        append(rest < 10 ? ".0" : ".")
        append(rest % 10 == 0 ? rest / 10 : rest)
    }

    #if !hasFeature(Embedded)
        /// Returns the text that a closure writes.
        static func string(_ body: (inout TextLine) -> Void) -> String {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { room in
                var line = TextLine(room)
                body(&line)
                return line.text.map { String(cString: $0) } ?? ""
            }
        }
    #endif
}
