import { isSeq, parseDocument } from 'yaml';
import { DOCS_AREA } from '../../src/site/parts';
import { EXPECTED_FILE as GUIDES_FILE } from '../guides/expected';
import { editBrand } from './edit-brand';
import { pruneLines, pruneStatements } from './edit-lists';
import { linksOf, withoutLinks } from './edit-markdown';
import { pruneFrontMatter, pruneYaml, write } from './edit-yaml';
import { findGone, withDependents, type GoneFiles } from './find-gone';
import { expand } from './pages';
import type { Sources } from './sources';
import { inAllLanguages, originalPath, withoutTranslations } from './translations';
import type { Adoption, Choices, Gone } from './types';
import { findUnusedMedia } from './unused-media';
import { FIRST_DOC, FIRST_DOC_ENTRY, WELCOME, welcomePage } from './welcome';

/** Lists of what the site of the other product has published. The new domain has published nothing. */
const PUBLISHED = ['published-routes.txt', 'published-anchors.txt'];

/** Areas of the docs, by their folders. */
function docsAreas({ root, texts }: Pick<Sources, 'root' | 'texts'>): string[] {
  const areas = [...texts.keys()].flatMap((file) => {
    const [folder, rest] = file.startsWith(`${root}/docs/`) ? file.slice(`${root}/docs/`.length).split('/') : [];
    return folder !== undefined && rest !== undefined ? [`docs/${folder}`] : [];
  });
  return [...new Set(areas)].sort();
}

/**
 * Plans how the project becomes the site of another product: its names, without the parts that go and everything that
 * leads to them, and with a page that tells what to do next.
 *
 * @param year of the copyright
 */
export function planAdoption(sources: Sources, choices: Choices, year: number): Adoption {
  const { root } = sources;
  const drop = withDependents(choices.drop);
  const areas = docsAreas(sources);
  const hasDocs = areas.length === 0 || areas.some((area) => !drop.includes(area));
  // Pages about the product whose documentation goes.
  const found = findGone(sources, drop, hasDocs ? [] : filesIn(sources, 'pages'));
  const { isLink } = found;
  const gone: Gone = {
    isLink: (link) => isLink(link, ''),
    docIds: new Set(found.pages.flatMap(({ docId }) => docId ?? [])),
    sidebarIds: new Set(),
  };
  const removed = found.files;
  for (const file of emptyGlossary(withoutTranslations(sources), gone)) removed.add(file);
  for (const name of PUBLISHED) removed.add(`${root}/data/${name}`);
  const written = new Map<string, string>();
  const put = (file: string, text: string): void => void (text === sources.texts.get(file) || written.set(file, text));

  const sidebars = pruneYaml(sources.texts.get(`${root}/data/sidebars.yaml`) ?? '', gone);
  const withSidebars = { ...gone, sidebarIds: lostSidebars(sources.texts.get(`${root}/data/sidebars.yaml`), sidebars) };
  for (const [file, text] of sources.texts) {
    const original = originalPath(file, sources);
    if (!removed.has(original)) put(file, edit(original, text, withSidebars, isLink));
  }

  const keepsStart = hasDocs && !drop.includes('api') && startStays(sources, gone.isLink);
  if (!keepsStart) for (const name of ['data/landing.yaml', 'pages/index.mdx']) removed.add(`${root}/${name}`);
  if (!hasDocs)
    for (const navbar of everyLanguage(`${root}/data/navbar.yaml`, sources))
      written.set(navbar, withFirstEntry(written.get(navbar) ?? sources.texts.get(navbar) ?? '[]'));
  const off = drop.includes('api') ? [] : drop.filter((part) => isStillNamed(part, sources));
  const next = keepsStart ? WELCOME : undefined;
  for (const brand of everyLanguage(`${root}/data/brand.yaml`, sources))
    put(brand, editBrand(sources.texts.get(brand) ?? '', choices, { off, year, next }));

  const welcome = welcomePage(next ?? '/', hasDocs ? drop : [...drop, 'docs']);
  const added = new Map([
    ...(hasDocs ? [] : Object.entries(FIRST_DOC).map(([name, text]) => [`${root}/${name}`, text] as const)),
    [`${root}/pages/${keepsStart ? 'welcome' : 'index'}.mdx`, welcome] as const,
  ]);
  // What translated the old files does not translate the new ones.
  const lost = new Set([...removed, ...added.keys()].flatMap((file) => inAllLanguages(file, sources)));
  for (const file of lost) written.delete(file);
  for (const [file, text] of added) {
    lost.delete(file);
    written.set(file, text);
  }
  for (const file of findUnusedMedia(sources, textsWithout(lost, written, sources)))
    for (const path of inAllLanguages(file, sources)) lost.add(path);
  return { removed: [...lost].sort(), written };
}

