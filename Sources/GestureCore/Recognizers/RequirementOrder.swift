// SPDX-License-Identifier: MIT

/// Order of recognizers by declared requirements: one that waits has a higher level than those it waits for. For a
/// requirement that would close a cycle no levels exist.
///
/// Most requirements agree with the present levels, which takes one comparison. Otherwise either the levels below are
/// lowered or those above raised, whichever search finishes first. If n requirements form chains and trees, they take
/// O(n log n) steps in any order.
enum RequirementOrder {
    /// Level that a recognizer gets if a change of levels succeeds.
    struct Shift {
        fileprivate var level = 0
        fileprivate var isReached = false
        fileprivate var isQueued = false
        fileprivate var nextReached: Borrowed<Relations>?
        fileprivate var nextQueued: Borrowed<Relations>?
    }

    /// Raises the waiting recognizer's level above the other's. Returns false if the other already waits for it.
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
        // The cascade that finished first keeps its levels; the other one is undone.
        let isDownDone = down.isDone
        down.end(keepingLevels: !isRing && isDownDone)
        up.end(keepingLevels: !isRing && !isDownDone)
        return !isRing
    }
}

/// A change of levels that spreads to all recognizers that it affects. Its lists are links in the relations themselves,
/// so that a search allocates nothing.
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

    /// Moves one recognizer, unless its level is already far enough.
    @inline(never)
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

    /// Moves the neighbours of one that has moved. Returns false when finished, or when there is a cycle.
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
        if isDownwards {
            if let leader = relations.leader?.recognizer?.relations { move(leader, to: level) }
        } else {
            for identity in relations.followers {
                if let follower = identity.recognizer?.relations { move(follower, to: level) }
            }
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
    /// Appends an identity. When the array is full, entries of destroyed recognizers are removed first.
    mutating func appendAlive(_ identity: RecognizerIdentity) {
        if count == capacity {
            removeAll { $0.recognizer == nil }
            if count > capacity / 2 { reserveCapacity(2 * capacity) }
        }
        append(identity)
    }
}
