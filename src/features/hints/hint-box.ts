import { readEntry, type ReadPage } from './glossary-entry';
import { placeBox } from './place-box';
import * as styles from './hint-box.module.css';

/** Time in milliseconds that the pointer may take from the word to its box. */
const LEAVING_TIME = 300;

let close: (() => void) | undefined;
let shown: HTMLElement | undefined;

/** Time in milliseconds that the pointer must be on a link, so that boxes do not flash while it crosses a text. */
const RESTING_TIME = 200;

/** Id of the text of the box. */
const DESCRIPTION = 'hint';

/** What a box says, and the element that it becomes part of. */
interface Hint {
  readonly entry: Element;
  readonly host: HTMLElement;
  readonly label: string;
}

/**
 * Shows the hint of a word: for one in a sample, a copy of its entry in the list below the code; for a link to the
 * glossary, a copy of the entry. It stays while the pointer is on the word or the hint, or the link has the focus, and
 * goes with Escape, a press elsewhere, or another word. Rejects if the glossary cannot be read.
 *
 * @param isWanted whether the reader is still interested
 */
export async function showHint(word: HTMLElement, isWanted: () => boolean, readPage: ReadPage): Promise<void> {
  if (isShown(word)) return;
  const hint = word instanceof HTMLAnchorElement ? await hintOfLink(word, readPage) : hintInList(word);
  // The same word may have been reached once more in the meantime.
  if (!hint || !isWanted() || isShown(word)) return;
  close?.();
  const box = createBox(hint);
  hint.host.append(box);
  const place = () => moveTo(word, box);
  place();
  shown = word;
  close = closeWhenLeft(word, box, place);
}

const isShown = (word: HTMLElement): boolean => shown === word && word.isConnected;

function hintInList(word: HTMLElement): Hint | undefined {
  const host = word.closest<HTMLElement>('[data-code-block]');
  const entry = host?.nextElementSibling?.querySelectorAll('li')[Number(word.dataset.type)];
  if (!host || !entry) return undefined;
  host.classList.add(styles.block!);
  return { entry, host, label: STRINGS.hints.type };
}

async function hintOfLink(link: HTMLAnchorElement, readPage: ReadPage): Promise<Hint | undefined> {
  const rested = new Promise((resolve) => void window.setTimeout(resolve, RESTING_TIME));
  const [entry] = await Promise.all([readEntry(link, readPage), rested]);
  const host = link.parentElement;
  return entry && host ? { entry, host, label: STRINGS.hints.glossary } : undefined;
}

function createBox({ entry, label }: Hint): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box!;
  box.setAttribute('role', 'note');
  box.setAttribute('aria-label', label);
  box.dataset.chrome = '';
  const text = document.createElement('div');
  // Not the box, whose label would be the description.
  text.id = DESCRIPTION;
  text.append(...entry.cloneNode(true).childNodes);
  box.append(text);
  return box;
}

/** Moves the box to the word. Hides it while the word is scrolled out of its block or the window. */
function moveTo(word: Element, box: HTMLElement): void {
  const rect = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { left: start, right: end } = (word.closest('pre') ?? document.documentElement).getBoundingClientRect();
  box.hidden = rect.right < start || rect.left > end || rect.bottom < 0 || rect.top > window.innerHeight;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBox(rect, box.getBoundingClientRect(), viewport);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Removes the box once nobody needs it. Returns a function that removes it at once. */
function closeWhenLeft(word: Element, box: HTMLElement, place: () => void): () => void {
  const listening = new AbortController();
  const isLink = word instanceof HTMLAnchorElement;
  let leaving = 0;
  const end = () => {
    window.clearTimeout(leaving);
    listening.abort();
    box.remove();
    if (isLink) word.removeAttribute('aria-describedby');
    shown = undefined;
    close = undefined;
  };
  if (isLink) word.setAttribute('aria-describedby', DESCRIPTION);
  const isInside = ({ target }: Event) => target instanceof Node && (word.contains(target) || box.contains(target));
  const hasFocus = () => box.contains(document.activeElement) || (isLink && word.matches(':focus-visible'));
  const onPointer = (event: PointerEvent) => {
    window.clearTimeout(leaving);
    // A finger leaves nothing: it presses elsewhere.
    if (event.pointerType === 'touch' || isInside(event) || hasFocus()) return;
    leaving = window.setTimeout(end, LEAVING_TIME);
  };
  const options = { signal: listening.signal };
  document.addEventListener('pointerover', onPointer, options);
  document.documentElement.addEventListener('pointerleave', onPointer, options);
  document.addEventListener('pointerdown', (event) => !isInside(event) && end(), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
  document.addEventListener('focusin', (event) => isLink && !isInside(event) && end(), options);
  document.addEventListener('scroll', () => (word.isConnected ? place() : end()), { ...options, capture: true });
  window.addEventListener('resize', place, options);
  // The navigation handles the click first.
  box.addEventListener('click', () => (leaving = window.setTimeout(end)), options);
  return end;
}
