import type { Command, DeviceManager, Listener, Sdk, SdkEvent, Session } from './sdk-types';

/** A stream whose microphone can be muted. */
export type StreamStub = MediaStream & { readonly track: { enabled: boolean } };

/** A session without what it has once the room is ready. */
type SessionStub = Omit<Session, 'room' | 'user' | 'links' | 'createInstance'> & { createInstance(): SessionStub };
type Method = Extract<keyof Session, string>;
type Connect = Pick<Session, 'start' | 'connect' | 'connectPermalink' | 'join'>;

type DeviceManagerStub = Pick<DeviceManager, 'onChange' | 'start' | 'storeConstraints' | 'terminate'>;
type DeviceManagerClass = Pick<Sdk['DeviceManager'], 'getStoredVirtualBackgroundType' | 'fetchDevices'>;
type Features = Pick<
  Sdk['FeatureDetector'],
  | 'canUseAcme'
  | 'canChangeAudioOutput'
  | 'canGeolocation'
  | 'canMonitorSystemPressure'
  | 'canScreenCapture'
  | 'canSetCodecs'
  | 'canToggleCamera'
  | 'canVirtualBackground'
>;

/** What samples use of the package. */
interface SdkModule {
  readonly __esModule: true;
  readonly default: SessionStub;
  readonly DeviceManager: DeviceManagerClass & (new () => DeviceManagerStub);
  readonly ConnectionStatistics: Pick<Sdk['ConnectionStatistics'], 'Status'>;
  readonly FeatureDetector: Features;
  readonly StreamHelpers: Pick<
    Sdk['StreamHelpers'],
    'captureStream' | 'stopStream' | 'getSenderCodecs' | 'toggleAudio'
  >;
}

export interface SdkStub {
  /** What `import` gets. */
  readonly module: SdkModule;
  /** Names of the methods of sessions, in the order of their calls. */
  readonly calls: Method[];
  /** Commands of `send`, in order. */
  readonly commands: Command[];
  /** Hands an event to the listeners of all sessions. */
  emit(event: SdkEvent): void;
}

/** A stream as the SDK hands it over: its microphone is on. */
export function createStream(): StreamStub {
  const track = { enabled: true };
  const stream = { track, getAudioTracks: () => [track] };
  // jsdom has no streams, and samples look at nothing else of one.
  return stream as unknown as StreamStub;
}

/** Stands for the package of the JavaScript SDK. It does nothing on its own: tests emit the events. */
export function createSdkStub(): SdkStub {
  const calls: Method[] = [];
  const commands: Command[] = [];
  const allListeners: Set<Listener>[] = [];

  const createSession = (): SessionStub => {
    const listeners = new Set<Listener>();
    allListeners.push(listeners);
    const note = (name: keyof Connect) => (): void => void calls.push(name);
    const connect: Connect = {
      start: note('start'),
      connect: note('connect'),
      connectPermalink: note('connectPermalink'),
      join: note('join'),
    };
    const send = (command: Command): void => void commands.push(command);
    return {
      config: {
        api: 'https://api.test',
        version: '2.0.0',
        allowSafariSFU: true,
        screencapture: true,
        verbose: true,
        vbgScriptPath: '/vbg/',
        hdCamera: true,
      },
      options: {},
      onEvent: (listener: Listener) => void listeners.add(listener),
      offEvent: (listener?: Listener) => (listener ? void listeners.delete(listener) : listeners.clear()),
      ...connect,
      send,
      throttledSend: send,
      createInstance: createSession,
      destroy: () => {
        calls.push('destroy');
        listeners.clear();
      },
    };
  };

  class DeviceManager implements DeviceManagerStub {
    static readonly getStoredVirtualBackgroundType = (): string => 'off';
    static readonly fetchDevices: DeviceManagerClass['fetchDevices'] = async () => ({
      cameras: [createDevice('videoinput')],
      microphones: [createDevice('audioinput')],
      speakers: [],
    });
    readonly onChange = nothing;
    readonly start = nothing;
    readonly storeConstraints = nothing;
    readonly terminate = nothing;
  }
  const module: SdkModule = {
    __esModule: true,
    default: createSession(),
    DeviceManager,
    ConnectionStatistics: { Status: { GOOD: 0, OK: 1, BAD: 2, NO_CONNECTION: 3 } },
    FeatureDetector: {
      canUseAcme: yes,
      canChangeAudioOutput: yes,
      canGeolocation: yes,
      canMonitorSystemPressure: yes,
      canScreenCapture: yes,
      canSetCodecs: yes,
      canToggleCamera: yes,
      canVirtualBackground: yes,
    },
    StreamHelpers: {
      captureStream: createStream,
      stopStream: nothing,
      getSenderCodecs: () => [],
      toggleAudio: (stream: MediaStream, on: boolean) => {
        stream.getAudioTracks().forEach((track) => (track.enabled = on));
        return stream;
      },
    },
  };
  const emit = (event: SdkEvent): void =>
    allListeners.flatMap((listeners) => [...listeners]).forEach((listener) => listener(event));
  return { module, calls, commands, emit };
}

const createDevice = (kind: MediaDeviceKind): MediaDeviceInfo => ({
  kind,
  deviceId: kind,
  groupId: '',
  label: '',
  toJSON: () => ({}),
});

function nothing(): void {
  // What samples call and tests do not look at.
}

const yes = (): boolean => true;
