import type { OpenAPIV3_1 } from 'openapi-types';
import { expandTokens, type TokenValues } from '../../site/tokens';
import { checkDescription } from './check-references';
import { parseYaml } from '../../site/build/yaml';
import { ContentError, type Problem } from '../../site/problems';

/**
 * A JSON schema in the description. In OpenAPI 3.1, a `$ref` can have sibling keys, and tuples have `prefixItems`; both
 * are missing from `openapi-types`.
 */
export interface RawSchema extends Omit<
  OpenAPIV3_1.BaseSchemaObject,
  'properties' | 'allOf' | 'anyOf' | 'oneOf' | 'required'
> {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, RawSchema>>;
  readonly required?: readonly string[];
  readonly items?: RawSchema | false;
  readonly prefixItems?: readonly RawSchema[];
  readonly allOf?: readonly RawSchema[];
  readonly anyOf?: readonly RawSchema[];
  readonly oneOf?: readonly RawSchema[];
  readonly enum?: unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  /** Id of the variant of a paired operation that this branch belongs to. */
  readonly 'x-variant'?: string;
}

export interface RawMedia extends Omit<OpenAPIV3_1.MediaTypeObject, 'schema' | 'examples'> {
  readonly schema?: RawSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  /** The schema of the same body in JSON, for a form whose names differ, such as `users[]`. */
  readonly 'x-form-of'?: string;
}

type Content = Readonly<Record<string, RawMedia>>;

export interface RawParameter extends Omit<OpenAPIV3_1.ParameterObject, 'schema'> {
  readonly $ref?: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema?: RawSchema;
  readonly example?: unknown;
  /** Name that readers see in the path. */
  readonly 'x-path-name'?: string;
}

export interface RawResponse extends Partial<Omit<OpenAPIV3_1.ResponseObject, 'content'>> {
  readonly $ref?: string;
  readonly content?: Content;
  /** What to do about an error. */
  readonly 'x-fix'?: string;
}

export interface RawVariant {
  /** Names the variant in anchors, schemas and examples. Clients see only the `operationId` of the operation. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly pathParameter: { readonly name: string; readonly description: string; readonly example: string };
  readonly credential: string;
  readonly responses: readonly string[];
  /** Texts for the responses of this variant, by status, where those of the operation describe both variants. */
  readonly texts?: Readonly<Record<string, Pick<RawResponse, 'description' | 'x-fix'>>>;
}

export interface RawOperation extends Pick<
  OpenAPIV3_1.OperationObject,
  'operationId' | 'tags' | 'summary' | 'description' | 'servers'
> {
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: Omit<Partial<OpenAPIV3_1.RequestBodyObject>, 'content'> & { readonly content?: Content };
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

type PathItems = Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;

interface RawDescription extends Pick<Partial<OpenAPIV3_1.Document>, 'openapi' | 'servers' | 'tags'> {
  readonly paths?: PathItems;
  readonly webhooks?: PathItems;
  readonly components?: unknown;
  readonly 'x-websockets'?: readonly RawWebsocket[];
}

/** Path to a value in the description: keys and indexes from the root. */
export type Place = readonly PropertyKey[];

/** A parsed description that can resolve references and report problems with line numbers. */
export interface Description {
  readonly document: RawDescription;
  /** Resolves `$ref`. Sibling keys take precedence, so that a property can override the text of a shared schema. */
  readonly resolve: <T extends { readonly $ref?: string }>(value: T, place: Place) => T;
  /** Records a problem at a place. `finish` throws all problems together. */
  readonly report: (place: Place, message: string) => void;
  /** @throws ContentError listing everything that was reported, if there is anything. */
  readonly finish: () => void;
}

const OPENAPI = { field: 'openapi', version: /^3\.1\./, allowed: '3.1.x' } as const;

/**
 * Parses an OpenAPI description. Expands tokens before parsing the YAML, so that they also work in keys and in unquoted
 * values.
 *
 * @throws ContentError naming file and line if the text is not a YAML map of OpenAPI 3.1, or if a `$ref` in it leads
 *   nowhere.
 */
export function readDescription(text: string, file: string, tokens: TokenValues): Description {
  const source = parseYaml(expandTokens(text, tokens), file);
  if (source.problems.length > 0) throw new ContentError(source.problems);
  if (typeof source.data !== 'object' || source.data === null || Array.isArray(source.data))
    throw new ContentError([{ file, line: 1, message: 'is not an OpenAPI description: expected a YAML map' }]);
  const wrong = checkDescription(expandTokens(text, tokens), file, OPENAPI);
  if (wrong.length > 0) throw new ContentError(wrong);
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

/** The schema of a body as JSON has it, also for a form. */
export function jsonSchemaOf({ schema = {}, 'x-form-of': formOf }: RawMedia): RawSchema {
  return formOf === undefined ? schema : { $ref: formOf };
}

export function jsonMedia(content: Content): RawMedia | undefined {
  return content['application/json'];
}

/*
 * References are resolved here rather than by a library. `@redocly/openapi-core` 2.64 (21 packages, 28 MB, 610 ms to
 * load and 160 ms to bundle this description) can only resolve whole documents, and only asynchronously, whereas
 * content is compiled synchronously.
 */
function resolveReference<T extends { readonly $ref?: string }>(
  value: T,
  document: RawDescription,
  reject: (message: string) => void,
): T {
  let current = value;
  const seen = new Set<string>();
  while (typeof current.$ref === 'string') {
    const reference = current.$ref;
    const target = seen.has(reference) ? undefined : targetOf(reference, document);
    if (!isObject(target)) {
      reject(`refers to "${reference}", which ${seen.has(reference) ? 'leads back to itself' : 'does not exist'}`);
      return { ...current, $ref: undefined };
    }
    seen.add(reference);
    current = { ...target, ...current, $ref: target.$ref };
  }
  return current;
}

function isObject(value: unknown): value is { readonly $ref?: string } {
  return typeof value === 'object' && value !== null;
}

function targetOf(reference: string, document: RawDescription): unknown {
  if (!reference.startsWith('#/')) return undefined;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), document);
}
