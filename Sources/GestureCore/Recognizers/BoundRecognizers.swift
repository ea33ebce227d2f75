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

    /// Returns the first recognizer for which a question has a yes.
    @inline(__always)
    func first(where body: (GestureRecognizer) -> Bool) -> GestureRecognizer? {
        firstIndex(body).flatMap { self[$0] }
    }

    /// Returns whether this one stands at an index.
    @inline(__always)
    func isAt(_ index: Int, _ recognizer: GestureRecognizer) -> Bool {
        elements[index] == Borrowed(recognizer)
    }

    /// Takes those out that the first body picks and calls the other one with each, in their order, to end their
    /// attempts. All leave at once: one by one, each would move the others.
    @inline(__always)
    func takeOut(where isLeaving: (GestureRecognizer) -> Bool, _ body: (GestureRecognizer) -> Void) {
        var next = leaving.count
        // There is room: made for each when its attempt began.
        lendEach { if isLeaving($0) { _ = leaving.append(Borrowed($0)) } }
        let end = leaving.count
        guard next < end else { return }
        elements.removeAll { $0.use(isLeaving) }
        while next < end, let recognizer = leaving[next] {
            // An application that goes in the body has ended the attempts of all.
            recognizer.use { if $0.isBound { body($0) } }
            next &+= 1
        }
    }

    /// Ends all attempts, also of those that are being taken out.
    func endAll(_ body: (GestureRecognizer) -> Void) {
        while let recognizer = elements.popLast() { _ = leaving.append(recognizer) }
        var index = 0
        while let recognizer = leaving[index] {
            recognizer.use { if $0.isBound { body($0) } }
            index &+= 1
        }
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
    /// Without room for it nothing happens. The caller knows the view's depth: each recognizer on a long way would look
    /// for it anew.
    @_optimize(speed)
    func begin(
        _ recognizer: GestureRecognizer, at depth: Int, seat: UInt32, pool: TouchPool, dispatcher: any Dispatching,
        panel: PanelDensity = PanelDensity()
    ) {
        guard recognizer.isIdle, recognizer.isBound || makeRoom() else { return }
        recognizer.attempt.number = nextAttempt
        recognizer.attempt.isOnPath = !isOrderStale
        nextAttempt &+= 1
        recognizer.isLookedAt = false
        recognizer.reason = .none
        recognizer.seat = seat
        recognizer.pool = pool
        recognizer.dispatcher = dispatcher
        recognizer.depth = depth
        insert(recognizer)
        recognizer.prepareAttempt(on: panel)
    }

    @_optimize(speed)
    private func insert(_ recognizer: GestureRecognizer) {
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
        if recognizer.view == nil { noteHierarchyChange() }
    }

    /// Views have moved within their trees.
    @inline(never)
    func noteHierarchyChange() {
        guard !isOrderStale else { return }
        isOrderStale = true
        lendEach { $0.attempt.isOnPath = false }
    }

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
        return viewA === viewB ? Int32(bitPattern: a.addition &- b.addition) > 0 : isInFront(viewA, of: viewB)
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
