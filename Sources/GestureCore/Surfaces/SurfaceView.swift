// SPDX-License-Identifier: MIT

/// The view of a client's surface: takes several touches, which leave as a wl_touch stream.
open class SurfaceView: View {
    public let client: SurfaceClient

    public init(client: SurfaceClient, frame: Rect) {
        self.client = client
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        touchStream = client
    }
}
