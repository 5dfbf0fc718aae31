import { siteConfig } from '../../src/site/config/site-config';
import { ContentError } from '../../src/site/problems';
import { checkAddresses, generatedPaths, publishedIds, readPublishedOf } from './check-addresses';
import { findMentions } from './find-mentions';
import { expand } from './pages';
import { planKinds, type PageChange } from './plan-kinds';
import { planRedirects } from './plan-redirects';
import { applyEdits, rewriteReferences, type Changes } from './rewrite';
import { inAllLanguages, movesInAllLanguages, overlaysOf, withoutTranslations, type Overlay } from './translations';
import type { Edit, FileMove, Plan, SourcePage, Sources } from './types';

/** What a command has found out, from which the rest of the plan follows. */
export interface Draft {
  readonly pages: readonly SourcePage[];
  readonly changes: readonly PageChange[];
  readonly moves: readonly FileMove[];
  readonly folders: ReadonlyMap<string, string>;
  readonly removed: readonly string[];
  /** Edits of what names pages by other means than their addresses, in one language. */
  readonly editsIn: (language: Sources) => readonly Edit[];
  /** As sources spell them. */
  readonly addresses: Plan['addresses'];
  readonly notes: readonly string[];
  /** What is written in place of relative links to files that no longer exist. */
  readonly removedFiles: ReadonlyMap<string, string>;
  /** Ids of docs that take the place of others, except in sidebars. Without them, ids follow from `changes`. */
  readonly docs?: ReadonlyMap<string, string>;
  /** Whether references that are left have to be mended by hand. */
  readonly mustMend: boolean;
}

/** The sidebars of a page's docs version, and whether another version has the same. */
export function sidebarFileOf({ version }: Pick<SourcePage, 'version'>, { root, texts }: Sources) {
  const fileOf = (name: string): string => {
    const own = `${root}/data/sidebars-${name}.yaml`;
    return texts.has(own) ? own : `${root}/data/sidebars.yaml`;
  };
  const file = fileOf(version);
  const others = siteConfig.docs.versions.filter(({ name }) => name !== version);
  return { file, isShared: version !== '' && others.some(({ name }) => fileOf(name) === file) };
}

/**
 * Adds references, redirects, kinds of pages, translations and what remains to a plan, and checks that every published
 * address still leads somewhere afterwards.
 *
 * @throws ContentError if one does not, or an edit is not possible
 */
export function finishPlan(sources: Sources, draft: Draft): Plan {
  const plans = [
    planLanguage(withoutTranslations(sources), draft),
    ...overlaysOf(sources).map((overlay) => planTranslation(overlay, draft)),
  ];
  return {
    addresses: draft.addresses,
    notes: draft.notes,
    moves: draft.moves.flatMap((move) => movesInAllLanguages(move, sources)),
    removed: draft.removed.flatMap((file) => inAllLanguages(file, sources)),
    edits: plans.flatMap(({ edits }) => edits),
    mentions: plans.flatMap(({ mentions }) => mentions),
    remaining: plans.flatMap(({ remaining }) => remaining),
  };
}

type LanguagePlan = Pick<Plan, 'edits' | 'mentions' | 'remaining'>;

