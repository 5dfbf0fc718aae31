import { product } from '../../../site/config/product';
import type { Problem } from '../../../site/problems';
import { DEFAULT_TOC_LEVELS } from '../../../site/toc';
import { expandTokens, tokenValues } from '../../../site/tokens';
import type { ParsedFile } from '../files/front-matter';
import type { BasicFrontMatter } from './schemas';

/** What the node of every content file stores. */
export interface PageBasics {
  readonly title: string;
  readonly summary: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideToc: boolean;
  readonly tocMin: number;
  readonly tocMax: number;
  /** Level of the headings whose sections are closed at first; null if there are none. */
  readonly foldLevel: number | null;
  /** Path relative to the content root. */
  readonly sourcePath: string;
  readonly bodyOffset: number;
}

/**
 * Builds the fields that docs, posts and pages have in common. A file without a title is a problem, and gets `name` as
 * its title.
 */
export function buildPageBasics(
  file: ParsedFile<BasicFrontMatter>,
  location: { readonly sourcePath: string; readonly displayPath: string },
  name: string,
): { readonly basics: PageBasics; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const problems: Problem[] = [];
  const title = fm.title ?? firstHeading(file.body);
  if (title === undefined)
    problems.push({
      file: location.displayPath,
      line: 1,
      message: 'has no title: add the field "title" to the front matter, or start the text with a heading "# …"',
    });
  const tocMin = fm.toc_min_heading_level ?? DEFAULT_TOC_LEVELS.min;
  const tocMax = fm.toc_max_heading_level ?? DEFAULT_TOC_LEVELS.max;
  if (tocMin > tocMax)
    problems.push({
      file: location.displayPath,
      line: file.lineOf(['toc_min_heading_level']),
      message: `field "toc_min_heading_level": found ${tocMin}, which is more than toc_max_heading_level (${tocMax})`,
    });
  return {
    problems,
    basics: {
      title: title ?? name,
      summary: fm.description ?? null,
      keywords: fm.keywords,
      image: fm.image ?? null,
      draft: fm.draft,
      unlisted: fm.unlisted,
      hideToc: fm.hide_table_of_contents,
      tocMin,
      tocMax,
      foldLevel: fm.fold_heading_level ?? null,
      sourcePath: location.sourcePath,
      bodyOffset: file.bodyOffset,
    },
  };
}

/** Text of the first-level heading at the start of the body, if any, with markup removed and tokens expanded. */
function firstHeading(body: string): string | undefined {
  const match = /^\s*#\s+(.+?)\s*(?:\{#[\w. -]+\})?\s*$/m.exec(body.trimStart().split('\n')[0] ?? '');
  return match?.[1] && expandTokens(match[1].replace(/[`*]|(?<!\w)_|_(?!\w)/g, ''), tokenValues(product));
}
