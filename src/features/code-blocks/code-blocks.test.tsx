/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { codeText } from './copy-code';
import { useCodeBlocks } from './use-code-blocks';
import { updateWrapButtons } from './word-wrap';

const BLOCK =
  '<figure data-code-block=""><button data-code-wrap="" aria-pressed="false" aria-label="Toggle word wrap" hidden=""></button>' +
  '<button data-code-copy="" aria-label="Copy code to clipboard"></button>' +
  '<pre><code><span class="code-line">const a = 1;\n</span><span class="code-line is-highlighted">call(a);\n</span></code></pre></figure>';

function Page() {
  useCodeBlocks();
  return <div dangerouslySetInnerHTML={{ __html: BLOCK }} />;
}

let writeText: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const setWidths = (scrollWidth: number, clientWidth: number) => {
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, value: scrollWidth });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: clientWidth });
};
const wrapOf = () => document.querySelector<HTMLButtonElement>('[data-code-wrap]')!;

test('CODE-3 the copied text is only the code, without a trailing line break', () => {
  document.body.innerHTML = BLOCK;
  expect(codeText(document.querySelector('figure')!)).toBe('const a = 1;\ncall(a);');
  document.body.innerHTML = '';
});

test('CODE-4 copying is confirmed for 1000 ms on the button and to screen readers', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Copy code to clipboard' });
  await act(async () => void fireEvent.click(button));
  expect(writeText).toHaveBeenCalledWith('const a = 1;\ncall(a);');
  expect([
    button.getAttribute('aria-label'),
    button.classList.contains('is-copied'),
    screen.getByRole('status').textContent,
  ]).toEqual(['Copied', true, 'Copied']);
  jest.advanceTimersByTime(999);
  expect(button.getAttribute('aria-label')).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect([
    button.getAttribute('aria-label'),
    button.classList.contains('is-copied'),
    screen.getByRole('status').textContent,
  ]).toEqual(['Copy code to clipboard', false, '']);
});

test('CODE-4 a failure is reported, and the code is selected', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Copy code to clipboard' });
  await act(async () => void fireEvent.click(button));
  expect([button.getAttribute('aria-label'), button.classList.contains('is-failed')]).toEqual(['Copying failed', true]);
  expect(screen.getByRole('status').textContent).toContain('Copying failed');
  expect(String(window.getSelection())).toContain('call(a);');
});

test.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [true, true, false],
])('CODE-5 with overflow %p and wrapping %p, it is %p that the button is hidden', (overflows, isOn, isHidden) => {
  setWidths(overflows ? 900 : 600, 600);
  document.body.innerHTML = BLOCK;
  wrapOf().setAttribute('aria-pressed', String(isOn));
  updateWrapButtons([document.querySelector('figure')!]);
  expect([wrapOf().hidden, wrapOf().getAttribute('aria-pressed')]).toEqual([isHidden, String(isOn)]);
  document.body.innerHTML = '';
});

test('CODE-5 all blocks are measured before one is changed', () => {
  document.body.innerHTML = BLOCK + BLOCK;
  const shownWhileMeasuring: number[] = [];
  setWidths(0, 600);
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', {
    configurable: true,
    get: () => {
      shownWhileMeasuring.push(document.querySelectorAll('[data-code-wrap]:not([hidden])').length);
      return 900;
    },
  });
  updateWrapButtons([...document.querySelectorAll('figure')]);
  expect(shownWhileMeasuring).toEqual([0, 0]);
  expect(document.querySelectorAll('[data-code-wrap]:not([hidden])')).toHaveLength(2);
  document.body.innerHTML = '';
});

test('CODE-5 blocks that are added later are measured too', async () => {
  setWidths(900, 600);
  render(<Page />);
  const later = document.createElement('section');
  later.innerHTML = BLOCK;
  document.body.append(later);
  await act(async () => undefined);
  expect(later.querySelector<HTMLButtonElement>('[data-code-wrap]')!.hidden).toBe(false);
  later.remove();
});
