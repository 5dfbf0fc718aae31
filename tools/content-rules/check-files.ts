import {
  createSourceChecker,
  type KnownAddresses,
  type SourceChecker,
} from '../../src/content/build/sources/check-sources';
import { checkContentFiles } from '../../src/content/build/files/scan';
import { findAddressProblems } from '../../src/output/build/redirects/address-problems';
import { readRedirects } from '../../src/output/build/redirects/read-redirects';
import { env } from '../../src/site/build/env';
import { orCollect, type Problem } from '../../src/site/problems';
import { splitTarget } from '../../src/site/redirects';
import { DATA_READERS } from '../data-readers';

/** What is wrong with the files of the content. */
export interface FileProblems {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Checks all files as a build does before and while it compiles pages, and their links and headings. Bodies and links
 * are only checked once front matter and data files are right, because those determine addresses.
 *
 * @param checker keeps what it has read, so that a second check reads only what has changed
 */
export async function checkFiles(checker: SourceChecker = createSourceChecker()): Promise<FileProblems> {
  const problems: Problem[] = [];
  const warnings = orCollect(problems, [], () => checkContentFiles(DATA_READERS));
  if (problems.length > 0) return { problems, warnings };
  const site = await checker.check();
  // A translation follows its original later.
  const unlinked = env.contentTranslation === undefined ? site.unlinked : [];
  const problemsOfAll = [...site.problems, ...unlinked, ...checkRedirects(site.addresses)];
  return { problems: problemsOfAll, warnings: [...warnings, ...site.warnings] };
}

/** Checks that redirects lead to pages and headings, and that none stands in the way of a page. */
function checkRedirects({ pages, hasFile }: KnownAddresses): Problem[] {
  const published = [...pages].filter(([, { hidden }]) => hidden === undefined);
  const rules = readRedirects();
  const redirects = rules.redirects.map((redirect) => {
    const { path } = splitTarget(redirect.to);
    const page = pages.get(path);
    return page && page.ids === undefined ? { ...redirect, to: path } : redirect;
  });
  const site = { pages: new Map(published.map(([path, { ids = [] }]) => [path, [...ids]])), hasFile };
  const nothing = { file: '', entries: [] };
  return findAddressProblems(site, { ...rules, redirects }, { routes: nothing, anchors: nothing });
}
