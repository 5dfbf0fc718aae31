import type { Check } from '../check';
import { sample, type Site } from '../site';

const PAGES = 6;
/** What programs send that read Markdown, and whether they get it. */
const ACCEPTED: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, text/markdown;q=0.5', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdown; q=0.00, text/html', false],
  ['application/text/markdown-x', false],
  ['*/*', false],
];

/** Pages for programs that accept Markdown: those that have none are sent as they are. */
export function markdownChecks(site: Site): Check[] {
  const base = site.base.slice(0, -1);
  const fileOf = (page: string): string => `${page === '/' ? '' : page}/index.html`;
  const twinOf = (page: string): string => (page === '/' ? '/index.md' : `${page}.md`);
  const pages = site.pages.filter((page) => !/\.html$/.test(page));
  const [having, lacking] = [true, false].map((hasTwin) =>
    sample(
      pages.filter((page) => site.has(twinOf(page)) === hasTwin),
      PAGES,
    ),
  ) as [string[], string[]];
  return [...having, ...lacking].flatMap((page) =>
    ACCEPTED.flatMap(([accept, isMarkdown]) => {
      const file = isMarkdown && site.has(twinOf(page)) ? twinOf(page) : fileOf(page);
      return [page, ...(page === '/' ? [] : [`${page}/`])].map((target): Check => ({
        rule: `accept: ${accept}`,
        target: base + target,
        sends: { accept },
        statuses: [200],
        headers: site.headersOf(file),
        body: site.read(file),
      }));
    }),
  );
}
