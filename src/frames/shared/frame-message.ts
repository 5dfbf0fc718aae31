/** What a frame reports to the page: that it runs, calls of the SDK, its events, what is printed, and errors. */
export interface FrameMessage {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
}

const KINDS = ['started', 'call', 'event', 'print', 'error'] as const;
/** Longest text that is shown, in UTF-16 code units. */
const LONGEST_TEXT = 300;

/** Reads a message from a frame, which may be anything; undefined if it is none of ours. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('text' in data)) return undefined;
  const kind = KINDS.find((known) => known === data.kind);
  if (kind === undefined || typeof data.text !== 'string') return undefined;
  const { text } = data;
  return { kind, text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text };
}