/** What the plan means for the files of a translation. Those that it lacks are part of the plan for the content. */
function planTranslation({ sources, translated }: Overlay, draft: Draft): LanguagePlan {
  const own = <T extends { readonly file: string }>(places: readonly T[]): T[] =>
    places.flatMap((place) => {
      const file = translated.get(place.file);
      return file === undefined ? [] : [{ ...place, file }];
    });
  try {
    const { edits, mentions, remaining } = planLanguage(sources, draft);
    return { edits: own(edits), mentions: own(mentions), remaining: own(remaining) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(
      error.problems.map((problem) => ({ ...problem, file: translated.get(problem.file) ?? problem.file })),
    );
  }
}

function planLanguage(sources: Sources, draft: Draft): LanguagePlan {
  const { root } = sources;
  const ids = publishedIds(sources, [
    ...draft.pages.map(({ address }) => address),
    ...generatedPaths(sources, draft.pages),
  ]);
  const moved = draft.addresses.map(({ from, to }) => ({ from, to, old: expand(from), now: to && expand(to) }));
  const changes: Changes = {
    addresses: new Map(moved.flatMap(({ old, to }) => (to === undefined ? [] : [[old, to] as const]))),
    folders: draft.folders,
    docs: draft.docs ?? newIds(draft.changes),
    files: new Map(draft.moves.map(({ from, to }) => [from, to])),
    removedFiles: draft.removedFiles,
    hasDocsOf: docsFileTest(draft, sources),
    keepsFragment: (to, fragment) =>
      draft.changes.some(({ after }) => after?.spelling === to) || (ids.get(expand(to)) ?? []).includes(fragment),
  };
  const after = idsAfter(ids, moved);
  const published = new Set(readPublishedOf(sources).routes.entries.map(({ address }) => address));
  const redirectsFile = `${root}/data/redirects.yaml`;
  const kindsFile = `${root}/data/page-kinds.yaml`;
  const kinds = sources.texts.get(kindsFile);
  const edits = [
    ...draft.editsIn(sources),
    ...rewriteReferences(sources, changes),
    ...(kinds === undefined ? [] : planKinds(kindsFile, kinds, changedPages(draft), draft.folders)),
    ...planRedirects(
      redirectsFile,
      sources.texts.get(redirectsFile),
      changes,
      moved.filter(({ old }) => published.has(old)),
      new Set(after.keys()),
    ),
  ]
    .filter(isDistinct())
    .filter(({ file }) => !draft.removed.includes(file));
  const texts = textsAfter(sources, edits);
  checkAddresses({ sources, ids }, { sources: { root, texts }, ids: after });
  const { mentions, remaining } = findMentions(sources, texts, moved, draft);
  return { edits, mentions, remaining };
}

/** Changes of addresses, without those of pages that keep theirs. */
function changedPages({ changes }: Draft): PageChange[] {
  return changes.filter(({ before, after }) => before.address !== after?.address);
}

function newIds(changes: readonly PageChange[]): Map<string, string> {
  return new Map(
    changes.flatMap(({ before, after }) =>
      before.docId !== undefined && after?.docId !== undefined ? [[before.docId, after.docId] as const] : [],
    ),
  );
}

/** Ids of docs mean those of one version: in its sidebars, in its docs, and in the navigation bar. */
function docsFileTest({ changes, docs }: Draft, sources: Sources): (file: string) => boolean {
  const [page] = changes.map(({ before }) => before);
  // A doc that takes the place of another one already has its own place in the sidebar.
  const sidebars = page && docs === undefined ? sidebarFileOf(page, sources).file : undefined;
  return (file) =>
    page !== undefined &&
    (file === sidebars || file === `${sources.root}/data/navbar.yaml` || file.startsWith(`${page.base}/`));
}

function idsAfter(
  ids: ReadonlyMap<string, readonly string[]>,
  moved: readonly { readonly old: string; readonly now: string | undefined }[],
): Map<string, readonly string[]> {
  const after = new Map(ids);
  for (const { old } of moved) after.delete(old);
  for (const { old, now } of moved) if (now !== undefined && !after.has(now)) after.set(now, ids.get(old) ?? []);
  return after;
}

/** The texts with the edits carried out, at their old paths. */
export function textsAfter({ texts }: Pick<Sources, 'texts'>, edits: readonly Edit[]): Map<string, string> {
  const after = new Map(texts);
  for (const file of new Set(edits.map((edit) => edit.file)))
    after.set(
      file,
      applyEdits(
        texts.get(file) ?? '',
        edits.filter((edit) => edit.file === file),
      ),
    );
  return after;
}

function isDistinct(): (edit: Edit) => boolean {
  const seen = new Set<string>();
  return ({ file, start, end, text }) => {
    const key = JSON.stringify([file, start, end, text]);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
}
