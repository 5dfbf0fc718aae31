import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import type { CheckResult } from '../check-result';
import { readHeads } from './head-data';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Elements of an entry in the order that the schema of sitemaps demands. */
const PARTS = ['loc', 'lastmod', 'changefreq', 'priority'];
const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];
/** The forms of https://www.w3.org/TR/NOTE-datetime that name at least a day. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/** The most entries and bytes of a sitemap. */
const LIMITS = { entries: 50_000, bytes: 50 * 1024 * 1024 };

type Entry = readonly (readonly [name: string, text: string])[];

/**
 * Checks the sitemap against the schema of sitemaps, and that it lists exactly the canonical URLs of pages that may be
 * indexed, except lists of tags.
 *
 * @param now dates after it are problems
 */
export function checkSitemap(folder: string, now = new Date()): CheckResult {
  const xml = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  let entries: Entry[];
  try {
    entries = readEntries(xml);
  } catch (error) {
    return { checked: 'the sitemap', problems: [`sitemap.xml: ${(error as Error).message}`] };
  }
  const addresses = entries.map((entry) => valueOf(entry, 'loc') ?? '');
  const heads = readHeads(folder);
  const indexable = new Set(
    heads
      .filter(
        ({ metas }) => !/noindex/.test(metas.robots ?? '') && !/_tags?_/.test(metas['docsearch:docusaurus_tag'] ?? ''),
      )
      .map(({ canonical }) => canonical),
  );
  const listed = new Set(addresses);
  return {
    checked: `a sitemap of ${entries.length} pages`,
    problems: [
      ...(entries.length > LIMITS.entries || Buffer.byteLength(xml) > LIMITS.bytes
        ? [`sitemap.xml has ${entries.length} entries; allowed: ${LIMITS.entries} entries and ${LIMITS.bytes} bytes`]
        : []),
      ...entries.flatMap((entry) => entryProblems(entry, now)),
      ...addresses
        .filter((address, index) => addresses.indexOf(address) !== index)
        .map((address) => `sitemap.xml lists "${address}" more than once; allowed: once`),
      ...[...listed]
        .filter((address) => !indexable.has(address))
        .map((address) => `sitemap.xml lists "${address}"; allowed: canonical URLs of pages that may be indexed`),
      ...[...indexable]
        .filter((address) => !listed.has(address))
        .map((address) => `sitemap.xml does not list "${address}", which may be indexed`),
    ],
  };
}

function entryProblems(entry: Entry, now: Date): string[] {
  const loc = valueOf(entry, 'loc') ?? '';
  const problem = (message: string): string => `sitemap.xml, "${loc}": ${message}`;
  const names = entry.map(([name]) => name);
  const order = PARTS.filter((name) => names.includes(name));
  const problems: string[] = [];
  if (names.join() !== order.join())
    problems.push(problem(`has ${names.join(', ')}; allowed: ${PARTS.join(', ')}, each once, in this order`));
  if (!URL.canParse(loc) || !/^https?:/.test(loc)) problems.push(problem('allowed: an absolute URL'));
  const lastmod = valueOf(entry, 'lastmod');
  if (lastmod !== undefined) {
    if (!DATE.test(lastmod) || Number.isNaN(Date.parse(lastmod)))
      problems.push(problem(`lastmod "${lastmod}"; allowed: a W3C date such as 2026-11-02`));
    else if (Date.parse(lastmod) > now.getTime()) problems.push(problem(`lastmod "${lastmod}" is in the future`));
  }
  const frequency = valueOf(entry, 'changefreq');
  if (frequency !== undefined && !FREQUENCIES.includes(frequency))
    problems.push(problem(`changefreq "${frequency}"; allowed: ${FREQUENCIES.join(', ')}`));
  const priority = valueOf(entry, 'priority');
  if (priority !== undefined && !/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(priority))
    problems.push(problem(`priority "${priority}"; allowed: 0.0 to 1.0`));
  return problems;
}

function valueOf(entry: Entry, name: string): string | undefined {
  return entry.find(([part]) => part === name)?.[1];
}

/** @throws Error if the XML is not well-formed, or its elements are not those of a sitemap */
function readEntries(xml: string): Entry[] {
  const entries: [string, string][][] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    const parent = open.at(-1);
    const expected = [['urlset'], ['url'], PARTS][open.length] ?? [];
    if (uri !== NAMESPACE || !expected.includes(local))
      throw new Error(`has <${local}> of "${uri}" in ${parent ?? 'the document'}; allowed: ${expected.join(', ')}`);
    if (local === 'url') entries.push([]);
    else if (parent === 'url') entries.at(-1)?.push([local, '']);
    open.push(local);
  });
  parser.on('text', (text) => {
    const part = open.length === 3 ? entries.at(-1)?.at(-1) : undefined;
    if (part) part[1] += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return entries;
}
