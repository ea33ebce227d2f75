// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension ScreenEdgePanKind: PlayedPan {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN }

    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {
        facts.touches = Int(tactus_pan_recognizer_get_minimum_number_of_touches(recognizer))
    }

    func create(_ box: RecognizerBox) -> OpaquePointer? {
        tactus_screen_edge_pan_recognizer_create(box.run.application)
    }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        let mask = edges.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
        return [
            tactus_screen_edge_pan_recognizer_set_edges(recognizer, mask),
            tactus_screen_edge_pan_recognizer_set_shell_gesture(recognizer, isShellGesture),
            tactus_screen_edge_pan_recognizer_set_directions(recognizer, (directions ?? .inwards).constant.rawValue),
        ]
    }
}

extension EdgeDirections {
    var constant: tactus_edge_pan_direction {
        switch self {
        case .inwards: TACTUS_EDGE_PAN_DIRECTION_INWARDS
        case .along: TACTUS_EDGE_PAN_DIRECTION_ALONG
        case .either: TACTUS_EDGE_PAN_DIRECTION_EITHER
        }
    }
}

extension Edge {
    init?(_ edge: tactus_edge) {
        guard let known = Edge.allCases.first(where: { $0.constant == edge }) else { return nil }
        self = known
    }

    var constant: tactus_edge {
        switch self {
        case .top: TACTUS_EDGE_TOP
        case .left: TACTUS_EDGE_LEFT
        case .bottom: TACTUS_EDGE_BOTTOM
        case .right: TACTUS_EDGE_RIGHT
        }
    }
}
