import { withoutCode } from './find-references';
import { applyEdits } from './references';

type IsGone = (link: string) => boolean;

/** `](to)`, with a title or without. */
const LINK_END = /\]\(\s*<?([^\s)>]*)>?(?:\s+"[^"]*")?\s*\)/g;
const CARD = /^[ \t]*<Card\b[^>]*?\shref="([^"]*)"[^>]*>[\s\S]*?<\/Card>[ \t]*\n*/gm;
const EMPTY_GRID = /^[ \t]*<CardGrid[^>]*>\s*<\/CardGrid>[ \t]*\n*/gm;
const ITEM = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+/;

/** Addresses of all links and cards of a text, except in code. */
export function linksOf(text: string): string[] {
  const prose = withoutCode(text);
  return [...linksIn(prose).map(({ to }) => to), ...[...prose.matchAll(CARD)].map(([, to = '']) => to)];
}

interface Link {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly textStart: number;
  readonly textEnd: number;
}

function linksIn(prose: string): Link[] {
  return [...prose.matchAll(LINK_END)].flatMap((match) => {
    const start = openingBracket(prose, match.index);
    if (start < 0 || prose[start - 1] === '!') return [];
    const end = match.index + match[0].length;
    return [{ start, end, to: match[1] ?? '', textStart: start + 1, textEnd: match.index }];
  });
}

/** Offset of the bracket that this one closes; -1 if there is none. */
function openingBracket(text: string, closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at -= 1) {
    if (text[at] === ']') depth += 1;
    if (text[at] === '[') depth -= 1;
    if (depth === 0) return at;
    if (text.startsWith('\n\n', at)) return -1;
  }
  return -1;
}

/**
 * Takes links to what is gone out of a text: cards and items of lists that are nothing but such a link go, with grids
 * and sections that are empty then; other links become their text.
 */
export function withoutLinks(text: string, isGone: IsGone): string {
  const withoutBlocks = removeItems(removeCards(text, isGone), isGone);
  const unlinked = unlink(withoutBlocks, isGone);
  return withoutBlocks === text ? unlinked : removeEmptySections(unlinked, text);
}

/** Links to what is gone become their text. */
export function unlink(text: string, isGone: IsGone): string {
  const edits = linksIn(withoutCode(text))
    .filter(({ to }) => isGone(to))
    .map(({ start, end, textStart, textEnd }) => ({ start, end, text: text.slice(textStart, textEnd) }));
  return applyEdits(text, edits);
}

function removeCards(text: string, isGone: IsGone): string {
  const kept = removeMatches(text, CARD, (to) => isGone(to));
  return kept === text ? text : removeMatches(kept, EMPTY_GRID, () => true);
}

function removeMatches(text: string, pattern: RegExp, isRemoved: (found: string) => boolean): string {
  const edits = [...withoutCode(text).matchAll(pattern)]
    .filter(([, found = '']) => isRemoved(found))
    .map(({ index, 0: whole }) => ({ start: index, end: index + whole.length, text: '' }));
  return applyEdits(text, edits);
}

/** Removes items of lists that begin with a link to what is gone and have no other links. */
function removeItems(text: string, isGone: IsGone): string {
  const lines = text.split('\n');
  const masked = withoutCode(text).split('\n');
  const kept: string[] = [];
  for (let index = 0; index < lines.length;) {
    const end = itemEnd(masked, index);
    const item = masked.slice(index, end).join('\n');
    const links = end > index ? linksIn(item) : [];
    const isRemoved =
      links.length > 0 && links.every(({ to }) => isGone(to)) && links[0]?.start === ITEM.exec(item)?.[0].length;
    if (isRemoved) index = end;
    else {
      kept.push(lines[index] ?? '');
      index += 1;
    }
  }
  return kept.join('\n');
}

/** The line after an item of a list, with the lines that are indented below it; the same line if none begins here. */
function itemEnd(lines: readonly string[], index: number): number {
  const [, indent] = ITEM.exec(lines[index] ?? '') ?? [];
  if (indent === undefined) return index;
  let end = index + 1;
  while (end < lines.length && /\S/.test(lines[end] ?? '') && (lines[end] ?? '').search(/\S/) > indent.length) end += 1;
  return end;
}

/** Removes headings below which nothing is left, unless nothing was there before. */
function removeEmptySections(text: string, before: string): string {
  const empty = emptyHeadings(text);
  const known = new Set(emptyHeadings(before).map(({ line }) => line));
  const lines = text.split('\n');
  const removed = new Set(empty.filter(({ line }) => !known.has(line)).map(({ index }) => index));
  return lines
    .filter((line, index) => !removed.has(index) && !(line === '' && removed.has(index - 1)))
    .join('\n')
    .replace(/\n+$/, '\n');
}

function emptyHeadings(text: string): { readonly line: string; readonly index: number }[] {
  const lines = text.split('\n');
  const masked = withoutCode(text).split('\n');
  return masked.flatMap((line, index) => {
    const level = /^#+(?= )/.exec(line)?.[0].length;
    if (level === undefined) return [];
    const next = lines.findIndex((other, place) => place > index && other.trim() !== '');
    const nextLevel = next < 0 ? 0 : (/^#+(?= )/.exec(masked[next] ?? '')?.[0].length ?? Infinity);
    return nextLevel <= level ? [{ line, index }] : [];
  });
}
