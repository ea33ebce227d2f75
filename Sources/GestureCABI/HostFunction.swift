// SPDX-License-Identifier: MIT

/// A C function of the host with the data that it is called with.
struct HostFunction<Function> {
    let function: Function
    let data: UnsafeMutableRawPointer?

    init(_ function: Function, _ data: UnsafeMutableRawPointer?) {
        self.function = function
        self.data = data
    }

    /// Removing takes back what was added with the same function and the same data.
    func isSame(as other: HostFunction) -> Bool {
        unsafeBitCast(function, to: UnsafeRawPointer.self) == unsafeBitCast(other.function, to: UnsafeRawPointer.self)
            && data == other.data
    }
}
