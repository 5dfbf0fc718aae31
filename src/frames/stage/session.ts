import { OTHERS, composeMeeting, type Person, type ShownMeeting } from './meeting-picture';
import { unknown } from './only-known';
import type { StageCommand, StageEvent, StageListener, StageMediaOptions, StageSession } from './sdk-types';
import type { StageMedia } from './stage-media';

export interface SessionParts {
  readonly media: StageMedia;
  readonly report: (kind: 'call' | 'event' | 'error', text: string) => void;
  /** How programs call the session. */
  readonly name: string;
}

type Phase = 'idle' | 'connecting' | 'ready' | 'meeting';

/** Milliseconds from one step into the meeting to the next. */
export const STEP = 150;
/** The placeholder in samples, which stands for a reader's key, or an access key. */
const ACCESS_KEY = /^(?:YOUR_ACCESS_KEY|[A-Za-z0-9]{24})$/;
const ME: Person = { id: 'you', name: 'You' };
const user = ({ id, name }: Person) => ({ id, name, avatar: null, guest: false });

/** A stand-in for the session of the JavaScript SDK. Its meeting has two other participants. */
export function createSession({ media, report, name }: SessionParts): StageSession {
  const listeners = new Set<StageListener>();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let phase: Phase = 'idle';
  let sent = { audio: true, video: true, isPresenting: false };

  const emit = (event: StageEvent): void => {
    report('event', nameOf(event));
    for (const listener of [...listeners]) listener(event);
  };
  const later = (steps: number, action: () => void): void => {
    timers.push(setTimeout(action, steps * STEP));
  };
  const meeting = (): ShownMeeting => ({
    people: [...(sent.video ? [ME] : []), ...OTHERS],
    isPresenting: sent.isPresenting,
  });
  /** Tells what the meeting shows now. */
  const update = (): void => {
    media.show(meeting());
    emit(podiumOf(meeting(), sent));
  };
  const openStream = ({ audio, video }: StageMediaOptions): MediaStream => {
    sent = { ...sent, audio: audio ?? sent.audio, video: video ?? sent.video };
    return media.openLocal(ME, sent);
  };
  const prepare = (accessKey: string, onReady: () => void): void => {
    end();
    phase = 'connecting';
    later(0, () => emit({ type: 'connection', connectionStatus: 'fetch_room' }));
    later(1, () => {
      if (ACCESS_KEY.test(accessKey)) return emit({ type: 'connection', connectionStatus: 'received_room' });
      end();
      emit({ type: 'connection', connectionStatus: 'access_denied' });
    });
    later(2, () => emit({ type: 'room_setup', content: roomData(accessKey) }));
    later(3, () => {
      phase = 'ready';
      emit({ type: 'connection', connectionStatus: 'ready' });
      onReady();
    });
  };
  const enter = (options: StageMediaOptions): void => {
    if (phase !== 'ready') return report('error', 'join: the session is not ready, see the event "connection"');
    phase = 'meeting';
    sent = { audio: true, video: true, isPresenting: false };
    later(1, () => {
      const localStream = openStream(options);
      emit({ type: 'accept', localStream, remoteStream: media.openRemote(meeting()) });
      emit({ type: 'remote_description_update', update: { sfu: false } });
      update();
      for (const person of [ME, ...OTHERS]) emit({ type: 'add_user', user: user(person), initial: true });
    });
  };
  const commands: { readonly [T in StageCommand['type']]: (command: StageMediaOptions) => void } = {
    change_stream: (command) => {
      emit({ type: 'stream_update', localStream: openStream(command) });
      update();
    },
    start_stream: ({ audio = true, video = true }) => commands.change_stream({ audio, video }),
    start_screen_capture: () => {
      sent = { ...sent, isPresenting: true };
      emit({ type: 'presentation_started', present: 'screen' });
      update();
    },
    stop_presenting: () => {
      if (!sent.isPresenting) return;
      sent = { ...sent, isPresenting: false };
      emit({ type: 'presentation_ended' });
      update();
    },
  };
  function end(): void {
    timers.forEach(clearTimeout);
    timers = [];
    phase = 'idle';
    media.close();
  }

  return {
    onEvent: (listener) => void listeners.add(listener),
    offEvent: (listener) => {
      if (listener) listeners.delete(listener);
      else listeners.clear();
    },
    start: (accessKey, options = {}) => {
      report('call', 'start');
      prepare(accessKey, () => enter(options));
    },
    connect: (accessKey) => {
      report('call', 'connect');
      prepare(accessKey, () => undefined);
    },
    join: (options) => {
      report('call', `join ${JSON.stringify(options)}`);
      enter(options);
    },
    send: (command) => {
      const { type, ...fields } = command;
      report('call', `send ${type} ${Object.keys(fields).length > 0 ? JSON.stringify(fields) : ''}`.trimEnd());
      if (!Object.hasOwn(commands, type)) throw new Error(unknown(`${name}.send`, type));
      if (phase === 'meeting') later(0, () => commands[type](command as StageMediaOptions));
      else report('error', `send ${type}: the session is not in the meeting`);
    },
    destroy: () => {
      report('call', 'destroy');
      end();
      listeners.clear();
    },
  };
}

function nameOf(event: StageEvent): string {
  if (event.type === 'connection') return `connection: ${event.connectionStatus}`;
  if (event.type === 'add_user') return `add_user: ${event.user.name}`;
  return event.type;
}

function podiumOf(
  meeting: ShownMeeting,
  { audio, video, isPresenting }: { readonly audio: boolean; readonly video: boolean; readonly isPresenting: boolean },
): StageEvent {
  const dimensions = composeMeeting(meeting).spots.map(({ id, x, y, width, height }) => ({
    clientId: id ?? '',
    playId: null,
    x,
    y,
    w: width,
    h: height,
  }));
  const own = dimensions.find(({ clientId }) => clientId === ME.id);
  return {
    type: 'podium',
    solo: false,
    audio,
    video,
    media: false,
    layers: [],
    sources: dimensions.map(({ clientId }) => clientId),
    isSource: own !== undefined,
    presenter: isPresenting ? ME.id : null,
    isPresenter: isPresenting,
    hasPresenter: isPresenting,
    videoSources: dimensions.map((_spot, index) => index),
    userDimensions: own ? { x: own.x, y: own.y, w: own.w, h: own.h } : null,
    allUserDimensions: dimensions,
    hasVideoSources: true,
    hasMutedVideoPeers: false,
  };
}

function roomData(accessKey: string): Extract<StageEvent, { type: 'room_setup' }>['content'] {
  return {
    access_key: accessKey,
    ready: true,
    room: { id: 'frame', name: 'Meeting in a frame', ready: true, shutdown: false, guest_token: null },
    team: { name: 'Stand-in' },
    user: { ...user(ME), ready: true },
    links: { self: '', gui: '', guest_join: null, websocket: '' },
    options: { sfu_mode: 'disabled' },
    presentation: null,
    broadcasts: [],
    recording: null,
  };
}
