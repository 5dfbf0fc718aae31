import type { Check } from '../check';
import type { Answer } from '../send';
import type { Site } from '../site';

const DAY = 86_400_000;

/** Requests for what has changed since, and for parts of files. */
export function conditionChecks(site: Site): Check[] {
  const files = [site.files.find((file) => file.endsWith('.js')), '/sitemap.xml'].filter((file) => file !== undefined);
  const page = site.pages.at(-1) ?? '/';
  return [
    ...files.map((file) => ({ file, target: site.base.slice(0, -1) + file })),
    { file: `${page === '/' ? '' : page}/index.html`, target: site.base.slice(0, -1) + page },
  ].flatMap(({ file, target }) => {
    const whole = { target, statuses: [200], body: site.read(file) };
    const { 'content-type': _type, ...headers } = site.headersOf(file);
    const unchanged = { target, statuses: [304], headers, body: Buffer.alloc(0) };
    const etag = (answer: Answer): string => answer.headers.etag ?? '"missing"';
    const modified = (answer: Answer, days: number): string =>
      new Date(Date.parse(answer.headers['last-modified'] ?? '') + days * DAY || 0).toUTCString();
    return [
      { rule: 'if-none-match: the tag', ...unchanged, sendsAfter: (first) => ({ 'if-none-match': etag(first) }) },
      {
        rule: 'if-none-match: a list',
        ...unchanged,
        sendsAfter: (first) => ({ 'if-none-match': `"other", ${etag(first)}, W/"third"` }),
      },
      { rule: 'if-none-match: another tag', ...whole, sends: { 'if-none-match': '"other"' } },
      {
        rule: 'if-modified-since: the date',
        ...unchanged,
        sendsAfter: (first) => ({ 'if-modified-since': modified(first, 0) }),
      },
      {
        rule: 'if-modified-since: an earlier date',
        ...whole,
        sendsAfter: (first) => ({ 'if-modified-since': modified(first, -1) }),
      },
      ...rangeChecks(target, site.read(file)),
    ] satisfies Check[];
  });
}

function rangeChecks(target: string, body: Buffer): Check[] {
  const part = (range: string, from: number, to: number): Check => ({
    rule: `range: ${range}`,
    target,
    sends: { range },
    statuses: [206],
    headers: { 'content-range': `bytes ${from}-${to - 1}/${body.length}` },
    body: body.subarray(from, to),
  });
  const refused = (range: string, statuses: number[]): Check => ({
    rule: `range: ${range}`,
    target,
    sends: { range },
    statuses,
    ...(statuses[0] === 200 ? { body } : {}),
  });
  return [
    part('bytes=0-0', 0, 1),
    part('bytes=1-3', 1, 4),
    part('bytes=-10', body.length - 10, body.length),
    part(`bytes=${body.length - 1}-`, body.length - 1, body.length),
    part('bytes=5-99999999', 5, body.length),
    refused(`bytes=${body.length}-`, [416]),
    // What is not valid can also be ignored.
    refused('bytes=5-2', [200, 416]),
    refused('bytes=a-b', [200, 416]),
    refused('items=0-1', [200, 416]),
    refused('bytes=0-1,3-4', [206, 200]),
    {
      ...refused('bytes=0-1', [200]),
      rule: 'if-range: another tag',
      sends: { range: 'bytes=0-1', 'if-range': '"other"' },
    },
  ];
}
