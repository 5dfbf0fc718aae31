import { nearestOrAvailable, similarNames } from '../src/site/build/nearest';
import { UsageError } from './command-line';

/**
 * Reads which pages a command is about: those whose path contains the first argument, or all without one. The path of a
 * file (`content/docs/rest/api.mdx`) and an address (`/docs/rest/api`) work too.
 *
 * @param command for the message, as in `check:guides`
 * @param paths of pages below `docs`, or below the content root for others, without extension
 * @throws UsageError for a further argument, or a text that no path contains
 */
export function choosePages(command: string, args: readonly string[], paths: readonly string[]): readonly string[] {
  const [text = '', ...more] = args;
  const [unexpected] = more;
  if (unexpected !== undefined)
    throw new UsageError(`found "${unexpected}"; expected at most one text, as in: npm run ${command} -- rest/api`);
  const part = shortPath(text.replace(/^\.?\//, ''));
  const chosen = paths.filter((path) => path.includes(part));
  if (chosen.length === 0)
    throw new UsageError(`found "${text}"; expected a part of a page's path; ${hint(part, paths)}`);
  return chosen;
}

/** `rest/api` of `content/docs/rest/api.mdx`. */
export const shortPath = (file: string): string =>
  file.replace(/^(?:content\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, '');

/** Those who mistype a path often leave out its folders. */
function hint(part: string, paths: readonly string[]): string {
  const near = similarNames(
    part,
    paths.map((path) => path.slice(path.lastIndexOf('/') + 1)),
  );
  return near.length > 0 ? `nearest: ${near.join(', ')}` : nearestOrAvailable(part, paths);
}
