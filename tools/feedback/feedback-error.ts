/** A failure that the text explains to whoever runs the command, so that no stack is needed. */
export class FeedbackError extends Error {}

/** Thrown for an argument that does not exist or has an invalid value. */
export class UsageError extends FeedbackError {}
