import { isOffFile } from '../../src/site/build/parts';
import { offPartOf } from '../../src/site/parts';
import { comparablePath } from '../../src/site/routes';
import { linksOf, withoutLinks } from './edit-markdown';
import { expand, listPages } from './pages';
import { relativeTarget } from './references';
import type { SourcePage, Sources } from './sources';

/** Components and words of fences that show or send calls of the API. */
const NEEDS_API = /<(?:Endpoint|EndpointTable|RunnableSteps)\b|^[ \t]*(?:`{3,}|~{3,})\w+ (?:.* )?run(?:$|[ =])/m;
/** The section with related pages, which most kinds of docs must have. */
const RELATED = /^## Related\b/m;
/** Files that are only of use to a part, besides those that the part consists of. */
const BELONGS_TO: Readonly<Record<string, string>> = { 'data/cheatsheet.yaml': 'api' };

/** What goes with the parts. */
export interface GoneFiles {
  readonly files: Set<string>;
  readonly pages: readonly SourcePage[];
  /** Whether a link in a file leads to what goes. */
  readonly isLink: (link: string, file: string) => boolean;
}

/** The parts that go, with those that cannot do without them: playgrounds write calls of the API. */
export function withDependents(drop: readonly string[]): string[] {
  return [...new Set([...drop, ...(drop.includes('api') ? ['playgrounds'] : [])])].sort();
}

/**
 * Finds the files that go with the parts: their own, pages that show what the API description says if that goes, and
 * pages of the docs, the blog and outside of them that only led to pages that go.
 *
 * @param drop the parts, with their dependents
 * @param others files that go, too
 */
export function findGone(sources: Sources, drop: readonly string[], others: readonly string[]): GoneFiles {
  const pages = listPages(sources);
  const below = (file: string): string => file.slice(sources.root.length + 1);
  const contentFiles = [...sources.texts.keys(), ...sources.others].filter((file) =>
    file.startsWith(`${sources.root}/`),
  );
  const files = new Set(others);
  for (const file of contentFiles) {
    const owner = BELONGS_TO[below(file)];
    if (isOffFile(below(file), drop) || (owner !== undefined && drop.includes(owner))) files.add(file);
  }
  if (drop.includes('api'))
    for (const { file } of pages) if (NEEDS_API.test(sources.texts.get(file) ?? '')) files.add(file);
  const known = new Map(pages.map((page) => [comparablePath(page.address), page]));
  // There is always a first page.
  known.delete('/');
  const isLink = (link: string, file: string): boolean => {
    const target = relativeTarget(link, file);
    if (target !== undefined) return files.has(target);
    const address = expand(link.replace(/^\{site\}/, '')).replace(/[?#].*$/s, '');
    const page = known.get(comparablePath(address.replace(/\.md$/, '')));
    return offPartOf(address, drop) !== undefined || (page !== undefined && files.has(page.file));
  };
  for (let before = -1; before !== files.size;) {
    before = files.size;
    for (const { file, type } of pages) {
      if (files.has(file)) continue;
      if (losesItsPlace(sources.texts.get(file) ?? '', type, (link) => isLink(link, file))) files.add(file);
    }
  }
  return { files, pages: pages.filter(({ file }) => files.has(file)), isLink };
}

/**
 * Whether a page is about what goes: all that it links to goes, all related pages do, or, of a post, all docs do.
 */
function losesItsPlace(text: string, type: SourcePage['type'], isGone: (link: string) => boolean): boolean {
  const internal = linksOf(text).filter((link) => /^(?:[/.]|\{site\})/.test(link));
  const counted =
    type === 'blog-post' ? internal.filter((link) => /^(?:\{site\})?\/docs(?:\/|$)/.test(link)) : internal;
  if (counted.length > 0 && counted.every(isGone)) return true;
  return type === 'doc' && RELATED.test(text) && !RELATED.test(withoutLinks(text, isGone));
}
