import { isMap } from 'yaml';
import { similarNames } from '../../src/site/build/nearest';
import { ContentError } from '../../src/site/problems';
import { comparablePath, isExternal } from '../../src/site/routes';
import { generatedPaths, publishedIds, readPublishedOf, readRedirectsOf } from './check-addresses';
import { findSource } from './find-target';
import { finishPlan, sidebarFileOf } from './finish-plan';
import { expand, listPages } from './pages';
import { editFrontMatter } from './front-matter-edits';
import { GUIDES_FILE } from './guides-file';
import { ownFiles } from './own-files';
import { removeFromNavbar, removeFromSidebars, removeTopKey } from './remove-entries';
import { MovingError, type Edit, type Plan, type SourcePage, type Sources } from './types';
import { parseNodes, removeKey, textOf, mapValue } from './yaml-edits';

export interface RemovalOptions {
  readonly page: string;
  /** Where the address leads from now on: an address or an https URL; undefined if it is gone. */
  readonly to: string | undefined;
}

/**
 * Plans how a page ends: it goes with its entries and the files that only it shows, and its address leads to another
 * one or is gone.
 *
 * @throws MovingError or ContentError if that is not possible
 */
export function planRemoval(sources: Sources, { page: argument, to }: RemovalOptions): Plan {
  const pages = listPages(sources);
  const source = findSource(argument, sources, pages);
  if (source.type === 'folder')
    throw new MovingError(`${source.path} is a folder: remove its pages one by one, each with its own new address.`);
  const { page } = source;
  const target = to === undefined ? undefined : checkTarget(to, page, pages, sources);
  const lostIndexes = removeFromOwnSidebars(page, sources)?.lostIndexes ?? [];
  const heir = target === undefined ? undefined : pages.find(({ address }) => address === pathOf(target));
  const heirId = heir?.version === page.version ? heir.docId : undefined;
  const ended = [page.spelling, ...lostIndexes].map((from) => ({ from, to: target }));
  return finishPlan(sources, {
    pages,
    changes: [{ before: page, after: undefined }],
    moves: [],
    folders: new Map(),
    removed: [page.file, ...ownFiles(page, undefined, sources).map(([file]) => file)],
    editsIn: (language) => [
      ...(removeFromOwnSidebars(page, language)?.edits ?? []),
      ...(page.docId === undefined || heirId !== undefined ? [] : withoutDoc(page, page.docId, language)),
      ...guideEdits(page, language),
      ...anchorEdits(ended, target, language),
    ],
    docs: new Map(page.docId === undefined || heirId === undefined ? [] : [[page.docId, heirId]]),
    addresses: ended,
    notes: heir === undefined ? [] : ownLinks(page, heir),
    removedFiles: new Map(target === undefined ? [] : [[page.file, target]]),
    mustMend: target === undefined,
  });
}

const pathOf = (target: string): string => expand(target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, ''));

function checkTarget(to: string, page: SourcePage, pages: readonly SourcePage[], sources: Sources): string {
  if (/^https:\/\//i.test(to) && URL.canParse(to)) return to;
  if (isExternal(to)) throw new MovingError(`--to: found ${JSON.stringify(to)}; expected an address or an https URL.`);
  const written = to.startsWith('/') ? to : `/${to}`;
  const path = pathOf(written);
  if (comparablePath(path) === comparablePath(page.address))
    throw new MovingError(`--to: found ${JSON.stringify(to)}, which is the address of the page itself.`);
  const known = pages.find(({ address }) => address === path);
  const others = generatedPaths(sources, pages);
  if (!known && !others.has(path)) {
    const spellings = pages.filter((one) => one !== page).map(({ spelling }) => spelling);
    const [nearest] = similarNames(path, [...spellings, ...others], 1);
    throw new MovingError(
      `--to: found ${JSON.stringify(to)}, which is no address of a page` +
        `${nearest === undefined ? '' : `; nearest: ${nearest}`}.`,
    );
  }
  return known ? `${known.spelling}${/[?#].*$/s.exec(written)?.[0] ?? ''}` : written;
}

function removeFromOwnSidebars(page: SourcePage, sources: Sources) {
  const { docId } = page;
  if (docId === undefined) return undefined;
  const { file, isShared } = sidebarFileOf(page, sources);
  if (isShared)
    throw new MovingError(`${file} is also that of another docs version: give each version its own, and try again.`);
  const { edits, lostIndexes, emptied } = removeFromSidebars(sources.texts.get(file) ?? '', docId, page.versionPath);
  if (emptied.length > 0)
    throw new ContentError([
      {
        file,
        message:
          `sidebar "${emptied.join('", "')}" would have no entries: remove it by hand, with the entries of ` +
          'navbar.yaml that lead to it, and try again',
      },
    ]);
  return { edits: edits.map((edit) => ({ ...edit, file })), lostIndexes };
}

/** Edits of what names a doc by its id, if no other doc takes its place. */
function withoutDoc(page: SourcePage, docId: string, { root, texts }: Sources): Edit[] {
  const navbar = `${root}/data/navbar.yaml`;
  const entries = removeFromNavbar(texts.get(navbar) ?? '', docId).map((edit) => ({ ...edit, file: navbar }));
  const fields = [...texts].flatMap(([file, text]) => {
    if (!file.startsWith(`${page.base}/`) || file === page.file) return [];
    if (!text.includes('pagination_')) return [];
    return editFrontMatter(file, text, (front) => {
      const map = parseNodes(front);
      if (!isMap(map)) return [];
      return ['pagination_prev', 'pagination_next']
        .filter((key) => textOf(mapValue(map, key)) === docId)
        .flatMap((key) => removeKey(front, map, key));
    });
  });
  return [...entries, ...fields];
}

function guideEdits(page: SourcePage, { texts }: Sources): Edit[] {
  const text = texts.get(GUIDES_FILE);
  if (text === undefined || page.type !== 'doc') return [];
  const key = page.relativePath.replace(/\.mdx?$/, '');
  return removeTopKey(text, key).map((edit) => ({ ...edit, file: GUIDES_FILE }));
}

/** Headings that are not on the page that replaces this one are taken off the list of those that must exist. */
function anchorEdits(
  ended: readonly { readonly from: string }[],
  target: string | undefined,
  sources: Sources,
): Edit[] {
  if (target === undefined || !target.startsWith('/') || target.includes('#')) return [];
  const kept = publishedIds(sources, [pathOf(target)]).get(pathOf(target)) ?? [];
  const { anchors } = readPublishedOf(sources);
  const lost = new Set(ended.map(({ from }) => expand(from)));
  for (const { from, to } of readRedirectsOf(sources).redirects)
    if (lost.has(pathOf(to)) && to === pathOf(to)) lost.add(from);
  const lines = (sources.texts.get(anchors.file) ?? '').split(/(?<=\n)/);
  return anchors.entries.flatMap(({ address, line }) => {
    const [page = '', id = ''] = address.split('#');
    if (!lost.has(page) || kept.includes(id)) return [];
    const start = lines.slice(0, line - 1).join('').length;
    return [{ file: anchors.file, start, end: start + lines[line - 1]!.length, text: '' }];
  });
}

function ownLinks(page: SourcePage, heir: SourcePage): string[] {
  return [`Links of ${heir.file} to ${page.spelling} lead to itself then: read what changes there.`];
}
