// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension ScreenEdgePanKind: PlayedPan {
    func create(_ box: RecognizerBox) -> OpaquePointer? {
        tactus_screen_edge_pan_recognizer_create(box.run.application)
    }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        let mask = edges.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
        return [tactus_screen_edge_pan_recognizer_set_edges(recognizer, mask)]
    }
}

extension Edge {
    fileprivate var constant: tactus_edge {
        switch self {
        case .top: TACTUS_EDGE_TOP
        case .left: TACTUS_EDGE_LEFT
        case .bottom: TACTUS_EDGE_BOTTOM
        case .right: TACTUS_EDGE_RIGHT
        }
    }
}
