// SPDX-License-Identifier: MIT

/// The recognizers that are in an attempt, in the order of rule 4.4. Cost follows them and nothing else.
final class BoundRecognizers {
    private var isOrderStale = false
    private var nextAttempt: UInt64 = 1
    /// Each one is retained here, so that it can be lent out without counting.
    private var elements = GrowingList<Borrowed<GestureRecognizer>>()
    /// Their attempts are over; released when nobody can have one on loan.
    private var leaving = GrowingList<Borrowed<GestureRecognizer>>()

    init() {
        _ = reserve(8)
    }

    deinit {
        releaseLeaving()
        while let recognizer = elements.popLast() { recognizer.release() }
    }

    var count: Int { elements.count }

    /// Makes room for attempts of so many recognizers. False: there is no memory for it.
    func reserve(_ recognizers: Int) -> Bool {
        elements.reserve(recognizers) && leaving.reserve(recognizers)
    }

    /// Makes room for another attempt, and for all to leave. Nothing is to be done where room was made for all there
    /// are. False: there is no memory for it.
    @inline(__always)
    func makeRoom() -> Bool {
        elements.reserve(count &+ 1) && leaving.reserve(leaving.count &+ count &+ 1)
    }

    @inline(__always)
    subscript(index: Int) -> GestureRecognizer? { elements[index]?.object }

    /// Lends each one, of the list as it is at each step. What leaves it meanwhile lives until the delivery is over.
    @inline(__always)
    func lendEach(_ body: (GestureRecognizer) -> Void) {
        var index = 0
        while let recognizer = elements[index] {
            recognizer.use(body)
            index &+= 1
        }
    }

    /// Lends the one at an index; false beyond the end.
    @inline(__always)
    func lend(_ index: Int, _ body: (GestureRecognizer) -> Void) -> Bool {
        guard let recognizer = elements[index] else { return false }
        recognizer.use(body)
        return true
    }

    /// The index of the first one for which the body says yes; nil: of none. The body may call back.
    @inline(__always)
    func firstIndex(_ body: (GestureRecognizer) -> Bool) -> Int? {
        var index = 0
        while let recognizer = elements[index] {
            if recognizer.use(body) { return index }
            index &+= 1
        }
        return nil
    }

    /// That one itself.
    @inline(__always)
    func first(where body: (GestureRecognizer) -> Bool) -> GestureRecognizer? {
        firstIndex(body).flatMap { self[$0] }
    }

    /// Whether this one stands at an index.
    @inline(__always)
    func isAt(_ index: Int, _ recognizer: GestureRecognizer) -> Bool {
        elements[index] == Borrowed(recognizer)
    }

    private func remove(_ recognizer: GestureRecognizer) {
        var index = 0
        while index < count, !isAt(index, recognizer) { index &+= 1 }
        // There is room: made for it when the attempt began.
        if let removed = elements.remove(at: index) { _ = leaving.append(removed) }
    }

    /// The delivery is over.
    @inline(__always)
    func releaseLeaving() {
        if !leaving.isEmpty { releaseAll() }
    }

    @inline(never)
    private func releaseAll() {
        while let recognizer = leaving.popLast() { recognizer.release() }
    }

    /// Begins an attempt of an idle recognizer, which takes its place in the order and its thresholds over (rule 5.15).
    /// Without room for it nothing happens.
    @_optimize(speed)
    func begin(
        _ recognizer: GestureRecognizer, seat: UInt32, pool: TouchPool, dispatcher: any Dispatching,
        panel: PanelDensity = PanelDensity()
    ) {
        guard recognizer.isIdle, recognizer.isBound || makeRoom() else { return }
        recognizer.attempt.number = nextAttempt
        nextAttempt &+= 1
        recognizer.isLookedAt = false
        recognizer.reason = .none
        recognizer.seat = seat
        recognizer.pool = pool
        recognizer.dispatcher = dispatcher
        insert(recognizer)
        recognizer.prepareAttempt(on: panel)
    }

    @_optimize(speed)
    private func insert(_ recognizer: GestureRecognizer) {
        recognizer.depth = recognizer.viewReference?.use { $0.depth } ?? 0
        guard !recognizer.isBound else { return }
        recognizer.isBound = true
        var index = count
        while let before = elements[index &- 1], before.use({ RecognizerOrder.precedes(recognizer, $0) }) {
            index &-= 1
        }
        _ = elements.insert(Borrowed(keeping: recognizer), at: index)
    }

    /// The attempt is over.
    @_optimize(speed)
    func end(_ recognizer: GestureRecognizer) {
        recognizer.isBound = false
        recognizer.attempt = Attempt()
        recognizer.dispatcher = nil
        recognizer.pool = nil
        // Without a view it has no place in the order, and may have kept others from theirs.
        if recognizer.view == nil { isOrderStale = true }
        remove(recognizer)
    }

    /// Views have moved within their trees.
    func noteHierarchyChange() { isOrderStale = true }

    @inline(__always)
    func sortIfNeeded() {
        if isOrderStale { sort() }
    }

    /// Mends the order; an insertion sort, since it is nearly right.
    @inline(never)
    private func sort() {
        isOrderStale = false
        lendEach { $0.depth = $0.view?.depth ?? 0 }
        var sorted = 1
        while sorted < count {
            var index = sorted
            while let later = elements[index], let before = elements[index &- 1],
                later.use({ later in before.use { RecognizerOrder.precedes(later, $0) } })
            {
                elements.replace(index, with: before)
                elements.replace(index &- 1, with: later)
                index &-= 1
            }
            sorted &+= 1
        }
    }
}

extension BoundRecognizers: Sequence {
    /// Walks what is there at each step: attempts may end meanwhile.
    struct Iterator: IteratorProtocol {
        fileprivate unowned(unsafe) let bound: BoundRecognizers
        fileprivate var index = 0

        mutating func next() -> GestureRecognizer? {
            defer { index &+= 1 }
            return bound[index]
        }
    }

    func makeIterator() -> Iterator { Iterator(bound: self) }
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
            if superA === superB { return branchA.slot > branchB.slot }
            branchA = superA
            branchB = superB
        }
        guard branchA.asWindow != nil, branchB.asWindow != nil else { return false }
        return branchA.slot > branchB.slot
    }
}
