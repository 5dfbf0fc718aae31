import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { GuardMessage } from '../../../site/author-state';
import { env } from '../../../site/build/env';

/** A guard that ends again and again is given up: then edits are not shown any more, and the message says so. */
const MOST_STARTS = 5;

export interface Guard {
  /** Resolves when the content is there that the server reads. */
  readonly ready: Promise<void>;
  /** From now on, it may also do what takes long. */
  readonly serverIsReady: () => void;
}

/**
 * Starts the process that watches and checks what authors edit, and copies it to where this server reads it
 * (`tools/develop/guard.ts`). The process ends with this one.
 */
export function startGuard(hear: (message: GuardMessage) => void): Guard {
  const { promise: ready, resolve: isReady } = withResolvers();
  let child: ChildProcess;
  let starts = 0;
  let isServerReady = false;
  const start = (): void => {
    starts += 1;
    child = fork(resolve('tools/develop/guard.ts'), [env.contentRoot], {
      execArgv: ['--require', resolve('tools/project/register-typescript.cjs')],
      env: guardEnvironment(),
    });
    child.on('message', (message) => {
      hear(message as GuardMessage);
      isReady();
    });
    child.once('exit', (code) => {
      if (starts < MOST_STARTS) start();
      else {
        const message = `is not watched any more: the process that checks it has ended with ${code}; restart develop`;
        hear({ type: 'checked', faults: [{ file: 'content', message }], changed: [], since: 0, pages: [] });
        isReady();
      }
    });
    if (isServerReady) child.send('ready');
  };
  start();
  return {
    ready,
    serverIsReady: () => {
      isServerReady = true;
      child.send('ready');
    },
  };
}

/** It reads the original, and draws no diagrams: the server does, and says if one cannot be drawn. */
function guardEnvironment(): NodeJS.ProcessEnv {
  const { CONTENT_SOURCE: _copy, CHROMIUM_PATH: _browser, NODE_OPTIONS: _ofGatsby, ...others } = process.env;
  return { ...others, SITE_CONTENT: env.contentSource };
}

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolvePromise: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolvePromise = done));
  return { promise, resolve: resolvePromise };
}
