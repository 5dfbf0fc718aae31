import { absoluteUrl, type RoutePath } from '../../site/routes';
import { formatLocale } from '../../site/config/language';
import type { SiteConfig } from '../../site/config/site-config';
import { fill } from '../../site/fill';

/** A page that language models should know of. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  readonly area: string;
  /** Path of its Markdown. */
  readonly twin: RoutePath;
}

/** A file with the text of several pages. */
export interface FullText {
  readonly label: string;
  readonly path: RoutePath;
  readonly tokens: number;
}

/**
 * The index that language models read first (https://llmstxt.org): what the site is, how to work with it, and a line for
 * each page, by area.
 *
 * @param advice Markdown for agents
 */
export function llmsText(
  site: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>,
  {
    pages,
    texts,
    advice,
  }: { readonly pages: readonly ListedPage[]; readonly texts: readonly FullText[]; readonly advice: string },
): string {
  const urlOf = (path: RoutePath): string => absoluteUrl(site.url, site.baseUrl, path);
  const areas = [...new Set(pages.map(({ area }) => area))];
  const line = (title: string, path: RoutePath, note: string): string =>
    `- [${oneLine(title)}](${urlOf(path)})${note && `: ${oneLine(note)}`}`;
  return (
    [
      `# ${site.title}`,
      `> ${oneLine(site.tagline)}`,
      advice.trim(),
      ...areas.map((area) =>
        [
          `## ${area}`,
          '',
          ...pages
            .filter((page) => page.area === area)
            .map(({ title, twin, description }) => line(title, twin, description)),
        ].join('\n'),
      ),
      [
        '## Optional',
        '',
        ...texts.map(({ label, path, tokens }) =>
          line(label, path, fill(STRINGS.machines.tokens, { count: roundTokens(tokens) })),
        ),
      ].join('\n'),
    ].join('\n\n') + '\n'
  );
}

/** Whole texts of several pages, one after the other. */
export function fullText(twins: readonly string[]): string {
  return twins.map((text) => text.trimEnd()).join('\n\n');
}

const roundTokens = (tokens: number): string => (Math.ceil(tokens / 1000) * 1000).toLocaleString(formatLocale);

const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([[\]])/g, '\\$1')
    .trim();
