/** Credentials of the API, as named by `x-credential` in the description. */
export const CREDENTIALS = [
  'api-key',
  'access-key',
  'guest-token',
  'permalink-token',
  'streamrec-token',
  'master-key',
] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** `WSS` is a websocket, `EVENT` a request that the service sends to the reader's server. */
export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'WSS' | 'EVENT';

/**
 * One call, websocket or event of the API, ready to be rendered. A pair of calls that share one operation of the
 * description becomes two of these.
 */
export interface ApiOperation {
  /** Unique. One of a pair has an id of its own. */
  readonly operationId: string;
  /** The name that generated clients and authors use. Both of a pair have the same one. */
  readonly name: string;
  readonly method: ApiMethod;
  /** Path with the parameter names that readers see: `/rooms/{ACCESS_KEY}/layers`. For an event, its name. */
  readonly path: string;
  /** Protocol and host, without a trailing slash; empty for an event. */
  readonly server: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Null for an event, which the reader's server receives. */
  readonly credential: Credential | null;
  /** Path of the page that documents it. */
  readonly docs: string;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | null;
  /** Responses that are not errors. */
  readonly responses: readonly ApiResponse[];
  readonly errors: readonly ApiError[];
  readonly samples: readonly ApiSample[];
}

/** Describes a value in words, ready to be rendered. */
export interface ApiValue {
  /** `string (URL)`, `array of strings`, `integer or null`. */
  readonly type: string;
  readonly description: string;
  /** JSON text of the default value, with a string unquoted; null if there is no default. */
  readonly default: string | null;
  /** `1 to 10 entries`, `at least 1`. */
  readonly limits: readonly string[];
  readonly enum: readonly string[];
  /** True if `enum` lists known values but other values are valid too. */
  readonly enumIsOpen: boolean;
  readonly deprecated: boolean;
}

export interface ApiParameter extends ApiValue {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly example: string | null;
}

/** A property of a body, at any depth. */
export interface ApiField extends ApiValue {
  /** Name with its parents: `user.name`, `items[].links.self`. */
  readonly name: string;
  /** 0 for a property of the body itself. */
  readonly depth: number;
  readonly required: boolean;
}

export interface ApiBody {
  readonly description: string;
  readonly required: boolean;
  /** The alternatives for the body; each is shown in a separate table. */
  readonly variants: readonly ApiBodyVariant[];
  readonly example: string | null;
}

export interface ApiBodyVariant {
  readonly contentTypes: readonly string[];
  readonly description: string;
  readonly fields: readonly ApiField[];
  /** Groups of names; at least one name of each group must be sent. */
  readonly anyOf: readonly (readonly string[])[];
}

export interface ApiResponse {
  /** `201`, or `2XX` for a whole class. */
  readonly status: string;
  readonly description: string;
  /** Type of the body in words; null if there is no body. */
  readonly type: string | null;
  /** Fields of the body, or of each entry if the body is an array. */
  readonly fields: readonly ApiField[];
  /** JSON text. */
  readonly example: string | null;
}

export interface ApiError {
  readonly status: string;
  readonly cause: string;
  readonly fix: string;
  /** JSON text of the body. */
  readonly example: string | null;
}

export type SampleLanguage = 'curl' | 'node' | 'python' | 'php' | 'go' | 'ruby';

/** A complete program that makes the call. */
export interface ApiSample {
  readonly language: SampleLanguage;
  /** Identifies the sample if there are several in the same language; null if there is only one. */
  readonly title: string | null;
  readonly code: string;
}

/** True for calls that can be tried on the page: those of the meeting API, whose keys the reader may have. */
export function hasConsole({ method, credential }: Pick<ApiOperation, 'method' | 'credential'>): boolean {
  return isHttpCall({ method }) && credential !== 'streamrec-token' && credential !== 'master-key';
}

/** True for calls that readers make over HTTP, not for websockets and events. */
export function isHttpCall({ method }: Pick<ApiOperation, 'method'>): boolean {
  return method !== 'WSS' && method !== 'EVENT';
}
