/*
 * What an author sees in `develop`, beside the page: problems of the content over it, and notes on the page itself. The
 * document of the development server loads this module (gatsby-ssr.tsx), which is in no bundle and works without one.
 */
import type { AuthorState } from '../../../site/author-state';
import { Notes } from './notes';
import { measurePage } from './page-size';
import { scrollToFragment } from './scroll-to-fragment';

const STATE = new URL('state', import.meta.url);
const RETRY_MILLISECONDS = 1000;

customElements.define('author-notes', Notes);
const notes = document.body.appendChild(new Notes());
let state: AuthorState | undefined;
let size: { readonly path: string; readonly note: string; readonly isTooLarge: boolean } | undefined;
let isMeasuring = false;

const show = (): void => {
  if (state) notes.show(state, location.pathname, size?.path === location.pathname ? size : undefined);
};

function receive(next: AuthorState): void {
  const isMended = state !== undefined && state.errors.length > 0 && next.errors.length === 0;
  state = next;
  show();
  // Gatsby's page for missing pages does not look whether they are there now.
  if (isMended && document.querySelector('main') === null) location.reload();
}

function connect(): void {
  const socket = new WebSocket(STATE.href.replace(/^http/, 'ws'));
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as AuthorState));
  socket.addEventListener('close', () => setTimeout(ask, RETRY_MILLISECONDS));
}

/** The first request makes the server listen for sockets. */
function ask(): void {
  fetch(STATE)
    .then(async (response) => receive((await response.json()) as AuthorState))
    .then(connect)
    .catch(() => setTimeout(ask, RETRY_MILLISECONDS));
}

async function measure(): Promise<void> {
  if (isMeasuring) return;
  isMeasuring = true;
  const path = location.pathname;
  size = await measurePage(path).then(
    (measured) => measured && { path, ...measured },
    () => undefined,
  );
  isMeasuring = false;
  show();
  if (path !== location.pathname) await measure();
}

// The page has changed by itself or has become another one.
let waiting: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    show();
    void measure();
  }, 300);
}).observe(document.getElementById('___gatsby') ?? document.body, { childList: true, subtree: true });
ask();
void measure();
scrollToFragment();
