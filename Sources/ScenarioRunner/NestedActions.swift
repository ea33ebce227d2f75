// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Actions that a recording performs inside callbacks. Counts the callbacks that have been called.
struct NestedActions {
    struct Place: Hashable {
        var name: String
        var callback: HostCallback
    }

    private var actions: [Place: [NestedAction]] = [:]
    /// In the order of the file.
    private var places: [Place] = []
    private var counts: [Place: Int32] = [:]
    private var lastActions: [String: (state: RecognizerState, time: Microseconds)] = [:]

    init(_ nested: [NestedAction] = []) {
        for action in nested {
            let place = Place(name: action.name, callback: action.callback)
            if actions[place] == nil { places.append(place) }
            actions[place, default: []].append(action)
        }
    }

    /// Returns the actions for a callback that is being called.
    mutating func take(_ place: Place) -> [NestedAction] {
        let ordinal = counts[place, default: 0] &+ 1
        counts[place] = ordinal
        return take(place, ordinal)
    }

    /// Returns the actions for a recognizer's action. Several targets with the same state and time count once, as in
    /// recordings.
    mutating func takeAction(of name: String, _ state: RecognizerState, at time: Microseconds) -> [NestedAction] {
        let place = Place(name: name, callback: .action)
        if let last = lastActions[name], last.state == state, last.time == time {
            return take(place, counts[place, default: 1])
        }
        lastActions[name] = (state, time)
        return take(place)
    }

    private mutating func take(_ place: Place, _ ordinal: Int32) -> [NestedAction] {
        guard let waiting = actions[place] else { return [] }
        actions[place] = waiting.filter { $0.ordinal != ordinal }
        return waiting.filter { $0.ordinal == ordinal }
    }

    /// Callbacks of an object that have actions.
    func callbacks(of name: String) -> [HostCallback] {
        places.filter { $0.name == name }.map(\.callback)
    }

    /// Actions whose callback was never called: the recording did not replay as it was recorded.
    var rest: [NestedAction] { places.flatMap { actions[$0] ?? [] } }
}
