/**
 * The part of the JavaScript SDK that its stand-in has. `js-sdk.types.test.ts` compares it with the declarations of the
 * SDK, which contain tokens and are therefore no module of this project.
 */

interface User {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly guest: boolean;
}

interface RoomData {
  access_key: string;
  ready: boolean;
  room: { id: string; name: string; ready: boolean; shutdown: boolean; guest_token: string | null };
  team: { name: string };
  user: { id: string; name: string; avatar: string | null; guest: boolean; ready: boolean };
  links: { self: string; gui: string; guest_join: string | null; websocket: string };
  options: { sfu_mode?: 'disabled' };
  presentation: null;
  broadcasts: [];
  recording: null;
}

interface PodiumEvent {
  type: 'podium';
  solo: boolean;
  audio: boolean;
  video: boolean;
  media: boolean;
  layers: [];
  sources: string[];
  isSource: boolean;
  presenter: string | null;
  isPresenter: boolean;
  hasPresenter: boolean;
  videoSources: number[];
  userDimensions: { x: number; y: number; w: number; h: number } | null;
  allUserDimensions: { clientId: string; playId: string | null; x: number; y: number; w: number; h: number }[];
  hasVideoSources: boolean;
  hasMutedVideoPeers: boolean;
}

export type StageEvent =
  | { type: 'connection'; connectionStatus: 'fetch_room' | 'received_room' | 'ready' | 'access_denied' }
  | { type: 'room_setup'; content: RoomData }
  | { type: 'accept'; localStream: MediaStream; remoteStream: MediaStream }
  | { type: 'remote_description_update'; update: { sfu: boolean } }
  | PodiumEvent
  | { type: 'add_user'; user: User; initial: boolean }
  | { type: 'stream_update'; localStream: MediaStream }
  | { type: 'presentation_started'; present: 'screen' }
  | { type: 'presentation_ended' };

export type StageCommand =
  | { type: 'change_stream' | 'start_stream'; audio?: boolean; video?: boolean }
  | { type: 'start_screen_capture'; audio: boolean; screen: true }
  | { type: 'stop_presenting' };

export type StageListener = (event: StageEvent) => void;

export interface StageMediaOptions {
  audio?: boolean;
  video?: boolean;
}

/** The session, as property types so that TypeScript compares parameters strictly. */
export interface StageSession {
  onEvent: (listener: StageListener) => void;
  offEvent: (listener?: StageListener) => void;
  start: (accessKey: string, mediaOptions?: StageMediaOptions) => void;
  connect: (accessKey: string) => void;
  join: (mediaOptions: StageMediaOptions) => void;
  send: (command: StageCommand) => void;
  destroy: () => void;
}
