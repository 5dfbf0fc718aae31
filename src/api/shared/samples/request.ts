import type { Credential, SampleLanguage } from '../types';

/** A call as all languages need it: values of the description's examples, placeholders for secrets. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Address in pieces: text, and names of constants whose values are put in. */
  readonly address: readonly Piece[];
  readonly constants: readonly SampleConstant[];
  /** Names and values of the query; null if there is none. */
  readonly query: Readonly<Record<string, string>> | null;
  /** Value of the header `Authorization`; null if it is not sent. */
  readonly authorization: readonly Piece[] | null;
  readonly body: SampleBody | null;
  /** True if the answer contains JSON. */
  readonly returnsJson: boolean;
}

/** Text, or the name of a constant whose value is put in. */
export type Piece = string | ConstantPiece;

interface ConstantPiece {
  readonly constant: string;
  /** True for a value of the caller's own, which may contain characters that an address does not take. */
  readonly needsEncoding?: boolean;
}

/** A constant at the top of a sample; the name as in paths: `ACCESS_KEY`. */
interface SampleConstant {
  readonly name: string;
  readonly value: string;
}

/** A JSON value, or code that was written elsewhere: uploads would only make the playgrounds heavier. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'code'; readonly code: Readonly<Record<SampleLanguage, BodyCode>> };

/** What a body adds to a program. */
export interface BodyCode {
  /** First lines of the program. */
  readonly top?: readonly string[];
  /** Lines in front of the call. */
  readonly before?: readonly string[];
  readonly headers?: readonly string[];
  /** Arguments, options or lines of the call itself. */
  readonly call: readonly string[];
  /** Packages that the lines use, where a language imports them by name. */
  readonly imports?: readonly string[];
}

/** The code of a request's body in a language; `writeJson` writes a JSON value. */
export function bodyCode(
  { body }: SampleRequest,
  language: SampleLanguage,
  writeJson: (value: unknown) => BodyCode,
): BodyCode {
  if (!body) return { call: [] };
  return body.kind === 'json' ? writeJson(body.value) : body.code[language];
}

/** How a credential is sent in the header `Authorization`; null for one that is sent elsewhere. */
export function authorizationFor(credential: Credential | null): SampleRequest['authorization'] {
  if (credential === 'api-key') return [{ constant: 'API_KEY' }];
  if (credential === 'streamrec-token') return ['Bearer ', { constant: 'STREAMREC_TOKEN' }];
  return null;
}

/** Names of the constants among pieces. */
export function constantNames(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.constant));
}

/** True if a value of the address is encoded. */
export function hasEncoding({ address }: SampleRequest): boolean {
  return address.some((piece) => typeof piece !== 'string' && piece.needsEncoding);
}

/** Pieces in code, each written by one of two functions. */
export function writePieces(
  pieces: readonly Piece[],
  writeText: (text: string) => string,
  writeValue: (constant: string, needsEncoding?: boolean) => string,
): string[] {
  return pieces.map((piece) =>
    typeof piece === 'string' ? writeText(piece) : writeValue(piece.constant, piece.needsEncoding),
  );
}

/** How a language puts values into text: `template` makes a literal of what `value` and the text give together. */
export interface Interpolation {
  readonly text: (text: string) => string;
  readonly template: (content: string) => string;
  readonly value: (expression: string) => string;
  readonly encode: (constant: string) => string;
}

/** Pieces as one expression; text alone is a plain literal, a constant alone is its name. */
export function interpolate(pieces: readonly Piece[], { text, template, value, encode }: Interpolation): string {
  if (pieces.length === 1) return writePieces(pieces, text, (constant) => constant).join('');
  const content = writePieces(
    pieces,
    (piece) => piece,
    (constant, needsEncoding) => value(needsEncoding ? encode(constant) : constant),
  );
  return template(content.join(''));
}

/** A line for each constant, and an empty one below them. */
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

/** Code of lines and lists of lines; what is not a string is left out. */
export function joinLines(lines: readonly (Line | readonly Line[])[], separator = '\n'): string {
  return lines
    .flat()
    .filter((line) => typeof line === 'string')
    .join(separator);
}
