import type { ApiError, Credential } from '../types';
import type { SampleRequest } from '../samples/request';

/** What a value is. `tuple` is a list whose entries differ; `any` is JSON of any kind. */
export type FieldKind = 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'object' | 'list' | 'tuple' | 'any';

/** A value of a request: what it must be. */
export interface ConsoleField {
  /** Name of the property or parameter; empty for the body itself and for an entry of a list or tuple. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly required?: true;
  /** Null is allowed too. */
  readonly nullable?: true;
  /** All allowed values of a choice. */
  readonly choices?: readonly string[];
  /** Properties of an object, entries of a tuple. */
  readonly fields?: readonly ConsoleField[];
  /** What each entry of a list is. */
  readonly entry?: ConsoleField;
  /** Limits of a number, of the length of a text or of the number of entries. */
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface ConsoleParameter extends ConsoleField {
  readonly in: 'path' | 'query';
  /** May contain code in backticks. */
  readonly description?: string | undefined;
  readonly example?: unknown;
  /** A key or token: masked on screen, and a placeholder in samples. */
  readonly secret?: true;
}

/** A call of the API with everything that its form needs. */
export interface ConsoleCall {
  readonly operationId: string;
  readonly method: SampleRequest['method'];
  /** Path with the names of parameters in braces: `/rooms/{ACCESS_KEY}/layers`. */
  readonly path: string;
  /** Protocol and host of the real API. */
  readonly server: string;
  readonly summary: string;
  /** Path of the page that documents it. */
  readonly docs: string;
  readonly credential: Credential;
  readonly parameters: readonly ConsoleParameter[];
  readonly body: ConsoleBody | null;
  readonly errors: readonly ApiError[];
  /** True if a success has a JSON body. */
  readonly returnsJson: boolean;
}

export interface ConsoleBody {
  /** An object. */
  readonly root: ConsoleField;
  /** The field for a file, if the call accepts one in place of JSON. */
  readonly file: { readonly name: string; readonly description: string } | null;
  readonly example: unknown;
}
