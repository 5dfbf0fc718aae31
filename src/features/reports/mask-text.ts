/** Replaces what is left out. */
const MASK = '…';

const WORD = /[\p{L}\p{N}_]+/gu;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:(?:\/\/)?[^\s"'`“”()]+/gi;
const PATH_WITH_QUERY = /(\/[^\s?#]*)[?#]\S*/g;
const MAIL = /\S+@\S+/g;
/** A quotation, also one without an end. An apostrophe inside a word begins none. */
const QUOTATION = /(?<![\p{L}\p{N}])(["'`])(?:(?!\1(?![\p{L}\p{N}])).)*(?:\1|$)|“[^”]*(?:”|$)/gsu;
/** A typed word that is a part of a longer one counts from this length. */
const SHORTEST_PART = 4;
/** Characters of a text that are read: more than is sent, and few enough for the expressions above. */
const READ = 1000;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/**
 * A message without what may come from the reader: quotations, mail addresses, queries and fragments of addresses, and
 * words that have been typed.
 *
 * @param typed words in lower case, as `wordsOf` returns them
 */
export function maskText(text: string, typed: ReadonlySet<string>): string {
  return text
    .slice(0, READ)
    .replace(QUOTATION, MASK)
    .replace(ADDRESS, withoutQuery)
    .replace(PATH_WITH_QUERY, '$1')
    .replace(MAIL, MASK)
    .replace(WORD, (word) => (isTyped(word.toLowerCase(), typed) ? MASK : word));
}

function withoutQuery(address: string): string {
  if (!/^https?:/i.test(address)) return /^(?:data|blob|file|mailto|[\w-]+-extension):/i.test(address) ? MASK : address;
  try {
    const { origin, pathname } = new URL(address);
    return origin + pathname;
  } catch {
    return MASK;
  }
}

function isTyped(word: string, typed: ReadonlySet<string>): boolean {
  if (typed.has(word)) return true;
  for (const part of typed) if (part.length >= SHORTEST_PART && word.includes(part)) return true;
  return false;
}
