import { siteConfig } from '../../site/config/site-config';
import { isPlainClick, pageAddress, prefetchPath } from '../../site/followed-link';
import { mayPrefetch, type ConnectionInfo } from './connection';
import { isAppShown, setDestination } from './page-loads';
import { startScrollMemory } from './route-update';

/** What navigation needs from the framework that shows the pages. */
export interface Framework {
  readonly navigate: (to: string, options: { replace: boolean }) => void;
  /** Loads a page's code and data in advance. */
  readonly prefetch: (path: string) => void;
}

declare global {
  interface Navigator {
    readonly connection?: ConnectionInfo;
  }
}

let framework: Framework | undefined;

/** Paths that were fetched already; each path is fetched once. */
const fetched = new Set<string>();

/**
 * Replaces Gatsby's link component and scroll handling for all links: those of components and those of content, which
 * is plain HTML. Gatsby's link component prefetches even if readers save data, ignores touch, and scrolls to the top
 * when only the query changes. Called once, before the app is rendered.
 */
export function startNavigation(connected: Framework): void {
  framework = connected;
  startScrollMemory();
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
  if (!link || !isPlainClick(event) || !isAppShown()) return;
  const target = pageAddress(link, { origin: window.location.origin, baseUrl: siteConfig.baseUrl });
  if (target === null) return;
  event.preventDefault();
  navigateTo(target);
}

/** Navigates to a URL of the site within the app. A link to the current URL replaces the history entry. */
export function navigateTo(target: string, options: { readonly replace?: boolean } = {}): void {
  const { pathname, search, hash } = window.location;
  setDestination(target);
  framework?.navigate(target, { replace: options.replace ?? target === pathname + search + hash });
}

function fetchHovered(event: Event): void {
  const link = linkOf(event);
  if (!link || !mayPrefetch(navigator.connection)) return;
  const path = prefetchPath(link.href, {
    origin: window.location.origin,
    baseUrl: siteConfig.baseUrl,
    pathname: window.location.pathname,
  });
  if (path === null || fetched.has(path)) return;
  fetched.add(path);
  framework?.prefetch(path);
}
