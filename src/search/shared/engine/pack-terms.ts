import type { AsPlainObject } from 'minisearch';
import { createNumberReader, writeNumbers } from './symbols';

/** The library's index in compact form. Words are sorted, and each is stored relative to the previous one. */
export interface PackedTerms {
  readonly words: string;
  /**
   * For each word, the records that contain it: the distance to the previous record, and, unless the word is used in
   * the most frequent way, a position in `uses`.
   */
  readonly records: string;
  /** Ways in which a word occurs in a record, the most frequent first: its count in each field. */
  readonly uses: readonly (readonly number[])[];
  /** Number of words in each field, record by record. */
  readonly lengths: string;
  readonly averages: readonly number[];
}

type Postings = AsPlainObject['index'];

/** Packs the parts of the library's index that cannot be derived from the catalogue. */
export function packTerms(index: AsPlainObject, fieldCount: number): PackedTerms {
  const byRecord = sortedWords(index.index).map(
    ([word, postings]) => [word, usesByRecord(postings, fieldCount)] as const,
  );
  const uses = mostFrequentFirst(byRecord.flatMap(([, records]) => [...records.values()]));
  const positions = new Map(uses.map((use, position) => [use, position]));
  const records = byRecord.flatMap(([, entries]) => {
    let previous = 0;
    const numbers = [entries.size];
    for (const [record, use] of [...entries].sort(([one], [other]) => one - other)) {
      const position = positions.get(use) ?? 0;
      numbers.push((record - previous) * 2 + (position === 0 ? 0 : 1), ...(position === 0 ? [] : [position]));
      previous = record;
    }
    return numbers;
  });
  const lengths = Array.from({ length: index.documentCount }, (_, record) =>
    Array.from({ length: fieldCount }, (_field, field) => index.fieldLength[record]?.[field] ?? 0),
  );
  return {
    words: writeWords(byRecord.map(([word]) => word)),
    records: writeNumbers(records),
    uses: uses.map((use) => use.split(',').map(Number)),
    lengths: writeNumbers(lengths.flat()),
    averages: index.averageFieldLength.map((average) => Math.round(average * 1000) / 1000),
  };
}

/** Restores the library's index in the form that `MiniSearch.loadJS` accepts. */
export function unpackTerms(packed: PackedTerms, fields: readonly string[], recordCount: number): AsPlainObject {
  const reader = createNumberReader(packed.records);
  const index = readWords(packed.words).map((word): Postings[number] => {
    const postings: Record<number, Record<number, number>> = {};
    let record = 0;
    for (let left = reader.next(); left > 0; left -= 1) {
      const step = reader.next();
      record += step >> 1;
      const use = packed.uses[step % 2 === 0 ? 0 : reader.next()] ?? [];
      use.forEach((count, field) => {
        if (count > 0) (postings[field] ??= {})[record] = count;
      });
    }
    return [word, postings];
  });
  const lengths = createNumberReader(packed.lengths);
  const ids = Array.from({ length: recordCount }, (_, record) => record);
  return {
    documentCount: recordCount,
    nextId: recordCount,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(fields.map((field, position) => [field, position])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, fields.map(() => lengths.next())])),
    averageFieldLength: [...packed.averages],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}

function sortedWords(index: Postings): Postings {
  return [...index].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** How a word is used in each record, as a string: `0,0,0,0,2` means twice in the last field. */
function usesByRecord(postings: Postings[number][1], fieldCount: number): Map<number, string> {
  const counts = new Map<number, number[]>();
  for (const [field, records] of Object.entries(postings)) {
    for (const record in records) {
      let use = counts.get(Number(record));
      if (!use) counts.set(Number(record), (use = new Array<number>(fieldCount).fill(0)));
      use[Number(field)] = records[record] ?? 0;
    }
  }
  return new Map([...counts].map(([record, use]) => [record, use.join(',')]));
}

function mostFrequentFirst(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .map(([value]) => value);
}

/** Writes each word as the number of letters it shares with the previous one, in base 36, followed by the rest. */
function writeWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const previous = words[index - 1] ?? '';
      let shared = 0;
      while (shared < 35 && shared < previous.length && previous[shared] === word[shared]) shared += 1;
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
}

function readWords(text: string): string[] {
  let previous = '';
  return text.split('\n').map((line) => {
    previous = previous.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
    return previous;
  });
}
