/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { openAround } from '../../hooks/open-around';
import { useOpenDetails } from './open-details';

function Page() {
  useOpenDetails();
  return (
    <div className="prose">
      <details id="a">
        <details id="b">
          <p id="text">Text</p>
        </details>
        <details id="c" />
      </details>
      <details id="d" open />
    </div>
  );
}

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id).join('');

beforeEach(() => window.history.replaceState(null, '', '/docs/page'));
afterEach(cleanup);

test('opens an element and what is around it, nothing else', () => {
  render(<Page />);
  expect(open()).toBe('d');
  openAround(document.getElementById('c'));
  expect(open()).toBe('acd');
  openAround(document.getElementById('text'));
  expect(open()).toBe('abcd');
  openAround(null);
  expect(open()).toBe('abcd');
});

test('opens what the address of the first page leads to', () => {
  window.history.replaceState(null, '', '/docs/page#b');
  render(<Page />);
  expect(open()).toBe('abd');
});

test('everything is open while the page is printed, and as before afterwards', () => {
  render(<Page />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toBe('abcd');
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toBe('d');
});
