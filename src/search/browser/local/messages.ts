import type { SearchAnswer, SearchRequest } from '../../shared/answer';

/** What the page asks of the worker. `folder` is the address of the index's files, with a slash at its end. */
export type WorkerTask =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'search';
      readonly folder: string;
      readonly id: number;
      readonly requests: readonly SearchRequest[];
    };

export type WorkerReply =
  { readonly id: number; readonly answer: SearchAnswer } | { readonly id: number; readonly error: string };
