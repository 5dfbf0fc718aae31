import type { Options } from 'minisearch';
import type { SearchRecord } from '../record';
import { HIERARCHY_LEVELS } from '../record';
import { chunksIn, tokenize } from './tokenize';

/** Fields of the index, with the weight of a match in each. */
export const FIELD_BOOSTS = { heading: 4, ancestors: 2, summary: 3, tags: 3, text: 1 } as const;

export type Field = keyof typeof FIELD_BOOSTS;
export type IndexedDocument = Readonly<Record<Field, string>> & { readonly id: number };

export const FIELDS = Object.keys(FIELD_BOOSTS) as Field[];

/** Options for writing and reading the index. Text is tokenized here, never by the library. */
export const INDEX_OPTIONS: Options<IndexedDocument> = {
  fields: FIELDS,
  tokenize: (text, field) => (field === 'heading' ? [...tokenize(text), ...joinedPairs(text)] : tokenize(text)),
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
};

/**
 * A parameter in the path of a call. It counts less than the rest of a heading: the subject of
 * `DELETE /rooms/{ACCESS_KEY}` is rooms, and readers who look for "access key" do not mean it.
 */
const PARAMETER = /\{\w+\}|\?\S+/g;

/**
 * The fields of a record that are indexed; `id` is its position in the list. Names in code also occur in the text, so
 * they need no separate field.
 */
export function toIndexedDocument(record: SearchRecord, id: number): IndexedDocument {
  const titles = HIERARCHY_LEVELS.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
  const content = record.content ?? '';
  const heading = titles.at(-1) ?? '';
  const summary = record.type === 'lvl1' ? firstSentence(content) : '';
  return {
    id,
    heading: record.type === 'content' ? '' : heading.replace(PARAMETER, '{}'),
    ancestors: (record.type === 'content'
      ? titles
      : [...titles.slice(0, -1), ...(heading.match(PARAMETER) ?? [])]
    ).join(' '),
    summary,
    tags: record.type === 'lvl1' ? record.tags.join(' ') : '',
    text: `${content.slice(summary.length)}\n${record.code ?? ''}`,
  };
}

/** A page's text starts with its description, a one-sentence summary. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Adjacent words of a title joined into one, so that "screenshare" finds "Screen share". */
function joinedPairs(text: string): string[] {
  const words = chunksIn(text)
    .filter(({ parts }) => parts.length === 1)
    .map(({ whole }) => whole);
  return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
}
