// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension HoverKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_HOVER }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_hover_recognizer_create(box.run.application) }
}
