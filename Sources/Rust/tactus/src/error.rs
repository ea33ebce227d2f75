// SPDX-License-Identifier: MIT
//! Errors: the statuses of the library.

use std::ffi::CStr;
use std::fmt;

use crate::sys;

/// Why a call was refused. A call that is refused changes nothing, and the library logs a line that says more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Error {
    /// A number is not finite or out of range, or a text contains a NUL.
    InvalidArgument,
    /// The recognizer or view is of another kind than the function is for.
    WrongKind,
    /// The call makes no sense in the present state.
    WrongState,
    /// The object was destroyed, by its last handle or with its application.
    Destroyed,
    /// Called from a log handler or trace listener, where only getters may be called.
    Busy,
    /// Memory could not be reserved.
    NoMemory,
    /// 64 touches are down, or callbacks have sent 1024 samples.
    Limit,
    /// No such touch is down.
    UnknownTouch,
    /// A touch with this id is already down on this source.
    DuplicateTouch,
    /// The relation would close a cycle.
    Cycle,
    /// The object belongs to another application.
    ForeignObject,
    /// The operating system refused.
    System,
    /// There is nothing of the kind asked for.
    Nothing,
    /// A callback of the program said no.
    Refused,
    /// An object was not created: an argument is out of range, or memory is short.
    NotCreated,
    /// A status that this version of the crate does not know.
    Other(i32),
}

/// Result of a call.
pub type Result<T> = std::result::Result<T, Error>;

const STATUSES: [(sys::tactus_status, Error); 14] = [
    (sys::TACTUS_STATUS_INVALID_ARGUMENT, Error::InvalidArgument),
    (sys::TACTUS_STATUS_WRONG_KIND, Error::WrongKind),
    (sys::TACTUS_STATUS_WRONG_STATE, Error::WrongState),
    (sys::TACTUS_STATUS_DESTROYED, Error::Destroyed),
    (sys::TACTUS_STATUS_BUSY, Error::Busy),
    (sys::TACTUS_STATUS_NO_MEMORY, Error::NoMemory),
    (sys::TACTUS_STATUS_LIMIT, Error::Limit),
    (sys::TACTUS_STATUS_UNKNOWN_TOUCH, Error::UnknownTouch),
    (sys::TACTUS_STATUS_DUPLICATE_TOUCH, Error::DuplicateTouch),
    (sys::TACTUS_STATUS_CYCLE, Error::Cycle),
    (sys::TACTUS_STATUS_FOREIGN_OBJECT, Error::ForeignObject),
    (sys::TACTUS_STATUS_SYSTEM, Error::System),
    (sys::TACTUS_STATUS_NONE, Error::Nothing),
    (sys::TACTUS_STATUS_REFUSED, Error::Refused),
];

impl Error {
    /// Returns the status of the C API, or `None` if there is none.
    pub fn status(self) -> Option<sys::tactus_status> {
        match self {
            Error::NotCreated => None,
            Error::Other(status) => Some(status),
            known => STATUSES.iter().find(|(_, error)| *error == known).map(|(status, _)| *status),
        }
    }
}

impl From<sys::tactus_status> for Error {
    /// Returns the error of a status other than OK.
    fn from(status: sys::tactus_status) -> Self {
        STATUSES.iter().find(|(known, _)| *known == status).map_or(Error::Other(status), |(_, error)| *error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(status) = self.status() else {
            return formatter.write_str("not created: an argument is out of range, or memory is short");
        };
        // SAFETY: the text is static and never NULL.
        let text = unsafe { CStr::from_ptr(sys::tactus_status_to_string(status)) };
        formatter.write_str(&text.to_string_lossy())
    }
}

impl std::error::Error for Error {}

/// Turns a status into a result.
pub(crate) fn check(status: sys::tactus_status) -> Result<()> {
    if status == sys::TACTUS_STATUS_OK {
        Ok(())
    } else {
        Err(status.into())
    }
}
