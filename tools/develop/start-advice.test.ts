import { EventEmitter } from 'node:events';
import type { Problem } from '../../src/site/problems';
import { startAdvice, type Answer } from './start-advice';

const mockSent: number[] = [];
let mockChild: EventEmitter;
jest.mock('node:child_process', () => ({
  fork: () => (mockChild = Object.assign(new EventEmitter(), { send: (asked: number) => mockSent.push(asked) })),
}));
jest.useFakeTimers();

const BODY = { file: 'content/docs/a.mdx', line: 9, message: 'cannot be compiled' };
const RULE = { file: 'content/docs/b.mdx', line: 1, message: 'a code sample is missing' };

function start() {
  mockSent.length = 0;
  const told: (readonly Problem[])[] = [];
  const advice = startAdvice((problems) => told.push(problems));
  advice.start();
  /** @param run its number, counted from the first one */
  const answer = (run: number, found: Omit<Answer, 'asked'>): void => {
    mockChild.emit('message', { asked: mockSent[run], ...found });
  };
  return { advice, told, answer };
}

test('what a run says is not told if there was an edit after it had been asked for', () => {
  const { advice, told, answer } = start();
  answer(0, { files: [], rules: [RULE] });
  advice.ask();
  answer(0, { files: [BODY], rules: [] });
  jest.runAllTimers();
  // A run waits for the one before it.
  answer(0, { files: [BODY], rules: [] });
  expect(told).toEqual([[RULE]]);
  answer(1, { files: [] });
  expect(told).toEqual([[RULE], [RULE]]);
});

test('until the rules have answered, what they said before is told, but not why a page could not be read', () => {
  const { advice, told, answer } = start();
  answer(0, { files: [BODY], rules: [RULE, BODY] });
  advice.ask();
  jest.runAllTimers();
  answer(1, { files: [] });
  expect(told).toEqual([[BODY, RULE], [RULE]]);
});
