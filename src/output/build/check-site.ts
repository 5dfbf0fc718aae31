import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rememberEach } from '../../site/build/remember';
import { siteConfig } from '../../site/config/site-config';
import { counted } from '../../site/counted';
import { formatProblem, orCollect, type Problem } from '../../site/problems';
import { NO_REDIRECTS, type Redirects } from '../../site/redirects';
import { findBrokenLinks, formatBrokenLinks, type BuiltPage } from './links';
import { otherBases } from './other-languages';
import { findAddressProblems, type BuiltAddresses } from './redirects/address-problems';
import { readPublished } from './redirects/published';
import { readRedirects, type RedirectsFile } from './redirects/read-redirects';
import { readHtml } from './read-html';

/** Largest number of problems of redirects and published addresses that are printed. */
const MOST_PROBLEMS = 20;

export interface SiteReport {
  readonly pages: readonly BuiltPage[];
  /** Those of the content folder; none if they are invalid. */
  readonly redirects: Redirects;
  /** Messages ready to be printed; empty if nothing is wrong. */
  readonly problems: readonly string[];
}

/** Reads every built page of a folder. Gatsby's second not-found page, `/404`, is one of them. */
export function readBuiltPages(folder: string): BuiltPage[] {
  const pages: { readonly path: string; readonly file: string }[] = [];
  const walk = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!/^\/(?:page-data|_gatsby|static)$/.test(inside)) walk(inside);
      } else if (entry.name === 'index.html') pages.push({ path: path || '/', file: join(folder, inside) });
    }
  };
  walk('');
  pages.push({ path: '/404.html', file: join(folder, '404.html') });
  const facts = rememberEach('facts-of-html', readHtml);
  const built = pages.map(({ path, file }) => ({ path, facts: facts.read(readFileSync(file, 'utf8')) }));
  facts.save();
  return built;
}

/**
 * Checks the links, anchors, files, ids, diagrams and redirects of a built site.
 *
 * @param built its pages
 */
export function checkSite(folder: string, built: readonly BuiltPage[]): SiteReport {
  // Gatsby writes the not-found page a second time as /404/index.html, which nothing links to.
  const pages = built.filter(({ path }) => path !== '/404');
  const hasFile = (path: string): boolean => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  const broken = findBrokenLinks(pages, {
    baseUrl: siteConfig.baseUrl,
    siteUrl: siteConfig.url,
    hasFile,
    otherBases: otherBases(siteConfig),
  });
  const problems: string[] = [];
  if (broken.length > 0) problems.push(formatBrokenLinks(broken));
  for (const { path, facts } of pages) {
    const repeated = facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index);
    if (repeated.length > 0) problems.push(`${path} has duplicate ids: ${[...new Set(repeated)].join(', ')}`);
    problems.push(...facts.invalidRoles.map((problem) => `${path} contains ${problem}`));
    // Possible if `develop` created the page and the build considered it unchanged.
    if (facts.hasBrokenDiagram) problems.push(`${path} has a diagram that cannot be drawn`);
  }
  const addresses = { pages: new Map(pages.map(({ path, facts }) => [path, facts.ids])), hasFile };
  const { redirects, wrong } = checkAddresses(addresses);
  problems.push(...capped(wrong.map(formatProblem)));
  return { pages, redirects, problems };
}

/** Redirects, and problems of them and of published addresses, or of the files that contain them. */
function checkAddresses(addresses: BuiltAddresses): { readonly redirects: Redirects; readonly wrong: Problem[] } {
  const unreadable: Problem[] = [];
  const redirects = orCollect<RedirectsFile | undefined>(unreadable, undefined, readRedirects);
  const wrong = orCollect(unreadable, [], () =>
    redirects === undefined ? [] : findAddressProblems(addresses, redirects, readPublished()),
  );
  return { redirects: redirects ?? NO_REDIRECTS, wrong: [...unreadable, ...wrong] };
}

/** A build of other content with the same lists of published addresses would otherwise print a line for each. */
function capped(problems: readonly string[]): string[] {
  const others = problems.length - MOST_PROBLEMS;
  if (others <= 0) return [...problems];
  return [
    ...problems.slice(0, MOST_PROBLEMS),
    `… and ${counted(others, 'more problem')} of redirects and published addresses`,
  ];
}
