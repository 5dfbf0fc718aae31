import type { SiteConfig } from '../../site/config/site-config';
import { absoluteUrl, joinPath, type RoutePath } from '../../site/routes';
import { LLMS, LLMS_FULL, twinOf } from '../../site/twins';
import { fullText, llmsText, type FullText } from './llms-text';
import { twinHead } from './twin-head';

/** A built page, as far as its Markdown needs it. */
export interface TextPage {
  readonly path: RoutePath;
  readonly title: string;
  readonly description: string;
  /** Day of the last change; undefined if it is not known. */
  readonly updated?: string | undefined;
  /** Day on which a post was published, and the names of its authors. */
  readonly date?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly area: TextArea;
  /** False for pages that search engines are told not to list. */
  readonly isListed: boolean;
  /** What the page shows, in Markdown that begins with its title. */
  readonly body: { readonly text: string; readonly tokens: number };
}

/** A part of the site. Its path is `/` if it takes what no other part does. */
export interface TextArea {
  readonly label: string;
  readonly path: RoutePath;
}

export interface MachineFiles {
  /** Texts by path in the site. */
  readonly files: readonly (readonly [path: RoutePath, text: string])[];
  /** The files with the text of several pages, with their tokens. */
  readonly texts: readonly FullText[];
  readonly problems: readonly string[];
}

interface Options {
  readonly site: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>;
  /** Areas in the order in which the index lists them. */
  readonly areas: readonly TextArea[];
  /** Markdown for agents, at the beginning of the index. */
  readonly advice: string;
  readonly countTokens: (text: string) => number;
  /** The most tokens that a file with the text of several pages may have. */
  readonly limits: { readonly area: number; readonly site: number };
}

/**
 * Makes the files that language models and agents read: a Markdown file for each page, an index of them, and their
 * whole text, once for each part of the site and once for all.
 */
export function machineFiles(pages: readonly TextPage[], options: Options): MachineFiles {
  const { site, areas, countTokens } = options;
  const twins = pages.flatMap((page) => {
    const path = twinOf(page.path);
    if (path === undefined) return [];
    const url = absoluteUrl(site.url, site.baseUrl, page.path);
    const head = twinHead({ ...page, url, area: page.area.label });
    return [{ page, path, text: head + page.body.text, tokens: countTokens(head) + page.body.tokens }];
  });
  const listed = areas.flatMap((area) => twins.filter(({ page }) => page.isListed && page.area.path === area.path));
  const parts = areas.map((area) => ({ area, twins: listed.filter(({ page }) => page.area.path === area.path) }));
  const whole = [
    ...parts
      .filter((part) => part.area.path !== '/' && part.twins.length > 0)
      .map((part) => ({
        label: part.area.label,
        path: joinPath(part.area.path, LLMS_FULL),
        twins: part.twins,
        limit: options.limits.area,
      })),
    { label: 'All pages', path: LLMS_FULL, twins: listed, limit: options.limits.site },
  ].map((text) => ({ ...text, tokens: text.twins.reduce((sum, { tokens }) => sum + tokens, 0) }));
  const index = llmsText(site, {
    pages: listed.map(({ page, path }) => ({
      title: page.title,
      description: page.description,
      area: page.area.label,
      twin: path,
    })),
    texts: whole,
    advice: options.advice,
  });
  return {
    files: [
      ...twins.map(({ path, text }) => [path, text] as const),
      [LLMS, index],
      ...whole.map(({ path, twins: contained }) => [path, fullText(contained.map(({ text }) => text))] as const),
    ],
    texts: whole.map(({ label, path, tokens }) => ({ label, path, tokens })),
    problems: whole
      .filter(({ tokens, limit }) => tokens > limit)
      .map(({ path, tokens, limit }) => `${path} has ${tokens} tokens; allowed: ${limit}`),
  };
}
