/** A failure whose text tells who asked what is allowed, so that no stack is needed. */
export class DocsError extends Error {}

/** Thrown if the built site lacks a file, or has one that this version cannot read. */
export class SiteError extends DocsError {}
