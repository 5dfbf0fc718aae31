import type { MockCall } from '../types';

interface FoundCall {
  readonly call: MockCall;
  /** Values of the path parameters, decoded, by the names in the template; null if one cannot be decoded. */
  readonly values: Readonly<Record<string, string>> | null;
}

interface IndexedCall {
  readonly call: MockCall;
  /** Parts of the path: a text, or the name of a parameter. */
  readonly parts: readonly (string | { readonly name: string })[];
}

export type FindCall = (method: string, path: string, hasKey: boolean) => FoundCall | undefined;

/**
 * Returns a function that finds the call of a request. The header with the API key distinguishes the variants of a
 * pair.
 */
export function createFindCall(calls: readonly MockCall[]): FindCall {
  const known = calls.map((call) => ({
    call,
    parts: call.template.split('/').map((part) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? part : { name };
    }),
  }));
  return (method, path, hasKey) => {
    const sent = path.split('/');
    const matches = known.filter(
      ({ call, parts }) =>
        call.method === method &&
        parts.length === sent.length &&
        parts.every((part, at) => (typeof part === 'string' ? part === sent[at] : sent[at] !== '')),
    );
    const match = matches.find(({ call }) => (call.credential === 'api-key') === hasKey) ?? matches[0];
    return match && { call: match.call, values: valuesOf(match, sent) };
  };
}

function valuesOf({ parts }: IndexedCall, sent: readonly string[]): Record<string, string> | null {
  try {
    return Object.fromEntries(
      parts.flatMap((part, at) => (typeof part === 'string' ? [] : [[part.name, decodeURIComponent(sent[at] ?? '')]])),
    );
  } catch {
    return null;
  }
}
