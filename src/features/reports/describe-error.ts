import { CRASH_EVENT } from '../../site/crash-event';
import type { ErrorReport } from '../../site/report-schema';
import { maskText } from './mask-text';

/** What is reported of an event, apart from when it happened. */
export type Description = Pick<ErrorReport, 'kind' | 'name' | 'message' | 'frames'>;

const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 10;
/** Address, line and column at the end of a stack's line, in all browsers. */
const FRAME = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/gm;

/**
 * Describes an event of the window: `error`, `unhandledrejection`, or a crash. Null for what is no fault of the site:
 * code of extensions and of other hosts, and pictures.
 *
 * @param origin of the site, such as `https://developers.example`
 * @param typed words that the reader may have typed, in lower case
 */
export function describeEvent(event: Event, origin: string, typed: ReadonlySet<string>): Description | null {
  if (event.target instanceof Element) return describeFile(event.target, origin);
  if (event.type === 'unhandledrejection')
    return describeThrown('rejection', (event as PromiseRejectionEvent).reason, null, origin, typed);
  const { error, message, filename, lineno, colno } = event as ErrorEvent;
  const kind = event.type === CRASH_EVENT ? 'crash' : 'error';
  return describeThrown(kind, error ?? message, filename ? `${filename}:${lineno}:${colno}` : null, origin, typed);
}

/** Describes a page that did not load. `message` is one of the site's own. */
export function describePage(message: string, typed: ReadonlySet<string>): Description {
  return { kind: 'page', name: 'thrown', message: shorten(message, typed), frames: [] };
}

function describeFile(element: Element, origin: string): Description | null {
  const address = addressOf(element);
  if (!address.startsWith(`${origin}/`)) return null;
  return { kind: 'file', name: 'thrown', message: new URL(address).pathname.slice(0, LONGEST_MESSAGE), frames: [] };
}

/** Of what a page needs; nothing for pictures, and for what is only fetched ahead. */
function addressOf(element: Element): string {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement && element.rel === 'stylesheet' ? element.href : '';
}

function describeThrown(
  kind: 'error' | 'rejection' | 'crash',
  thrown: unknown,
  place: string | null,
  origin: string,
  typed: ReadonlySet<string>,
): Description | null {
  const isError = thrown instanceof Error;
  const stack = (isError && thrown.stack) || place || '';
  const frames = [...stack.matchAll(FRAME)];
  const own = frames.flatMap(([, address = '', line, column]) =>
    ownFile(address, origin).map((file) => `${file}:${line}:${column}`),
  );
  // Browsers hide the errors of other hosts' scripts behind a message without a place.
  if (kind !== 'crash' && own.length === 0 && (kind === 'error' || stack !== '')) return null;
  return {
    kind,
    name: isError && /^\w{1,40}$/.test(thrown.name) ? thrown.name : 'thrown',
    message: shorten(isError ? thrown.message : typeof thrown === 'string' ? thrown : typeof thrown, typed),
    frames: own.slice(0, MOST_FRAMES),
  };
}

/** The path of one of the site's scripts; `inline` for code in a page, whose address may be one that was typed. */
function ownFile(address: string, origin: string): string[] {
  if (address !== origin && !address.startsWith(`${origin}/`)) return [];
  const { pathname } = new URL(address);
  return [/^\/[\w~./-]+\.js$/.test(pathname) ? pathname : 'inline'];
}

function shorten(message: string, typed: ReadonlySet<string>): string {
  return maskText(message, typed).slice(0, LONGEST_MESSAGE);
}
