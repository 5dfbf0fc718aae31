import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import RssParser from 'rss-parser';
import { listFiles } from '../../../src/output/build/list-files';
import type { CheckResult } from '../check-result';

/** An item of a feed as a reader sees it. */
interface Item {
  readonly link: string;
  readonly title: string;
  readonly time: number;
  readonly html: string;
}

/** Checks all feeds with two readers, which must find the same items, each complete and linked by an absolute URL. */
export async function checkFeeds(folder: string): Promise<CheckResult> {
  const files = listFiles(folder).filter((file) => /\/(?:rss\.xml|atom\.xml|feed\.json)$/.test(file));
  const problems = (await Promise.all(files.map((file) => feedProblems(folder, file)))).flat();
  if (files.length === 0) problems.push('The site has no feed; allowed: rss.xml, atom.xml and feed.json in any folder');
  return { checked: `${files.length} feeds`, problems };
}

async function feedProblems(folder: string, file: string): Promise<string[]> {
  const text = readFileSync(join(folder, file), 'utf8');
  try {
    const items = readItems(file, text);
    const others = await readWithOther(file, text);
    const problems = items.flatMap((item, index) => itemProblems(item, index));
    if (items.length === 0) problems.push('has no items; allowed: at least one');
    if (JSON.stringify(items.map(({ link, title }) => [link, title])) !== JSON.stringify(others))
      problems.push('has items that two readers see differently');
    const repeated = items.map(({ link }) => link).filter((link, index, links) => links.indexOf(link) !== index);
    problems.push(...repeated.map((link) => `has "${link}" more than once; allowed: once`));
    return problems.map((problem) => `${file} ${problem}`);
  } catch (error) {
    return [`${file} cannot be read: ${(error as Error).message}`];
  }
}

function itemProblems({ link, title, time, html }: Item, index: number): string[] {
  const problem = (message: string): string => `has item ${index + 1} ("${link}") ${message}`;
  return [
    ...(/^https?:\/\/[^/]+\//.test(link) ? [] : [problem('without an absolute URL')]),
    ...(title ? [] : [problem('without a title')]),
    ...(html ? [] : [problem('without content')]),
    ...(Number.isNaN(time) ? [problem('without a valid date')] : []),
    ...(/\s(?:href|src)="(?!https?:|mailto:|data:)/.test(html) ? [problem('with a relative URL in its content')] : []),
  ];
}

/** @throws Error if the feed is invalid */
function readItems(file: string, text: string): Item[] {
  const item = (link?: string, title?: string, date?: string | Date, html?: string): Item => ({
    link: link ?? '',
    title: title ?? '',
    time: new Date(date ?? Number.NaN).getTime(),
    html: html ?? '',
  });
  if (file.endsWith('.json'))
    return (parseJsonFeed(text).items ?? []).map(({ url, title, date_published, content_html }) =>
      item(url, title, date_published, content_html),
    );
  if (file.endsWith('atom.xml'))
    return (parseAtomFeed(text).entries ?? []).map(({ links, title, updated, content }) =>
      item(links?.[0]?.href, toText(title), updated, toText(content)),
    );
  return (parseRssFeed(text).items ?? []).map(({ link, title, pubDate, content }) =>
    item(link, title, pubDate, content?.encoded),
  );
}

/** A text of Atom, which may have a type. */
function toText(text: unknown): string | undefined {
  return typeof text === 'object' && text !== null ? (text as { readonly value?: string }).value : (text as string);
}

/** Links and titles as the second reader sees them; of JSON feeds, as JSON. */
async function readWithOther(file: string, text: string): Promise<[string, string][]> {
  if (file.endsWith('.json'))
    return (JSON.parse(text) as { items: { url: string; title: string }[] }).items.map(({ url, title }) => [
      url,
      title,
    ]);
  const { items } = await new RssParser().parseString(text);
  return items.map(({ link, title }) => [link ?? '', title ?? '']);
}
