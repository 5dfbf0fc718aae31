import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './types';

export interface RequestSettings {
  /** Milliseconds after which a request without an answer fails. */
  readonly timeout: number;
  /** Milliseconds before the first repetition; each further wait is three times as long. */
  readonly pause: number;
  /** Upper limit for the wait that a server asks for, in milliseconds. */
  readonly longestPause: number;
  readonly fetch?: typeof fetch;
}

export const SETTINGS: RequestSettings = { timeout: 20_000, pause: 2_000, longestPause: 60_000 };

/** HEAD is cheap, but some servers refuse it or answer it wrongly, so that GET has the last word. */
const METHODS = ['HEAD', 'GET', 'GET', 'GET'] as const;
const MOST_REDIRECTS = 10;
/** Codes of errors that mean that there is no host with this name. */
const UNKNOWN_HOST = ['ENOTFOUND'];
const HEADERS = { 'user-agent': 'link-check (documentation portal)', accept: '*/*' };

/** One request with the redirects that follow from it. */
type Attempt = Outcome & { readonly isTemporary?: boolean; readonly retryAfter?: number | undefined };

/**
 * Requests a link until it works or has failed for good: what is gone is asked for twice, what may be temporary (no
 * answer, status 429 or 5xx) up to four times. The pause that a server asks for (`Retry-After`) is respected once.
 */
export async function requestLink(url: string, settings: RequestSettings = SETTINGS): Promise<Outcome> {
  let pause = settings.pause;
  let last: Attempt | undefined;
  let hasWaited = false;
  for (const [index, method] of METHODS.entries()) {
    const attempt = await follow(url, method, settings);
    last = attempt;
    if (attempt.type === 'ok' || (index > 0 && !attempt.isTemporary)) break;
    if (index === METHODS.length - 1) break;
    if (attempt.isTemporary) {
      const asked: number | undefined = hasWaited ? undefined : attempt.retryAfter;
      hasWaited ||= asked !== undefined;
      await sleep(asked === undefined ? pause : Math.min(asked, settings.longestPause));
      pause *= 3;
    }
  }
  return toOutcome(last as Attempt);
}

function toOutcome(attempt: Attempt): Outcome {
  if (attempt.type === 'ok') return { type: 'ok', movedTo: attempt.movedTo };
  const { reason, isGone, isUnreachable } = attempt;
  return { type: 'failed', reason, isGone, isUnreachable };
}

/** Sends a request and follows its redirects. `movedTo` is set if all of them are permanent. */
async function follow(start: string, method: 'HEAD' | 'GET', settings: RequestSettings): Promise<Attempt> {
  let url = start;
  let isPermanent = true;
  const visited = new Set<string>();
  while (visited.size <= MOST_REDIRECTS) {
    if (visited.has(url)) return failed(`redirects in a loop, to ${url} again`);
    visited.add(url);
    let response: Response;
    try {
      response = await (settings.fetch ?? fetch)(url, {
        method,
        redirect: 'manual',
        headers: HEADERS,
        signal: AbortSignal.timeout(settings.timeout),
      });
    } catch (error) {
      return describeError(error, settings.timeout);
    }
    // Only the status counts; without this, the connection stays open until the whole body has arrived.
    await response.body?.cancel().catch(() => undefined);
    const { status } = response;
    const location = [301, 302, 303, 307, 308].includes(status) ? response.headers.get('location') : null;
    if (location === null) return judge(response, visited.size > 1 && isPermanent ? url : undefined);
    if (!URL.canParse(location, url) || !/^https?:/.test(new URL(location, url).protocol))
      return failed(`redirects to "${location}", which is not an address of a page`);
    isPermanent &&= status === 301 || status === 308;
    const target = new URL(location, url);
    target.hash = '';
    url = target.href;
  }
  return failed(`redirects more than ${MOST_REDIRECTS} times`);
}

function judge(response: Response, movedTo: string | undefined): Attempt {
  const { status, statusText } = response;
  if (response.ok) return { type: 'ok', movedTo };
  return {
    ...failed(`${status} ${statusText}`.trim()),
    isGone: status === 404 || status === 410,
    isTemporary: status === 429 || status >= 500,
    retryAfter: readRetryAfter(response.headers.get('retry-after')),
  };
}

/** Milliseconds of a `Retry-After` header, which is a number of seconds or a date. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}

function describeError(error: unknown, timeout: number): Attempt {
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
  const unreachable = { isUnreachable: true, isTemporary: true };
  if (name === 'TimeoutError') return { ...failed(`no response within ${timeout / 1000} s`), ...unreachable };
  const isUnknown = UNKNOWN_HOST.includes(cause?.code ?? '');
  return {
    ...failed(isUnknown ? 'no host with this name' : (cause?.message ?? (error as Error).message)),
    ...unreachable,
    isGone: isUnknown,
    isTemporary: !isUnknown,
  };
}

function failed(reason: string) {
  return { type: 'failed', reason, isGone: false, isUnreachable: false } as const;
}
