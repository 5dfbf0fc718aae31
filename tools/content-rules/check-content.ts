import { join } from 'node:path';
import { digestOf, type KeptValues } from '../../src/site/build/remember';
import { readUtf8 } from '../../src/site/build/source-text';
import { tokenValues } from '../../src/site/tokens';
import type { Product } from '../../src/site/config/product';
import { formatProblem, type Problem } from '../../src/site/problems';
import { readPageSources, type PageSource } from '../content-pages';
import { checkBlanks } from './check-blanks';
import { checkDataTerms } from './check-data-terms';
import type { CheckedPage } from './check-page';
import { checkRepeats } from './check-repeats';
import { checkSentences } from './check-sentences';
import { PAGE_KINDS_FILE, readPageRules } from './page-kinds';
import type { RuleContext } from './page-rule';
import type { TextPage } from './page-texts';
import { readTerms, TERMS_FILE } from './terms';

type ComparedPage = TextPage & Pick<PageSource, 'version'>;

type KeptPages = Pick<KeptValues<CheckedPage>, 'find' | 'add'>;

/**
 * Checks that every page below a content root follows the rules for its kind and only mentions calls that the API has.
 * Drafts are skipped. Of pages with blanks, only those are reported, because the other problems follow from them.
 *
 * @param options.kept what an earlier run of the same code has found
 */
export async function checkContent(
  root: string,
  product: Product,
  { operationsOf, kept }: Pick<RuleContext, 'operationsOf'> & { readonly kept?: KeptPages },
): Promise<{ readonly pages: number; readonly problems: readonly Problem[] }> {
  const tokens = tokenValues(product);
  const { sources: all, problems } = readPageSources(root, tokens);
  const drafts = new Set(all.filter(({ frontMatter }) => frontMatter.draft === true).map(({ file }) => file));
  const blanks = checkBlanks(root).filter(({ file }) => !drafts.has(file));
  const unfinished = new Set(blanks.map(({ file }) => file));
  const sources = all.filter(({ file }) => !drafts.has(file) && !unfinished.has(file));
  const findRefusedTerms = readTerms(root, tokens);
  const rules = readPageRules(root, tokens);
  const context: RuleContext = { operationsOf, findRefusedTerms, rules };
  // Everything but the page and the code that determines what is found.
  const state = digestOf(
    JSON.stringify([
      tokens,
      [...new Set(all.map(({ version }) => version))].map((version) => operationsOf(version)),
      ...[PAGE_KINDS_FILE, TERMS_FILE].map((name) => readUtf8(join(root, name))),
    ]),
  );
  const pageProblems: Problem[] = [];
  const pages: ComparedPage[] = [];
  for (const source of sources) {
    const digest = digestOf(JSON.stringify([state, source.file, source.version, source.route, source.digest]));
    let checked = kept?.find(digest);
    if (!checked) {
      // Rules take long to load, and are not needed if nothing has changed.
      const { checkPage } = await import('./check-page');
      checked = checkPage(source, context);
      kept?.add(digest, checked);
    }
    pageProblems.push(...checked.problems);
    pages.push({ ...source, texts: checked.texts });
  }
  const problemsOfAll = [
    ...perVersion(pages, (group) => [...checkRepeats(group, rules), ...checkSentences(group, rules)]),
    ...checkDataTerms(root, findRefusedTerms),
  ];
  return {
    pages: all.length - drafts.size,
    problems: [...problems, ...blanks, ...pageProblems, ...problemsOfAll],
  };
}

/** Checks the docs of each version with the pages that have none: versions repeat each other. */
function perVersion(pages: readonly ComparedPage[], check: (group: readonly ComparedPage[]) => Problem[]): Problem[] {
  const versions = new Set(pages.flatMap(({ version }) => version ?? []));
  if (versions.size < 2) return check(pages);
  const problems = [...versions].flatMap((name) =>
    check(pages.filter(({ version }) => version === undefined || version === name)),
  );
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}
