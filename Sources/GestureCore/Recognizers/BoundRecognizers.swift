// SPDX-License-Identifier: MIT

/// The recognizers that are in an attempt, in the order of rule 4.4. Cost follows them and nothing else.
final class BoundRecognizers {
    private(set) var list: ContiguousArray<GestureRecognizer> = []
    private var isOrderStale = false
    private var nextAttempt: UInt64 = 1

    init() {
        list.reserveCapacity(64)
    }

    @inline(__always)
    var count: Int { list.count }

    @inline(__always)
    subscript(index: Int) -> GestureRecognizer? {
        index < list.count ? list[index] : nil
    }

    /// Starts an attempt: the recognizer takes its place in the order.
    func begin(_ recognizer: GestureRecognizer, seat: UInt32, pool: TouchPool) {
        guard recognizer.isIdle else { return }
        recognizer.attempt = nextAttempt
        nextAttempt &+= 1
        recognizer.seat = seat
        recognizer.pool = pool
        recognizer.depth = recognizer.view?.depth ?? 0
        guard !recognizer.isBound else { return }
        recognizer.isBound = true
        var index = list.count
        while index > 0, RecognizerOrder.precedes(recognizer, list[index - 1]) { index -= 1 }
        list.insert(recognizer, at: index)
    }

    /// The attempt is over.
    func end(_ recognizer: GestureRecognizer) {
        recognizer.isBound = false
        recognizer.attempt = 0
        recognizer.dispatcher = nil
        recognizer.pool = nil
        if let index = list.firstIndex(where: { $0 === recognizer }) { list.remove(at: index) }
    }

    /// Views have moved within their trees.
    func noteHierarchyChange() { isOrderStale = true }

    /// Mends the order; an insertion sort, since it is nearly right.
    func sortIfNeeded() {
        guard isOrderStale else { return }
        isOrderStale = false
        for recognizer in list { recognizer.depth = recognizer.view?.depth ?? 0 }
        var sorted = 1
        while sorted < list.count {
            var index = sorted
            while index > 0, RecognizerOrder.precedes(list[index], list[index - 1]) {
                list.swapAt(index, index - 1)
                index -= 1
            }
            sorted += 1
        }
    }
}

/// Rule 4.4: leaf view first, then ancestors; within a view the newest first; of different branches the deeper
/// first, then the front-most.
enum RecognizerOrder {
    static func precedes(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
        if a.depth != b.depth { return a.depth > b.depth }
        guard let viewA = a.view, let viewB = b.view else { return false }
        return viewA === viewB ? isNewer(a, than: b, on: viewA) : isInFront(viewA, of: viewB)
    }

    private static func isNewer(_ a: GestureRecognizer, than b: GestureRecognizer, on view: View) -> Bool {
        for recognizer in view.gestureRecognizers {
            // The older one is found first.
            if recognizer === a { return false }
            if recognizer === b { return true }
        }
        return false
    }

    /// Both at the same depth.
    private static func isInFront(_ a: View, of b: View) -> Bool {
        var branchA = a
        var branchB = b
        while let superA = branchA.superview, let superB = branchB.superview {
            if superA === superB {
                for subview in superA.subviews {
                    // The rearmost is found first.
                    if subview === branchA { return false }
                    if subview === branchB { return true }
                }
                return false
            }
            branchA = superA
            branchB = superB
        }
        guard let windowA = branchA.asWindow, let windowB = branchB.asWindow else { return false }
        return windowA.hitOrder < windowB.hitOrder
    }
}

extension GestureRecognizer {
    /// Same view, or one an ancestor of the other (rule 6.1); attempts of different seats never (rule 1.13).
    final func competes(with other: GestureRecognizer) -> Bool {
        guard self !== other, seat == other.seat, let mine = view, let theirs = other.view else { return false }
        if mine === theirs { return true }
        let upper = depth >= other.depth ? theirs : mine
        var deeper = depth >= other.depth ? mine : theirs
        var difference = depth >= other.depth ? depth - other.depth : other.depth - depth
        while difference > 0 {
            guard let superview = deeper.superview else { return false }
            deeper = superview
            difference -= 1
        }
        return deeper === upper
    }
}
