import { comparablePath, routes, type RoutePath } from '../../../site/routes';
import type { FileHistory } from '../files/git-history';

interface Label {
  readonly label: string;
  readonly path: string;
}
interface Doc {
  readonly path: string;
  readonly sourcePath: string;
  /** The date in its front matter, or of its file's last commit; null if neither is known. */
  readonly lastUpdated: string | null;
  readonly tags: readonly Label[];
}
interface Post {
  readonly path: string;
  readonly sourcePath: string;
  /** ISO time. */
  readonly date: string;
  readonly updates: readonly { readonly date: string }[];
  readonly unlisted: boolean;
  readonly authors: readonly { readonly name: string; readonly path: string | null }[];
  readonly tags: readonly Label[];
}

/** What the pages were made from. */
export interface NoteSources {
  readonly allDoc: { readonly nodes: readonly Doc[] };
  readonly allDocCategory: {
    readonly nodes: readonly { readonly path: string; readonly cards: readonly { readonly href: string }[] }[];
  };
  readonly allPage: { readonly nodes: readonly { readonly path: string; readonly sourcePath: string }[] };
  readonly allBlogPost: { readonly nodes: readonly Post[] };
}

/** What machines are told of a page besides its text. */
export interface PageNotes {
  /** ISO time of the last change; undefined if it is not known. */
  readonly updated?: string | undefined;
  /** Day on which a post was published. */
  readonly date?: string;
  /** Names of a post's authors. */
  readonly authors?: readonly string[];
  /** Labels of the tags. */
  readonly tags?: readonly string[];
}

/** The fields of the query that `pageNotes` needs. */
export const NOTE_FIELDS = `
  allDoc { nodes { path sourcePath lastUpdated tags { label path } } }
  allDocCategory { nodes { path cards } }
  allPage { nodes { path sourcePath } }
  allBlogPost { nodes { path sourcePath date updates unlisted authors { name path } tags { label path } } }
`;

/** Data files from which pages are made, by the page's path. */
const DATA_OF_PAGES: Readonly<Record<RoutePath, string>> = {
  [routes.home()]: 'data/landing.yaml',
  [routes.glossary()]: 'data/glossary.yaml',
  [routes.releaseNotes()]: 'data/release-notes.yaml',
};

/**
 * Notes on pages, by comparable path. A list was changed when the newest of its entries was, and so were its further
 * pages, which have the path of the first one here.
 *
 * @param history of the content folder, by path in it; empty if it is not known
 */
export function pageNotes(sources: NoteSources, history: FileHistory): Map<string, PageNotes> {
  const notes = new Map<string, PageNotes>();
  const add = (path: string, note: PageNotes): void => void notes.set(comparablePath(path), note);
  const members = new Map<string, (string | undefined)[]>();
  const join = (list: string | null, updated: string | undefined): void => {
    if (list !== null) members.set(list, [...(members.get(list) ?? []), updated]);
  };
  for (const { path, sourcePath } of sources.allPage.nodes) add(path, { updated: history.get(sourcePath) });
  for (const [path, file] of Object.entries(DATA_OF_PAGES))
    add(path, { updated: newest([notes.get(path)?.updated, history.get(file)]) });
  for (const { path, sourcePath, lastUpdated, tags } of sources.allDoc.nodes) {
    const updated = toTime(lastUpdated) ?? history.get(sourcePath);
    add(path, { updated, tags: tags.map(({ label }) => label) });
    for (const tag of tags) join(tag.path, updated);
  }
  for (const post of sources.allBlogPost.nodes) {
    const updated = newest([post.date, ...post.updates.map(({ date }) => date), history.get(post.sourcePath)]);
    add(post.path, {
      updated,
      date: post.date.slice(0, 10),
      authors: post.authors.map(({ name }) => name),
      tags: post.tags.map(({ label }) => label),
    });
    if (post.unlisted) continue;
    const lists = [...post.authors.map(({ path }) => path), ...post.tags.map(({ path }) => path)];
    for (const list of [routes.blog(), routes.blogArchive(), ...lists]) join(list, updated);
  }
  for (const { path, cards } of sources.allDocCategory.nodes)
    for (const { href } of cards) join(path, notes.get(comparablePath(href))?.updated);
  for (const [path, dates] of members) add(path, { updated: newest(dates) });
  return notes;
}

/** The notes on a page, or on the list of which it is a further page. */
export function notesOf(path: string, notes: ReadonlyMap<string, PageNotes>): PageNotes | undefined {
  return notes.get(comparablePath(path).replace(/\/page\/\d+$/, ''));
}

function newest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .flatMap((date) => toTime(date) ?? [])
    .sort()
    .at(-1);
}

/** As an ISO time; undefined for what is no date. */
function toTime(date: string | null | undefined): string | undefined {
  const time = new Date(date ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
