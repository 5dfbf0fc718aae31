import type { IncomingHttpHeaders } from 'node:http';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import type { ApiMethod } from '../../src/reference/shared/types';
import { toCallSources, type CallSource } from '../../src/reference/build/call-source';
import type { Description, Place, RawParameter } from '../../src/reference/build/description';
import { closeDescription, pointerPart } from './closed-description';
import { readBody } from './read-body';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface CheckedRequest {
  /** The call in the description that matches the request; undefined if there is none. */
  readonly call: CallSource | undefined;
  /** Values of the path parameters, by the names that readers see. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with the request. A request that matches no call has exactly one problem. */
  readonly problems: readonly string[];
}

type Validate = (pointer: string, value: unknown, isText: boolean) => string[];

/** Checks requests against a description: method, path, credential, parameters and body. */
export function createRequestCheck(
  description: Description,
  apiKey: string,
): (request: SentRequest) => Promise<CheckedRequest> {
  const calls = Object.entries(description.document.paths ?? {}).flatMap(([template, item]) =>
    Object.entries(item).flatMap(([method, raw]) =>
      toCallSources(
        { method: method.toUpperCase() as ApiMethod, template, raw, place: ['paths', template, method] },
        description,
      ),
    ),
  );
  description.finish();
  const validate = createValidate(description.document);
  return async (request) => {
    const call = findCall(calls, request);
    if (!call) return { call, values: {}, problems: [`${request.method} ${request.path} is not a call of the API`] };
    const values = pathValues(call, request.path);
    return {
      call,
      values: Object.fromEntries(
        call.parameters.flatMap((parameter) =>
          parameter.in === 'path' ? [[parameter['x-path-name'] ?? parameter.name, values[parameter.name] ?? '']] : [],
        ),
      ),
      problems: [
        ...problemsInCredential(call, request, apiKey),
        ...problemsInParameters(call, values, request.query, validate),
        ...(await problemsInBody(call, request, validate)),
      ],
    };
  };
}

/** Finds the call. The header distinguishes the variants of a pair: only the one with the API key has it. */
function findCall(calls: readonly CallSource[], { method, path, headers }: SentRequest): CallSource | undefined {
  const matches = calls.filter((call) => call.method === method && patternOf(call.template).test(path));
  return (
    matches.find(({ credential }) => (credential === 'api-key') === (headers.authorization !== undefined)) ?? matches[0]
  );
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`);
}

function pathValues({ template }: CallSource, path: string): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const [, ...matches] = patternOf(template).exec(path) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(matches[index] ?? '')]));
}

function problemsInCredential({ credential }: CallSource, { headers }: SentRequest, apiKey: string): string[] {
  const sent = headers.authorization;
  const shown = sent === undefined ? 'nothing' : `"${sent}"`;
  if (credential === 'api-key')
    return sent === apiKey ? [] : [`sends ${shown} in the header Authorization: expected only the API key`];
  if (credential === 'streamrec-token')
    return /^Bearer \S+$/.test(sent ?? '')
      ? []
      : [`sends ${shown} in the header Authorization: expected "Bearer" and a token`];
  return sent === undefined ? [] : ['sends the header Authorization, which this call does not accept'];
}

function problemsInParameters(
  call: CallSource,
  values: Readonly<Record<string, string>>,
  query: URLSearchParams,
  validate: Validate,
): string[] {
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  const unknown = [...query.keys()]
    .filter((name) => !inQuery.some((parameter) => parameter.name === name))
    .map((name) => `has the unknown query parameter "${name}"`);
  const check = (parameter: RawParameter, sent: string | null | undefined): string[] => {
    if (sent === null || sent === undefined)
      return parameter.required ? [`does not have the required parameter "${parameter.name}"`] : [];
    // A shell or a program inserts such a text if it has no value.
    if (parameter.in === 'path' && /^(?:null|undefined|\$.*)$/.test(sent))
      return [`has "${sent}" instead of a value for the parameter "${parameter.name}"`];
    return validate(pointerTo(call, parameter), sent, true).map(
      (problem) => `has the invalid parameter "${parameter.name}" ("${sent}"): ${problem}`,
    );
  };
  return [
    ...unknown,
    ...call.parameters.flatMap((parameter) =>
      parameter.in === 'header'
        ? []
        : check(parameter, parameter.in === 'path' ? values[parameter.name] : query.get(parameter.name)),
    ),
  ];
}

/** Returns the JSON pointer to the schema of a parameter: in the call, or in the shared parameter that it refers to. */
function pointerTo({ raw, place }: CallSource, { name }: RawParameter): string {
  const index = (raw.parameters ?? []).findIndex(
    (parameter) => parameter.name === name || parameter.$ref?.toLowerCase().endsWith(`/${name.toLowerCase()}`),
  );
  const shared = raw.parameters?.[index]?.$ref;
  return shared ? `${shared.slice(1)}/schema` : toPointer([...place.slice(0, 3), 'parameters', index, 'schema']);
}

function toPointer(place: Place): string {
  return place.map((part) => `/${pointerPart(String(part))}`).join('');
}

async function problemsInBody(
  { raw, place }: CallSource,
  { bytes, headers }: SentRequest,
  validate: Validate,
): Promise<string[]> {
  const { requestBody } = raw;
  try {
    const { contentType, value, isForm } = await readBody(bytes, headers['content-type']);
    if (value === undefined) return requestBody?.required ? ['has no body'] : [];
    if (!requestBody) return ['has a body, which this call does not accept'];
    if (!requestBody.content?.[contentType])
      return [`has a body of type "${contentType}"; allowed: ${Object.keys(requestBody.content ?? {}).join(', ')}`];
    const pointer = toPointer([...place.slice(0, 3), 'requestBody', 'content', contentType, 'schema']);
    return validate(pointer, value, isForm).map((problem) => `has an invalid body: ${problem}`);
  } catch (error) {
    return [`has a body that cannot be read: ${(error as Error).message}`];
  }
}

/** Validates values against schemas in the description. Text, as in a form, is coerced to the type of the schema. */
function createValidate(document: object): Validate {
  const closed = closeDescription(document);
  const [exact, lenient] = [false, true].map((coerceTypes) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
    addFormats(ajv);
    ajv.addFormat('binary', true);
    return ajv.addSchema(closed, 'api');
  }) as [Ajv2020, Ajv2020];
  return (pointer, value, isText) => {
    const ajv = isText ? lenient : exact;
    // Ajv coerces only properties of an object, so the value is wrapped in one.
    const check = ajv.compile({ type: 'object', properties: { sent: { $ref: `api#${pointer}` } } });
    return check({ sent: value }) ? [] : [ajv.errorsText(check.errors, { dataVar: '' }).replaceAll('/sent', '')];
  };
}
