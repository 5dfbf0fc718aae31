import { escapePattern } from '../../src/site/escape-pattern';
import type { Problem } from '../../src/site/problems';
import type { PageChange } from './plan-kinds';
import { referencesOf, relativeTarget } from './rewrite';
import type { Sources } from './types';

interface Moved {
  readonly from: string;
  readonly old: string;
  readonly to: string | undefined;
}

/**
 * Finds what names old addresses after all edits. Links that would be broken have to be mended by hand; other places
 * are only named.
 *
 * @param texts the texts after the edits, by their old paths
 */
export function findMentions(
  { searched, root }: Sources,
  texts: ReadonlyMap<string, string>,
  moved: readonly Moved[],
  { changes, mustMend }: { readonly changes: readonly PageChange[]; readonly mustMend: boolean },
): { readonly remaining: Problem[]; readonly mentions: Problem[] } {
  const removed = new Set(changes.filter(({ after }) => after === undefined).map(({ before }) => before.file));
  const written = new Set(
    ['redirects.yaml', 'published-routes.txt', 'published-anchors.txt'].map((name) => `${root}/data/${name}`),
  );
  const remaining: Problem[] = [];
  const mentions: Problem[] = [];
  const spellings = spellingsOf(moved);
  for (const [file, text] of texts) {
    if (removed.has(file) || written.has(file)) continue;
    const broken = mustMend && file.startsWith(`${root}/`) ? brokenLinks(file, text, moved, removed) : [];
    remaining.push(...broken);
    const lines = new Set(broken.map(({ line }) => line));
    mentions.push(...mentionsIn(file, text, spellings).filter(({ line }) => !lines.has(line)));
  }
  for (const [file, text] of searched) mentions.push(...mentionsIn(file, text, spellings));
  return { remaining, mentions };
}

/** Old addresses in all spellings, and what matches one that is not the beginning of another address. */
interface Spellings {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function spellingsOf(moved: readonly Moved[]): Spellings {
  const spellings = moved.flatMap(({ from, old }) => [from, old, from.replaceAll('{product}', '${productSlug}')]);
  const names = [...new Set(spellings)];
  const any = names.map(escapePattern).join('|');
  return { names, pattern: new RegExp(`(?<![\\w.~/-])(?:${any})(?![\\w~-]|/[\\w{$]|\\.\\w)`) };
}

function mentionsIn(file: string, text: string, { names, pattern }: Spellings): Problem[] {
  // Most texts have none, which takes the pattern much longer to find out.
  if (!names.some((name) => text.includes(name))) return [];
  return text.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? [];
    return found === undefined ? [] : [{ file, line: index + 1, message: `mentions ${found}` }];
  });
}

function brokenLinks(file: string, text: string, moved: readonly Moved[], removed: ReadonlySet<string>): Problem[] {
  const gone = new Set(moved.filter(({ to }) => to === undefined).map(({ old }) => old));
  return referencesOf(file, text).flatMap(({ text: link, start, address }) => {
    const target = relativeTarget(link, file);
    if (!(address !== undefined && gone.has(address)) && !(target !== undefined && removed.has(target))) return [];
    const line = text.slice(0, start).split('\n').length;
    return [{ file, line, message: `leads to ${link}; expected an address that stays, or no link` }];
  });
}
