import type { ConsoleAnswer, ConsoleServer } from '../../shared/console/server';
import { fill } from '../../../site/fill';
import type { ShellFetch } from './shell';

/** What the answers of a lesson have made known about its meeting. */
export interface LessonMemory {
  accessKey: string;
  roomId: string;
}

/** Placeholder in the commands of a page. */
const API_KEY = 'YOUR_API_KEY';

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
 * Sends what the commands of a page request: to the chosen server in place of the API, with the API key that the
 * commands leave open. Anything else is refused.
 */
export function createLessonFetch({ server, apiUrl, apiKey, memory, signal }: LessonFetchOptions): ShellFetch {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    if (!url.startsWith(`${apiUrl}/`)) throw new Error(fill(STRINGS.lessons.otherUrl, { url, api: apiUrl }));
    const answer = await server.send(
      {
        method,
        path: url.slice(apiUrl.length),
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
    // The key of a meeting's first user is kept; further users have keys of their own.
    if (typeof found?.access_key !== 'string' || typeof found.room?.id !== 'string') return;
    if (memory.roomId !== found.room.id) memory.accessKey = found.access_key;
    memory.roomId = found.room.id;
  } catch {
    // No JSON: nothing to learn from it.
  }
}
