import { product } from '../../../site/config/product';
import type { Problem } from '../../../site/problems';
import { DEFAULT_TOC_LEVELS } from '../../../site/toc';
import { expandTokens, tokenValues } from '../../../site/tokens';
import type { ParsedFile } from '../files/front-matter';
import type { BasicFrontMatter } from './schemas';

/** What every node of a content file stores. */
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
  /** Path from the content root. */
  readonly sourcePath: string;
  readonly bodyOffset: number;
}

/** Takes from a file what is the same in docs, posts and pages; `name` is the title where there is none. */
export function buildPageBasics(
  file: ParsedFile<BasicFrontMatter>,
  place: { readonly sourcePath: string; readonly displayPath: string },
  name: string,
): { readonly basics: PageBasics; readonly problems: readonly Problem[] } {
  const { frontMatter: fm } = file;
  const problems: Problem[] = [];
  const title = fm.title ?? firstHeading(file.body);
  if (title === undefined)
    problems.push({
      file: place.displayPath,
      line: 1,
      message: 'has no title: write the field "title" into the front matter, or begin the text with a heading "# …"',
    });
  const tocMin = fm.toc_min_heading_level ?? DEFAULT_TOC_LEVELS.min;
  const tocMax = fm.toc_max_heading_level ?? DEFAULT_TOC_LEVELS.max;
  if (tocMin > tocMax)
    problems.push({
      file: place.displayPath,
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
      sourcePath: place.sourcePath,
      bodyOffset: file.bodyOffset,
    },
  };
}

/** Text of a first-level heading with which the body begins, markup removed and tokens expanded. */
export function firstHeading(body: string): string | undefined {
  const match = /^\s*#\s+(.+?)\s*(?:\{#[\w.-]+\})?\s*$/m.exec(body.trimStart().split('\n')[0] ?? '');
  return match?.[1] && expandTokens(match[1].replace(/[`*]|(?<!\w)_|_(?!\w)/g, ''), tokenValues(product));
}
