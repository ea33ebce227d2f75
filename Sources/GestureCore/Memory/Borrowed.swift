// SPDX-License-Identifier: MIT

/// An object that is used without counting references. Two counts cost more than a recognizer's share of a motion.
///
/// Nothing checks that the object is alive: who keeps a `Borrowed` says who keeps the object meanwhile. There are three
/// such proofs in the engine.
/// - The lender outlives the loan: touches live as long as their pool, streams as long as their client; what a view, a
///   recognizer or a responder is known by elsewhere is unlinked in its `deinit`.
/// - Release waits. What an event may still have on loan is kept in a list (`BoundRecognizers.leaving`,
///   `TouchPool.leaving`) that is emptied when no call is under way.
/// - The loan is `keeping`: a reference of its own, which `release` or `takeBack` gives up.
///
/// This file holds all of `Unmanaged` that the engine uses.
package struct Borrowed<Object: AnyObject>: BitwiseCopyable {
    private let reference: Unmanaged<Object>

    /// Somebody else keeps the object alive.
    @inline(__always)
    package init(_ object: Object) {
        reference = .passUnretained(object)
    }

    /// Keeps the object alive until `release` or `takeBack`.
    @inline(__always)
    init(keeping object: Object) {
        reference = .passRetained(object)
    }

    /// The object, counted as any other reference.
    @inline(__always)
    package var object: Object { reference.takeUnretainedValue() }

    /// Calls the body with the object, without counting. It lives to the end of the body, whatever the body does.
    @inline(__always)
    package func use<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

    /// Gives up the reference of a loan that keeps its object.
    @inline(__always)
    func release() { reference.release() }

    /// Ends the keeping, and returns the object.
    @inline(__always)
    func takeBack() -> Object { reference.takeRetainedValue() }
}

extension Borrowed: Equatable {
    /// Returns whether both are the same object.
    @inline(__always)
    package static func == (a: Borrowed, b: Borrowed) -> Bool { a.reference.toOpaque() == b.reference.toOpaque() }
}
