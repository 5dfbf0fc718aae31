import type { Fit } from '../../playgrounds/shared/layouts/types';
import type { Credential } from '../../reference/shared/types';
import type { Schema } from './check/validate';
import type { SavedState } from './state/collections';

/** What the mock API needs to know from the description of the API, as plain JSON. */
export interface MockDescription {
  /** Name of the header with the signature of a webhook delivery. */
  readonly signatureHeader: string;
  readonly calls: readonly MockCall[];
  /** Schemas that the calls and events refer to by `#/components/schemas/NAME`. They reject unknown fields. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** A call of the API. Each variant of a pair that shares a method and a path is a call of its own. */
export interface MockCall {
  /** Unique. One of a pair has an id of its own. */
  readonly operationId: string;
  /** The name that clients use. Both of a pair have the same one. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in braces, named as in the description: `/rooms/{accessKey}/layers`. */
  readonly template: string;
  readonly credential: Credential;
  readonly parameters: readonly MockParameter[];
  /** Null if the call accepts no body. */
  readonly body: { readonly required: boolean; readonly schemas: Readonly<Record<string, Schema>> } | null;
  /** Documented statuses, each with the schema of its JSON; null for a response without a body. */
  readonly responses: Readonly<Record<string, Schema | null>>;
}

interface MockParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  /** Name that readers see in the path: `ACCESS_KEY`. The name itself for a query parameter. */
  readonly shownName: string;
  readonly schema: Schema;
}

/** A request, independent of how it arrives: over HTTP, or from a page to a worker. */
export interface MockRequest {
  readonly method: string;
  /** Path without the query, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Empty if there is no body. */
  readonly body: Uint8Array;
}

export interface MockResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a response without a body. JSON is text. */
  readonly body: string | Uint8Array | null;
}

/** The client's end of a websocket. */
export interface MockSocket {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

/** The server's end of a websocket. */
export interface MockConnection {
  readonly receive: (text: string) => void;
  readonly closed: () => void;
}

/** What the API needs from the place where it runs: a Node process or a worker in a browser. */
export interface MockHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Downloads a picture or checks that a file exists.
   *
   * @throws Error saying why it cannot be fetched within 5 seconds.
   */
  readonly fetchFile: (url: string) => Promise<Uint8Array>;
  /**
   * Sends a webhook event. Returns the status of the answer.
   *
   * @throws Error if there is no answer.
   */
  readonly deliver: (
    url: string,
    request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ) => Promise<number>;
  /** Draws the composed picture of a meeting as a JPEG file. */
  readonly drawJpeg: (picture: MeetingPicture) => Promise<Uint8Array>;
}

/** The composed picture of a meeting as plain data, in canvas pixels, from back to front. */
export interface MeetingPicture {
  readonly roomId: string;
  readonly canvas: { readonly width: number; readonly height: number };
  /** `#rrggbb` */
  readonly backgroundColor: string;
  readonly background: PictureImage | null;
  readonly spots: readonly PictureSpot[];
  readonly foreground: PictureImage | null;
}

export interface PictureImage {
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg' | 'image/svg+xml';
  readonly width: number;
  readonly height: number;
  /** Content of the file in base64. */
  readonly base64: string;
}

export interface PictureSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fit: Fit;
  readonly kind: 'person' | 'playback' | 'reserved' | 'free';
  /** User id or `play_id`; null for a spot that shows nobody. */
  readonly id: string | null;
  /** Name of the person who is shown, also where names are off or shortened: it decides how the person looks. */
  readonly who?: string | undefined;
  /** Name below the picture; null where names are off or nobody is shown. */
  readonly name: string | null;
}

/** A running meeting, for the page that shows what the server does. */
interface MeetingView {
  readonly roomId: string;
  readonly name: string | null;
  /** Names of those who are in it. */
  readonly people: readonly string[];
}

/** The API of the description with its state, without a network. */
export interface MockApi {
  /** Never throws: what goes wrong inside is a response with status 500. */
  readonly handle: (request: MockRequest) => Promise<MockResponse>;
  /** Opens a websocket on `/rt`. Returns the server's end. */
  readonly connect: (request: Pick<MockRequest, 'path' | 'query' | 'headers'>, socket: MockSocket) => MockConnection;
  /** Runs everything that is due: readiness, files, the end of empty meetings, pings. */
  readonly runDue: () => Promise<void>;
  /** When something is due next, in milliseconds since 1970 on the host's clock; undefined if nothing is. */
  readonly nextDue: () => number | undefined;
  /** Moves the clock of the API forward and runs everything that becomes due, each at its time. */
  readonly forward: (milliseconds: number) => Promise<void>;
  /** Removes everything, and starts again. */
  readonly reset: () => void;
  /** The state as plain JSON, for an API that goes on with it. */
  readonly save: () => SavedState;
  readonly meetings: () => readonly MeetingView[];
  /** Undefined if no meeting runs in the room. */
  readonly picture: (roomId: string) => MeetingPicture | undefined;
  /** Calls `listener` after every change. Returns a function that stops this. */
  readonly watch: (listener: () => void) => () => void;
}
