/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyInput } from './replay-early-input';

function Controls() {
  const [current, setCurrent] = useState('');
  const [query, setQuery] = useState('');
  return (
    <>
      {['one', 'two'].map((id) => (
        <button key={id} id={id} onClick={() => setCurrent((before) => `${before} ${id}`)} />
      ))}
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <output>{`${current} ${query}`}</output>
    </>
  );
}

let root: Root | undefined;
const find = (id: string) => document.getElementById(id)!;
const shown = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<Controls />)}</main>`;
});
afterEach(() => act(() => root?.unmount()));

async function hydrateAndReplay(...kept: HTMLElement[]): Promise<void> {
  await act(async () => {
    root = hydrateRoot(document.querySelector('main')!, <Controls />);
  });
  for (const control of kept) control.setAttribute('aria-busy', 'true');
  window.earlyClicks = new Set(kept);
  await act(async () => replayEarlyInput());
}

test('CLR-8 clicks have their effect in order, and nothing waits any more; a control that is gone is ignored', async () => {
  await hydrateAndReplay(find('two'), document.createElement('button'), find('one'));
  expect(shown()).toBe(' two one ');
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(window.earlyClicks).toBeUndefined();
});

test('text typed before hydration survives and takes effect, once', async () => {
  document.querySelector('input')!.value = 'layers';
  await hydrateAndReplay();
  expect(shown()).toBe(' layers');
  expect(document.querySelector('input')?.value).toBe('layers');
});
