import type { MeetingPicture, MockApi, MockRequest, MockResponse } from '../../src/mock/shared/types';
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
  /**
   * The oldest meeting that has not ended, such as the one of the first access key. `ended` after all have: a room
   * that is opened again is another meeting.
   */
  readonly state: (api: MockApi) => Promise<ExpectedState>;
}

const ASKED_BY_CHECK = 'x-guide-check';
/** Milliseconds after which a meeting is ready. */
const START_DELAY = 3_000;
/** An id that the server has made. */
const RANDOM_ID = /^u-[A-Za-z0-9]{6}$/;

/** Calls whose response has an access key of the meeting. */
const JOINS = /^\/(?:rooms|guests\/\w+)$/;

interface Joined {
  readonly access_key: string;
  readonly room: { readonly id: string };
}

interface Meeting {
  readonly options: { readonly show_names: boolean; readonly voice_activation: boolean };
  readonly playbacks: readonly { readonly play_id: string }[];
}

export function createCallLog(): CallLog {
  const calls: SeenCall[] = [];
  const joined: Joined[] = [];
  return {
    add: (request, { status, body }) => {
      const { method, path, headers } = request;
      if (path.startsWith('/_mock') || headers[ASKED_BY_CHECK] !== undefined) return;
      const [, sample, line] = /^(\d+):(\d+)$/.exec(headers['x-guide-place'] ?? '') ?? [];
      const text = typeof body === 'string' ? body : '';
      if (method === 'POST' && JOINS.test(path) && status === 201) joined.push(JSON.parse(text) as Joined);
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
      // Nobody is seen before the meeting is ready.
      if (joined.length > 0) await api.forward(START_DELAY);
      for (const { access_key: key, room } of joined) {
        const meeting = await readMeeting(api, key);
        const picture = api.picture(room.id);
        if (meeting && picture) return describe(meeting, picture);
      }
      return 'ended';
    },
  };
}

/** Returns undefined if the key works no longer: its user was removed, or the meeting has ended. */
async function readMeeting(api: MockApi, key: string): Promise<Meeting | undefined> {
  const { status, body } = await api.handle({
    method: 'GET',
    path: `/rooms/${key}`,
    query: new URLSearchParams(),
    headers: { [ASKED_BY_CHECK]: '1' },
    body: new Uint8Array(),
  });
  return status === 200 ? (JSON.parse(String(body)) as Meeting) : undefined;
}

function describe({ options, playbacks }: Meeting, picture: MeetingPicture): ExpectedState {
  return {
    spots: picture.spots.map(({ id }) => id?.replace(RANDOM_ID, 'someone') ?? ''),
    names: options.show_names,
    behind: picture.background !== null,
    front: picture.foreground !== null,
    voice: options.voice_activation,
    playbacks: playbacks.map(({ play_id: id }) => id),
  };
}
