import { siteConfig } from '../../site/config/site-config';
import { isPlainClick, pageAddress, prefetchPath } from '../../site/followed-link';
import type { SitePath } from '../../site/routes';
import { arrive } from './arrival';
import { mayPrefetch, type ConnectionInfo } from './connection';
import { createNavigator, type Framework } from './navigator';
import { holdPosition, startScrollMemory } from './scroll-memory';

/** The framework before navigation is connected to it. */
interface ConnectableFramework extends Framework {
  /** Loads a page's code and data in advance. */
  readonly prefetch: (path: SitePath) => void;
  /** Loads a page, and returns its data. Rejects if that fails. */
  readonly read: (path: SitePath) => Promise<unknown>;
  /** Tells the framework what to call when the first page is interactive, and to navigate. */
  readonly connect: (onStart: () => void, navigate: typeof navigateTo) => void;
}

declare global {
  interface Navigator {
    readonly connection?: ConnectionInfo;
  }
}

let navigator: ReturnType<typeof createNavigator> | undefined;
let prefetch: ConnectableFramework['prefetch'];
let read: ConnectableFramework['read'];

/** Paths that were fetched already; each path is fetched once. */
const fetched = new Set<string>();

/**
 * Replaces Gatsby's link component, navigation and scroll handling for all links: those of components and those of
 * content, which is plain HTML. Gatsby's link component prefetches even if readers save data, ignores touch, and
 * scrolls to the top when only the query changes; its navigation lets a slow page replace the one that the reader chose
 * later. Called once, before the app is rendered.
 */
export function startNavigation(framework: ConnectableFramework): void {
  const created = createNavigator({ framework, onArrival: arrive, onWait: holdPosition });
  navigator = created;
  ({ prefetch, read } = framework);
  framework.connect(created.start, navigateTo);
  startScrollMemory();
  window.addEventListener('popstate', created.pop);
  window.addEventListener('pageshow', ({ persisted }) => persisted && created.restore());
  document.addEventListener('click', followLink);
  document.addEventListener('pointerover', fetchHovered, { passive: true });
  document.addEventListener('touchstart', fetchHovered, { passive: true });
  document.addEventListener('focusin', fetchHovered);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

function followLink(event: MouseEvent): void {
  const link = linkOf(event);
  // If the app has not started, links work as in plain HTML.
  if (!link || !isPlainClick(event) || !navigator?.isStarted()) return;
  const target = pageAddress(link, { origin: window.location.origin, baseUrl: siteConfig.baseUrl });
  if (target === null) return;
  event.preventDefault();
  navigateTo(target);
}

/** Navigates to a URL of the site within the app. A link to the current URL replaces the history entry. */
export function navigateTo(target: SitePath, { replace }: { readonly replace?: boolean } = {}): void {
  navigator?.follow(target, replace);
}

/** Returns the data of a page, which is loaded for it. Rejects if that fails. */
export function readPage(path: SitePath): Promise<unknown> {
  return read(path);
}

function fetchHovered(event: Event): void {
  const link = linkOf(event);
  if (!link || !mayPrefetch(window.navigator.connection)) return;
  const path = prefetchPath(link, {
    origin: window.location.origin,
    baseUrl: siteConfig.baseUrl,
    pathname: window.location.pathname,
  });
  if (path === null || fetched.has(path)) return;
  fetched.add(path);
  prefetch(path);
}
