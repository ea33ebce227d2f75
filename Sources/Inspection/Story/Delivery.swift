// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Events of a finger that the client of a surface got.
struct Delivery: Sendable {
    /// The recognizer that withheld its beginning, and the one that withheld its end.
    var heldBy: String?
    var endHeldBy: String?
    var client: String?
    var began: Microseconds?
    var ended: Microseconds?
    var cancelled: (time: Microseconds, by: String?, sentence: String)?
}

extension StoryCollector {
    /// Notes what clients got, and what was kept from them.
    func noteDelivery(_ observation: Observation, at time: Microseconds) {
        switch observation {
        case .withheld(let touch, let recognizer, _):
            changeDelivery(of: touch) { delivery in
                if delivery.began == nil {
                    delivery.heldBy = delivery.heldBy ?? recognizer
                } else {
                    delivery.endHeldBy = delivery.endHeldBy ?? recognizer
                }
            }
        case .cancelled(let touch, let recognizer, let sentence):
            changeDelivery(of: touch) { $0.cancelled = $0.cancelled ?? (time, recognizer, sentence) }
        case .sent(.down, let touch, _, let client):
            changeDelivery(of: touch) { ($0.client, $0.began) = (client, $0.began ?? time) }
        case .sent(.up, let touch, _, _): changeDelivery(of: touch) { $0.ended = $0.ended ?? time }
        default: break
        }
    }
}
