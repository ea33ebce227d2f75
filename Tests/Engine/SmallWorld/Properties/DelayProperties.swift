// SPDX-License-Identifier: MIT

extension Property {
    static let delayProperties = [
        Property(name: "no touch is withheld beyond its limits", rule: "7.15") { $0.play.overdue },
        Property(name: "limits of delays do not change what is recognized", rule: "7.15", violation: recognizesOther),
    ]

    /// Compares what recognizers do with a play of the same steps without limits.
    private static func recognizesOther(_ story: inout Story) -> String? {
        guard story.world.hasDelayLimits else { return nil }
        let own = story.entries.filter { $0.what == .state || $0.what == .action }
        let other = story.withoutLimits().filter { $0.what == .state || $0.what == .action }
        for (one, two) in zip(own, other) where one.subject != two.subject || !one.isSame(as: two) {
            return "\(Story.name(one.subject)) is \(one.state) where it is \(two.state) without limits"
        }
        return own.count == other.count ? nil : "\(own.count) transitions and actions, \(other.count) without limits"
    }
}
