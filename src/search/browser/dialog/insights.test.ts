/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { answered, field, hit, openDialog, prepareDialogTests, type } from './test-support';

const hosted = {
  source: { isHosted: true },
  config: { appId: 'APP', apiKey: 'key', insights: true },
};
const results = (hits = [1, 2, 3].map((number) => hit(number)), queryID = 'q1') => {
  const outcome = answered(hits);
  return { ...outcome, response: { results: outcome.response.results.map((result) => ({ ...result, queryID })) } };
};
interface SentEvent {
  readonly eventType: string;
  readonly objectIDs: readonly string[];
}
const send = jest.fn<Promise<unknown>, [url: string, options: { readonly body: string }]>(async () => undefined);
const sent = () => send.mock.calls.flatMap(([, { body }]) => (JSON.parse(body) as { events: SentEvent[] }).events);
const wait = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

const dialog = prepareDialogTests();
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: { randomUUID: () => 'u-1' }, configurable: true });
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true });
});
beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  dialog.outcome = results();
});
afterEach(() => jest.useRealTimers());

test('SRC-5 views are reported after 400 ms, and only the latest ones', async () => {
  await openDialog({ ...hosted, mayTrack: () => true });
  await type('section');
  await wait(399);
  dialog.outcome = results([hit(7)]);
  await type('section 7');
  await wait(399);
  expect(sent()).toEqual([]);
  await wait(2);
  expect(sent()).toEqual([
    expect.objectContaining({ eventType: 'view', index: 'docs', objectIDs: ['h7'], userToken: 'anonymous-u-1' }),
  ]);
  expect(send.mock.calls[0]?.[0]).toBe(
    'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=key',
  );
});

test.each([
  ['click', 2],
  ['Enter', 1],
])('SRC-5 %s on result %i is reported once, immediately, with query and position', async (action, position) => {
  await openDialog({ ...hosted, mayTrack: () => true });
  await type('section');
  if (action === 'click') {
    await act(async () => void fireEvent.click(screen.getAllByRole('option')[position - 1] as HTMLElement));
  } else {
    if (position === 2) await act(async () => void fireEvent.keyDown(field(), { key: 'ArrowDown' }));
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
  }
  expect(sent()).toEqual([
    expect.objectContaining({ eventType: 'click', queryID: 'q1', objectIDs: [`h${position}`], positions: [position] }),
  ]);
});

test.each([
  ['while reporting is off', { ...hosted, config: { ...hosted.config, insights: false } }],
  ['without consent', { ...hosted, mayTrack: () => false }],
  ['without a hosted engine', { ...hosted, source: { isHosted: false } }],
])('SRC-5 %s nothing is reported, and the request says so', async (_, options) => {
  await openDialog({ mayTrack: () => true, ...options });
  await type('section');
  await wait(1000);
  await act(async () => void fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement));
  expect(send).not.toHaveBeenCalled();
  expect(dialog.requests.at(-1)?.clickAnalytics).toBe(false);
});
