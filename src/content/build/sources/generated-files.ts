import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from '../../../reference/build/types/sdk-types';
import { apiFolder } from '../../../reference/build/api-folder';
import { asyncPath, descriptionPath, hasApiFile } from '../../../reference/build/read-operations';
import { env } from '../../../site/build/env';
import { siteConfig } from '../../../site/config/site-config';
import { product } from '../../../site/config/product';
import { machineRoutes } from '../../../site/machine-routes';
import { joinPath, routes } from '../../../site/routes';
import { tokenValues } from '../../../site/tokens';
import { LLMS, LLMS_FULL, twinOf } from '../../../site/twins';
import { readDataFile } from '../files/data';
import { RELEASE_AREAS } from '../../shared/release-notes/types';

/**
 * Paths of the files that the build makes beside the pages and that content can link to. `pages` are the paths of all
 * pages, without a slash at their end.
 */
export function generatedFiles(pages: readonly string[]): ReadonlySet<string> {
  const isBelow = (path: string): boolean => pages.some((page) => page === path || page.startsWith(`${path}/`));
  const declarations = Object.keys(readDeclarations(env.contentRoot, tokenValues(product), apiFolder()));
  return new Set([
    ...pages.flatMap((page) => twinOf(page) ?? []),
    LLMS,
    LLMS_FULL,
    ...['/docs', '/blog'].filter(isBelow).map((area) => joinPath(area, LLMS_FULL)),
    ...siteConfig.docs.versions
      .filter(({ path }) => path !== '')
      .flatMap(({ path }) => [LLMS, LLMS_FULL].map((file) => joinPath(routes.docsRoot(path), file))),
    routes.sitemap(),
    routes.searchDescription(),
    routes.manifest(),
    routes.touchIcon(),
    '/robots.txt',
    '/humans.txt',
    '/third-party-notices.txt',
    ...(hasApiFile(descriptionPath()) ? apiFiles() : []),
    ...declarations.map((name) => `/api/types/${name}`),
    ...(isBelow('/blog') ? blogFeeds(pages) : []),
    ...((readDataFile('release-notes.yaml') ?? []).length > 0
      ? [undefined, ...RELEASE_AREAS]
          .map((area) => routes.releaseNotesFeed(area))
          .concat(machineRoutes.releaseNotesData())
      : []),
  ]);
}

function apiFiles(): string[] {
  const hasEvents = hasApiFile(asyncPath());
  const hasTexts = existsSync(join(env.contentRoot, 'data/cheatsheet.yaml'));
  return [
    '/openapi.yaml',
    '/openapi.json',
    ...(hasEvents ? ['/asyncapi.yaml', '/asyncapi.json'] : []),
    ...(hasTexts ? [routes.cheatsheet()] : []),
    machineRoutes.apiCatalog(),
    routes.mockCalls(),
  ];
}

function blogFeeds(pages: readonly string[]): string[] {
  const tags = pages.filter((path) => path.startsWith(`${routes.blogTags()}/`) && !path.includes('/page/'));
  return [
    ...(['rss.xml', 'atom.xml', 'feed.json'] as const).map(routes.blogFeed),
    ...tags.map((tag) => routes.blogTagFeed(tag)),
  ];
}
