/** Event of the window for an error that has made a page crash: an `ErrorEvent`, as for errors that nobody catches. */
export const CRASH_EVENT = 'site-crash';