/** All texts of the project after the change. */
function textsWithout(
  lost: ReadonlySet<string>,
  written: ReadonlyMap<string, string>,
  { texts, searched }: Sources,
): string[] {
  const kept = [...searched, ...texts].filter(([file]) => !lost.has(file));
  return [...new Map([...kept, ...written]).values()];
}

/** A file of the content, which may be new, and its translations. */
const everyLanguage = (file: string, sources: Sources): Set<string> =>
  new Set([file, ...inAllLanguages(file, sources)]);

/**
 * A part without content is off by itself, except for playgrounds, which have none, and for areas of the docs to which
 * the API description leads: without content, nobody knows that there are such areas.
 */
function isStillNamed(part: string, { root, texts }: Sources): boolean {
  return part === 'playgrounds' || texts.get(`${root}/api/openapi.yaml`)?.includes(`: /${part}/`) === true;
}

function filesIn({ root, texts }: Sources, folder: string): string[] {
  return [...texts.keys()].filter((file) => file.startsWith(`${root}/${folder}/`));
}

function edit(file: string, text: string, gone: Gone, isLink: GoneFiles['isLink']): string {
  const isGone = (link: string): boolean => isLink(link, file);
  if (file === GUIDES_FILE) return withoutGuides(text, gone);
  if (/\.(?:txt|tsv)$/.test(file)) return pruneLines(text, isGone);
  if (/\/data\/[^/]+\.md$/.test(file)) return pruneStatements(text, isGone);
  if (/\.mdx?$/.test(file)) return withoutLinks(pruneFrontMatter(text, { ...gone, isLink: isGone }), isGone);
  if (/\/api\//.test(file)) return text;
  return /\.ya?ml$/.test(file) ? pruneYaml(text, { ...gone, isLink: isGone }) : text;
}

/** What guides are followed for, by their docs. */
function withoutGuides(text: string, { docIds }: Gone): string {
  const document = parseDocument(text);
  const lost = [...docIds].filter((id) => document.delete(id));
  return lost.length === 0 ? text : write(document);
}

function lostSidebars(before: string | undefined, after: string): Set<string> {
  const keys = (text: string): string[] => Object.keys((parseDocument(text).toJS() as object | null) ?? {});
  const kept = new Set(keys(after));
  return new Set(keys(before ?? '').filter((id) => !kept.has(id)));
}

/** The start page stays if its buttons and its text lead to pages that stay. */
function startStays({ root, texts }: Sources, isLink: Gone['isLink']): boolean {
  const text = texts.get(`${root}/data/landing.yaml`);
  if (text === undefined) return texts.has(`${root}/pages/index.mdx`);
  const { actions, meeting, call } = parseDocument(text).toJS() as Record<string, unknown>;
  const links = linksOf(JSON.stringify([meeting, call]));
  const buttons = (actions as { to: string }[]).map(({ to }) => to);
  return ![...links, ...buttons].some((link) => isLink(expand(link)));
}

/** A glossary without terms goes with its page. */
function emptyGlossary({ root, texts }: Sources, gone: Gone): string[] {
  const file = `${root}/data/glossary.yaml`;
  const text = texts.get(file);
  if (text === undefined || (parseDocument(pruneYaml(text, gone)).toJS() as unknown[]).length > 0) return [];
  return [file, ...[...texts].flatMap(([page, body]) => (body.includes('<Glossary />') ? [page] : []))];
}

function withFirstEntry(navbar: string): string {
  const document = parseDocument(navbar);
  const entry = document.createNode(FIRST_DOC_ENTRY, { flow: true });
  if (isSeq(document.contents)) {
    (document.contents.items as unknown[]).unshift(entry);
    document.contents.flow = false;
  }
  return write(document);
}

/** All parts of a project that can be dropped. */
export function droppableParts(sources: Pick<Sources, 'root' | 'texts'>): string[] {
  const has = (name: string): boolean =>
    [...sources.texts.keys()].some((file) => file.startsWith(`${sources.root}/${name}`));
  const hasApi = has('api/openapi.yaml');
  return [
    ...(has('blog/') ? ['blog'] : []),
    ...(hasApi ? ['playgrounds'] : []),
    ...(has('data/release-notes.yaml') ? ['release-notes'] : []),
    ...(hasApi ? ['api'] : []),
    ...docsAreas(sources).filter((area) => DOCS_AREA.test(area)),
  ];
}
