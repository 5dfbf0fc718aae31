import { expandTokens, type TokenValues } from '../../site/tokens';
import { parseYaml } from '../../site/build/yaml';
import { ContentError, type Problem } from '../../site/problems';

/** The parts of a JSON schema that the description uses. */
export interface RawSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, RawSchema>>;
  readonly required?: readonly string[];
  readonly items?: RawSchema | false;
  readonly prefixItems?: readonly RawSchema[];
  readonly allOf?: readonly RawSchema[];
  readonly anyOf?: readonly RawSchema[];
  readonly oneOf?: readonly RawSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  /** Variant of a paired operation that this branch belongs to. */
  readonly 'x-variant'?: string;
}

export interface RawMedia {
  readonly schema?: RawSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface RawParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: RawSchema;
  readonly example?: unknown;
  readonly deprecated?: boolean;
  /** Name that readers see in the path. */
  readonly 'x-path-name'?: string;
}

export interface RawResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, RawMedia>>;
  /** What to do about an error. */
  readonly 'x-cure'?: string;
}

export interface RawVariant {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly pathParameter: { readonly name: string; readonly description: string; readonly example: string };
  readonly credential: string;
  readonly responses: readonly string[];
  /** Words for answers of this half alone, by status, where those of the operation speak of both. */
  readonly texts?: Readonly<Record<string, Pick<RawResponse, 'description' | 'x-cure'>>>;
}

export interface RawOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: {
    readonly description?: string;
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, RawMedia>>;
  };
  readonly responses?: Readonly<Record<string, RawResponse>>;
  readonly 'x-docs'?: string;
  readonly 'x-credential'?: string;
  readonly 'x-variants'?: readonly RawVariant[];
}

export interface RawWebsocket {
  readonly operationId: string;
  readonly path: string;
  readonly query: string;
  readonly credential: string;
  readonly summary: string;
  readonly docs: string;
}

export interface RawDescription {
  readonly openapi?: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: unknown;
  readonly 'x-websockets'?: readonly RawWebsocket[];
}

/** Place in the description: keys and indexes from its root. */
export type Place = readonly PropertyKey[];

/** A description that was read, with the means to follow references and to name lines. */
export interface Description {
  readonly document: RawDescription;
  /** Follows `$ref`; what stands beside it takes precedence, so that a property describes a shared schema in its own words. */
  readonly resolve: <T extends { readonly $ref?: string }>(value: T, place: Place) => T;
  /** Notes what is wrong at a place. All problems are thrown together by `finish`. */
  readonly report: (place: Place, message: string) => void;
  /** @throws ContentError listing what was reported. */
  readonly finish: () => void;
}

/**
 * Reads the text of an OpenAPI description. Tokens are expanded in the text, before YAML is read, so that they work in
 * keys and unquoted values too.
 *
 * @throws ContentError naming file and line if the text is no YAML map.
 */
export function readDescription(text: string, file: string, tokens: TokenValues): Description {
  const source = parseYaml(expandTokens(text, tokens), file);
  if (source.problems.length > 0) throw new ContentError(source.problems);
  if (typeof source.data !== 'object' || source.data === null)
    throw new ContentError([{ file, line: 1, message: 'is not an OpenAPI description' }]);
  const document = source.data as RawDescription;
  const problems = new Map<string, Problem>();
  const report = (place: Place, message: string): void => {
    const problem = { file, line: source.lineOf(place), message };
    problems.set(`${problem.line} ${message}`, problem);
  };
  return {
    document,
    report,
    resolve: (value, place) => resolveReference(value, document, (message) => report(place, message)),
    finish: () => {
      if (problems.size > 0) throw new ContentError([...problems.values()]);
    },
  };
}

function resolveReference<T extends { readonly $ref?: string }>(
  value: T,
  document: RawDescription,
  reject: (message: string) => void,
): T {
  let current = value;
  const seen = new Set<string>();
  while (typeof current.$ref === 'string') {
    const { $ref: reference, ...beside } = current;
    const target = seen.has(reference) ? undefined : targetOf(reference, document);
    if (typeof target !== 'object' || target === null) {
      reject(`refers to "${reference}", which ${seen.has(reference) ? 'leads back to itself' : 'does not exist'}`);
      return beside as unknown as T;
    }
    seen.add(reference);
    current = { ...(target as T), ...beside } as T;
  }
  return current;
}

function targetOf(reference: string, document: RawDescription): unknown {
  if (!reference.startsWith('#/')) return undefined;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    document,
  );
}
