// SPDX-License-Identifier: MIT

/// A C function of the host with its data.
struct HostFunction<Function> {
    private let address: Function
    let data: UnsafeMutableRawPointer?

    /// Computed: the compiler of Swift 6.2 stops where a stored function of a generic type is called.
    var function: Function { address }

    init(_ function: Function, _ data: UnsafeMutableRawPointer?) {
        address = function
        self.data = data
    }

    /// Returns whether function and data are the same: removal takes what was added with both.
    func isSame(as other: HostFunction) -> Bool {
        unsafeBitCast(function, to: UnsafeRawPointer.self) == unsafeBitCast(other.function, to: UnsafeRawPointer.self)
            && data == other.data
    }
}
