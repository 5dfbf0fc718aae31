/** Id of the data block that lists the bundles. */
export const BUNDLES_ID = 'app-bundles';
/** Name of the meta element that holds the page's own address. */
export const PAGE_PATH_META = 'page-path';
/**
 * Milliseconds from the load event until the app starts although nobody has touched the page: long enough for the page
 * to be read undisturbed on a slow phone, whose only core the app would keep busy.
 */
const UNTOUCHED = 4000;
/** Milliseconds for which the app then waits for the browser to be idle. */
const LATEST_IDLE = 2500;

export interface StarterSettings {
  readonly baseUrl: string;
  /** Whether readers are told that the site seems to be served from another path when a bundle cannot be loaded. */
  readonly showBaseUrlIssue: boolean;
  /** Event on the document by which the app says that it can take clicks. */
  readonly hydratedEvent: string;
}

/**
 * Source text of the inline script that starts the app. It is the same on every page, so that one hash in the content
 * security policy covers the site; what differs from page to page stands in a meta element and a data block.
 *
 * - The bundles are requested at the first pointer, touch, key or focus, else some seconds after the page has loaded, when the browser is idle.
 *   A pointer at rest is no sign: browsers tell of a move by nothing when the page changes below it, as it does while it comes.
 * - A click on an element marked `data-replay` before the app is there is remembered and done again.
 * - An address that ends in `.html` is replaced by the clean one.
 * - An address that cannot be decoded gets words instead of a router that throws.
 * - If a bundle cannot be loaded, a banner says what the reason may be; a second try asks for all that failed, and the
 *   banner goes when they have come.
 */
export function starterScript({ baseUrl, showBaseUrlIssue, hydratedEvent }: StarterSettings): string {
  return minify(`
(function (w, d, l) {
  var e = d.documentElement, started = false, clicked = null, failed = [], events = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  e.setAttribute('data-js', '');
  function make(tag, text, parent) { var n = d.createElement(tag); if (text) n.textContent = text; if (parent) parent.appendChild(n); return n; }
  function canDecode() { try { decodeURIComponent(l.pathname); return true; } catch (x) { return false; } }
  function cleanAddress(own) {
    var m = /^(.*?)(?:\\/index)?\\.html$/.exec(l.pathname);
    if (!m || own === l.pathname) return false;
    var to = (m[1] || '/') + l.search + l.hash;
    if (own === '/404.html') { l.replace(to); return true; }
    history.replaceState(history.state, '', to);
    return false;
  }
  function tellUndecodable() {
    var main = d.querySelector('main') || d.body;
    main.textContent = '';
    main.className = 'start-crash';
    d.title = 'Page Error';
    var box = make('div', '', main);
    box.setAttribute('role', 'alert');
    make('h1', 'This page crashed', box);
    make('p', 'The address ' + l.pathname + ' holds invalid percent-encoding, so it cannot be read.', box);
    make('a', 'Go to the home page', box).href = '${baseUrl}';
  }
  function tellBaseUrl() {
    if (!${String(showBaseUrlIssue)} || d.getElementById('start-banner')) return;
    var b = make('div');
    b.id = 'start-banner';
    b.setAttribute('role', 'alert');
    make('p', 'The site did not load properly. Its base address is set to "${baseUrl}"; if it is served from another path, this one may be right: "' + l.pathname.replace(/\\/?$/, '/') + '".', b);
    var t = make('button', 'Try again', b);
    t.type = 'button';
    t.onclick = function () { failed.splice(0).forEach(load); };
    d.body.insertBefore(b, d.body.firstChild);
  }
  function load(src) {
    var s = make('script');
    s.src = src;
    s.async = false;
    s.onerror = function () { s.remove(); failed.push(src); tellBaseUrl(); };
    s.onload = function () { var b = d.getElementById('start-banner'); if (b && !failed.length) b.remove(); };
    d.head.appendChild(s);
  }
  function start(ev) {
    if (started || d.readyState === 'loading' || (ev && ev.type === 'pointermove' && ev.movementX === 0 && ev.movementY === 0)) return;
    started = true;
    events.forEach(function (n) { w.removeEventListener(n, start, true); });
    if (!canDecode()) return;
    var meta = d.querySelector('meta[name=${PAGE_PATH_META}]'), block = d.getElementById('${BUNDLES_ID}');
    if (!meta || !block || cleanAddress(meta.content)) return;
    var data = JSON.parse(block.textContent);
    w.pagePath = meta.content;
    w.___chunkMapping = data.chunkMapping;
    w.___webpackCompilationHash = data.compilationHash;
    data.scripts.forEach(load);
  }
  function early(ev) {
    var t = ev.target.closest && ev.target.closest('[data-replay]');
    if (!t) return;
    ev.preventDefault();
    clicked = t;
    t.setAttribute('aria-busy', 'true');
    start();
  }
  events.forEach(function (n) { w.addEventListener(n, start, { capture: true, passive: true }); });
  d.addEventListener('click', early, true);
  d.addEventListener('${hydratedEvent}', function () {
    d.removeEventListener('click', early, true);
    if (clicked) { clicked.removeAttribute('aria-busy'); clicked.click(); clicked = null; }
  }, { once: true });
  d.addEventListener('DOMContentLoaded', function () { if (!canDecode()) tellUndecodable(); });
  w.addEventListener('load', function () {
    setTimeout(function () { w.requestIdleCallback ? w.requestIdleCallback(start, { timeout: ${LATEST_IDLE} }) : start(); }, ${UNTOUCHED});
  });
})(window, document, location);
`);
}

/** Takes the indentation and line ends out: the text stands on every page. */
function minify(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
