import { mayReport } from './may-report';

test.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '1' }, false],
])('a browser that says %p may be reported: %p', (signals, expected) => {
  expect(mayReport(signals)).toBe(expected);
});
