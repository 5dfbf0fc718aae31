/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { MarkedText } from './marked-text';
import { splitMarks } from './marks';

afterEach(cleanup);

const show = (value: string) => {
  const { container } = render(<MarkedText value={value} />);
  return container.innerHTML;
};

test.each([
  ['plain', 'plain'],
  ['<mark>a</mark> b <mark>c</mark>', '<mark>a</mark> b <mark>c</mark>'],
  ['<b>a</b>', '&lt;b&gt;a&lt;/b&gt;'],
  ['a</mark> <mark>b', 'a&lt;/mark&gt; &lt;mark&gt;b'],
  ['', ''],
])('SRM-11 %j is shown with its marks, and everything else as text', (value, html) => {
  expect(show(value)).toBe(html);
});

test.each([
  ['only closing', '</mark>'],
  ['nested', '<mark><mark>a</mark>'],
])('SRM-11 a million %s marks are cut off before they are looked at', (_, part) => {
  const indexOf = jest.spyOn(String.prototype, 'indexOf');
  const parts = splitMarks(part.repeat(1_000_000));
  const searched = indexOf.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
  indexOf.mockRestore();
  // Each character is searched at most once.
  expect(searched).toBeLessThanOrEqual(2000);
  expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(2000);
  expect(show(part.repeat(1_000_000)).length).toBeLessThan(10_000);
});
