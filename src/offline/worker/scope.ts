/** The part of a service worker's global scope that is used here; the types of the DOM do not include it. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PageMessageEvent extends LongEvent {
  readonly data: unknown;
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
