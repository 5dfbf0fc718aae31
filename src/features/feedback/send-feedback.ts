/** Milliseconds until a request without an answer counts as refused. */
const PATIENCE = 15_000;

/** The body of a request to `FEEDBACK_URL`: see maintaining/feedback.md. */
export interface Feedback {
  readonly version: 1;
  readonly release: string;
  readonly path: string;
  readonly docs: string | null;
  readonly kind: 'page';
  readonly helpful: boolean;
  readonly previous: boolean | null;
}

/**
 * Sends an answer, without cookies and without the address of the page. Its type needs no permission of another host
 * (CORS) before it is sent; the response does. Returns whether it has been taken.
 */
export async function sendFeedback(url: string, feedback: Feedback): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body: new Blob([JSON.stringify(feedback)], { type: 'text/plain' }),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok;
  } catch {
    return false;
  }
}

/** The page as it was published, as an address may contain what a reader has typed. */
export function describePage(): Pick<Feedback, 'version' | 'release' | 'path' | 'docs' | 'kind'> {
  const published = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const docs = document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  return {
    version: 1,
    release: window.___webpackCompilationHash ?? '',
    path: new URL(published ?? window.location.href).pathname,
    docs: docs ?? null,
    kind: 'page',
  };
}
