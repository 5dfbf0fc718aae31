import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Check } from './checks';
import { send, type Answer } from './send';

export interface Difference {
  readonly rule: string;
  /** Method and target of the request. */
  readonly request: string;
  readonly problem: string;
}

/** Requests at a time. */
const AT_ONCE = 4;

/** Sends all requests to a host. Returns what differs from what the site expects of it, in the order of the checks. */
export async function runChecks(checks: readonly Check[], host: URL): Promise<Difference[]> {
  const differences: Difference[][] = [];
  const waiting = checks.entries();
  const work = async (): Promise<void> => {
    for (const [index, check] of waiting) differences[index] = await runCheck(check, host);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return differences.flat();
}

async function runCheck(check: Check, host: URL): Promise<Difference[]> {
  const request = `${check.method ?? 'GET'} ${check.target.slice(0, 100)}`;
  let problems: string[];
  try {
    const taken = check.sendsAfter?.(await send(host, { target: check.target }));
    problems = compareAnswer(check, await send(host, taken ? { ...check, sends: taken } : check), host);
  } catch (error) {
    problems = [(error as Error).message];
  }
  return problems.map((problem) => ({ rule: check.rule, request, problem }));
}

/** Returns a sentence for each difference. */
function compareAnswer(check: Check, answer: Answer, host: URL): string[] {
  if (!check.statuses.includes(answer.status))
    return [`status is ${answer.status}; expected ${check.statuses.join(' or ')}`];
  if (answer.status !== check.statuses[0]) return [];
  const problems = Object.entries(check.headers ?? {}).flatMap(([name, expected]) =>
    compareHeader(name, expected, answer.headers[name], host.protocol === 'http:'),
  );
  const { location = '', 'content-encoding': encoding = '' } = answer.headers;
  const target = new URL(check.target.replace(/^\/+/, '/'), host);
  if (check.location !== undefined && new URL(location, target).href !== new URL(check.location, host).href)
    problems.push(`redirects to ${location || 'nothing'}; expected ${check.location}`);
  if (check.encoding !== undefined && encoding !== check.encoding)
    problems.push(`content-encoding is "${encoding}"; expected "${check.encoding}"`);
  if (check.body && check.method !== 'HEAD' && !decode(answer).equals(check.body)) problems.push('the body differs');
  return problems;
}

function compareHeader(name: string, wanted: string | RegExp | null, found: string | undefined, isHttp: boolean) {
  // A header that only makes sense over https.
  if (isHttp && name === 'strict-transport-security' && found === undefined) return [];
  const isEqual =
    wanted === null
      ? found === undefined
      : wanted instanceof RegExp
        ? wanted.test(found ?? '')
        : normalize(name, found ?? '', isHttp) === normalize(name, wanted, isHttp);
  return isEqual ? [] : [`${name} is "${found ?? ''}"; expected ${wanted === null ? 'none' : `"${String(wanted)}"`}`];
}

/** Hosts differ in the case of parameters of media types; and the reference server leaves out what needs https. */
function normalize(name: string, value: string, isHttp: boolean): string {
  // Hosts name the header for compressed copies in different ways, which has a check of its own.
  if (name === 'vary') {
    const tokens = value.toLowerCase().split(/[\s,]+/);
    return [...new Set(tokens)]
      .filter((token) => token !== 'accept-encoding' && token !== '')
      .sort()
      .join();
  }
  if (name === 'content-type') return value.toLowerCase().replace(/;\s*/g, '; ');
  return isHttp && name === 'content-security-policy' ? value.replace('; upgrade-insecure-requests', '') : value;
}

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
