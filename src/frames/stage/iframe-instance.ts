import { readFromClient, type ClientRequest, type ToClient } from './client-messages';
import {
  createIframe,
  credentialError,
  EVENT_TYPES,
  handlersOf,
  localeOf,
  type EventType,
  type Handler,
  type IframeOptions,
} from './iframe-options';

export interface InstanceParts {
  readonly productName: string;
  /** Document of the web client. */
  readonly clientHtml: string;
  readonly report: (kind: 'call' | 'event' | 'error', text: string) => void;
}

type Status = 'init' | 'ready' | 'error' | 'closed';

/** Milliseconds after which loading has failed, as documented. */
export const LOADING_TIMEOUT = 10_000;

/** A stand-in for an instance of the iframe SDK in advanced mode (/docs/sdks/iframe/references/methods). */
export function createInstance(selector: unknown, options: IframeOptions, parts: InstanceParts) {
  const { productName, clientHtml, report } = parts;
  const handlers = new Map<EventType, Set<Handler>>(EVENT_TYPES.map((type) => [type, new Set()]));
  const waiting = new Map<number, () => void>();
  const features = { present: false, chat: false, snapshot: false };
  let status: Status = 'init';
  let isInMeeting: boolean | null = null;
  let iframe: HTMLIFrameElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onLoaded: (() => void) | undefined;
  let requests = 0;

  const fire = (type: EventType, payload?: unknown): void => {
    const text = payload instanceof Error ? `: ${payload.name}: ${payload.message}` : payload ? `: ${payload}` : '';
    report('event', type + text);
    for (const handler of [...(handlers.get(type) ?? [])]) handler(payload);
  };
  const setStatus = (next: Status): void => {
    status = next;
    fire('statusChange', next);
  };
  const fail = (error: Error): void => {
    clearTimeout(timer);
    setStatus('error');
    fire('error', error);
  };
  const tell = (message: ToClient): void => iframe?.contentWindow?.postMessage(message, '*');
  const load = (): void => {
    isInMeeting = null;
    clearTimeout(timer);
    timer = setTimeout(() => fail(new DOMException('Loading timeout', 'TimeoutError')), LOADING_TIMEOUT);
    if (iframe) iframe.srcdoc = clientHtml;
  };
  const enter = (): void => {
    clearTimeout(timer);
    setStatus('ready');
    fire('ready');
    Object.assign(features, { present: true, chat: true, snapshot: true });
    isInMeeting = false;
    fire('authenticated');
    tell({
      type: 'enter',
      guestName: options.accessKey === undefined ? (options.guest?.suggestName ?? '') : null,
      locale: localeOf(options),
    });
    onLoaded?.();
  };
  const onMessage = ({ source, data }: MessageEvent): void => {
    const message = iframe && source === iframe.contentWindow ? readFromClient(data) : undefined;
    if (message?.type === 'loaded') enter();
    else if (message?.type === 'answer') waiting.get(message.id)?.();
    else if (message) {
      isInMeeting = message.type === 'meetingJoin';
      fire(message.type);
    }
  };
  const begin = (): void => {
    if (status !== 'init') return;
    const wrong = credentialError(options);
    const container = typeof selector === 'string' ? document.querySelector(selector) : selector;
    if (wrong) return fail(wrong);
    if (!(container instanceof Node)) return fail(new DOMException('Initialization failed', 'NotFoundError'));
    iframe = createIframe(options, productName);
    window.addEventListener('message', onMessage);
    load();
    container.appendChild(iframe);
  };
  const ask = (request: ClientRequest): Promise<void> => {
    if (!isInMeeting) throw new DOMException('The user is not in the meeting', 'InvalidStateError');
    const id = (requests += 1);
    tell({ type: 'request', id, request });
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const present = async (files: unknown, allowed: RegExp): Promise<void> => {
    const list = files instanceof Blob ? [files] : Array.from(files as ArrayLike<Blob>);
    const wrong = list.find((file) => !(file instanceof Blob) || !allowed.test(file.type));
    if (wrong) throw new TypeError(`The file has the type "${wrong.type}".`);
    return ask({ type: 'present', files: list });
  };
  const checkType = (type: EventType): void => {
    if (!EVENT_TYPES.includes(type))
      throw new TypeError(`There is no event "${type}". Events: ${EVENT_TYPES.join(', ')}.`);
  };

  handlersOf(options).forEach(([type, handler]) => handlers.get(type)?.add(handler));
  // After the program has got the instance.
  setTimeout(begin, 0);

  return {
    get status(): string {
      return status;
    },
    features,
    present: async (files: unknown) => {
      report('call', 'present');
      await present(files, /^image\/|^application\/pdf$/);
    },
    presentDocument: async (file: unknown) => {
      report('call', 'presentDocument');
      await present(file, /^application\/pdf$/);
    },
    chat: async (message: string) => {
      report('call', `chat ${message}`);
      await ask({ type: 'chat', message });
    },
    snapshot: async () => {
      report('call', 'snapshot');
      await ask({ type: 'snapshot' });
    },
    reload: async () => {
      report('call', 'reload');
      if (!iframe) throw new DOMException('The instance is closed', 'InvalidStateError');
      await new Promise<void>((resolve) => {
        onLoaded = resolve;
        load();
      });
    },
    close: async () => {
      report('call', 'close');
      if (status === 'closed') return;
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      iframe?.remove();
      iframe = null;
      isInMeeting = false;
      setStatus('closed');
      fire('closed');
    },
    getIFrame: () => iframe,
    isAuthenticated: () => features.chat,
    isInMeeting: () => isInMeeting,
    on: (type: EventType, handler: Handler) => {
      checkType(type);
      handlers.get(type)?.add(handler);
    },
    off: (type?: EventType, handler?: Handler) => {
      if (type === undefined) return handlers.forEach((set) => set.clear());
      checkType(type);
      if (handler) handlers.get(type)?.delete(handler);
      else handlers.get(type)?.clear();
    },
  };
}
