// SPDX-License-Identifier: MIT
//! The C API of Tactus: touch gestures for Wayland compositors and toolkits.
//!
//! Names, types and comments are those of the headers. A struct that begins with its size is made by `Default`, which
//! is the `_INIT` macro of the header. An enum is an integer with constants: libraries may return values that are newer
//! than this crate, which a Rust enum could not hold.
//!
//! ```
//! use tactus_sys::*;
//!
//! let mut info = tactus_touch_source_info::default();
//! info.width_mm = 217.0;
//! info.height_mm = 136.0;
//! unsafe {
//!     let application = tactus_application_create();
//!     let panel = tactus_touch_source_create(application, &info);
//!     assert_eq!(tactus_touch_source_down(panel, 1000, 0, 40.0, 50.0), TACTUS_STATUS_OK);
//!     assert_eq!(tactus_touch_source_frame(panel, 1000), TACTUS_STATUS_OK);
//!     tactus_application_destroy(application);
//! }
//! ```
#![no_std]
#![allow(non_camel_case_types, missing_docs)]
#![allow(
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    rustdoc::bare_urls,
    rustdoc::private_intra_doc_links
)]
#![allow(clippy::doc_lazy_continuation, clippy::too_many_arguments, clippy::doc_overindented_list_items)]

mod foreign;
#[cfg(feature = "gestures")]
#[rustfmt::skip]
mod gestures;
#[cfg(feature = "host")]
#[rustfmt::skip]
mod host;
#[cfg(feature = "libinput")]
#[rustfmt::skip]
mod libinput;
#[cfg(feature = "recorder")]
#[rustfmt::skip]
mod recorder;
#[rustfmt::skip]
mod tactus;
#[cfg(feature = "wayland")]
#[rustfmt::skip]
mod wayland;

pub use foreign::*;
#[cfg(feature = "gestures")]
pub use gestures::*;
#[cfg(feature = "host")]
pub use host::*;
#[cfg(feature = "libinput")]
pub use libinput::*;
#[cfg(feature = "recorder")]
pub use recorder::*;
pub use tactus::*;
#[cfg(feature = "wayland")]
pub use wayland::*;
