/** What a reader has said of a page or a sample in this tab. */
export interface TabAnswer {
  /** The answer that has been sent; null if there is none, or it was taken back. */
  readonly helpful: boolean | null;
  /** Text that has not been sent. */
  readonly draft: string;
}

interface Stored {
  readonly answers: Readonly<Record<string, TabAnswer>>;
  /** Queries without results that have been sent. */
  readonly queries: readonly string[];
  /** Times of the latest messages, in milliseconds. */
  readonly times: readonly number[];
}

const KEY = 'feedback';
const NOTHING: Stored = { answers: {}, queries: [], times: [] };
const NO_ANSWER: TabAnswer = { helpful: null, draft: '' };

/** For browsers that store nothing: until the page is left. */
let unstored: string | null = null;

/** The answer on a page (its path) or a sample (`/path#sample-2`). It is gone with the tab. */
export function readAnswer(subject: string): TabAnswer {
  const found = read().answers[subject];
  return { ...NO_ANSWER, ...found };
}

export function keepAnswer(subject: string, change: Partial<TabAnswer>): void {
  const stored = read();
  write({ ...stored, answers: { ...stored.answers, [subject]: { ...readAnswer(subject), ...change } } });
}

/** Whether a query has not been sent in this tab, regardless of case and spaces; from now on, it has. */
export function isNewQuery(query: string): boolean {
  const stored = read();
  const key = query.toLowerCase().replace(/\s+/g, ' ');
  if (stored.queries.includes(key)) return false;
  write({ ...stored, queries: [...stored.queries, key].slice(-100) });
  return true;
}

/** Messages of one tab within a period: more come from no reader. */
const MOST = 20;
export const PERIOD = 600_000;

/** Counts a message. Returns the minutes to wait if there were too many, or 0. */
export function countMessage(now = Date.now()): number {
  const stored = read();
  const times = stored.times.filter((time) => time <= now && time > now - PERIOD);
  if (times.length >= MOST) return Math.ceil(((times[0] ?? now) + PERIOD - now) / 60_000);
  write({ ...stored, times: [...times, now] });
  return 0;
}

/** Whatever in the storage is not ours counts as nothing. */
function read(): Stored {
  try {
    const found: unknown = JSON.parse(unstored ?? window.sessionStorage.getItem(KEY) ?? '{}');
    const { answers, queries, times } = { ...NOTHING, ...(found as Partial<Stored>) };
    return {
      answers: typeof answers === 'object' && answers !== null ? answers : {},
      queries: Array.isArray(queries) ? queries : [],
      times: Array.isArray(times) ? times : [],
    };
  } catch {
    return NOTHING;
  }
}

function write(stored: Stored): void {
  const text = JSON.stringify(stored);
  unstored = null;
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
}
