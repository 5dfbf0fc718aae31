/** @jest-environment jsdom */
import { showUndecodable } from './undecodable-page';

beforeEach(() => {
  document.body.innerHTML = '<main class="page"><h1>Page</h1></main>';
  document.title = 'Page';
});
afterEach(() => jest.restoreAllMocks());

test('a URL that cannot be decoded is named as text, with a link home', () => {
  window.history.replaceState(null, '', '/docs/%zz<b>');
  showUndecodable('/portal/');
  expect(document.title).toBe('Page Error');
  const alert = document.querySelector('main.start-crash > [role=alert]')!;
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'This page crashed',
    'The address /docs/%zz%3Cb%3E contains invalid percent-encoding.',
    'Go to the home page',
  ]);
  expect(alert.querySelector('a')!.getAttribute('href')).toBe('/portal/');
});

test('before the page has been parsed, the message waits', () => {
  window.history.replaceState(null, '', '/docs/%zz');
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  showUndecodable('/');
  expect(document.title).toBe('Page');
  state.mockRestore();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.title).toBe('Page Error');
});

test('other URLs are left alone', () => {
  window.history.replaceState(null, '', '/docs/%C3%A9');
  showUndecodable('/');
  expect(document.querySelector('main')!.textContent).toBe('Page');
});
