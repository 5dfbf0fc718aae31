import type { MockApi, MockRequest, MockResponse } from '../../src/mock/shared/types';
import type { ExpectedState } from './expected';
import type { SeenCall } from './types';

/** What the mock server has been asked. */
export interface CallLog {
  readonly add: (request: MockRequest, response: MockResponse) => void;
  /** Adds a fault of the server. */
  readonly fail: (message: string) => void;
  readonly all: () => readonly SeenCall[];
  /** Whether there is such a call, not counting the first ones. */
  readonly has: (text: string, first: number) => boolean;
  /** The meeting of the first access key. */
  readonly state: (api: MockApi) => Promise<ExpectedState>;
}

const ASKED_BY_CHECK = 'x-guide-check';
/** Milliseconds after which a meeting is ready. */
const START_DELAY = 3_000;
/** An id that the server has made. */
const RANDOM_ID = /^u-[A-Za-z0-9]{6}$/;

interface Meeting {
  readonly access_key: string;
  readonly room: { readonly id: string };
  readonly options: { readonly show_names: boolean; readonly voice_activation: boolean };
  readonly playbacks: readonly { readonly play_id: string }[];
}

export function createCallLog(): CallLog {
  const calls: SeenCall[] = [];
  let first: Meeting | undefined;
  return {
    add: (request, { status, body }) => {
      const { method, path, headers } = request;
      if (path.startsWith('/_mock') || headers[ASKED_BY_CHECK] !== undefined) return;
      const [, sample, line] = /^(\d+):(\d+)$/.exec(headers['x-guide-place'] ?? '') ?? [];
      const text = typeof body === 'string' ? body : '';
      if (method === 'POST' && path === '/rooms' && status === 201) first ??= JSON.parse(text) as Meeting;
      calls.push({
        text: `${method} ${path.replace(/\b[A-Za-z0-9]{24}\b/g, 'KEY')} ${status}`,
        body: text,
        place: sample === undefined ? undefined : { sample: Number(sample), line: Number(line) },
      });
    },
    fail: (message) => calls.push({ text: `fault: ${message}`, body: '', place: undefined }),
    all: () => calls,
    has: (wanted, start) => calls.slice(start).some(({ text }) => text === wanted),
    state: async (api) => {
      if (!first) return 'ended';
      // Nobody is seen before the meeting is ready.
      await api.forward(START_DELAY);
      const { body } = await api.handle({
        method: 'GET',
        path: `/rooms/${first.access_key}`,
        query: new URLSearchParams(),
        headers: { [ASKED_BY_CHECK]: '1' },
        body: new Uint8Array(),
      });
      const picture = api.picture(first.room.id);
      if (!picture) return 'ended';
      const { options, playbacks } = JSON.parse(String(body)) as Meeting;
      return {
        spots: picture.spots.map(({ id }) => id?.replace(RANDOM_ID, 'someone') ?? ''),
        names: options.show_names,
        behind: picture.background !== null,
        front: picture.foreground !== null,
        voice: options.voice_activation,
        playbacks: playbacks.map(({ play_id: id }) => id),
      };
    },
  };
}
