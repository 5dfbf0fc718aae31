import { placeBox } from './place-box';
import * as styles from './hint-box.module.css';

/** Time in milliseconds that the pointer may take from the word to its box. */
const LEAVING_TIME = 300;

let close: (() => void) | undefined;
let shown: HTMLElement | undefined;

/**
 * Shows the hint of a word in a sample: a copy of its entry in the list below the code. It stays while the pointer is
 * on the word or the hint, and goes with Escape, a press elsewhere, or another word.
 */
export function showHint(word: HTMLElement): void {
  if (shown === word && word.isConnected) return;
  close?.();
  const block = word.closest<HTMLElement>('[data-code-block]');
  const entry = block?.nextElementSibling?.querySelectorAll('li')[Number(word.dataset.type)];
  if (!block || !entry) return;
  block.classList.add(styles.block!);
  const box = createBox(entry);
  block.append(box);
  const place = () => moveTo(word, box, block);
  place();
  shown = word;
  close = closeWhenLeft(word, box, place);
}

function createBox(entry: Element): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box!;
  box.setAttribute('role', 'note');
  box.setAttribute('aria-label', 'Type');
  box.dataset.chrome = '';
  const text = document.createElement('div');
  text.append(...entry.cloneNode(true).childNodes);
  box.append(text);
  return box;
}

/** Moves the box to the word. Hides it while the word is scrolled out of its block or the window. */
function moveTo(word: Element, box: HTMLElement, block: Element): void {
  const rect = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const code = block.querySelector('pre')!.getBoundingClientRect();
  box.hidden = rect.right < code.left || rect.left > code.right || rect.bottom < 0 || rect.top > window.innerHeight;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBox(rect, box.getBoundingClientRect(), viewport);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Removes the box once nobody needs it. Returns a function that removes it at once. */
function closeWhenLeft(word: Element, box: HTMLElement, place: () => void): () => void {
  const listening = new AbortController();
  let leaving = 0;
  const end = () => {
    window.clearTimeout(leaving);
    listening.abort();
    box.remove();
    shown = undefined;
    close = undefined;
  };
  const isInside = ({ target }: Event) => target instanceof Node && (word.contains(target) || box.contains(target));
  const onPointer = (event: PointerEvent) => {
    window.clearTimeout(leaving);
    // A finger leaves nothing: it presses elsewhere.
    if (event.pointerType === 'touch' || isInside(event) || box.contains(document.activeElement)) return;
    leaving = window.setTimeout(end, LEAVING_TIME);
  };
  const options = { signal: listening.signal };
  document.addEventListener('pointerover', onPointer, options);
  document.documentElement.addEventListener('pointerleave', onPointer, options);
  document.addEventListener('pointerdown', (event) => !isInside(event) && end(), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
  document.addEventListener('scroll', () => (word.isConnected ? place() : end()), { ...options, capture: true });
  window.addEventListener('resize', place, options);
  // The navigation handles the click first.
  box.addEventListener('click', () => (leaving = window.setTimeout(end)), options);
  return end;
}
