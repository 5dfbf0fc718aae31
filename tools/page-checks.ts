import { choosePages } from './choose-pages';
import { GUIDES } from './guides/expected';

/**
 * The commands, with their arguments, that check what an author has written; `samples` and `spelling` are no commands
 * of their own.
 *
 * @param args which pages; see `choosePages`
 * @param paths of all pages
 * @param followed paths of the guides that are followed besides those of the how-tos
 * @throws UsageError
 */
export function pageChecks(
  args: readonly string[],
  paths: readonly string[],
  followed: readonly string[],
): readonly (readonly [name: string, ...args: string[]])[] {
  const chosen = choosePages('check:page', args, paths);
  const hasGuide = chosen.some((path) => path.startsWith(GUIDES) || followed.includes(path));
  return [
    ['check:content'],
    ['samples', ...args],
    ['spelling'],
    ...(hasGuide ? [['check:guides', ...(args.length > 0 ? ['--', ...args] : [])] as const] : []),
  ];
}
