import { distance } from 'fastest-levenshtein';
import type { SearchEngine } from '../../../src/search/shared/engine/engine';
import { SYNONYM_GROUPS } from '../../../src/search/shared/engine/synonyms';
import { chunksIn, tokenize } from '../../../src/search/shared/engine/tokenize';
import { isStopWord, toSingular } from '../../../src/search/shared/engine/words';
import type { PlacedComment } from './tally';

/** A synonym with which a query would have found something. */
export interface Proposal {
  /** The word of the query that finds nothing. */
  readonly word: string;
  /** The word of the documentation. */
  readonly instead: string;
  readonly reason: 'is spelled alike' | 'has a part in common' | 'is on the page that a comment with the word is about';
  /** Number of sections that the query finds with it, and the title of the first. */
  readonly sections: number;
  readonly first: string;
  /** Line for the groups in `src/search/shared/engine/synonyms.ts`. */
  readonly line: string;
  /** The line of the same file that it replaces; null for a new one. */
  readonly replaces: string | null;
}

/** Words that a synonym can lead to. */
export type Vocabulary = ReadonlySet<string>;

const MOST = 3;
/** Letters of a word that is part of another one; a word with which the other one begins may be shorter. */
const PART = 5;
const START = 4;

/** The words of all titles, of the groups of synonyms and of the forms in the glossary. */
export function vocabularyOf(engine: SearchEngine, glossary: readonly string[]): Vocabulary {
  const titles = engine.catalogue.entries.flatMap((entry) => entry.titles);
  const words = [...titles, ...SYNONYM_GROUPS, ...glossary].flatMap(tokenize);
  return new Set(words.filter((word) => word.length > 2 && /^\p{L}+$/u.test(word)));
}

/** Finds words in whose place a word of a query finds pages, the likeliest first. */
export function proposeSynonyms(
  query: string,
  engine: SearchEngine,
  vocabulary: Vocabulary,
  comments: readonly PlacedComment[],
): Proposal[] {
  const words = chunksIn(query.normalize('NFC'))
    .map(({ raw, whole }) => ({ raw, whole }))
    .filter(({ whole }) => whole.length > 2 && /^\p{L}+$/u.test(whole) && !isStopWord(whole));
  const unknown = words.filter(({ whole }) => engine.find(whole).length === 0);
  // If each word alone finds something, any of them may be the wrong one.
  const suspects = unknown.length > 0 ? unknown : words;
  return suspects
    .flatMap(({ raw, whole }) =>
      candidatesFor(whole, vocabulary, comments).flatMap(({ instead, reason, cost }) => {
        const found = engine.find(query.normalize('NFC').replace(raw, instead));
        const entry = engine.catalogue.entries[found[0]?.id ?? -1];
        if (!entry) return [];
        const first = entry.titles.join(' › ');
        return [
          {
            cost,
            proposal: { word: whole, instead, reason, sections: found.length, first, ...lineFor(whole, instead) },
          },
        ];
      }),
    )
    .sort((one, other) => one.cost - other.cost || other.proposal.sections - one.proposal.sections)
    .slice(0, MOST)
    .map(({ proposal }) => proposal);
}

interface Candidate extends Pick<Proposal, 'instead' | 'reason'> {
  /** The lower, the likelier. */
  readonly cost: number;
}

function candidatesFor(word: string, vocabulary: Vocabulary, comments: readonly PlacedComment[]): Candidate[] {
  const titles = comments.filter(({ text }) => tokenize(text).includes(word)).map(({ title }) => title);
  const told = [...new Set(titles.flatMap(tokenize))].filter((other) => vocabulary.has(other) && other !== word);
  const farthest = Math.max(1, Math.floor(word.length / 3));
  const similar = [...vocabulary].flatMap((other): Candidate[] => {
    if (other === word) return [];
    const steps = distance(word, other);
    if (steps <= farthest) return [{ instead: other, reason: 'is spelled alike', cost: steps / word.length }];
    const [short, long] = word.length < other.length ? [word, other] : [other, word];
    return (short.length >= PART && long.includes(short)) || (short.length >= START && long.startsWith(short))
      ? [{ instead: other, reason: 'has a part in common', cost: 0.5 + (long.length - short.length) / long.length }]
      : [];
  });
  return [
    ...told.map((instead) => ({
      instead,
      reason: 'is on the page that a comment with the word is about' as const,
      cost: 0.2,
    })),
    ...similar,
  ].slice(0, 200);
}

/** A new word goes into the group that has the other one already. */
function lineFor(word: string, instead: string): Pick<Proposal, 'line' | 'replaces'> {
  const group = SYNONYM_GROUPS.find((words) => words.split(' ').map(toSingular).includes(instead));
  return group === undefined
    ? { line: `'${instead} ${word}',`, replaces: null }
    : { line: `'${group} ${word}',`, replaces: `'${group}',` };
}
