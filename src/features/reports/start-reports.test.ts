/** @jest-environment jsdom */
import { mayReport } from './may-report';
import type { ReportedPage } from './reported-page';
import { startReports } from './start-reports';
import { forgetTabValues, setTabValues } from '../../hooks/tab-values';
import { TypedWords } from './typed-words';

const reportPage = jest.fn();
jest.mock('./report-page', () => ({ reportPage: (...args: unknown[]): unknown => reportPage(...args) }));

const settings = { url: '/reports', sample: 0.5 };
const flush = () => new Promise((resolve) => setTimeout(resolve));

function page(consent: { given: boolean }): ReportedPage & { readonly tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    hasConsent: () => consent.given,
    onConsentChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onArrival: () => {},
    tell: () => listeners.forEach((listener) => listener()),
  };
}

beforeEach(() => {
  reportPage.mockClear();
  window.pageErrors = [new Event('error')];
});

test('starts at once with consent, and keeps what has happened before', async () => {
  const agreed = page({ given: true });
  startReports(settings, agreed, 0.49);
  await flush();
  expect(reportPage.mock.calls).toEqual([['/reports', agreed]]);
  expect(window.pageErrors).toHaveLength(1);
});

test('forgets what happened before consent, and starts with it, once', async () => {
  const consent = { given: false };
  const asked = page(consent);
  startReports(settings, asked, 0);
  expect(Array.isArray(window.pageErrors)).toBe(false);
  asked.tell();
  await flush();
  expect(reportPage).not.toHaveBeenCalled();
  consent.given = true;
  asked.tell();
  asked.tell();
  document.dispatchEvent(new Event('click'));
  await flush();
  expect(reportPage).toHaveBeenCalledTimes(1);
});

test('notices consent on a click if the browser tells nothing', async () => {
  const consent = { given: false };
  startReports(settings, page(consent), 0);
  document.dispatchEvent(new Event('click'));
  consent.given = true;
  document.dispatchEvent(new Event('click'));
  await flush();
  expect(reportPage).toHaveBeenCalledTimes(1);
});

test('page views outside of the sample are never reported', async () => {
  startReports(settings, page({ given: true }), 0.5);
  startReports({ ...settings, sample: 0 }, page({ given: true }), 0);
  await flush();
  expect(reportPage).not.toHaveBeenCalled();
  expect(Array.isArray(window.pageErrors)).toBe(false);
});

test.each([
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'yes' }, false],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, true],
  [{ doNotTrack: null }, true],
  [{}, true],
])('%j: reports are allowed: %s', (signals, expected) => {
  expect(mayReport(signals)).toBe(expected);
});

test('words that were typed are kept after the field is empty; those of fields and the address too', () => {
  document.body.innerHTML = '<input value="Present"><textarea></textarea>';
  window.history.replaceState(null, '', '/search?q=From+Address&x=%E4#H%C3%A9re');
  const words = new TypedWords();
  const field = document.querySelector('textarea')!;
  field.value = 'Grandma, 1987';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...words.current()]).toEqual(
    expect.arrayContaining(['grandma', '1987', 'present', 'from', 'address', 'hére']),
  );
  window.history.replaceState(null, '', '/docs');
  expect(words.current().has('address')).toBe(true);
});

test('keys, ids and names of the tab are left out too, though nobody has typed them on this page', () => {
  setTabValues({ ACCESS_KEY: 'A1b2C3d4', USER_NAME: 'Ines Faber' });
  expect([...new TypedWords().current()]).toEqual(expect.arrayContaining(['a1b2c3d4', 'ines', 'faber']));
  forgetTabValues();
});

test('no more than 2000 words are kept, the latest ones', () => {
  const words = new TypedWords();
  document.body.innerHTML = '<textarea></textarea>';
  const field = document.querySelector('textarea')!;
  for (let start = 0; start < 3000; start += 500) {
    field.value = Array.from({ length: 500 }, (_, index) => `w${start + index}`).join(' ');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(words.current().size).toBe(2000);
  expect(words.current().has('w2999')).toBe(true);
  expect(words.current().has('w1')).toBe(false);
});
