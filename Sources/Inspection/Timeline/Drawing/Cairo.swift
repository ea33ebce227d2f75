// SPDX-License-Identifier: MIT

import Glibc

/// The functions of libcairo that a picture takes. The library is opened when a PNG is wanted: the tool neither needs
/// it to be built nor to run.
struct Cairo {
    typealias Context = OpaquePointer
    typealias Surface = OpaquePointer

    let makeSurface: @convention(c) (Int32, Int32, Int32) -> Surface?
    let statusOfSurface: @convention(c) (Surface?) -> Int32
    let writePNG: @convention(c) (Surface?, UnsafePointer<CChar>) -> Int32
    let destroySurface: @convention(c) (Surface?) -> Void
    let make: @convention(c) (Surface?) -> Context?
    let destroy: @convention(c) (Context?) -> Void
    let save: @convention(c) (Context?) -> Void
    let restore: @convention(c) (Context?) -> Void
    let scale: @convention(c) (Context?, Double, Double) -> Void
    let setColour: @convention(c) (Context?, Double, Double, Double, Double) -> Void
    let setLineWidth: @convention(c) (Context?, Double) -> Void
    let setLineCap: @convention(c) (Context?, Int32) -> Void
    let setLineJoin: @convention(c) (Context?, Int32) -> Void
    let setDash: @convention(c) (Context?, UnsafePointer<Double>?, Int32, Double) -> Void
    let newPath: @convention(c) (Context?) -> Void
    let move: @convention(c) (Context?, Double, Double) -> Void
    let line: @convention(c) (Context?, Double, Double) -> Void
    let arc: @convention(c) (Context?, Double, Double, Double, Double, Double) -> Void
    let closePath: @convention(c) (Context?) -> Void
    let fill: @convention(c) (Context?) -> Void
    let stroke: @convention(c) (Context?) -> Void
    let clip: @convention(c) (Context?) -> Void
    let selectFont: @convention(c) (Context?, UnsafePointer<CChar>, Int32, Int32) -> Void
    let setFontSize: @convention(c) (Context?, Double) -> Void
    let showText: @convention(c) (Context?, UnsafePointer<CChar>) -> Void
    /// Fills six numbers, of which the fifth says how far the next text is.
    let textExtents: @convention(c) (Context?, UnsafePointer<CChar>, UnsafeMutablePointer<Double>) -> Void

    static let formatRGB24: Int32 = 1
    static let capRound: Int32 = 1
    static let joinRound: Int32 = 1
    static let weightBold: Int32 = 1

    /// Returns nil where there is no libcairo.
    init?() {
        guard let library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String) -> Function? {
            dlsym(library, "cairo_" + name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard
            let makeSurface: @convention(c) (Int32, Int32, Int32) -> Surface? = find("image_surface_create"),
            let statusOfSurface: @convention(c) (Surface?) -> Int32 = find("surface_status"),
            let writePNG: @convention(c) (Surface?, UnsafePointer<CChar>) -> Int32 = find("surface_write_to_png"),
            let destroySurface: @convention(c) (Surface?) -> Void = find("surface_destroy"),
            let make: @convention(c) (Surface?) -> Context? = find("create"),
            let destroy: @convention(c) (Context?) -> Void = find("destroy"),
            let save: @convention(c) (Context?) -> Void = find("save"),
            let restore: @convention(c) (Context?) -> Void = find("restore"),
            let scale: @convention(c) (Context?, Double, Double) -> Void = find("scale"),
            let setColour: @convention(c) (Context?, Double, Double, Double, Double) -> Void = find("set_source_rgba"),
            let setLineWidth: @convention(c) (Context?, Double) -> Void = find("set_line_width"),
            let setLineCap: @convention(c) (Context?, Int32) -> Void = find("set_line_cap"),
            let setLineJoin: @convention(c) (Context?, Int32) -> Void = find("set_line_join"),
            let setDash: @convention(c) (Context?, UnsafePointer<Double>?, Int32, Double) -> Void = find("set_dash"),
            let newPath: @convention(c) (Context?) -> Void = find("new_path"),
            let move: @convention(c) (Context?, Double, Double) -> Void = find("move_to"),
            let line: @convention(c) (Context?, Double, Double) -> Void = find("line_to"),
            let arc: @convention(c) (Context?, Double, Double, Double, Double, Double) -> Void = find("arc"),
            let closePath: @convention(c) (Context?) -> Void = find("close_path"),
            let fill: @convention(c) (Context?) -> Void = find("fill"),
            let stroke: @convention(c) (Context?) -> Void = find("stroke"),
            let clip: @convention(c) (Context?) -> Void = find("clip"),
            let selectFont: @convention(c) (Context?, UnsafePointer<CChar>, Int32, Int32) -> Void = find(
                "select_font_face"),
            let setFontSize: @convention(c) (Context?, Double) -> Void = find("set_font_size"),
            let showText: @convention(c) (Context?, UnsafePointer<CChar>) -> Void = find("show_text"),
            /// Fills six numbers, of which the fifth says how far the next text is.
            let textExtents: @convention(c) (Context?, UnsafePointer<CChar>, UnsafeMutablePointer<Double>) -> Void =
                find("text_extents")
        else { return nil }
        self.makeSurface = makeSurface
        self.statusOfSurface = statusOfSurface
        self.writePNG = writePNG
        self.destroySurface = destroySurface
        self.make = make
        self.destroy = destroy
        self.save = save
        self.restore = restore
        self.scale = scale
        self.setColour = setColour
        self.setLineWidth = setLineWidth
        self.setLineCap = setLineCap
        self.setLineJoin = setLineJoin
        self.setDash = setDash
        self.newPath = newPath
        self.move = move
        self.line = line
        self.arc = arc
        self.closePath = closePath
        self.fill = fill
        self.stroke = stroke
        self.clip = clip
        self.selectFont = selectFont
        self.setFontSize = setFontSize
        self.showText = showText
        self.textExtents = textExtents
    }
}
