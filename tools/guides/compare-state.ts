import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../src/site/problems';
import type { Sample } from '../samples/collect-samples';
import { EXPECTED_FILE, type ExpectedGuide, type ExpectedState } from './expected';
import type { Guide } from './types';

/** When a meeting was looked at. */
export interface StateTime {
  /** Whether what is below the heading "Undo" has been run. */
  readonly isUndone: boolean;
  /** The sample that was run last; undefined if the guide has none. */
  readonly after: Sample | undefined;
}

/** Compares a meeting with the one that `expected.yaml` promises. Returns undefined if both are the same. */
export function compareState(
  { file, language }: Guide,
  expected: Pick<ExpectedGuide, 'shown' | 'undone'>,
  { isUndone, after }: StateTime,
  found: ExpectedState,
): Problem | undefined {
  const field = isUndone && expected.undone !== undefined ? 'undone' : 'shown';
  const promised = expected[field];
  if (isDeepStrictEqual(found, promised)) return undefined;
  const reason = isUndone && field === 'shown' ? ', as there is no "undone"' : '';
  const message = [
    `followed in ${language}, the meeting is ${JSON.stringify(found)} ${isUndone ? 'at the end' : 'after this step'}`,
    `Expected: ${JSON.stringify(promised)} (field "${field}" of the guide in ${EXPECTED_FILE}${reason})`,
  ].join('\n');
  return { file: after?.file ?? file, line: after?.line, message };
}
