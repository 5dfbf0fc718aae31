import fc from 'fast-check';
import { answerSchema } from '../shared/answer-schema';
import { HIERARCHY_LEVELS } from '../shared/record';
import { checkAnswer } from './check-answer';

type Json = Record<string, unknown>;

const levels = (value: unknown) => Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, value]));
const marked = { value: '<mark>A</mark>', matchLevel: 'full' };
const fields = { content: marked, code: marked, hierarchy: levels(marked) };
const hit = {
  objectID: 'a',
  url: '/docs/a',
  type: 'lvl1',
  hierarchy: levels('A'),
  content: 'a',
  _highlightResult: fields,
  _snippetResult: fields,
};
const shortHit = { objectID: 'a', url: 'a', type: 'content', hierarchy: { lvl0: 'A' } };
/** An answer with every field that is read. */
const complete = { results: [{ hits: [hit, hit], nbHits: 2, nbPages: 1, nbDocuments: 1, queryID: 'q' }] };

const garbage = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, false, '', 0, -0, -1, 0.5, NaN, Infinity, 2 ** 53, 2 ** 53 - 1),
  fc.constantFrom<unknown>({}, [], [null], [hit], { value: 'a' }, { value: 1 }, { 0: hit, length: 1 }),
  fc.constantFrom<unknown>('lvl0', 'lvl6', 'lvl7', 'content', 'none', 'partial', 'toString', { ...hit, type: 'page' }),
  fc.constantFrom(99_999, 100_000, 100_001).map((length) => 'a'.repeat(length)),
  fc.constantFrom(999, 1000, 1001).map((length) => Array.from({ length }, () => shortHit)),
  fc.jsonValue(),
  fc.anything({ maxDepth: 3 }),
);
/** Where to change the answer, what to put there, and whether to take it away instead. */
const change = fc.record({ at: fc.nat(), value: garbage, isRemoved: fc.boolean() });

/** All objects and lists in a value, and the keys of each, with a key that is not there yet. */
function placesIn(value: unknown): (readonly [Json, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Json;
  return [...Object.keys(holder), '__docsearch_parent'].flatMap((key) => [
    [holder, key] as const,
    ...placesIn(holder[key]),
  ]);
}

function changed(changes: readonly { at: number; value: unknown; isRemoved: boolean }[]): unknown {
  const answer = JSON.parse(JSON.stringify(complete)) as unknown;
  const places = placesIn(answer);
  for (const { at, value, isRemoved } of changes) {
    const [holder, key] = places[at % places.length] ?? [{}, ''];
    // A list never has holes: JSON cannot express them.
    if (isRemoved && Array.isArray(holder)) holder.splice(Number(key), 1);
    else if (isRemoved) delete holder[key];
    else holder[key] = value;
  }
  return answer;
}

function isAccepted(answer: unknown): boolean {
  try {
    checkAnswer(answer, 1);
    return true;
  } catch {
    return false;
  }
}

const oneResult = answerSchema.refine(({ results }) => results.length === 1);

test('SRC-6 the browser accepts exactly the answers that the schema accepts', () => {
  const counts = { accepted: 0, rejected: 0 };
  const answers = fc.oneof(
    { weight: 8, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }).map(changed) },
    { weight: 1, arbitrary: garbage },
    { weight: 1, arbitrary: garbage.map((results) => ({ results })) },
    { weight: 1, arbitrary: garbage.map((result) => ({ results: [result] })) },
  );
  fc.assert(
    fc.property(answers, (answer) => {
      const accepted = isAccepted(answer);
      counts[accepted ? 'accepted' : 'rejected'] += 1;
      expect(accepted).toBe(oneResult.safeParse(answer).success);
    }),
    { seed: 20261124, numRuns: 500 },
  );
  // The answers must be near the line between both for this to be a test.
  expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(100);
});

test('SRC-6 each field alone is required or optional in both, and may be null in both or neither', () => {
  const places = placesIn(complete).length;
  for (let at = 0; at < places; at += 1)
    for (const value of [undefined, null, 1, 'a', {}, [], '\0'.repeat(100_001)])
      for (const isRemoved of [false, true]) {
        const answer = changed([{ at, value, isRemoved }]);
        expect([at, value, isAccepted(answer)]).toEqual([at, value, oneResult.safeParse(answer).success]);
      }
});
