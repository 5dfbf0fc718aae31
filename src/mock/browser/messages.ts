import type { MockRequest, MockResponse } from '../shared/types';

/** The API key that the stand-in accepts: the placeholder in samples, so that they run as they are. */
export const STAND_IN_KEY = 'YOUR_API_KEY';

/** A change of the worker's state: an entity that was put, or removed if it has no value. */
export interface EntityChange {
  readonly kind: string;
  readonly id: string;
  readonly value?: unknown;
}

/** A request that can be posted to a worker. */
export interface PostedRequest extends Omit<MockRequest, 'query'> {
  /** Query without the question mark. */
  readonly query: string;
}

export type WorkerTask =
  | {
      readonly type: 'start';
      /** URL of the file with the calls of the description. */
      readonly calls: string;
      /** Base URL of the API in its answers. */
      readonly api: string;
      /** State from before the page was loaded again. */
      readonly entities: readonly EntityChange[];
    }
  | { readonly type: 'request'; readonly id: number; readonly request: PostedRequest }
  | { readonly type: 'drawn'; readonly id: number; readonly jpeg: Uint8Array }
  | { readonly type: 'not-drawn'; readonly id: number; readonly error: string };

export type WorkerReply =
  | { readonly type: 'answer'; readonly id: number; readonly response: MockResponse }
  | { readonly type: 'failure'; readonly id: number; readonly error: string }
  /** Everything that has changed since the last such reply, in order. */
  | { readonly type: 'changes'; readonly changes: readonly EntityChange[] | 'cleared' }
  /** Workers cannot draw SVG, so the page draws it and posts the file back. */
  | {
      readonly type: 'draw';
      readonly id: number;
      readonly svg: string;
      readonly width: number;
      readonly height: number;
    };
