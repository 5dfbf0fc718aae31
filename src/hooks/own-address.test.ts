/** @jest-environment jsdom */
import { ownUrlWriter } from './own-address';

test('changes the URL of its own page in place, and never that of another page', () => {
  window.history.replaceState({ key: 'a' }, '', '/a?q=1');
  const entries = window.history.length;
  const replaceOwnUrl = ownUrlWriter();
  replaceOwnUrl((href) => `${href}#state`);
  expect(window.location.href).toMatch(/\/a\?q=1#state$/);
  expect(window.history.state).toEqual({ key: 'a' });
  expect(window.history.length).toBe(entries);

  // The reader has gone on, and the other page is still loading.
  window.history.replaceState({ key: 'b' }, '', '/b');
  replaceOwnUrl((href) => `${href}#state`);
  expect(window.location.href).toMatch(/\/b$/);
});
