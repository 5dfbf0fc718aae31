/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { MarkedText } from './marked-text';

afterEach(cleanup);

const show = (value: string) => {
  const { container } = render(<MarkedText value={value} />);
  return container.innerHTML;
};

test.each([
  ['plain', 'plain'],
  ['<mark>a</mark> b <mark>c</mark>', '<mark>a</mark> b <mark>c</mark>'],
  ['<mark>a\nb</mark>', '<mark>a\nb</mark>'],
  ['<b>a</b>', '&lt;b&gt;a&lt;/b&gt;'],
  ['a</mark> <mark>b', 'a&lt;/mark&gt; &lt;mark&gt;b'],
  ['', ''],
])('SRM-11 %j is shown with its marks, and everything else as text', (value, html) => {
  expect(show(value)).toBe(html);
});

test('SRM-11 a text with very many marks is cut off', () => {
  expect(show('<mark>'.repeat(60_000)).length).toBeLessThan(10_000);
  expect(show('<mark>a</mark>'.repeat(60_000)).length).toBeLessThan(10_000);
});
