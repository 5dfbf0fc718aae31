import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/output/build/list-files';
import { siteConfig } from '../../../src/site/config/site-config';
import { versionOfAddress } from '../../../src/site/docs-addresses';
import { absoluteUrl, joinPath, routes } from '../../../src/site/routes';
import { areaOfFullText, LLMS, LLMS_FULL } from '../../../src/site/twins';
import type { CheckResult } from '../check-result';
import { pagesWithTwin } from '../pages-with-twin';
import { linksOf } from '../twin-outline';

const { lastVersion } = siteConfig.docs;

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
  const isOfVersion = (path: string): boolean => (versionOfAddress(path) ?? lastVersion) !== lastVersion;
  const areas = texts.filter((path) => areaOfFullText(path) !== '/' && !isOfVersion(path));
  const [whole, parts] = [texts.filter((path) => areaOfFullText(path) === '/'), areas].map((files) =>
    files.map(read).join('\n'),
  ) as [string, string];
  const pages = pagesWithTwin(folder)
    .filter(({ path }) => !isOfVersion(path))
    .map(({ path, twin }) => ({
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
    problems: [
      ...problems,
      ...ofVersions(folder),
      ...dead.map((path) => `${LLMS} names ${path}, which does not exist`),
    ],
  };
}

/** The index and the whole text of each other version of the docs name and hold each of its pages at most once. */
function ofVersions(folder: string): string[] {
  return siteConfig.docs.versions
    .filter(({ name }) => name !== lastVersion)
    .flatMap(({ path }) => {
      const root = routes.docsRoot(path);
      const files = [joinPath(root, LLMS), joinPath(root, LLMS_FULL)];
      const missing = files.filter((file) => !existsSync(join(folder, file)));
      if (missing.length > 0) return missing.map((file) => `${file} is missing`);
      const [index = '', ...whole] = [
        files[0]!,
        ...listFiles(folder).filter((file) => file.endsWith(LLMS_FULL) && areaOfFullText(file) === root),
      ].map((file) => readFileSync(join(folder, file), 'utf8'));
      return pagesWithTwin(folder)
        .filter((page) => page.path === root || page.path.startsWith(`${root}/`))
        .flatMap(({ twin }) => {
          const address = absoluteUrl(siteConfig.url, siteConfig.baseUrl, twin);
          const named = occurrences(index, `](${address})`);
          const text = readFileSync(join(folder, twin), 'utf8').trimEnd();
          return [
            ...(named > 1 ? [`${files[0]} names ${twin} ${named} times; allowed: once`] : []),
            ...wrongCount(`${files[1]} holds ${twin}`, occurrences(whole.join('\n'), text), Math.min(named, 1)),
          ];
        });
    });
}

const wrongCount = (what: string, found: number, expected: number): string[] =>
  found === expected ? [] : [`${what} ${found} times; expected: ${expected}`];

const occurrences = (text: string, part: string): number => text.split(part).length - 1;
