import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import Slugger from 'github-slugger';
import { parseRedirects } from '../../src/output/build/redirects/read-redirects';
import { nearestNames } from '../../src/site/build/nearest';
import { displayPath } from '../../src/site/build/source-text';
import { ContentError, formatProblem } from '../../src/site/problems';
import { matchPattern, splitTarget } from '../../src/site/redirects';
import { isElement, walk } from '../markdown';
import { textOf } from '../content-rules/page-facts';
import { ScaffoldError, type Scaffold, type ScaffoldProject } from './types';
import { insertIntoList } from './yaml-insert';

/**
 * A redirect from an address that has moved.
 *
 * @throws ScaffoldError if there is a page at `from`, none at `to`, or the rules together are invalid
 */
export function planRedirect(from: string, to: string, project: ScaffoldProject): Scaffold {
  const path = join(project.root, 'data', 'redirects.yaml');
  const before = project.read(path);
  const entry = `{ from: ${yamlText(from)}, to: ${yamlText(to)} }`;
  const file = displayPath(path);
  const after = insertIntoList(before ?? 'redirects: []\ngone: []\n', ['redirects'], -1, entry);
  try {
    parseRedirects(after, file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ScaffoldError(error.problems.map(formatProblem).join('\n'));
  }
  checkFrom(from, project);
  checkTarget(to, project);
  return {
    changes: [{ path, before, after }],
    next: [
      `npm run develop redirects ${from} to ${to} at once, npm run serve after npm run build.`,
      ...noteOf(from, to, project.published),
    ],
  };
}

/** Quotes what YAML reads differently. */
function yamlText(text: string): string {
  return /^[\w/.~-]+$/.test(text) ? text : JSON.stringify(text);
}

function checkFrom(from: string, { pages }: ScaffoldProject): void {
  const page = pages.find(({ route }) => matchPattern(from, route));
  if (page)
    throw new ScaffoldError(
      `FROM: found ${from}, which is the address of ${page.file}; expected one without a page. Move or remove it first.`,
    );
}

function checkTarget(to: string, project: ScaffoldProject): void {
  const { path, suffix } = splitTarget(to);
  if (!to.startsWith('/') || /[:*]/.test(path)) return;
  const route = path.replace(/(?<=.)\/$/, '');
  const page = project.pages.find((one) => one.route === route);
  // What is not a content file, such as lists, playgrounds and files, has been published or is in `static`.
  const isKnown = project.published.includes(route) || existsSync(join(project.root, '..', 'static', route));
  if (!page && !isKnown) {
    const known = [...project.pages.map((one) => one.route), ...project.published];
    throw new ScaffoldError(`TO: found ${to}, which is no page${nearestOf(route, known)}.`);
  }
  const id = /#(.+)$/.exec(suffix)?.[1];
  if (!page || id === undefined) return;
  const ids: string[] = [];
  const slugger = new Slugger();
  let hasOtherIds = false;
  walk(page.tree, (node) => {
    // The build gives ids to what these show.
    if (isElement(node)) hasOtherIds ||= ['Endpoint', 'EndpointTable', 'SdkTypes'].includes(node.name ?? '');
    if (node.type !== 'heading') return;
    const [, text = '', own] = /^(.*?)(?:\s*\{#([^}]*)\})?$/s.exec(textOf(node)) ?? [];
    ids.push(...(own === undefined ? [slugger.slug(text)] : own.split(/\s+/)));
  });
  if (!hasOtherIds && !ids.includes(decodeURIComponent(id)))
    throw new ScaffoldError(`TO: found ${to}, but ${page.file} has no heading #${id}${nearestOf(id, ids)}.`);
}

/** What an author may want to know of an address that no release has published. */
function noteOf(from: string, to: string, published: readonly string[]): string[] {
  if (published.some((route) => matchPattern(from, route))) return [];
  const [nearest] = nearestNames(from, published, 1);
  const isNear =
    nearest !== undefined &&
    nearest !== splitTarget(to).path &&
    distance(from, nearest) <= Math.max(1, from.length / MISTYPED);
  return [
    `${from} was in no release. Nothing needs to be done if it was another site's, or was never released.` +
      (isNear ? ` If you meant ${nearest}, change the line.` : ''),
  ];
}

/** A mistyped address differs in at most one of so many characters. */
const MISTYPED = 16;

function nearestOf(name: string, known: readonly string[]): string {
  const [nearest] = nearestNames(name, known, 1);
  return nearest ? `; nearest: ${nearest}` : '';
}
