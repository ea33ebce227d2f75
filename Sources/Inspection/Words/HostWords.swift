// SPDX-License-Identifier: MIT

/// Words of a host for its answers, where the explanations would say that a delegate said no.
public struct HostWords: Sendable {
    /// Why a recognizer was not given a touch, by its name.
    public var refusals: [String: String]
    /// Why a recognizer might not begin.
    public var shouldBegin: String

    public init(refusals: [String: String], shouldBegin: String) {
        (self.refusals, self.shouldBegin) = (refusals, shouldBegin)
    }
}

extension Story {
    mutating func use(_ words: HostWords) {
        deciders.wordsOfDelegates = words.shouldBegin
        for index in gestures.indices {
            for place in gestures[index].refusals.indices {
                let refusal = gestures[index].refusals[place]
                guard refusal.sentence.contains("should-receive-touch") else { continue }
                gestures[index].refusals[place].wordsOfHost = words.refusals[refusal.recognizer]
            }
        }
    }
}
