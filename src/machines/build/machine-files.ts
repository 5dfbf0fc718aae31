import type { SiteConfig } from '../../site/config/site-config';
import { absoluteUrl, joinPath, type RoutePath } from '../../site/routes';
import { fullTextPath, LLMS, twinOf } from '../../site/twins';
import { fullText, llmsText, type FullText } from './llms-text';
import { twinHead } from './twin-head';
import { fill } from '../../site/fill';

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
  /** The version of the docs to which it belongs, unless that is the last one. */
  readonly version?: TextVersion | undefined;
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

/** A version of the docs. Its path is that of all its pages. */
export type TextVersion = TextArea;

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
  /** The most tokens that a file with the text of several pages may have. What has more is in several parts. */
  readonly limits: { readonly area: number; readonly site: number };
}

/**
 * Makes the files that language models and agents read: a Markdown file for each page, an index of them, and their
 * whole text, once for each part of the site and once for all. Versions of the docs other than the last one have an
 * index and a whole text of their own, so that no text says the same twice.
 */
export function machineFiles(pages: readonly TextPage[], options: Options): MachineFiles {
  const { site, areas, countTokens } = options;
  const twins = pages.flatMap((page) => {
    const path = twinOf(page.path);
    if (path === undefined) return [];
    const url = absoluteUrl(site.url, site.baseUrl, page.path);
    const head = twinHead({ ...page, url, area: page.area.label, version: page.version?.label });
    return [{ page, path, text: head + page.body.text, tokens: countTokens(head) + page.body.tokens }];
  });
  const sorted = areas.flatMap((area) => twins.filter(({ page }) => page.isListed && page.area.path === area.path));
  const listed = sorted.filter(({ page }) => page.version === undefined);
  const versions = new Map(sorted.flatMap(({ page }) => (page.version ? [[page.version.path, page.version]] : [])));
  const ofVersion = (path: RoutePath) => sorted.filter(({ page }) => page.version?.path === path);
  const whole = [
    ...areas
      .filter(({ path }) => path !== '/')
      .map((area) => ({
        ...area,
        twins: listed.filter(({ page }) => page.area.path === area.path),
        limit: options.limits.area,
      })),
    { label: STRINGS.machines.allPages, path: '/', twins: listed, limit: options.limits.site },
    ...[...versions.values()].map(({ label, path }) => ({
      label: fill(STRINGS.machines.docsVersion, { label }),
      path,
      twins: ofVersion(path),
      limit: options.limits.site,
    })),
  ].flatMap(({ label, path, twins: contained, limit }) =>
    inParts(contained, limit).map((part, index, parts) => ({
      label:
        parts.length === 1 ? label : fill(STRINGS.machines.partOf, { label, part: index + 1, count: parts.length }),
      path: fullTextPath(path, index + 1),
      twins: part,
      tokens: part.reduce((sum, { tokens }) => sum + tokens, 0),
      limit,
      version: versions.has(path) ? path : undefined,
    })),
  );
  const indexOf = (contained: typeof twins, texts: typeof whole, title = site.title): string =>
    llmsText(
      { ...site, title },
      {
        pages: contained.map(({ page, path }) => ({
          title: page.title,
          description: page.description,
          area: page.area.label,
          twin: path,
        })),
        texts,
        advice: options.advice,
      },
    );
  return {
    files: [
      ...twins.map(({ path, text }) => [path, text] as const),
      [LLMS, indexOf(listed, whole)],
      ...[...versions.values()].map(
        ({ label, path }) =>
          [
            joinPath(path, LLMS),
            indexOf(
              ofVersion(path),
              whole.filter(({ version }) => version === path),
              `${site.title}, version ${label}`,
            ),
          ] as const,
      ),
      ...whole.map(({ path, twins: contained }) => [path, fullText(contained.map(({ text }) => text))] as const),
    ],
    texts: whole.map(({ label, path, tokens }) => ({ label, path, tokens })),
    problems: whole
      .filter(({ tokens, limit }) => tokens > limit)
      .map(({ path, tokens, limit }) => `${path} has ${tokens} tokens; allowed: ${limit}`),
  };
}

/** Splits texts into parts that have at most the given number of tokens, unless a single text has more. */
function inParts<Text extends { readonly tokens: number }>(texts: readonly Text[], limit: number): Text[][] {
  const parts: Text[][] = [];
  let sum = 0;
  for (const text of texts) {
    sum += text.tokens;
    const part = parts.at(-1);
    if (part && sum <= limit) {
      part.push(text);
    } else {
      parts.push([text]);
      sum = text.tokens;
    }
  }
  return parts;
}
