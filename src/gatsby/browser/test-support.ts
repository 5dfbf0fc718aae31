import { startApp } from './starter';
import { BUNDLES_ID, PAGE_PATH_META } from './starter-settings';
import { routes, withBase } from '../../site/routes';

/** The app's bundles, as the page lists them. */
export const bundles = { compilationHash: 'abc', scripts: ['/one.js', '/two.js'] };

/** What has been kept so far, as `event key? of text`. */
export const kept = (): string[] =>
  (window.earlyInput ?? []).map(
    ([event, target]) =>
      `${event.type}${event instanceof KeyboardEvent ? ` ${event.key}` : ''} of ${target.textContent}`,
  );

export const find = (selector: string): HTMLElement => document.querySelector(selector)!;

/** Starts the starter as on the page `/docs/page`. Its listeners stay, as on a real page. */
export function startStarter(): void {
  document.head.innerHTML = `<meta name="${PAGE_PATH_META}" content="/docs/page">`;
  window.history.replaceState(null, '', '/docs/page');
  startApp({
    baseUrl: '/',
    notFoundUrl: withBase('/', routes.notFound()),
    rescueUrl: withBase('/', routes.rescue()),
    showBaseUrlIssue: true,
    searchKeys: ['/', '^k'],
  });
}

/** Puts a page into the document whose app has not started. */
export function showStaticPage(): void {
  window.earlyInput?.splice(0);
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = `<script type="application/json" id="${BUNDLES_ID}">${JSON.stringify(bundles)}</script>
    <button data-search-button>Search</button><div role="tablist"><button role="tab">One</button></div>
    <input type="search"><p>Text</p>`;
}
