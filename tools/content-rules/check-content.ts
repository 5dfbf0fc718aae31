import { readDataFile } from '../../src/content/build/files/data';
import { tokenValues } from '../../src/site/tokens';
import type { Product } from '../../src/site/config/product';
import type { Problem } from '../../src/site/problems';
import { checkCalls } from '../calls/check-calls';
import { readContentPages } from '../content-pages';
import { checkProse } from '../prose/check-prose';
import { checkDataTerms } from './check-data-terms';
import { checkFrontMatter } from './check-front-matter';
import { checkImages } from './check-images';
import { checkPostDates, releasesOf } from './check-post-dates';
import { checkRepeats } from './check-repeats';
import { checkSentences } from './check-sentences';
import { checkSdkSamples } from './check-sdk-samples';
import { checkShape } from './check-shape';
import { checkTerms } from './check-terms';
import { checkText } from './check-text';
import { readPageKinds } from './page-kinds';
import type { KnownKeys, PageRule, RuleContext } from './page-rule';
import { readTerms } from './terms';

/** All rules that check a single page. To add a rule, add a file and an entry here. */
const PAGE_RULES: readonly PageRule[] = [
  (page, { known }) => checkFrontMatter(page, known),
  (page, { kindOfPage }) => checkShape(page, kindOfPage),
  (page, { releases }) => checkPostDates(page, releases),
  checkText,
  checkImages,
  (page, { findRefusedTerms }) => checkTerms(page, findRefusedTerms),
  checkSdkSamples,
  (page, { operations }) => checkCalls(page, operations),
];

/**
 * Checks that every page below a content root follows the rules for its kind and only mentions calls that the API has.
 * Drafts are skipped.
 *
 * @param options.only paths of the pages whose text is checked, as in messages; all by default
 */
export async function checkContent(
  root: string,
  product: Product,
  {
    known = readKnownKeys(),
    operations,
    only,
  }: Pick<RuleContext, 'operations'> & { readonly known?: KnownKeys; readonly only?: ReadonlySet<string> },
): Promise<{ readonly pages: number; readonly problems: readonly Problem[] }> {
  const tokens = tokenValues(product);
  const { pages: allPages, problems } = readContentPages(root, tokens);
  const pages = allPages.filter(({ frontMatter }) => frontMatter.draft !== true);
  const findRefusedTerms = readTerms(root, tokens);
  const kindOfPage = readPageKinds(root, tokens);
  const releases = releasesOf(readDataFile('release-notes.yaml') ?? []);
  const context: RuleContext = { known, operations, releases, findRefusedTerms, kindOfPage };
  const checked = only ? pages.filter(({ file }) => only.has(file)) : pages;
  const pageProblems = checked.flatMap((page) => PAGE_RULES.flatMap((rule) => rule(page, context)));
  const problemsOfAll = [
    ...checkRepeats(pages),
    ...checkSentences(pages, kindOfPage),
    ...checkDataTerms(root, findRefusedTerms),
    ...(await Promise.all(checked.map(checkProse))).flat(),
  ];
  return { pages: pages.length, problems: [...problems, ...pageProblems, ...problemsOfAll] };
}

function readKnownKeys(): KnownKeys {
  const keys = (name: 'docs-tags.yaml' | 'blog-tags.yaml' | 'authors.yaml'): Set<string> =>
    new Set(Object.keys(readDataFile(name) ?? {}));
  return { docsTags: keys('docs-tags.yaml'), blogTags: keys('blog-tags.yaml'), authors: keys('authors.yaml') };
}
