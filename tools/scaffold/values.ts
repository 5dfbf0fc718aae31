import { similarNames } from '../../src/site/build/nearest';
import type { Problem } from '../../src/site/problems';
import { checkFrontMatter } from '../content-rules/check-front-matter';
import { checkText } from '../content-rules/check-text';
import { readContentPage, type ContentPage } from '../content-pages';
import { ScaffoldError, type ScaffoldProject } from './types';

/**
 * Formats a value as a YAML string. JSON strings are valid YAML.
 *
 * @throws ScaffoldError for a text without words
 */
export function quoted(value: string, what = 'TITLE'): string {
  if (value.trim() === '') throw new ScaffoldError(`${what}: found an empty string; expected at least one word.`);
  return JSON.stringify(value.trim());
}

/** Says which names are allowed, the nearest ones first if they are similar. */
export function allowedNames(found: string, known: Iterable<string>): string {
  const names = [...known];
  const nearest = similarNames(found, names).join(', ');
  return `${nearest ? `nearest: ${nearest}; ` : ''}allowed: ${names.sort().join(', ') || 'none'}`;
}

/** Says where `develop` shows an address: without a port that is set, it says so itself when it starts. */
export function developShows(address: string, { port }: ScaffoldProject): string {
  return `Its address is ${address}. npm run develop shows it${port ? `: http://localhost:${port}${address}` : '.'}`;
}

/** @throws ScaffoldError for a tag that the file of tags lacks */
export function checkTags(tags: readonly string[], known: ReadonlySet<string>, { rules }: ScaffoldProject): void {
  for (const tag of tags)
    if (!known.has(tag)) throw new ScaffoldError(`--tags: found "${tag}"; ${allowedNames(tag, known)}.`);
  const [, most] = rules.limits.tags;
  if (tags.length > most) throw new ScaffoldError(`--tags: found ${tags.length}; expected at most ${most}.`);
}

/**
 * Reads a planned page as the checks will read it.
 *
 * @param place `file` is the path for messages
 * @throws ScaffoldError for a title that the checks refuse
 */
export function readPlannedPage(
  text: string,
  place: { readonly file: string; readonly kind: ContentPage['kind']; readonly relativePath: string },
  { tokens, known, rules }: ScaffoldProject,
): ContentPage {
  const page = readContentPage(text, place, tokens);
  const ofTitle = ({ message }: Problem): boolean => message.startsWith('field "title"');
  const [problem] = [...checkFrontMatter(page, known, rules), ...checkText(page, { rules })].filter(ofTitle);
  if (problem) throw new ScaffoldError(`TITLE: ${problem.message.replace(/^field "title": /, '')}.`);
  return page;
}
