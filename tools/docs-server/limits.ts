/** The most bytes of one message from a client. */
export const MESSAGE_BYTES = 1_000_000;
/** The most bytes of one file of the site; the largest is the API description. */
export const FILE_BYTES = 20_000_000;
/** The most characters of a result; longer ones are cut and say so. */
const RESULT_CHARACTERS = 60_000;
/** Time for one call of a tool, and for one file from the network, in milliseconds. */
export const CALL_TIME = 15_000;
export const FETCH_TIME = 10_000;

/** Cuts a text that is too long; `advice` says how to get the rest. */
export function cutText(text: string, advice: string, limit = RESULT_CHARACTERS): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit)}\n\n[Cut after ${limit} of ${text.length} characters. ${advice}]`;
}
