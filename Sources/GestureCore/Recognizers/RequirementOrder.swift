// SPDX-License-Identifier: MIT

/// The order that declared requirements give to recognizers: one that waits has a higher level than those that it
/// waits for. A requirement that would close a ring finds no levels.
///
/// Most requirements agree with the levels that there are, which takes one comparison. For the others either those
/// below are lowered or those above are raised, whichever are done first: n requirements take n log n steps where they
/// make chains and trees, in whatever order.
enum RequirementOrder {
    /// Level that a recognizer gets if a change of levels is made.
    struct Shift {
        fileprivate var level = 0
        fileprivate var isReached = false
        fileprivate var isQueued = false
        fileprivate var nextReached: Borrowed<Relations>?
        fileprivate var nextQueued: Borrowed<Relations>?
    }

    /// Gives the one that is to wait a level above the other. False: that one waits for it already.
    static func raise(_ waiting: Relations, above required: Relations) -> Bool {
        if waiting === required { return false }
        if waiting.level > required.level { return true }
        var down = Cascade(isDownwards: true, goal: waiting)
        var up = Cascade(isDownwards: false, goal: required)
        down.move(required, to: waiting.level &- 1)
        up.move(waiting, to: required.level &+ 1)
        var isGoing = true
        while isGoing { isGoing = down.step() && up.step() }
        let isRing = down.hasReachedGoal || up.hasReachedGoal
        // The last to step has nothing more to do, unless it was the first that had not.
        let isDownDone = down.isDone
        down.end(keepingLevels: !isRing && isDownDone)
        up.end(keepingLevels: !isRing && !isDownDone)
        return !isRing
    }
}

/// A change of levels that goes on to all that it forces to change. Its lists are links in the relations themselves, so
/// that a search takes no memory.
private struct Cascade {
    let isDownwards: Bool
    unowned(unsafe) let goal: Relations
    private(set) var hasReachedGoal = false
    private var firstReached: Borrowed<Relations>?
    private var firstQueued: Borrowed<Relations>?
    private var lastQueued: Borrowed<Relations>?

    init(isDownwards: Bool, goal: Relations) {
        self.isDownwards = isDownwards
        self.goal = goal
    }

    var isDone: Bool { firstQueued == nil }

    /// Moves one, unless it is far enough already.
    mutating func move(_ relations: Relations, to level: Int) {
        var shift = relations[isDownwards]
        let current = shift.isReached ? shift.level : relations.level
        guard isDownwards ? current > level : current < level else { return }
        if relations === goal { hasReachedGoal = true }
        let this = Borrowed(relations)
        if !shift.isReached {
            shift.isReached = true
            shift.nextReached = firstReached
            firstReached = this
        }
        if !shift.isQueued {
            shift.isQueued = true
            shift.nextQueued = nil
            if let lastQueued {
                lastQueued.use { $0[isDownwards].nextQueued = this }
            } else {
                firstQueued = this
            }
            lastQueued = this
        }
        shift.level = level
        relations[isDownwards] = shift
    }

    /// Moves those next to one that has moved. False if there is nothing more to do, or a ring.
    @inline(never)
    mutating func step() -> Bool {
        guard !hasReachedGoal, let relations = firstQueued?.object else { return false }
        firstQueued = relations[isDownwards].nextQueued
        if firstQueued == nil { lastQueued = nil }
        relations[isDownwards].isQueued = false
        let level = relations[isDownwards].level &+ (isDownwards ? -1 : 1)
        for identity in isDownwards ? relations.failureRequirements : relations.waiters {
            if let neighbour = identity.recognizer?.relations { move(neighbour, to: level) }
        }
        return !isDone && !hasReachedGoal
    }

    @inline(never)
    mutating func end(keepingLevels keepsLevels: Bool) {
        while let relations = firstReached?.object {
            let shift = relations[isDownwards]
            firstReached = shift.nextReached
            if keepsLevels { relations.level = shift.level }
            relations[isDownwards] = RequirementOrder.Shift()
        }
    }
}

extension Relations {
    fileprivate subscript(isDownwards: Bool) -> RequirementOrder.Shift {
        get { isDownwards ? lowering : raising }
        set { if isDownwards { lowering = newValue } else { raising = newValue } }
    }
}

extension ContiguousArray<RecognizerIdentity> {
    /// Appends one. Where it had to grow, those that have gone are taken out first.
    mutating func appendAlive(_ identity: RecognizerIdentity) {
        if count == capacity {
            removeAll { $0.recognizer == nil }
            if count > capacity / 2 { reserveCapacity(2 * capacity) }
        }
        append(identity)
    }
}
