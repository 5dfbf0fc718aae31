import type { ConsoleAnswer, ConsoleServer } from '../../shared/console/server';
import type { ShellFetch } from './shell';

/** What the answers of a lesson have made known, which readers without a lesson copy by hand. */
export interface LessonMemory {
  accessKey: string;
  roomId: string;
}

/** Placeholders in the commands of a page. */
const API_KEY = 'YOUR_API_KEY';
const ACCESS_KEY = 'YOUR_ACCESS_KEY';

export interface LessonFetchOptions {
  readonly server: Pick<ConsoleServer, 'send'>;
  /** Base URL of the API in the commands, without a trailing slash. */
  readonly apiUrl: string;
  /** Replaces the placeholder. */
  readonly apiKey: string;
  readonly memory: LessonMemory;
  readonly signal: AbortSignal;
}

/**
 * Sends what the commands of a page request: to the chosen server in place of the API, with the keys that the commands
 * leave open. Anything else is refused.
 */
export function createLessonFetch({ server, apiUrl, apiKey, memory, signal }: LessonFetchOptions): ShellFetch {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    if (!url.startsWith(`${apiUrl}/`)) throw new Error(`found ${url}; a lesson only makes calls to ${apiUrl}`);
    const answer = await server.send(
      {
        method,
        path: url.slice(apiUrl.length).replaceAll(ACCESS_KEY, memory.accessKey || ACCESS_KEY),
        headers: Object.fromEntries(
          [...new Headers(headers)].map(([name, value]) => [
            name,
            name === 'authorization' && value === API_KEY ? apiKey : value,
          ]),
        ),
        body: body === undefined ? null : new TextEncoder().encode(body),
      },
      signal,
    );
    remember(answer, memory);
    return {
      status: answer.status,
      statusText: '',
      headers: Object.fromEntries(answer.headers),
      body: answer.body,
      url,
    };
  };
}

function remember({ body }: ConsoleAnswer, memory: LessonMemory): void {
  try {
    const found = JSON.parse(new TextDecoder().decode(body)) as {
      readonly access_key?: unknown;
      readonly room?: { readonly id?: unknown };
    } | null;
    // The first user of a meeting is the one whose key a page uses from then on.
    if (typeof found?.access_key !== 'string' || typeof found.room?.id !== 'string') return;
    if (memory.roomId !== found.room.id) memory.accessKey = found.access_key;
    memory.roomId = found.room.id;
  } catch {
    // No JSON: nothing to learn from it.
  }
}
