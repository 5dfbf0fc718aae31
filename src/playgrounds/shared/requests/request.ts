import { product } from '../../../site/config/product';

/** A call of the API with a body of JSON, ready to be written in any language. */
export interface JsonRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** With the names of constants in braces: `/rooms/{ACCESS_KEY}/layout`. */
  readonly path: string;
  /** Header names and values; a value may hold the name of a constant in braces. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Values of constants that are not secrets; all others are placeholders such as `YOUR_ACCESS_KEY`. */
  readonly constants?: Readonly<Record<string, string>>;
  /** True if the answer holds JSON. */
  readonly returnsJson: boolean;
}

/** Where the API is. */
export const API_SERVER = `https://api.${product.domain}`;

/** A piece of an address or a header: text, or the name of a constant. */
export type Piece = { readonly text: string } | { readonly constant: string; readonly isOwn: boolean };

export interface Constant {
  readonly name: string;
  readonly value: string;
}

/** Cuts a text at the constants in it. `isOwn` marks values of the reader's own, which an address has to encode. */
export function piecesOf(text: string, request: JsonRequest): Piece[] {
  return text
    .split(/(\{[A-Z_]+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{[A-Z_]+\}$/.test(part)
        ? { constant: part.slice(1, -1), isOwn: request.constants?.[part.slice(1, -1)] !== undefined }
        : { text: part },
    );
}

export function addressOf(request: JsonRequest): Piece[] {
  return piecesOf(`${API_SERVER}${request.path}`, request);
}

/** Constants that a request names, those of headers first, each once. */
export function constantsOf(request: JsonRequest): Constant[] {
  const pieces = [...Object.values(request.headers), request.path].flatMap((text) => piecesOf(text, request));
  const names = new Set(pieces.flatMap((piece) => ('constant' in piece ? [piece.constant] : [])));
  return [...names].map((name) => ({ name, value: request.constants?.[name] ?? `YOUR_${name}` }));
}

/** Headers with that of the body. */
export function headersOf(request: JsonRequest): [name: string, value: Piece[]][] {
  return Object.entries({ ...request.headers, 'Content-Type': 'application/json' }).map(([name, value]) => [
    name,
    piecesOf(value, request),
  ]);
}

/** `ACCESS_KEY` as `accessKey`; with `upperId` a trailing `ID` stays as Go writes it. */
export function camelCase(constant: string, upperId = false): string {
  const camel = constant.toLowerCase().replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  return upperId ? camel.replace(/Id$/, 'ID') : camel;
}
