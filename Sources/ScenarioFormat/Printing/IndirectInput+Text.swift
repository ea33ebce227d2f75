// SPDX-License-Identifier: MIT

extension Action {
    /// Text of a stylus, pointer, touchpad or switch action.
    var textOfIndirectInput: String {
        switch self {
        case .pose(let id, let place, let pose, let type): textOfPose(id, place, pose, type)
        case .press(let button): "press \(button.rawValue)"
        case .release(let button): "release \(button.rawValue)"
        case .gestureBegin(let gesture, let fingers, let place):
            "touchpad \(gesture.rawValue) \(fingers) \(place.text)"
        case .gestureUpdate(let step, let scale, let rotation):
            "touchpad update \(step.text)" + (scale == 1 ? "" : " scale=\(scale.decimalText)")
                + (rotation == 0 ? "" : " rotation=\(rotation.decimalText)")
        case .gestureEnd: "touchpad end"
        case .gestureCancel: "touchpad cancel"
        case .scroll(let type, let place, let step): "scroll \(type.rawValue) \(place.text) \(step.text)"
        case .tabletMode(let isOn): "tablet-mode \(isOn ? "on" : "off")"
        default: ""
        }
    }

    private func textOfPose(_ id: TouchID, _ place: Point, _ pose: TouchPose, _ type: TouchType?) -> String {
        var line = TextLine(type == nil ? "move" : "down", String(id), place.text)
        if let type, type != .direct { line.add("type", type.rawValue) }
        line.add("force", pose.force?.decimalText)
        line.add("tilt", pose.tilt?.decimalText)
        line.add("azimuth", pose.azimuth?.decimalText)
        line.add("radius", pose.radius?.decimalText)
        line.add("max-force", pose.maximumForce?.decimalText)
        line.add("buttons", pose.buttons.map { String($0) })
        return line.text
    }
}
