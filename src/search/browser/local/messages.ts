import type { SearchResponse, SearchRequest } from '../../shared/response';

/** What the page asks of the worker. `folder` is the URL of the index's files, with a trailing slash. */
export type WorkerTask =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'search';
      readonly folder: string;
      readonly id: number;
      readonly requests: readonly SearchRequest[];
    };

export type WorkerReply =
  { readonly id: number; readonly response: SearchResponse } | { readonly id: number; readonly error: string };
