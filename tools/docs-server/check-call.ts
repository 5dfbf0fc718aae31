import { textOf } from '../../src/mock/shared/check/check-request';
import { isHttpCall, type ApiOperation, type Credential } from '../../src/reference/shared/types';
import type { Api } from './api';
import { DocsError } from './docs-error';
import { nearest } from './nearest';
import { callOf } from './operation-text';

/** A request as somebody may write it. */
export interface WrittenCall {
  readonly method: string;
  /** Path or URL, with a query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Text as it is sent, or a value that is sent as JSON. */
  readonly body?: unknown;
}

/** What the description says of a request. */
export interface CheckedCall {
  /** The call that it is; undefined if there is none. */
  readonly operationId: string | undefined;
  /** What is wrong, as sentences; empty if nothing is. */
  readonly problems: readonly string[];
}

/**
 * Checks a request against the description: method, path, query, headers and body. Keys and tokens are not checked,
 * only whether they are where they belong.
 *
 * @throws DocsError if the path is not one
 */
export async function checkCall(call: WrittenCall, { operations, check }: Api): Promise<CheckedCall> {
  const origin = 'http://api.invalid';
  const base = call.path.startsWith('/') ? origin : undefined;
  if (!URL.canParse(call.path, base))
    throw new DocsError(`path: found "${call.path}"; expected a path that begins with a slash, or a URL.`);
  const url = new URL(call.path, base);
  const headers = new Map(Object.entries(call.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const isText = typeof call.body === 'string';
  if (call.body !== undefined && !isText && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  const body = call.body === undefined ? '' : isText ? String(call.body) : JSON.stringify(call.body);
  const method = call.method.toUpperCase();
  const { call: found, problems } = await check({
    method,
    // As written: a URL encodes the braces of placeholders.
    path: url.pathname.replaceAll('%7B', '{').replaceAll('%7D', '}'),
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: new TextEncoder().encode(body),
  });
  if (!found) {
    const similar = similarCalls(`${method} ${url.pathname}`, operations);
    return {
      operationId: undefined,
      problems: [`No call is ${method} ${url.pathname}. Similar: ${similar.join(', ')}.`],
    };
  }
  const operation = operations.find(({ operationId }) => operationId === found.operationId);
  const server = operation?.server;
  return {
    operationId: found.operationId,
    problems: [
      ...(base === undefined && server !== undefined && url.origin !== new URL(server).origin
        ? [`The call goes to ${url.origin}; expected ${server}.`]
        : []),
      ...credentialProblems(found.credential, headers.get('authorization')),
      ...problems.map(textOf),
    ],
  };
}

function credentialProblems(credential: Credential, sent: string | undefined): string[] {
  const shown = sent === undefined ? 'is missing' : `is "${sent.slice(0, 12)}${sent.length > 12 ? '…' : ''}"`;
  if (credential === 'api-key') {
    if (sent === undefined || sent.trim() === '') return [`header Authorization ${shown}: expected the API key`];
    return /^(?:bearer|basic|token)\b/i.test(sent)
      ? [`header Authorization ${shown}: expected the API key alone, without Bearer`]
      : [];
  }
  if (credential === 'streamrec-token')
    return sent !== undefined && /^Bearer \S+$/.test(sent)
      ? []
      : [`header Authorization ${shown}: expected "Bearer " and the token`];
  return sent === undefined ? [] : ['header Authorization is sent, which this call does not need'];
}

/** Calls like a method and path that is none, each with what was sent in place of its parameters compared. */
function similarCalls(sent: string, operations: readonly ApiOperation[]): string[] {
  const parts = sent.split('/');
  const byFilled = new Map(
    operations.filter(isHttpCall).map((operation) => [
      callOf(operation)
        .split('/')
        .map((part, index) => (part.startsWith('{') ? (parts[index] ?? part) : part))
        .join('/'),
      callOf(operation),
    ]),
  );
  return nearest(sent, [...byFilled.keys()]).map((filled) => byFilled.get(filled) ?? filled);
}
