import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer, Probe } from './send';

/** What a host must answer to a request. */
export interface Check extends Probe {
  /** What this is about, as the report names it. */
  readonly rule: string;
  readonly statuses: readonly number[];
  /** Values of headers of the answer; null if the header must be missing. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Bytes of the body after decoding, unless the status is another one than the first. */
  readonly body?: Buffer;
  /** Encodings of the body; identity is an empty text. */
  readonly encodings?: readonly string[];
  /** Path and query of the `Location` header, which must be on the same host, or a complete URL. */
  readonly location?: string;
  /** Headers that the request takes from the answer to a request without any. */
  readonly sendsAfter?: (first: Answer) => Readonly<Record<string, string>>;
}

/** Headers that only make sense over https. A host that speaks http may leave them out. */
const HTTPS_ONLY = ['strict-transport-security'];

/** Compares an answer with what is expected. Returns a sentence for each difference. */
export function compareAnswer(check: Check, answer: Answer, host: URL): string[] {
  const isFirstStatus = answer.status === check.statuses[0];
  const problems: string[] = [];
  if (!check.statuses.includes(answer.status))
    problems.push(`status is ${answer.status}; expected ${check.statuses.join(' or ')}`);
  for (const [name, expected] of Object.entries(isFirstStatus ? (check.headers ?? {}) : {}))
    problems.push(...compareHeader(name, expected, answer.headers[name], host));
  if (check.location !== undefined && isFirstStatus) {
    const wanted = new URL(check.location, host).href;
    const found = answer.headers.location;
    if (found === undefined || new URL(found, new URL(check.target.replace(/^\/+/, '/'), host)).href !== wanted)
      problems.push(`redirects to ${found ?? 'nothing'}; expected ${check.location}`);
  }
  if (isFirstStatus && check.encodings) {
    const encoding = answer.headers['content-encoding'] ?? '';
    if (!check.encodings.includes(encoding))
      problems.push(`content-encoding is "${encoding}"; expected "${check.encodings.join('" or "')}"`);
  }
  if (isFirstStatus && check.body && check.method !== 'HEAD') {
    const body = decode(answer);
    if (!body.equals(check.body))
      problems.push(`the body differs: ${body.length} bytes; expected ${check.body.length}`);
  }
  return problems;
}

function compareHeader(name: string, expected: string | RegExp | null, found: string | undefined, host: URL): string[] {
  if (expected === null) return found === undefined ? [] : [`${name} is "${found}"; expected none`];
  const isHttp = host.protocol === 'http:';
  if (isHttp && HTTPS_ONLY.includes(name) && found === undefined) return [];
  if (expected instanceof RegExp)
    return expected.test(found ?? '') ? [] : [`${name} is "${found ?? ''}"; expected ${String(expected)}`];
  return normalize(name, found ?? '', isHttp) === normalize(name, expected, isHttp)
    ? []
    : [`${name} is "${found ?? ''}"; expected "${expected}"`];
}

/** Hosts differ in the case of parameters of media types; and the reference server leaves out what needs https. */
function normalize(name: string, value: string, isHttp: boolean): string {
  // Hosts name the header for compressed copies in different ways, which has a check of its own.
  if (name === 'vary')
    return tokensOf(value)
      .filter((token) => token !== 'accept-encoding')
      .join();
  if (name === 'content-type') return value.toLowerCase().replace(/;\s*/g, '; ');
  return isHttp && name === 'content-security-policy' ? value.replace('; upgrade-insecure-requests', '') : value;
}

const tokensOf = (value: string): string[] => [...new Set(value.toLowerCase().split(/[\s,]+/))].filter(Boolean).sort();

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
