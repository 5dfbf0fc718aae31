import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/output/build/list-files';
import { siteConfig } from '../../../src/site/config/site-config';
import { absoluteUrl, routes } from '../../../src/site/routes';
import { areaOfFullText, LLMS, LLMS_FULL } from '../../../src/site/twins';
import type { CheckResult } from '../check-result';
import { pagesWithTwin } from '../pages-with-twin';
import { linksOf } from '../twin-outline';

/**
 * Checks the index for language models and the whole texts: the index names each page of the sitemap
 * once, and nothing that does not exist; the text of all pages holds each of them once, and so do those of the areas
 * together.
 */
export function checkLlms(folder: string): CheckResult {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const missing = [routes.sitemap(), LLMS, LLMS_FULL].filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0) return { checked: 'nothing', problems: missing.map((path) => `${path} is missing`) };

  const sitemap = read(routes.sitemap());
  const index = read(LLMS);
  const links = linksOf(index);
  const entries = [...index.matchAll(/^- \[(?:\\.|[^\]\\])*\]\(([^)]+)\)/gm)].map(([, link]) => link);
  const texts = listFiles(folder).filter((path) => path.endsWith(LLMS_FULL));
  const areas = texts.filter((path) => areaOfFullText(path) !== '/');
  const [whole, parts] = [texts.filter((path) => !areas.includes(path)), areas].map((files) =>
    files.map(read).join('\n'),
  ) as [string, string];
  const pages = pagesWithTwin(folder).map(({ path, twin }) => ({
    twin,
    isListed: sitemap.includes(`<loc>${absoluteUrl(siteConfig.url, siteConfig.baseUrl, path)}</loc>`),
    text: read(twin).trimEnd(),
    isInArea: areas.some((area) => twin.startsWith(areaOfFullText(area))),
  }));
  const problems = pages.flatMap(({ twin, isListed, text, isInArea }) => {
    const expected = isListed ? 1 : 0;
    const address = absoluteUrl(siteConfig.url, siteConfig.baseUrl, twin);
    return [
      wrongCount(`${LLMS} names ${twin}`, entries.filter((link) => link === address).length, expected),
      wrongCount(`${LLMS_FULL} holds ${twin}`, occurrences(whole, text), expected),
      wrongCount(`the texts of areas hold ${twin}`, occurrences(parts, text), isInArea ? expected : 0),
    ].flat();
  });
  const root = absoluteUrl(siteConfig.url, siteConfig.baseUrl, '/');
  const dead = links
    .filter((link) => link.startsWith(root))
    .map((link) => `/${link.slice(root.length).replace(/#.*/, '')}`)
    .filter((path) => !existsSync(join(folder, path)));
  return {
    checked: `${LLMS} and ${texts.length} whole texts of ${pages.length} pages`,
    problems: [...problems, ...dead.map((path) => `${LLMS} names ${path}, which does not exist`)],
  };
}

const wrongCount = (what: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${what} ${found} times; expected: ${expected}`];

const occurrences = (text: string, part: string): number => text.split(part).length - 1;
