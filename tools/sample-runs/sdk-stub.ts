/** A stream whose microphone can be muted. */
export interface StreamStub {
  readonly track: { enabled: boolean };
  getAudioTracks(): { enabled: boolean }[];
}

type Listener = (event: Record<string, unknown>) => void;

export interface SdkStub {
  /** What `import` gets. */
  readonly module: Record<string, unknown>;
  /** Names of the methods of sessions, in the order of their calls. */
  readonly calls: string[];
  /** Commands of `send`, in order. */
  readonly commands: Record<string, unknown>[];
  /** Hands an event to the listeners of all sessions. */
  emit(event: Record<string, unknown>): void;
}

/** A stream as the SDK hands it over: its microphone is on. */
export function createStream(): StreamStub {
  const track = { enabled: true };
  return { track, getAudioTracks: () => [track] };
}

/** Stands for the package of the JavaScript SDK. It does nothing on its own: tests emit the events. */
export function createSdkStub(): SdkStub {
  const calls: string[] = [];
  const commands: Record<string, unknown>[] = [];
  const allListeners: Set<Listener>[] = [];

  const createSession = (): Record<string, unknown> => {
    const listeners = new Set<Listener>();
    allListeners.push(listeners);
    const note = (name: string) => (): void => void calls.push(name);
    const send = (command: Record<string, unknown>): void => void commands.push(command);
    return {
      config: { api: 'https://api.test', version: '2.0.0', verbose: true },
      options: {},
      onEvent: (listener: Listener) => void listeners.add(listener),
      offEvent: (listener?: Listener) => (listener ? void listeners.delete(listener) : listeners.clear()),
      ...Object.fromEntries(['start', 'connect', 'connectPermalink', 'join'].map((name) => [name, note(name)])),
      send,
      throttledSend: send,
      createInstance: createSession,
      destroy: () => {
        calls.push('destroy');
        listeners.clear();
      },
    };
  };

  class DeviceManager {
    static readonly getStoredVirtualBackgroundType = (): string => 'off';
    static readonly fetchDevices = async (): Promise<object> => ({ cameras: [{}], microphones: [{}], speakers: [] });
    readonly onChange = nothing;
    readonly start = nothing;
    readonly storeConstraints = nothing;
    readonly terminate = nothing;
  }
  const module = {
    __esModule: true,
    default: createSession(),
    DeviceManager,
    ConnectionStatistics: { Status: { GOOD: 0, OK: 1, BAD: 2, NO_CONNECTION: 3 } },
    FeatureDetector: anyFunction(() => true),
    StreamHelpers: {
      ...anyFunctions(['captureStream', 'stopStream']),
      getSenderCodecs: () => [],
      toggleAudio: (stream: StreamStub, on: boolean) => {
        stream.track.enabled = on;
        return stream;
      },
    },
  };
  const emit = (event: Record<string, unknown>): void =>
    allListeners.flatMap((listeners) => [...listeners]).forEach((listener) => listener(event));
  return { module, calls, commands, emit };
}

function nothing(): void {
  // What samples call and tests do not look at.
}

const anyFunctions = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, nothing]));

/** An object with every function, which all return the same. */
const anyFunction = (result: () => unknown): object => new Proxy({}, { get: () => result });
