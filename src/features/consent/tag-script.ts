export interface TagManager {
  readonly id: string;
  readonly host: string;
}

const MARK = 'data-tag-manager';

/**
 * Puts the tag script and its fallback for browsers without scripts into the page; once, however often it is called.
 */
export function insertTag({ id, host }: TagManager): void {
  if (isTagInserted()) return;
  const page = window as typeof window & { dataLayer?: unknown[] };
  page.dataLayer = [...(page.dataLayer ?? []), { 'gtm.start': Date.now(), event: 'gtm.js' }];

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://${host}/gtm.js?id=${encodeURIComponent(id)}`;
  script.setAttribute(MARK, '');

  const frame = document.createElement('iframe');
  frame.src = `https://${host}/ns.html?id=${encodeURIComponent(id)}`;
  frame.title = 'Tag manager';
  frame.hidden = true;
  const fallback = document.createElement('noscript');
  fallback.setAttribute(MARK, '');
  // As text: an element created by a script would load although scripts run.
  fallback.textContent = frame.outerHTML;

  document.head.append(script);
  document.body.append(fallback);
}

export function isTagInserted(): boolean {
  return document.querySelector(`script[${MARK}]`) !== null;
}
