import type { Feedback } from '../../site/feedback-schema';
import { countMessage } from './tab-answers';

/** Milliseconds until a request without an answer counts as refused. */
const PATIENCE = 15_000;

/** What became of a message. `limited`: minutes to wait. */
export type Outcome =
  { readonly type: 'sent' | 'offline' | 'refused' } | { readonly type: 'limited'; readonly minutes: number };

/**
 * Sends a message, without cookies and without the address of the page. Its type needs no permission of another host
 * (CORS) before it is sent; the answer does, and says whether the message has been taken. A page that is hidden may end
 * at any moment, and old browsers end requests with it: there, a beacon is sent.
 */
export async function sendFeedback(url: string, feedback: Feedback): Promise<Outcome> {
  if (!navigator.onLine) return { type: 'offline' };
  const minutes = countMessage();
  if (minutes > 0) return { type: 'limited', minutes };
  const body = new Blob([JSON.stringify(feedback)], { type: 'text/plain' });
  if (document.visibilityState === 'hidden' || !('keepalive' in Request.prototype))
    return { type: navigator.sendBeacon(url, body) ? 'sent' : 'refused' };
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { type: ok ? 'sent' : 'refused' };
  } catch {
    return { type: navigator.onLine ? 'refused' : 'offline' };
  }
}
