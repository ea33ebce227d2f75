// SPDX-License-Identifier: MIT

/// A reference without reference counting. Two counts would cost more than a recognizer's share of a motion.
///
/// Nothing checks that the object is alive: every owner of a `Borrowed` documents what keeps the object alive. The
/// engine uses three such proofs.
/// - The lender outlives the loan: touches live as long as their pool, streams as long as their client. References to a
///   view, a recognizer or a responder are unlinked in its `deinit`.
/// - Release is delayed. Objects that an event may still use are kept in a list (`BoundRecognizers.leaving`,
///   `TouchPool.leaving`) that is emptied when no call is running.
/// - The loan is `keeping`: it owns a reference, which `release` or `takeBack` gives up.
///
/// This file holds every use of `Unmanaged` in the engine.
package struct Borrowed<Object: AnyObject>: BitwiseCopyable {
    private let reference: Unmanaged<Object>

    /// Borrows an object that something else keeps alive.
    @inline(__always)
    package init(_ object: Object) {
        reference = .passUnretained(object)
    }

    /// Keeps the object alive until `release` or `takeBack`.
    @inline(__always)
    init(keeping object: Object) {
        reference = .passRetained(object)
    }

    /// The object, with normal reference counting.
    @inline(__always)
    package var object: Object { reference.takeUnretainedValue() }

    /// Calls a closure with the object, without reference counting. The object lives to the end of the closure,
    /// whatever the closure does.
    @inline(__always)
    package func use<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

    /// Gives up the reference of a keeping loan.
    @inline(__always)
    func release() { reference.release() }

    /// Gives up the reference of a keeping loan, and returns the object.
    @inline(__always)
    func takeBack() -> Object { reference.takeRetainedValue() }
}

extension Borrowed: Equatable {
    /// Returns whether both are the same object.
    @inline(__always)
    package static func == (a: Borrowed, b: Borrowed) -> Bool { a.reference.toOpaque() == b.reference.toOpaque() }
}
