/** @jest-environment jsdom */
import { SEARCH_EVENT } from '../../site/feedback';
import type { SearchResponse } from '../shared/response';
import { tellOutcome } from './tell-outcome';

test('the page learns what an engine has found, whichever it is, and nothing of a failure', () => {
  const told: unknown[] = [];
  window.addEventListener(SEARCH_EVENT, (event) => told.push((event as CustomEvent).detail));
  const response = (...hits: object[]) => ({ results: [{ hits }] }) as unknown as SearchResponse;
  const outcomes = [
    { status: 'answered', engine: 'local', response: response() },
    { status: 'fallback', engine: 'local', response: response({}) },
    { status: 'failed' },
  ] as const;
  expect(outcomes.map((outcome, index) => tellOutcome(`q${index}`, outcome))).toEqual(outcomes);
  expect(told).toEqual([
    { query: 'q0', isEmpty: true },
    { query: 'q1', isEmpty: false },
  ]);
});
