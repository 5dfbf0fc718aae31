import type { MockCall, MockDescription, MockRequest } from '../types';
import { createFindCall } from './find-call';
import { readBody, type SentBody } from './read-body';
import { createCheckValue, type CheckValue } from './validate';

/** What is wrong with a request. */
export type RequestProblem =
  | { readonly kind: 'unknown-call' }
  | { readonly kind: 'credential'; readonly reason: string }
  | {
      readonly kind: 'parameter';
      readonly in: 'path' | 'query' | 'body';
      /** As in a form, or as readers see it in a path: `user[name]`, `map`, `Z_INDEX`. */
      readonly name: string;
      /** Short words: `is missing`, `must be a boolean`. */
      readonly reason: string;
      /** The keyword of the schema that the value violates. */
      readonly keyword: string;
    };

export interface CheckedRequest {
  /** The call in the description that matches the request; undefined if there is none. */
  readonly call: MockCall | undefined;
  /** Values of the path parameters, by the names that readers see. */
  readonly path: Readonly<Record<string, string>>;
  /** Values of the query parameters, as the types of their schemas. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The body, as the types of its schema; an empty object if there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** A request that matches no call has exactly one problem. */
  readonly problems: readonly RequestProblem[];
}

export type CheckRequest = (request: MockRequest) => Promise<CheckedRequest>;

const NOTHING: Omit<CheckedRequest, 'call' | 'problems'> = { path: {}, query: {}, body: {}, files: new Map() };

/** Checks requests against a description: method, path, credential, parameters and body. */
export function createRequestCheck(description: MockDescription, apiKey: string): CheckRequest {
  const { schemas, calls } = structuredClone(description);
  const findCall = createFindCall(calls);
  const check = createCheckValue(
    schemas,
    calls.flatMap(({ parameters, body }) => [
      ...parameters.map(({ schema }) => schema),
      ...Object.values(body?.schemas ?? {}),
    ]),
  );
  return async (request) => {
    const found = findCall(request.method, request.path, request.headers.authorization !== undefined);
    if (!found) return { ...NOTHING, call: undefined, problems: [{ kind: 'unknown-call' }] };
    const { call, values } = found;
    const path = checkPath(call, values, check);
    const query = checkQuery(call, request.query, check);
    const body = await checkBody(call, request, check);
    return {
      call,
      path: path.values,
      query: query.values,
      body: body.value,
      files: body.files,
      problems: [
        ...problemsInCredential(call, request.headers.authorization, apiKey),
        ...path.problems,
        ...query.problems,
        ...body.problems,
      ],
    };
  };
}

/** The text of a problem as the API answers it. */
export function textOf(problem: RequestProblem): string {
  switch (problem.kind) {
    case 'unknown-call':
      return 'not found';
    case 'credential':
      return problem.reason;
    case 'parameter':
      return `parameter ${problem.name}: ${problem.reason}`;
  }
}

function problemsInCredential(
  { credential }: MockCall,
  sent: string | undefined,
  apiKey: string,
): readonly RequestProblem[] {
  const shown = sent === undefined ? 'nothing' : `"${sent}"`;
  if (credential === 'api-key')
    return sent === apiKey
      ? []
      : [{ kind: 'credential', reason: `the header Authorization has ${shown}: expected only the API key` }];
  return sent === undefined
    ? []
    : [{ kind: 'credential', reason: 'the header Authorization is sent, which this call does not need' }];
}

/** Returns a function that makes problems with parameters in one part of a request. */
function problemIn(part: 'path' | 'query' | 'body') {
  return (name: string, reason: string, keyword: string): RequestProblem => ({
    kind: 'parameter',
    in: part,
    name,
    reason,
    keyword,
  });
}

interface CheckedValues<T> {
  readonly values: Readonly<Record<string, T>>;
  readonly problems: readonly RequestProblem[];
}

function checkPath(
  { parameters }: MockCall,
  values: Readonly<Record<string, string>> | null,
  check: CheckValue,
): CheckedValues<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const problem = problemIn('path');
  if (!values) return { values: {}, problems: [problem(inPath[0]?.shownName ?? '', 'is invalid', 'encoding')] };
  return {
    values: Object.fromEntries(inPath.map(({ name, shownName }) => [shownName, values[name] ?? ''])),
    problems: inPath.flatMap(({ name, shownName, schema }) => {
      const sent = values[name] ?? '';
      // A shell or a program inserts such a text if it has no value.
      if (/^(?:null|undefined|\$.*)$/.test(sent)) return [problem(shownName, 'is missing', 'required')];
      return check(schema, sent, true).problems.map(({ reason, keyword }) => problem(shownName, reason, keyword));
    }),
  };
}

function checkQuery({ parameters }: MockCall, query: URLSearchParams, check: CheckValue): CheckedValues<unknown> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const problem = problemIn('query');
  const values: Record<string, unknown> = {};
  const problems = [...new Set(query.keys())]
    .filter((name) => !inQuery.some((parameter) => parameter.name === name))
    .map((name) => problem(name, 'is not known', 'additionalProperties'));
  for (const { name, required, schema } of inQuery) {
    const sent = query.get(name);
    if (sent === null) {
      if (required) problems.push(problem(name, 'is missing', 'required'));
      continue;
    }
    const { value, problems: own } = check(schema, sent, true);
    values[name] = value;
    problems.push(...own.map(({ reason, keyword }) => problem(name, reason, keyword)));
  }
  return { values, problems };
}

interface CheckedBody {
  readonly value: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly RequestProblem[];
}

async function checkBody(
  { body }: MockCall,
  { body: bytes, headers }: MockRequest,
  check: CheckValue,
): Promise<CheckedBody> {
  const problem = problemIn('body');
  const failed = (name: string, reason: string): CheckedBody => ({
    value: {},
    files: new Map(),
    problems: [problem(name, reason, 'body')],
  });
  let sent: SentBody;
  try {
    sent = await readBody(bytes, headers['content-type']);
  } catch (error) {
    return failed('body', (error as Error).message);
  }
  const { contentType, value, isForm, files } = sent;
  if (!body) return value === undefined ? { value: {}, files, problems: [] } : failed('body', 'is not known');
  const schema = body.schemas[value === undefined ? 'application/json' : contentType];
  if (!schema) return failed('body', `must have the content type ${Object.keys(body.schemas).join(' or ')}`);
  if (value === undefined && !body.required) return { value: {}, files, problems: [] };
  const checked = check(schema, value ?? {}, isForm);
  if (value === undefined && checked.problems.length === 0) return failed('body', 'is missing');
  return {
    value: checked.value as Readonly<Record<string, unknown>>,
    files,
    problems: checked.problems.map(({ path, reason, keyword }) => problem(formName(path), reason, keyword)),
  };
}

/** Writes a path of keys as in a form: `user[name]`, `users[]`; `body` for the whole body. */
function formName([first, ...deeper]: readonly string[]): string {
  if (first === undefined) return 'body';
  return `${first}${deeper.map((key) => (/^\d+$/.test(key) ? '[]' : `[${key}]`)).join('')}`;
}
