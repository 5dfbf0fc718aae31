/** The part of a service worker's global scope that is used here; the types of the DOM do not include it. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LongEvent {
  readonly request: Request;
  readonly clientId: string;
  /** Id of the page that a navigation creates. */
  readonly resultingClientId: string;
}

interface PageMessageEvent extends LongEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly { postMessage(message: unknown): void }[];
}

interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;

/** Path below which the site is served. The worker's code does not depend on it. */
export const baseUrl = new URL(scope.registration.scope).pathname;
