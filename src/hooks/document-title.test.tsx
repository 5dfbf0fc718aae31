/** @jest-environment jsdom */
import { cleanup, render, waitFor } from '@testing-library/react';
import { onNextTitle, useDocumentTitle } from './document-title';

/** Puts a page's title into the head as Gatsby does: the old element goes, a new one comes. */
function showHead(title: string): void {
  document.head.querySelector('title')?.remove();
  const element = document.createElement('title');
  element.textContent = title;
  document.head.append(element);
}
const mutationsSeen = () => new Promise((resolve) => setTimeout(resolve));

function Titled({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

beforeEach(() => showHead('Page'));
afterEach(cleanup);

test('a component has its title as long as it is there, then the page has its own again', () => {
  const { rerender, unmount } = render(<Titled title="Results" />);
  expect(document.title).toBe('Results');
  rerender(<Titled title="More results" />);
  expect(document.title).toBe('More results');
  unmount();
  expect(document.title).toBe('Page');
});

test('a head that comes later does not take the title away, and is what comes back', async () => {
  const { unmount } = render(<Titled title="Results" />);
  showHead('Late');
  await waitFor(() => expect(document.title).toBe('Results'));
  unmount();
  expect(document.title).toBe('Late');
});

test("without a title element none is added: it would stay in front of the next page's", () => {
  document.head.querySelector('title')?.remove();
  render(<Titled title="Results" />);
  expect(document.head.querySelector('title')).toBeNull();
});

test('the next title is told once, also when it is the same', async () => {
  const told = jest.fn();
  onNextTitle(told);
  await mutationsSeen();
  expect(told).not.toHaveBeenCalled();
  showHead('Page');
  await mutationsSeen();
  showHead('Another');
  await mutationsSeen();
  expect(told.mock.calls).toEqual([['Page']]);
});

test('nothing is told after the waiting was ended, nor by other tags of the head', async () => {
  const told = jest.fn();
  const stop = onNextTitle(told);
  document.head.append(document.createElement('meta'));
  await mutationsSeen();
  stop();
  showHead('Another');
  await mutationsSeen();
  expect(told).not.toHaveBeenCalled();
});

test('a title that React rewrites in place is told; so is the same title, by the address of the page', async () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  document.head.append(canonical);
  const told = jest.fn();
  onNextTitle(told);
  document.head.querySelector('title')!.firstChild!.nodeValue = 'Rewritten';
  await mutationsSeen();
  onNextTitle(told);
  canonical.href = 'https://a.example/another-page';
  await mutationsSeen();
  expect(told.mock.calls).toEqual([['Rewritten'], ['Rewritten']]);
  canonical.remove();
});

test('files that are fetched ahead say nothing about the title', async () => {
  const told = jest.fn();
  const stop = onNextTitle(told);
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  document.head.append(prefetch);
  prefetch.href = '/next.js';
  await mutationsSeen();
  expect(told).not.toHaveBeenCalled();
  stop();
});
