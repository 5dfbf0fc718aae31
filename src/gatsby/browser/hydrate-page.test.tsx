/** @jest-environment jsdom */
import { hydratePage } from './hydrate-page';

/** Longer than React works without a pause, in milliseconds. */
const LONG = 8;

/** A part of a page that takes long to render. */
function Part({ onRender }: { readonly onRender: () => void }) {
  const start = performance.now();
  while (performance.now() - start < LONG) {
    // Busy.
  }
  onRender();
  return <p>Part</p>;
}

test('takes over the HTML in pieces between which the browser can react', async () => {
  document.body.innerHTML = '<div id="root"><p>Part</p><p>Part</p><p>Part</p></div>';
  const root = document.getElementById('root')!;
  const before = [...root.children];
  let rendered = 0;
  const onRender = () => {
    rendered += 1;
  };
  hydratePage(
    <>
      <Part onRender={onRender} />
      <Part onRender={onRender} />
      <Part onRender={onRender} />
    </>,
    root,
  );
  const seen = new Set<number>();
  while (rendered < 3) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.add(rendered);
  }
  expect([...seen]).toEqual(expect.arrayContaining([1, 2]));
  expect([...root.children]).toEqual(before);
});
