// SPDX-License-Identifier: MIT

extension Parser {
    /// Reads input of styluses, pointers, touchpads, wheels and switches.
    func indirectInput(_ verb: String, _ line: inout Line) throws(ScenarioError) -> Action? {
        switch verb {
        case "press": return .press(try line.next("a button").oneOf(PointerButton.self, called: "button"))
        case "release": return .release(try line.next("a button").oneOf(PointerButton.self, called: "button"))
        case "touchpad": return try touchpad(&line)
        case "scroll":
            let type = try line.next("a scroll type").oneOf(ScrollType.self, called: "scroll type")
            let place = try line.point()
            return .scroll(type, at: place, by: try line.point())
        case "tablet-mode": return .tabletMode(try line.next("on or off").onOrOff())
        default: return nil
        }
    }

    private func touchpad(_ line: inout Line) throws(ScenarioError) -> Action {
        let word = try line.next("a gesture")
        switch word.text {
        case "update":
            let step = try line.point()
            var options = try line.options()
            let scale = try options.value("scale")?.finiteNumber()
            let rotation = try options.value("rotation")?.finiteNumber()
            try options.finish()
            return .gestureUpdate(by: step, scale: scale ?? 1, rotation: rotation ?? 0)
        case "end": return .gestureEnd
        case "cancel": return .gestureCancel
        default:
            let gesture = try word.oneOf(TouchpadGesture.self, called: "gesture, nor update, end or cancel")
            let fingers = try line.next("the fingers").integer(in: 1...64, called: "number of fingers")
            return .gestureBegin(gesture, fingers: fingers, try line.point())
        }
    }

    /// Reads `down` and `move` with the properties of a stylus.
    func touchAction(
        _ verb: String, _ id: TouchID, _ place: Point, _ line: inout Line
    ) throws(ScenarioError) -> Action {
        var options = try line.options()
        let isDown = verb == "down"
        let type = isDown ? try options.value("type")?.oneOf(TouchType.self, called: "touch type") : nil
        var pose = TouchPose(
            force: try options.value("force")?.finiteNumber(), tilt: try options.value("tilt")?.finiteNumber(),
            azimuth: try options.value("azimuth")?.finiteNumber())
        if scenario.settings.isRecording {
            pose.radius = try options.value("radius")?.finiteNumber()
            pose.maximumForce = try options.value("max-force")?.finiteNumber()
            pose.buttons = try options.value("buttons").flatMap { word throws(ScenarioError) in
                UInt32(exactly: try word.finiteNumber())
            }
        }
        try options.finish()
        if pose != TouchPose() { return .pose(id, place, pose, downType: isDown ? type ?? .direct : nil) }
        return isDown ? .down(id, place, type ?? .direct) : .move(id, place)
    }
}
