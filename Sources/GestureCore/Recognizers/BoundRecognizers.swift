// SPDX-License-Identifier: MIT

/// Recognizers in an attempt, in the order of rule 4.4. The cost of a delivery depends on them only.
final class BoundRecognizers {
    /// The engine that recognizers ask during an attempt.
    unowned(unsafe) var dispatcher: (any Dispatching)?
    /// Number of the running round over all: each recognizer is called once per round, although the list may change.
    private var round: UInt32 = 0
    private var isOrderStale = false
    private var nextAttempt: UInt64 = 1
    /// The recognizers. The list retains each, so that lending needs no reference counting.
    private var elements = GrowingList<Borrowed<GestureRecognizer>>()
    /// Recognizers whose attempt is over; released when none can be on loan.
    private var leaving = GrowingList<Borrowed<GestureRecognizer>>()

    init() {
        _ = reserve(8)
    }

    deinit {
        releaseLeaving()
        while let recognizer = elements.popLast() { recognizer.release() }
    }

    var count: Int { elements.count }

    /// Reserves room for attempts of this many recognizers. Returns false if out of memory.
    func reserve(_ recognizers: Int) -> Bool {
        elements.reserve(recognizers) && leaving.reserve(recognizers)
    }

    /// Makes room for one more attempt, and for all to leave. Does nothing if room for every recognizer is reserved.
    /// Returns false if out of memory.
    @inline(__always)
    func makeRoom() -> Bool {
        elements.reserve(count &+ 1) && leaving.reserve(leaving.count &+ count &+ 1)
    }

    @inline(__always)
    subscript(index: Int) -> GestureRecognizer? { elements[index]?.object }

    /// Lends each recognizer of the list as it is at each step. A recognizer that leaves meanwhile lives until the
    /// delivery is over.
    @inline(__always)
    func lendEach(_ body: (GestureRecognizer) -> Void) {
        var index = 0
        while let recognizer = elements[index] {
            recognizer.use(body)
            index &+= 1
        }
    }

    /// Calls back for every recognizer once, in the order of rule 4.4, although each call may change the list.
    @inline(__always)
    func callEach(_ body: (GestureRecognizer) -> Void) {
        round &+= 1
        let thisRound = round
        var index = 0
        var isAtEnd = false
        while !isAtEnd {
            var next = index &+ 1
            isAtEnd = !lend(index) { recognizer in
                // Compares round numbers modulo 2^32, so that the comparison also holds after the counter wraps.
                guard Int32(bitPattern: thisRound &- recognizer.lastRound) > 0 else { return }
                recognizer.lastRound = thisRound
                body(recognizer)
                if !isAt(index, recognizer) { next = 0 }
            }
            index = next
        }
    }

    /// Calls each out of line, for walks that few deliveries need.
    @inline(never)
    func callEachRarely(_ body: (GestureRecognizer) -> Void) { callEach(body) }

    /// Lends the recognizer at an index. Returns false beyond the end.
    @inline(__always)
    private func lend(_ index: Int, _ body: (GestureRecognizer) -> Void) -> Bool {
        guard let recognizer = elements[index] else { return false }
        recognizer.use(body)
        return true
    }

    /// Returns the index of the first recognizer, from a place on, that matches, or nil. The closure may call back.
    @inline(__always)
    func firstIndex(from start: Int = 0, _ body: (GestureRecognizer) -> Bool) -> Int? {
        var index = start
        while let recognizer = elements[index] {
            if recognizer.use(body) { return index }
            index &+= 1
        }
        return nil
    }

    /// Returns the first recognizer that matches, or nil.
    @inline(__always)
    func first(where body: (GestureRecognizer) -> Bool) -> GestureRecognizer? {
        firstIndex(body).flatMap { self[$0] }
    }

    /// Returns whether a recognizer is at an index.
    @inline(__always)
    private func isAt(_ index: Int, _ recognizer: GestureRecognizer) -> Bool {
        elements[index] == Borrowed(recognizer)
    }

    /// Removes the recognizers that the first closure picks, then calls the second one with each, in their order, to
    /// end their attempts. All leave at once: one by one, each would move the others.
    @inline(__always)
    func takeOut(where isLeaving: (GestureRecognizer) -> Bool, _ body: (GestureRecognizer) -> Void) {
        var next = leaving.count
        // Cannot fail: room was made when each attempt began.
        lendEach { if isLeaving($0) { _ = leaving.append(Borrowed($0)) } }
        let end = leaving.count
        guard next < end else { return }
        elements.removeAll { $0.use(isLeaving) }
        while next < end, let recognizer = leaving[next] {
            // If the closure shuts the application down, all attempts have ended already.
            recognizer.use { if $0.isBound { body($0) } }
            next &+= 1
        }
    }

    /// Ends all attempts, including those of recognizers that are being removed.
    func endAll(_ body: (GestureRecognizer) -> Void) {
        while let recognizer = elements.popLast() { _ = leaving.append(recognizer) }
        var index = 0
        while let recognizer = leaving[index] {
            recognizer.use { if $0.isBound { body($0) } }
            index &+= 1
        }
    }

    /// Releases the recognizers that have left: the delivery is over.
    @inline(__always)
    func releaseLeaving() {
        if !leaving.isEmpty { releaseAll() }
    }

    @inline(never)
    private func releaseAll() {
        while let recognizer = leaving.popLast() { recognizer.release() }
    }

    /// Begins an attempt of an idle recognizer, which takes its place in the order and applies its thresholds (rule
    /// 5.15). Does nothing without room. The caller passes the view's depth, since each recognizer on a long path would
    /// have to compute it.
    @_optimize(speed)
    func begin(
        _ recognizer: GestureRecognizer, at depth: Int, seat: UInt32, pool: TouchPool,
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
        // Nearly all come last, in the order of the walk: the last place is looked at first. Others, which had failed
        // before this finger, belong between those that have not.
        var first = 0
        var index = count
        var middle = index &- 1
        while first < index, let other = elements[middle] {
            if other.use({ RecognizerOrder.precedes(recognizer, $0) }) { index = middle } else { first = middle &+ 1 }
            middle = first &+ (index &- first) / 2
        }
        _ = elements.insert(Borrowed(keeping: recognizer), at: index)
    }

    /// Ends an attempt.
    @_optimize(speed)
    func end(_ recognizer: GestureRecognizer) {
        recognizer.isBound = false
        recognizer.attempt = Attempt()
        recognizer.dispatcher = nil
        recognizer.pool = nil
        // Without a view the recognizer has no place in the order, and may have misplaced others.
        if recognizer.view == nil { noteHierarchyChange() }
    }

    /// Marks the order as stale, because views have moved within their trees.
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

    /// Restores the order, by insertion sort since it is nearly right.
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
    /// Walks the list as it is at each step: attempts may end meanwhile.
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

/// Order of rule 4.4: leaf view first, then ancestors; within a view the newest first; of different branches the deeper
/// first, then the front-most.
enum RecognizerOrder {
    static func precedes(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
        if a.depth != b.depth { return a.depth > b.depth }
        guard let viewA = a.view, let viewB = b.view else { return false }
        return viewA === viewB ? Int32(bitPattern: a.addition &- b.addition) > 0 : isInFront(viewA, of: viewB)
    }

    /// Returns which of two views at the same depth is in front.
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
