export interface TagManager {
  readonly id: string;
  readonly host: string;
}

const MARK = 'data-tag-manager';

/**
 * Inserts the tag script and its `noscript` fallback into the page. Repeated calls have no effect.
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
  frame.title = STRINGS.cookies.tagManager;
  frame.hidden = true;
  const fallback = document.createElement('noscript');
  fallback.setAttribute(MARK, '');
  // Inserted as text, because an element would load its source even though scripts run.
  fallback.textContent = frame.outerHTML;

  document.head.append(script);
  document.body.append(fallback);
}

export function isTagInserted(): boolean {
  return document.querySelector(`script[${MARK}]`) !== null;
}
