import type { Locale } from './client-messages';
import { TEXTS } from './client-messages';

export const EVENT_TYPES = [
  'ready',
  'error',
  'closed',
  'statusChange',
  'authenticated',
  'fullscreen',
  'meetingJoin',
  'meetingLeave',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
export type Handler = (payload?: unknown) => void;

/** Options of the constructor (/docs/sdks/iframe/references/constructor). */
export interface IframeOptions {
  readonly accessKey?: string;
  readonly guest?: { readonly token?: string; readonly locale?: string; readonly suggestName?: string };
  readonly width?: string | number;
  readonly height?: string | number;
  readonly css?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly className?: string;
  readonly events?: Readonly<Record<string, Handler>>;
}

/** What the iframe may use, in the order of the page about the SDK. */
const ALLOW =
  'camera; microphone; fullscreen; speaker-selection; display-capture; picture-in-picture; web-share; autoplay; hid; ' +
  'clipboard-write; geolocation; compute-pressure';
/** A placeholder of a sample, or a key as the API gives them. */
const CREDENTIAL = /^(?:YOUR_ACCESS_KEY|YOUR_GUEST_TOKEN|[A-Za-z0-9]{24})$/;
const isCredential = (value: unknown): boolean => typeof value === 'string' && CREDENTIAL.test(value);

/** What is wrong with the credentials, as the documentation says it. */
export function credentialError({ accessKey, guest }: IframeOptions): TypeError | undefined {
  if (accessKey === undefined && guest !== undefined)
    return isCredential(guest.token) ? undefined : new TypeError('Invalid guest token');
  return isCredential(accessKey) ? undefined : new TypeError('Invalid access key');
}

/** Handlers of the option `events`, by event. */
export function handlersOf({ events = {} }: IframeOptions): (readonly [EventType, Handler])[] {
  return Object.entries(events).map(([name, handler]) => {
    const type = EVENT_TYPES.find((known) => `on${known.charAt(0).toUpperCase()}${known.slice(1)}` === name);
    if (type === undefined) throw new TypeError(`events: there is no handler "${name}".`);
    return [type, handler] as const;
  });
}

export function localeOf({ guest }: IframeOptions): Locale {
  const locale = guest?.locale ?? 'en';
  return Object.hasOwn(TEXTS, locale) ? (locale as Locale) : 'en';
}

/** Creates the iframe. It is sandboxed like the frame around it. */
export function createIframe(options: IframeOptions, productName: string): HTMLIFrameElement {
  const { width = '100%', height = '100%', css = {}, title = productName, className = '' } = options;
  const iframe = document.createElement('iframe');
  iframe.setAttribute('sandbox', 'allow-scripts');
  // The SDK would allow camera and microphone; the frame around cannot pass on what it does not have.
  iframe.setAttribute('allow', ALLOW);
  Object.assign(iframe, { title, className });
  Object.assign(iframe.style, { width: cssLength(width), height: cssLength(height), ...css });
  return iframe;
}

const cssLength = (length: string | number): string => (typeof length === 'number' ? `${length}px` : length);
