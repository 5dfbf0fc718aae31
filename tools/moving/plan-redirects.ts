import { isScalar, isSeq, type YAMLSeq } from 'yaml';
import { parseRedirects } from '../../src/output/build/redirects/read-redirects';
import { covers } from '../../src/output/build/redirects/patterns';
import { expand } from './pages';
import { addItems, listItems, mapValue, parseNodes, removeItems, replaceScalar, textOf } from './yaml-edits';
import { applyEdits, newAddress, type Changes } from './rewrite';
import type { Edit } from './types';

const NEW_FILE = `# Addresses that have moved or are gone; see "Moving and removing pages" in CONTRIBUTING.md.
redirects: []
gone: []
`;

/** An address that a page no longer has, as sources spell it; without a target it is gone. */
export interface EndedAddress {
  readonly from: string;
  readonly to: string | undefined;
}

/**
 * The edit of `redirects.yaml` after pages have moved or are gone: redirects that led to them lead to where they are
 * now, those that stand where a page is now are removed, and those of ended addresses are added.
 *
 * @param text the file, or undefined if there is none
 * @param taken addresses of pages after the change, among them those that had been redirected
 * @throws ContentError if the redirects contradict each other afterwards
 */
export function planRedirects(
  file: string,
  text: string | undefined,
  changes: Changes,
  ended: readonly EndedAddress[],
  taken: ReadonlySet<string>,
): Edit[] {
  const before = text ?? NEW_FILE;
  const gone = ended.filter(({ to }) => to === undefined).map(({ from }) => from);
  const goneAddresses = new Set(gone.map(expand));
  const steps: ((current: string) => { start: number; end: number; text: string }[])[] = [
    (current) => retarget(current, changes),
    (current) => dropRules(current, 'redirects', (item) => isDropped(item, taken, goneAddresses)),
    (current) => dropRules(current, 'gone', (item) => taken.has(expand(textOf(item) ?? ''))),
    // A redirect to a page that is gone would lead nowhere: its own address is gone, too.
    (current) => addItems(current, 'gone', missing(current, file, [...gone, ...orphans(before, goneAddresses)])),
    (current) =>
      addItems(
        current,
        'redirects',
        ended.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }])),
      ),
  ];
  const after = steps.reduce((current, step) => applyEdits(current, step(current)), before);
  parseRedirects(after, file);
  if (after === before) return [];
  return [text === undefined ? { file, start: 0, end: 0, text: after } : hunk(file, before, after)];
}

function retarget(text: string, changes: Changes) {
  return listItems(mapValue(parseNodes(text), 'redirects')).flatMap((item) => {
    const node = mapValue(item, 'to');
    const to = isScalar(node) ? newAddress(textOf(node) ?? '', changes) : undefined;
    return to === undefined || !isScalar(node) ? [] : [replaceScalar(text, node, to)];
  });
}

const pathOf = (to: string): string => expand(to.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, ''));

function isDropped(item: unknown, taken: ReadonlySet<string>, gone: ReadonlySet<string>): boolean {
  return (
    taken.has(expand(textOf(mapValue(item, 'from')) ?? '')) || gone.has(pathOf(textOf(mapValue(item, 'to')) ?? ''))
  );
}

function orphans(text: string, gone: ReadonlySet<string>): string[] {
  return listItems(mapValue(parseNodes(text), 'redirects')).flatMap((item) =>
    gone.has(pathOf(textOf(mapValue(item, 'to')) ?? '')) ? [textOf(mapValue(item, 'from')) ?? ''] : [],
  );
}

function dropRules(text: string, key: string, isUnwanted: (item: unknown) => boolean) {
  const list = mapValue(parseNodes(text), key);
  if (!isSeq(list)) return [];
  const indexes = list.items.flatMap((item, index) => (isUnwanted(item) ? [index] : []));
  return removeItems(text, list as YAMLSeq, indexes);
}

/** Those of the addresses that are not listed as gone yet. */
function missing(text: string, file: string, addresses: readonly string[]): string[] {
  const { gone } = parseRedirects(text, file);
  return addresses.filter((address) => !gone.some((pattern) => covers(pattern, expand(address))));
}

/** One edit that turns a text into another, of whole lines. */
export function hunk(file: string, before: string, after: string): Edit {
  const [one, two] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
  let first = 0;
  while (first < one.length && first < two.length && one[first] === two[first]) first += 1;
  let last = 0;
  while (last < one.length - first && last < two.length - first && one.at(-1 - last) === two.at(-1 - last)) last += 1;
  const length = (lines: readonly string[]): number => lines.join('').length;
  const start = length(one.slice(0, first));
  return {
    file,
    start,
    end: before.length - length(one.slice(one.length - last)),
    text: two.slice(first, two.length - last).join(''),
  };
}
