import { posix } from 'node:path';
import { comparablePath } from '../../src/site/routes';
import { finishPlan, sidebarFileOf } from './finish-plan';
import { findFolderTarget, findPageTarget, findSource, type Source } from './find-target';
import { generatedPaths } from './check-addresses';
import { describePage, expand, listPages, placeOf } from './pages';
import type { PageChange } from './plan-kinds';
import { findSlugEdits } from './front-matter-edits';
import { guideKeyEdits } from './guides-file';
import { ownFiles } from './own-files';
import { movesInAllLanguages } from './translations';
import { MovingError, type FileMove, type Plan, type SourcePage, type Sources } from './types';
import { indexSlugs } from './index-slugs';

export interface MoveOptions {
  readonly from: string;
  readonly to: string;
  /** Only the file moves: the page gets a slug with which it keeps its address. */
  readonly keepsAddress: boolean;
}

/**
 * Plans how a page or a folder moves, with everything that names it.
 *
 * @throws MovingError or ContentError if it cannot move there
 */
export function planMove(sources: Sources, { from, to, keepsAddress }: MoveOptions): Plan {
  const pages = listPages(sources);
  const source = findSource(from, sources, pages);
  const { files, slugs, folders } =
    source.type === 'page' ? moveOfPage(source.page, to, sources) : moveOfFolder(source, to, sources);
  const changes = pages.flatMap((page): PageChange[] => {
    const file = files.get(page.file);
    if (file === undefined) return [];
    const place = placeOf(file, sources.root)!;
    const chosen = slugs.has(page.file) ? slugs.get(page.file) : undefined;
    const slug = keepsAddress
      ? slugThatKeeps(page, file, sources.root)
      : chosen === undefined
        ? page.slug
        : (chosen ?? undefined);
    return [{ before: page, after: describePage(place, { slug, ownId: page.ownId }) }];
  });
  checkFree(files, changes, pages, sources);
  const indexes = keepsAddress ? [] : indexSlugs(sources, folders);
  const moves: FileMove[] = [...files]
    .filter(([old, now]) => old !== now)
    .map(([old, now]) => ({ from: old, to: now }));
  return finishPlan(sources, {
    pages,
    changes,
    moves,
    folders: keepsAddress ? new Map() : folders,
    removed: [],
    editsIn: (language) => [
      ...changes.flatMap(({ before, after }) => findSlugEdits(before, after?.slug, language)),
      ...(keepsAddress ? [] : indexSlugs(language, folders)).map(({ edit }) => edit),
      ...guideKeyEdits(changes, language),
    ],
    addresses: [
      ...changes
        .filter(({ before, after }) => after!.address !== before.address)
        .map(({ before, after }) => ({ from: before.spelling, to: after!.spelling })),
      ...indexes.map(({ from: old, to: now }) => ({ from: old, to: now })),
    ],
    notes: notesOf(changes, keepsAddress, sources),
    removedFiles: new Map(),
    mustMend: false,
  });
}

interface Movement {
  /** New paths of all files that move, and of pages that only get another address. */
  readonly files: ReadonlyMap<string, string>;
  /** New slugs by file; null removes one. */
  readonly slugs: ReadonlyMap<string, string | null | undefined>;
  /** New beginnings of addresses. */
  readonly folders: ReadonlyMap<string, string>;
}

function moveOfPage(page: SourcePage, to: string, sources: Sources): Movement {
  const target = findPageTarget(to, page, sources);
  const files = new Map([[page.file, target.file], ...ownFiles(page, target.file, sources)]);
  return { files, slugs: new Map([[page.file, target.slug]]), folders: new Map() };
}

function moveOfFolder({ path }: Extract<Source, { type: 'folder' }>, to: string, sources: Sources): Movement {
  const target = findFolderTarget(to, path, sources);
  const moved = (file: string): string => `${target}${file.slice(path.length)}`;
  const inside = [...sources.texts.keys(), ...sources.others].filter((file) => file.startsWith(`${path}/`));
  const addressOf = (folder: string): string =>
    describePage(placeOf(`${folder}/index.mdx`, sources.root)!, { slug: undefined, ownId: undefined }).spelling;
  const folders = new Map([[addressOf(path), addressOf(target)]]);
  return { files: new Map(inside.map((file) => [file, moved(file)])), slugs: new Map(), folders };
}

function slugThatKeeps(page: SourcePage, file: string, root: string): string {
  const place = placeOf(file, root)!;
  const same = describePage(place, page);
  if (same.address === page.address && page.slug !== undefined) return page.slug;
  const prefix = posix.join({ doc: '/docs', 'blog-post': '/blog', page: '/' }[page.type], page.versionPath);
  return prefix === '/' ? page.spelling : page.spelling.slice(prefix.length) || '/';
}

function checkFree(
  files: ReadonlyMap<string, string>,
  changes: readonly PageChange[],
  pages: readonly SourcePage[],
  sources: Sources,
): void {
  const isUnchanged = changes.every(({ before, after }) => after!.file === before.file && after!.slug === before.slug);
  if (isUnchanged) throw new MovingError(`${[...files.keys()][0]} is already there: the new path is the old one.`);
  for (const { from, to } of [...files].flatMap(([old, now]) => movesInAllLanguages({ from: old, to: now }, sources)))
    if (from !== to && (sources.texts.has(to) || sources.others.has(to)))
      throw new MovingError(`${to} already exists: choose another path, or remove that file first.`);
  const generated = generatedPaths(sources, pages);
  for (const { before, after } of changes) {
    if (after!.address === before.address) continue;
    const owner = pages.find(
      (page) => !files.has(page.file) && comparablePath(page.address) === comparablePath(after!.address),
    );
    if (owner) throw new MovingError(`${after!.address} is the address of ${owner.file}: choose another one.`);
    if (generated.has(after!.address))
      throw new MovingError(`${after!.address} is the address of a list that the build makes: choose another one.`);
    const id = pages.find(
      (page) => !files.has(page.file) && page.version === after!.version && page.docId === after!.docId && page.docId,
    );
    if (id) throw new MovingError(`${id.file} has the id ${after!.docId} already: choose another path.`);
  }
}

function notesOf(changes: readonly PageChange[], keepsAddress: boolean, sources: Sources): string[] {
  return changes.flatMap(({ before, after }) => {
    const shared = sidebarFileOf(before, sources).isShared
      ? [`sidebars.yaml is also that of another docs version: check the entries of ${before.docId}.`]
      : [];
    if (keepsAddress || after!.address !== before.address || before.slug === undefined) return shared;
    const example = posix.join(
      posix.dirname(expand(before.address)),
      posix.basename(after!.file).replace(/\.mdx?$/, ''),
    );
    return [
      ...shared,
      `${after!.file} keeps the address ${before.spelling}, because of its slug; to change it, write the new ` +
        `address, such as ${example}.`,
    ];
  });
}
