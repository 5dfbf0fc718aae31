import { textOf } from '../../src/mock/shared/check/check-request';
import type { Credential } from '../../src/reference/shared/types';
import { counted } from '../../src/site/counted';
import type { Api } from './api';
import { didYouMean } from './did-you-mean';
import { callOf } from './find-operations';

/** A request as somebody may write it. */
export interface WrittenCall {
  readonly method: string;
  /** Path or URL, with a query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Text as it is sent, or a value that is sent as JSON. */
  readonly body?: unknown;
}

/**
 * Says what is wrong with a request by the description: method, path, query, headers and body. Keys and tokens are not
 * checked, only whether they are where they belong.
 */
export async function checkCall(call: WrittenCall, { operations, check }: Api): Promise<string> {
  const base = call.path.startsWith('/') ? 'http://api.invalid' : undefined;
  if (!URL.canParse(call.path, base))
    throw new Error(`path: found "${call.path}"; expected a path that begins with a slash, or a URL.`);
  const url = new URL(call.path, base);
  const headers = new Map(Object.entries(call.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const isText = typeof call.body === 'string';
  if (call.body !== undefined && !isText && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  const body = call.body === undefined ? '' : isText ? String(call.body) : JSON.stringify(call.body);
  const { call: found, problems } = await check({
    method: call.method,
    // As written: a URL encodes the braces of placeholders.
    path: url.pathname.replaceAll('%7B', '{').replaceAll('%7D', '}'),
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: new TextEncoder().encode(body),
  });
  const sent = `${call.method} ${url.pathname}`;
  if (!found) {
    const parts = sent.split('/');
    const fill = (part: string, index: number): string => (part.startsWith('{') ? (parts[index] ?? part) : part);
    const known = operations.map((operation) => callOf(operation).split('/').map(fill).join('/'));
    return `No call is ${sent}. ${didYouMean(sent, known)}`;
  }
  const server = operations.find(({ operationId }) => operationId === found.operationId)?.server;
  const all = [
    ...(base === undefined && server !== undefined && url.origin !== new URL(server).origin
      ? [`The call goes to ${url.origin}; expected ${server}.`]
      : []),
    ...credentialProblems(found.credential, headers.get('authorization')),
    ...problems.map(textOf),
  ];
  if (all.length === 0) return `The request is valid: ${found.operationId}.`;
  return [`${counted(all.length, 'problem')} in ${found.operationId}:`, ...all.map((one) => `- ${one}`)].join('\n');
}

function credentialProblems(credential: Credential, sent: string | undefined): string[] {
  if (credential === 'api-key') {
    if (!sent?.trim()) return ['header Authorization is missing: expected the API key'];
    return /^(?:bearer|basic|token)\b/i.test(sent)
      ? ['header Authorization: expected the API key alone, without Bearer']
      : [];
  }
  if (credential === 'streamrec-token')
    return /^Bearer \S+$/.test(sent ?? '') ? [] : ['header Authorization: expected "Bearer " and the token'];
  return sent === undefined ? [] : ['header Authorization is sent, which this call does not need'];
}
