import { onNextTitle } from '../../hooks/document-title';
import { openAround } from '../../hooks/open-around';
import { pathOf, type Navigation, type Screen } from './navigation-machine';
import { scrollAction } from './scroll-positions';
import { recordPositionOf, rememberedPosition, restorePosition, stopRecording } from './scroll-memory';

/** Called when a page is shown, or an error in its place: scrolls, moves the focus, notifies assistive technology. */
export function arrive(screen: Screen, previous: Screen | null, kind: Navigation['kind']): void {
  if (screen.content === 'page') scrollPage(screen, previous, kind);
  else {
    // The position of this entry is still that of the last time its page was shown.
    stopRecording();
    window.scrollTo(0, 0);
  }

  if (previous === null || pathOf(previous.href) === pathOf(screen.href)) return;
  if (kind === 'push' && !screen.href.includes('#'))
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  // An error is an alert, which is announced anyway.
  if (screen.content === 'page') announceTitle();
}

function scrollPage({ href, key }: Screen, previous: Screen | null, kind: Navigation['kind']): void {
  const scroll = scrollAction(href, previous?.href ?? null, kind === 'pop' ? rememberedPosition(key) : undefined);
  if (scroll.type === 'restore') return restorePosition(key, scroll.y);
  if (scroll.type === 'top') window.scrollTo(0, 0);
  else if (scroll.type === 'element') {
    const target = document.getElementById(scroll.id);
    openAround(target);
    target?.scrollIntoView();
  }
  recordPositionOf(key);
}

let stopWaiting = () => {};

/** Announces the new page's title once it is set, because the head is updated after the page. */
function announceTitle(): void {
  stopWaiting();
  stopWaiting = onNextTitle((title) => {
    const status = document.getElementById(ROUTE_STATUS_ID);
    if (status) status.textContent = title;
  });
}

/** Id of the element whose text changes are announced by assistive technology. */
export const ROUTE_STATUS_ID = 'route-status';
