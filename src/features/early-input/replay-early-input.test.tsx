/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EarlyInput } from '../../site/early-input';
import { replayEarlyInput, withoutRepeatedClicks } from './replay-early-input';

/** Controls whose next state depends on the state rendered before. */
function Controls() {
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [query, setQuery] = useState('');
  return (
    <>
      <button id="toggle" onClick={() => setOpen(!isOpen)}>
        {String(isOpen)}
      </button>
      {['one', 'two', 'three'].map((id) => (
        <button
          key={id}
          id={id}
          onClick={() => setCurrent(id)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setCurrent(id);
            else (event.currentTarget.nextElementSibling as HTMLElement).focus();
          }}
        />
      ))}
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <output>{`${isOpen} ${current} ${query}`}</output>
    </>
  );
}

let root: Root | undefined;
const find = (id: string) => document.getElementById(id)!;
const click = (id: string): EarlyInput => [new MouseEvent('click', { bubbles: true }), find(id)];
const key = (id: string, name: string): EarlyInput => [
  new KeyboardEvent('keydown', { key: name, bubbles: true }),
  find(id),
];
const shown = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<Controls />)}</main>`;
});
afterEach(() => act(() => root?.unmount()));

async function hydrateAndReplay(...kept: EarlyInput[]): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.querySelector('main')!, <Controls />);
  });
  for (const [, target] of kept) target.setAttribute('aria-busy', 'true');
  window.earlyInput = kept;
  await act(async () => replayEarlyInput());
}

test('clicks have their effect in order; the last of several choices wins', async () => {
  await hydrateAndReplay(click('one'), click('two'), click('toggle'), click('one'));
  expect(shown()).toBe('true one ');
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(window.earlyInput).toBeUndefined();
});

test('two clicks on a toggle that has not reacted count as one', async () => {
  await hydrateAndReplay(click('toggle'), click('toggle'));
  expect(shown()).toBe('true  ');
});

test('keys follow the focus that an earlier key has moved', async () => {
  find('one').focus();
  await hydrateAndReplay(key('one', 'ArrowRight'), key('one', 'ArrowRight'), key('one', 'Enter'));
  expect(shown()).toBe('false three ');
  expect(document.activeElement).toBe(find('three'));
});

test('a click elsewhere is not affected by keys that have moved the focus', async () => {
  find('one').focus();
  await hydrateAndReplay(key('one', 'ArrowRight'), click('toggle'), click('three'));
  expect(shown()).toBe('true three ');
});

test('text typed before hydration survives and takes effect, once', async () => {
  document.querySelector('input')!.value = 'layers';
  await hydrateAndReplay();
  expect(shown()).toBe('false  layers');
  expect(document.querySelector('input')?.value).toBe('layers');
});

test('a control that is gone is ignored', async () => {
  const gone = click('toggle');
  find('toggle').replaceWith(find('toggle').cloneNode(true));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await hydrateAndReplay(gone, click('two'));
  expect(shown()).toBe('false two ');
});

test('only repeated clicks on the same control are left out, never keys', () => {
  const [one, two] = [click('one'), click('two')];
  const [letter, again] = [key('one', 'l'), key('one', 'l')];
  expect(withoutRepeatedClicks([one, letter, two, again, click('one')])).toEqual([letter, two, again, click('one')]);
});
