import { readEntry, type ReadPage } from './glossary-entry';
import { placeBox } from './place-box';
import * as styles from './hint-box.module.css';

/** Time in milliseconds that the pointer may take from the link to its box. */
const LEAVING_TIME = 300;

let close: (() => void) | undefined;
let shown: HTMLElement | undefined;

/** Time in milliseconds that the pointer must be on a link, so that boxes do not flash while it crosses a text. */
const RESTING_TIME = 200;

/** Id of the text of the box. */
const DESCRIPTION = 'hint';

/**
 * Shows a copy of the entry of the glossary that a link leads to. It stays while the pointer is on the link or the box,
 * or the link has the focus, and goes with Escape, a press elsewhere, or another link. Rejects if the glossary cannot
 * be read.
 *
 * @param isWanted whether the reader is still interested
 */
export async function showHint(link: HTMLAnchorElement, isWanted: () => boolean, readPage: ReadPage): Promise<void> {
  if (isShown(link)) return;
  const rested = new Promise((resolve) => void window.setTimeout(resolve, RESTING_TIME));
  const [entry] = await Promise.all([readEntry(link, readPage), rested]);
  // The same link may have been reached once more in the meantime.
  if (!entry || !isWanted() || isShown(link)) return;
  close?.();
  const box = createBox(entry);
  link.parentElement?.append(box);
  const place = () => moveTo(link, box);
  place();
  shown = link;
  close = closeWhenLeft(link, box, place);
}

const isShown = (link: HTMLElement): boolean => shown === link && link.isConnected;

function createBox(entry: Element): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box!;
  box.setAttribute('role', 'note');
  box.setAttribute('aria-label', STRINGS.hints.glossary);
  box.dataset.chrome = '';
  const text = document.createElement('div');
  // Not the box, whose label would be the description.
  text.id = DESCRIPTION;
  text.append(...entry.cloneNode(true).childNodes);
  box.append(text);
  return box;
}

/** Moves the box to the link. Hides it while the link is scrolled out of the window. */
function moveTo(link: Element, box: HTMLElement): void {
  const rect = link.getClientRects()[0] ?? link.getBoundingClientRect();
  box.hidden = rect.bottom < 0 || rect.top > window.innerHeight;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBox(rect, box.getBoundingClientRect(), viewport);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Removes the box once nobody needs it. Returns a function that removes it at once. */
function closeWhenLeft(link: Element, box: HTMLElement, place: () => void): () => void {
  const listening = new AbortController();
  let leaving = 0;
  const end = () => {
    window.clearTimeout(leaving);
    listening.abort();
    box.remove();
    link.removeAttribute('aria-describedby');
    shown = undefined;
    close = undefined;
  };
  link.setAttribute('aria-describedby', DESCRIPTION);
  const isInside = ({ target }: Event) => target instanceof Node && (link.contains(target) || box.contains(target));
  const hasFocus = () => box.contains(document.activeElement) || link.matches(':focus-visible');
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
  document.addEventListener('focusin', (event) => !isInside(event) && end(), options);
  document.addEventListener('scroll', () => (link.isConnected ? place() : end()), { ...options, capture: true });
  window.addEventListener('resize', place, options);
  // The navigation handles the click first.
  box.addEventListener('click', () => (leaving = window.setTimeout(end)), options);
  return end;
}
