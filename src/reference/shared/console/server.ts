/** A request, independent of how it is sent: over HTTP, or to a worker of the page. */
export interface ConsoleRequest {
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a request without a body. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface ConsoleAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A server that calls can be sent to. */
export interface ConsoleServer {
  /** Stored for the tab, so it must not change. */
  readonly id: string;
  /** What readers choose by. */
  readonly label: string;
  /** Whether calls with the API key may be sent to it. */
  readonly allowsKeyCalls: boolean;
  /** The API key that it accepts, where that is no secret. */
  readonly apiKey?: string;
  /** Whether it draws meetings: `GET /_mock/rooms/{ROOM_ID}/picture` answers with a `MeetingPicture`. */
  readonly drawsMeetings: boolean;
  /**
   * Sends a request.
   *
   * @throws Error with a sentence for the reader if there is no answer; the signal's reason if it was given up
   */
  readonly send: (request: ConsoleRequest, signal: AbortSignal) => Promise<ConsoleAnswer>;
}

/** The chosen server, or the first one if calls may not be sent to that; undefined if they may be sent to none. */
export function usableServer(
  servers: readonly ConsoleServer[],
  chosen: string,
  usesKey: boolean,
): ConsoleServer | undefined {
  const allowed = servers.filter(({ allowsKeyCalls }) => allowsKeyCalls || !usesKey);
  return allowed.find(({ id }) => id === chosen) ?? allowed[0];
}
