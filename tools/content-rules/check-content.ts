import { readDataFile } from '../../src/content/build/files/data';
import { tokenValues } from '../../src/site/tokens';
import type { Product } from '../../src/site/config/product';
import { formatProblem, type Problem } from '../../src/site/problems';
import { checkCalls } from '../calls/check-calls';
import { readContentPages, type ContentPage } from '../content-pages';
import { checkProse } from '../prose/check-prose';
import { checkBlanks } from './check-blanks';
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
import { readKnownKeys } from './known-keys';
import { readPageRules } from './page-kinds';
import type { KnownKeys, PageRule, RuleContext } from './page-rule';
import { readTerms } from './terms';

/** All rules that check a single page. To add a rule, add a file and an entry here. */
const PAGE_RULES: readonly PageRule[] = [
  (page, { known, rules }) => checkFrontMatter(page, known, rules),
  (page, { rules }) => checkShape(page, rules),
  (page, { releases }) => checkPostDates(page, releases),
  checkText,
  checkImages,
  (page, { findRefusedTerms }) => checkTerms(page, findRefusedTerms),
  checkSdkSamples,
  (page, { operationsOf }) => checkCalls(page, operationsOf(page.version)),
];

/**
 * Checks that every page below a content root follows the rules for its kind and only mentions calls that the API has.
 * Drafts are skipped. Of pages with blanks, only those are reported, because the other problems follow from them.
 *
 * @param options.only paths of the pages whose text is checked, as in messages; all by default
 */
export async function checkContent(
  root: string,
  product: Product,
  {
    known = readKnownKeys(),
    operationsOf,
    only,
  }: Pick<RuleContext, 'operationsOf'> & { readonly known?: KnownKeys; readonly only?: ReadonlySet<string> },
): Promise<{ readonly pages: number; readonly problems: readonly Problem[] }> {
  const tokens = tokenValues(product);
  const { pages: allPages, problems } = readContentPages(root, tokens);
  const drafts = new Set(allPages.filter(({ frontMatter }) => frontMatter.draft === true).map(({ file }) => file));
  const blanks = checkBlanks(root).filter(({ file }) => !drafts.has(file));
  const unfinished = new Set(blanks.map(({ file }) => file));
  const pages = allPages.filter(({ file }) => !drafts.has(file) && !unfinished.has(file));
  const findRefusedTerms = readTerms(root, tokens);
  const rules = readPageRules(root, tokens);
  const releases = releasesOf(readDataFile('release-notes.yaml') ?? []);
  const context: RuleContext = { known, operationsOf, releases, findRefusedTerms, rules };
  const checked = only ? pages.filter(({ file }) => only.has(file)) : pages;
  const pageProblems = checked.flatMap((page) => PAGE_RULES.flatMap((rule) => rule(page, context)));
  const problemsOfAll = [
    ...perVersion(pages, (group) => [...checkRepeats(group, rules), ...checkSentences(group, rules)]),
    ...checkDataTerms(root, findRefusedTerms),
    ...(await Promise.all(checked.map((page) => checkProse(page, rules.limits.sentenceWords)))).flat(),
  ];
  return {
    pages: allPages.length - drafts.size,
    problems: [...problems, ...blanks, ...pageProblems, ...problemsOfAll],
  };
}

/** Checks the docs of each version with the pages that have none: versions repeat each other. */
function perVersion(pages: readonly ContentPage[], check: (group: readonly ContentPage[]) => Problem[]): Problem[] {
  const versions = new Set(pages.flatMap(({ version }) => version ?? []));
  if (versions.size < 2) return check(pages);
  const problems = [...versions].flatMap((name) =>
    check(pages.filter(({ version }) => version === undefined || version === name)),
  );
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}
