import { readFrameMessage } from './frame-message';

test('reads what frames report, and shortens long texts', () => {
  expect(readFrameMessage({ kind: 'event', text: 'ready' })).toEqual({ kind: 'event', text: 'ready' });
  expect(readFrameMessage({ kind: 'print', text: 'a'.repeat(400) })?.text).toBe(`${'a'.repeat(300)} …`);
});

test.each([[null], ['event'], [{}], [{ kind: 'event' }], [{ kind: 'event', text: 1 }], [{ kind: 'html', text: 'a' }]])(
  'takes nothing from %j',
  (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  },
);
