/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AnnouncementBar } from './announcement-bar';
import { DISMISS_KEY, DISMISSED_ATTRIBUTE, ID_KEY, isDismissed } from './announcement-state';

const fixed = { id: 'cheatsheet', closeable: false };
const closeable = { id: 'cheatsheet', closeable: true };
const isHidden = () => document.documentElement.getAttribute(DISMISSED_ATTRIBUTE) === 'true';

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute(DISMISSED_ATTRIBUTE);
});
afterEach(cleanup);

test.each([
  [{ id: 'cheatsheet', dismiss: 'true' }, closeable, true],
  [{ id: 'cheatsheet', dismiss: 'false' }, closeable, false],
  [{ id: 'older', dismiss: 'true' }, closeable, false],
  [{ id: null, dismiss: null }, closeable, false],
  [{ id: 'cheatsheet', dismiss: 'true' }, fixed, false],
])('ANN-2 with %j stored and the settings %j, the bar is hidden: %p', (stored, settings, expected) => {
  expect(isDismissed(stored, settings)).toBe(expected);
});

test('ANN-1 the bar is in the static HTML, without a close button if it cannot be closed', () => {
  const html = renderToString(<AnnouncementBar settings={fixed} html="News" />);
  expect(html).toContain('News');
  expect(html).not.toContain('<button');
});

test('ANN-4 the bar is a named region', () => {
  render(<AnnouncementBar settings={fixed} html="News" />);
  expect(screen.getByRole('region', { name: 'Announcement' })).toBeTruthy();
});

test('ANN-2 closing hides the bar and stores the dismissal', () => {
  render(<AnnouncementBar settings={closeable} html="News" />);
  expect(window.localStorage.getItem(ID_KEY)).toBe('cheatsheet');
  expect(window.localStorage.getItem(DISMISS_KEY)).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Close announcement' }));
  expect(window.localStorage.getItem(DISMISS_KEY)).toBe('true');
  expect(isHidden()).toBe(true);
});

test('ANN-2 a new announcement resets the dismissal of an earlier one', () => {
  window.localStorage.setItem(ID_KEY, 'older');
  window.localStorage.setItem(DISMISS_KEY, 'true');
  render(<AnnouncementBar settings={closeable} html="News" />);
  expect(window.localStorage.getItem(DISMISS_KEY)).toBe('false');
  expect(isHidden()).toBe(false);
});
