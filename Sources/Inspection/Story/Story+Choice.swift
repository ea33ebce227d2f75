// SPDX-License-Identifier: MIT

extension Story {
    /// Returns the last gesture in which no recognizer fired, or nil. A person who asks why nothing came of a gesture
    /// often makes another one that ends the recording.
    ///
    /// - Parameter names: recognizers that count; none: all. A gesture in which none of them took part is no failure of
    ///   theirs.
    public func lastFailure(of names: [String] = []) -> Gesture? {
        let isWanted = { (name: String) in names.isEmpty || names.contains(name) }
        return gestures.last { gesture in
            let attempts = attempts(of: gesture).filter { isWanted($0.recognizer) }
            let hasPart = !attempts.isEmpty || gesture.refusals.contains { isWanted($0.recognizer) }
            return (hasPart || names.isEmpty) && attempts.allSatisfy(\.isMiss)
        }
    }
}
