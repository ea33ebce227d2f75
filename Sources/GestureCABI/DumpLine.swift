// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// The lines of a dump, one after the other, written into memory of the caller: a dump allocates nothing.
struct DumpLine {
    typealias Function = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

    var text: TextLine
    private let function: Function
    private let data: UnsafeMutableRawPointer?

    init(_ room: UnsafeMutableBufferPointer<CChar>, _ function: @escaping Function, _ data: UnsafeMutableRawPointer?) {
        text = TextLine(room)
        self.function = function
        self.data = data
    }

    mutating func begin(depth: Int) {
        text.clear()
        var left = depth
        while left > 0 {
            text.append("  ")
            left &-= 1
        }
    }

    /// Passes the line on; what did not fit is cut.
    func end() {
        function(text.text, data)
    }

    @inline(never)
    mutating func append(_ x: Double, _ separator: StaticString, _ y: Double) {
        text.append(x)
        text.append(literal: separator.utf8Start)
        text.append(y)
    }
}
