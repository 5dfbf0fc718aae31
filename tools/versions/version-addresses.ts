import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { parseDataFile, type DataOf } from '../../src/content/build/files/data';
import { docPath } from '../../src/content/build/files/file-path';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { listContentFiles } from '../../src/content/build/files/list-content-files';
import { resolveTagKeys } from '../../src/content/build/types/tag';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { versionedName } from '../../src/site/config/docs-versions';
import { joinPath, routes, type RoutePath } from '../../src/site/routes';
import { toKebab } from '../../src/site/slug';

type SidebarSource = DataOf<'sidebars.yaml'>[string][number];

const ANY_FIELDS = z.record(z.string(), z.unknown());

/**
 * Addresses of a version's docs, of the lists of their tags and of the generated indexes of its sidebars, as they are
 * at `/docs` and as sources spell them. Drafts have never been published.
 *
 * @throws ContentError if a data file has problems
 */
export function addressesOf(root: string, version: string): string[] {
  const base = join(root, versionedName('docs', version));
  const tags = new Set<string>();
  const docs = listContentFiles(base).files.flatMap((path) => {
    const relativePath = relative(base, path).replaceAll('\\', '/');
    const text = readUtf8(path);
    const { frontMatter = {} } = parseContentFile(text, displayPath(path), ANY_FIELDS, {}).file ?? {};
    if (frontMatter.draft === true) return [];
    for (const tag of z.array(z.string()).catch([]).parse(frontMatter.tags)) tags.add(tag);
    const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
    return [docPath(relativePath, slug, '')];
  });
  return [...docs, ...tagPaths(root, tags), ...categoriesOf(root, version)];
}

/** The lists of tags as they are written: keys, labels, or texts that are not among the tags of the site. */
function tagPaths(root: string, written: ReadonlySet<string>): RoutePath[] {
  const path = join(root, 'data', 'docs-tags.yaml');
  const known = existsSync(path) ? parseDataFile(path, 'docs-tags.yaml') : {};
  const place = { file: '', line: 0, tagsFile: '' };
  const { keys } = resolveTagKeys([...written], known, place, { strict: false, warn: () => undefined });
  return keys.map((key) => {
    const permalink = known[key]?.permalink;
    return permalink === undefined ? routes.docTag('', key) : joinPath(routes.docTags(''), permalink);
  });
}

function categoriesOf(root: string, version: string): RoutePath[] {
  const path = [`sidebars-${version}.yaml`, 'sidebars.yaml'].map((name) => join(root, 'data', name)).find(existsSync);
  const pathsOf = (entries: readonly SidebarSource[]): RoutePath[] =>
    entries.flatMap((entry) => {
      if (entry.type !== 'category') return [];
      const { label, link, items } = entry;
      if (link?.type !== 'generated-index') return pathsOf(items);
      const path = link.slug === undefined ? routes.docCategory('', toKebab(label)) : routes.doc('', link.slug);
      return [path, ...pathsOf(items)];
    });
  return path === undefined ? [] : Object.values(parseDataFile(path, 'sidebars.yaml')).flatMap(pathsOf);
}
