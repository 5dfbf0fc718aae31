/** A request that has been answered, as it is printed and shown: without keys and tokens. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query with keys and tokens shortened. */
  readonly target: string;
  /** Status of the answer; 101 for a socket that has been opened. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface RequestLog {
  readonly add: (request: LoggedRequest) => void;
  /** The last requests, the newest first. */
  readonly last: () => readonly LoggedRequest[];
}

const KEPT = 50;
const SHOWN = 4;
/** Parameters whose values are secrets, however long they are. */
const SECRETS = /([?&](?:api_key|access_key|guest_token|user_token|token)=)([^&]*)/g;
/** Keys and tokens have 24 letters and digits. */
const LONG_PART = /\b[A-Za-z0-9]{20,}\b/g;

/** Creates a list of the last requests. `print` gets a line for each. */
export function createRequestLog(print: (line: string) => void): RequestLog {
  const requests: LoggedRequest[] = [];
  return {
    add: (request) => {
      requests.unshift(request);
      if (requests.length > KEPT) requests.pop();
      print(`${request.method} ${request.target} ${request.status} ${request.milliseconds} ms`);
    },
    last: () => requests,
  };
}

/** Shortens keys and tokens in the path and query of a request, so that a log that is passed on opens no meeting. */
export function shortenKeys(target: string): string {
  const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
  return target
    .replace(SECRETS, (_match, name: string, value: string) => name + shorten(value))
    .replace(LONG_PART, shorten);
}
