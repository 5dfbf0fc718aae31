/** A call as the templates of all languages need it: values of the description's examples, placeholders for secrets. */
export interface SampleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Address in pieces: texts, and names of constants whose values are put in. */
  readonly address: readonly (string | PathValue)[];
  readonly constants: readonly SampleConstant[];
  readonly query: readonly NamedText[];
  /** Constant that goes into the header `Authorization`, behind the scheme. */
  readonly authorization: { readonly scheme: '' | 'Bearer '; readonly constant: string } | null;
  readonly body: SampleBody | null;
  /** True if the answer holds JSON. */
  readonly returnsJson: boolean;
}

export interface PathValue {
  readonly constant: string;
  /** True for a value of the caller's own, which may hold characters that an address does not take. */
  readonly needsEncoding: boolean;
}

/** A constant at the top of a sample; the name as in paths: `ACCESS_KEY`. */
export interface SampleConstant {
  readonly name: string;
  readonly value: string;
}

export interface NamedText {
  readonly name: string;
  readonly value: string;
}

export type SampleBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'upload';
      readonly file: { readonly name: string; readonly path: string };
      readonly fields: readonly NamedText[];
    };

/** `ACCESS_KEY` as `accessKey`, or with `ID` kept as an initialism as Go writes it: `roomID`. */
export function camelCase(constant: string, options: { readonly initialisms?: boolean } = {}): string {
  return constant
    .toLowerCase()
    .replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
    .replace(/Id$/, options.initialisms ? 'ID' : 'Id');
}
