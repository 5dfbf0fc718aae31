/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageMenuItems } from './page-menu-items';

const answer = jest.fn();
const writeText = jest.fn();

beforeAll(() => {
  window.fetch = answer;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
});
beforeEach(() => {
  answer.mockResolvedValue(file('# Page\n'));
  writeText.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

const file = (text: string, { ok = true, type = 'text/markdown' } = {}) => ({
  ok,
  headers: new Headers({ 'content-type': type }),
  text: () => Promise.resolve(text),
});

function open(): HTMLDetailsElement {
  render(
    <>
      <details open>
        <summary>Menu</summary>
        <PageMenuItems twin="/docs/a.md" />
      </details>
      <button>Outside</button>
    </>,
  );
  return document.querySelector('details')!;
}

const copy = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' })));

test('copies the Markdown of the page and says so', async () => {
  open();
  await copy();
  expect(answer).toHaveBeenCalledWith('/docs/a.md');
  expect(writeText).toHaveBeenCalledWith('# Page\n');
  expect(screen.getByRole('status').dataset.outcome).toBe('copied');
});

test.each([
  ['does not have the file', { ok: false }],
  ['answers with a page in its place', { type: 'text/html; charset=utf-8' }],
])('says that there is nothing to copy if the host %s', async (_what, options) => {
  answer.mockResolvedValue(file('<h1>Not found</h1>', options));
  open();
  await copy();
  expect(screen.getByRole('status').dataset.outcome).toBe('missing');
  expect(writeText).not.toHaveBeenCalled();
});

test('shows the text, selected, if the browser does not let the page copy', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  open();
  await copy();
  expect(screen.getByRole('status').dataset.outcome).toBe('refused');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['# Page\n', 0, 7]);
});

test('closes on a press outside of it only', () => {
  const menu = open();
  fireEvent.mouseDown(screen.getByRole('status'));
  expect(menu.open).toBe(true);
  fireEvent.mouseDown(screen.getByText('Outside'));
  expect(menu.open).toBe(false);
});

test('closes on Escape, and returns the focus if it had it', () => {
  const menu = open();
  screen.getByRole('button', { name: 'Copy page as Markdown' }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect([menu.open, document.activeElement?.textContent]).toEqual([false, 'Menu']);
  menu.open = true;
  screen.getByText('Outside').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect([menu.open, document.activeElement?.textContent]).toEqual([false, 'Outside']);
});
