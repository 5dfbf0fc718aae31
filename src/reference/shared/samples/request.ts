import type { Credential, SampleLanguage } from '../types';

/** A call, independent of the language: values from the examples of the description, placeholders for secrets. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** URL in pieces: text, and names of constants to insert. */
  readonly address: readonly Piece[];
  readonly constants: readonly SampleConstant[];
  /** Query parameters; null if there are none. */
  readonly query: Readonly<Record<string, string>> | null;
  /** Value of the `Authorization` header; null if it is not sent. */
  readonly authorization: readonly Piece[] | null;
  readonly body: SampleBody | null;
  /** True if the response is JSON. */
  readonly returnsJson: boolean;
}

/** Text, or the name of a constant whose value is inserted. */
export type Piece = string | ConstantPiece;

interface ConstantPiece {
  readonly constant: string;
  /** True for a value that the caller chooses, which can contain characters that are not allowed in a URL. */
  readonly needsEncoding?: boolean;
}

/** A constant at the top of a sample, named as in paths: `ACCESS_KEY`. */
interface SampleConstant {
  readonly name: string;
  readonly value: string;
}

/** A JSON value, or code written elsewhere: the playgrounds need no uploads, whose code would make them heavier. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'code'; readonly code: Readonly<Record<SampleLanguage, BodyCode>> };

/** What a body adds to a program. */
export interface BodyCode {
  /** Lines at the top of the program. */
  readonly top?: readonly string[];
  /** Lines before the call. */
  readonly before?: readonly string[];
  readonly headers?: readonly string[];
  /** Arguments, options or lines of the call itself. */
  readonly call: readonly string[];
  /** Packages to import, in languages where the sample imports by name. */
  readonly imports?: readonly string[];
}

/** Code for the body of a request in a language; `writeJson` writes a JSON value. */
export function bodyCode(
  { body }: SampleRequest,
  language: SampleLanguage,
  writeJson: (value: unknown) => BodyCode,
): BodyCode {
  if (!body) return { call: [] };
  return body.kind === 'json' ? writeJson(body.value) : body.code[language];
}

/** Value of the `Authorization` header for a credential; null if the credential is sent in another way. */
export function authorizationFor(credential: Credential | null): SampleRequest['authorization'] {
  if (credential === 'api-key') return [{ constant: 'API_KEY' }];
  if (credential === 'streamrec-token') return ['Bearer ', { constant: 'STREAMREC_TOKEN' }];
  return null;
}

/** Names of the constants in a list of pieces. */
export function constantNames(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.constant));
}

/** True if a value in the URL is encoded. */
export function hasEncoding({ address }: SampleRequest): boolean {
  return address.some((piece) => typeof piece !== 'string' && piece.needsEncoding);
}

/** Writes each piece with one of two functions. */
export function writePieces(
  pieces: readonly Piece[],
  writeText: (text: string) => string,
  writeValue: (constant: string, needsEncoding?: boolean) => string,
): string[] {
  return pieces.map((piece) =>
    typeof piece === 'string' ? writeText(piece) : writeValue(piece.constant, piece.needsEncoding),
  );
}

/** String interpolation of a language: `template` wraps text and the results of `value` in a literal. */
export interface Interpolation {
  readonly text: (text: string) => string;
  readonly template: (content: string) => string;
  readonly value: (expression: string) => string;
  readonly encode: (constant: string) => string;
}

/** Pieces as one expression; a single text is a plain literal, a single constant its name. */
export function interpolate(pieces: readonly Piece[], { text, template, value, encode }: Interpolation): string {
  if (pieces.length === 1) return writePieces(pieces, text, (constant) => constant).join('');
  const content = writePieces(
    pieces,
    (piece) => piece,
    (constant, needsEncoding) => value(needsEncoding ? encode(constant) : constant),
  );
  return template(content.join(''));
}

/** One line for each constant, followed by an empty line. */
export function constantLines(
  { constants }: SampleRequest,
  writeConstant: (name: string, value: string) => string,
): string[] {
  return constants.length > 0 ? [...constants.map(({ name, value }) => writeConstant(name, value)), ''] : [];
}

/** `POST` as `Post`. */
export function titleCase({ method }: SampleRequest): string {
  return `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

/** `ACCESS_KEY` as `accessKey`. */
export function camelCase(constant: string): string {
  return constant.toLowerCase().replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

type Line = string | false | null | undefined;

/** Joins lines and lists of lines; values that are not strings are skipped. */
export function joinLines(lines: readonly (Line | readonly Line[])[], separator = '\n'): string {
  return lines
    .flat()
    .filter((line) => typeof line === 'string')
    .join(separator);
}
