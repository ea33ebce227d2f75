// SPDX-License-Identifier: MIT

/// A C function of the host with its data.
struct HostFunction<Function> {
    let function: Function
    let data: UnsafeMutableRawPointer?

    init(_ function: Function, _ data: UnsafeMutableRawPointer?) {
        self.function = function
        self.data = data
    }

    /// Returns whether function and data are the same: removal takes what was added with both.
    func isSame(as other: HostFunction) -> Bool {
        unsafeBitCast(function, to: UnsafeRawPointer.self) == unsafeBitCast(other.function, to: UnsafeRawPointer.self)
            && data == other.data
    }
}
