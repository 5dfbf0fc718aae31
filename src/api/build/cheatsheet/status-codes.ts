import type { ApiOperation } from '../../shared/types';
import type { SheetTerm } from './types';

/** What a status means whatever the call. */
const MEANINGS: Readonly<Record<string, string>> = {
  '200': 'done; an answer or an empty body',
  '201': 'created or started',
  '204': 'done, no body',
  '400': 'a parameter is missing or wrong',
  '401': 'the API key is missing or wrong',
  '403': 'not allowed, or the API key is wrong',
  '404': 'unknown id, key or token',
  '405': 'switched off in this room',
  '406': 'a recording or broadcast runs already',
  '409': 'a playback with this id runs already',
  '410': 'the meeting is over',
  '423': 'the meeting or the API key is locked',
  '503': 'not possible at the moment: try again later',
};

/**
 * The statuses that the calls answer with, in order.
 *
 * @throws Error for a status whose meaning is not written down here.
 */
export function statusTerms(operations: readonly ApiOperation[]): SheetTerm[] {
  const codes = new Set(
    operations.flatMap(({ responses, errors }) => [...responses, ...errors].map(({ status }) => status)),
  );
  return [...codes]
    .filter((code) => /^\d+$/.test(code))
    .sort()
    .map((code) => {
      const text = MEANINGS[code];
      if (text === undefined)
        throw new Error(
          `The cheatsheet has no words for status ${code}: add them to src/api/build/cheatsheet/status-codes.ts`,
        );
      return { term: `\`${code}\``, text };
    });
}
