import type { Feedback, SampleName } from '../../../src/site/feedback-schema';
import type { Received } from './read-messages';

interface Comment {
  readonly day: string | null;
  readonly helpful: boolean | null;
  readonly text: string;
}

/** A comment with the title of its page. */
export interface PlacedComment extends Comment {
  readonly title: string;
}

/** What readers said of a page or a sample. */
export interface Subject {
  readonly path: string;
  /** Version of the docs; null for other pages. */
  readonly docs: string | null;
  readonly sample: SampleName | null;
  readonly yes: number;
  readonly no: number;
  /** See `harmOf`. */
  readonly harm: number;
  readonly comments: readonly Comment[];
}

export interface Tally {
  readonly pages: readonly Subject[];
  readonly samples: readonly Subject[];
  /** Queries without results, as they were typed, with the number of times. */
  readonly queries: ReadonlyMap<string, number>;
}

interface Count {
  readonly first: Pick<Subject, 'path' | 'docs' | 'sample'>;
  yes: number;
  no: number;
  readonly comments: Comment[];
}

/** Sums up messages: an answer that replaces another one takes that back. The worst come first. */
export async function tally(messages: AsyncIterable<Received> | Iterable<Received>): Promise<Tally> {
  const pages = new Map<string, Count>();
  const samples = new Map<string, Count>();
  const queries = new Map<string, number>();
  for await (const { day, feedback } of messages) {
    if (feedback.kind === 'search') queries.set(feedback.query, (queries.get(feedback.query) ?? 0) + 1);
    else addAnswer(feedback.kind === 'page' ? pages : samples, feedback, day);
  }
  return { pages: rank(pages), samples: rank(samples), queries };
}

function addAnswer(
  counts: Map<string, Count>,
  feedback: Exclude<Feedback, { kind: 'search' }>,
  day: string | null,
): void {
  const { path, docs, helpful, previous, comment } = feedback;
  const sample = feedback.kind === 'sample' ? feedback.sample : null;
  // The index changes with every sample that is put before it: what stays is the heading, the language and the title.
  const key = JSON.stringify([path, docs, sample && [sample.heading, sample.language, sample.title ?? sample.index]]);
  const count = counts.get(key) ?? { first: { path, docs, sample }, yes: 0, no: 0, comments: [] };
  counts.set(key, count);
  if (helpful !== null) count[helpful ? 'yes' : 'no'] += 1;
  if (previous !== null) count[previous ? 'yes' : 'no'] -= 1;
  if (comment !== undefined) count.comments.push({ day, helpful, text: comment });
}

function rank(counts: ReadonlyMap<string, Count>): Subject[] {
  return [...counts.values()]
    .map(({ first, comments, ...count }) => {
      // Anybody can take back what nobody has said.
      const [yes, no] = [Math.max(0, count.yes), Math.max(0, count.no)];
      return { ...first, yes, no, harm: harmOf(yes, no), comments };
    })
    .sort((one, other) => other.harm - one.harm || other.no - one.no || one.yes - other.yes);
}

/** For a confidence of 95 percent. */
const Z = 1.96;

/**
 * How much a page or a sample harms: the number of readers whom it did not help, times the share of them that is
 * certain (the lower bound of Wilson's interval). One "no" of one reader counts less than ten of twenty, and ten of
 * twenty more than ten of a thousand.
 */
export function harmOf(yes: number, no: number): number {
  const all = yes + no;
  if (all === 0) return 0;
  const share = no / all;
  const z2 = (Z * Z) / all;
  const low = (share + z2 / 2 - Z * Math.sqrt((share * (1 - share) + z2 / 4) / all)) / (1 + z2);
  return Math.max(0, no * low);
}
