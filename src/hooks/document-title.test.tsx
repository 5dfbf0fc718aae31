/** @jest-environment jsdom */
import { cleanup, render, waitFor } from '@testing-library/react';
import { onNextTitle, useDocumentTitle } from './document-title';

/** Replaces the title element in the head, as Gatsby does for a new page. */
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

test("useDocumentTitle sets the title while the component is mounted, then restores the page's own", () => {
  const { rerender, unmount } = render(<Titled title="Results" />);
  expect(document.title).toBe('Results');
  rerender(<Titled title="More results" />);
  expect(document.title).toBe('More results');
  unmount();
  expect(document.title).toBe('Page');
});

test('useDocumentTitle keeps its title when a new head arrives, and restores the title of that head', async () => {
  const { unmount } = render(<Titled title="Results" />);
  showHead('Late');
  await waitFor(() => expect(document.title).toBe('Results'));
  unmount();
  expect(document.title).toBe('Late');
});

test('onNextTitle reports only the next title, even if it is the same', async () => {
  const onTitle = jest.fn();
  onNextTitle(onTitle);
  await mutationsSeen();
  expect(onTitle).not.toHaveBeenCalled();
  showHead('Page');
  await mutationsSeen();
  showHead('Another');
  await mutationsSeen();
  expect(onTitle.mock.calls).toEqual([['Page']]);
});

test('onNextTitle reports a title that React rewrites in place, and the same title with a new URL', async () => {
  const address = document.createElement('meta');
  address.setAttribute('property', 'og:url');
  document.head.append(address);
  const onTitle = jest.fn();
  onNextTitle(onTitle);
  document.head.querySelector('title')!.firstChild!.nodeValue = 'Rewritten';
  await mutationsSeen();
  onNextTitle(onTitle);
  address.content = 'https://a.example/another-page';
  await mutationsSeen();
  expect(onTitle.mock.calls).toEqual([['Rewritten'], ['Rewritten']]);
  address.remove();
});
