/** A failure that the text explains to whoever starts the server, so that no stack is needed. */
export class MockServerError extends Error {}
