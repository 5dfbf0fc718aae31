import { joinPath, routes, type RoutePath } from './routes';

/** The index of the site that language models read first. */
export const LLMS = '/llms.txt';
/** Path of the text of all pages, in the folder of the site or of an area. */
export const LLMS_FULL = '/llms-full.txt';

/**
 * Path of a text of several pages. Its later parts are in folders of their own, so that all have the same name, for
 * which hosts have a rule.
 *
 * @param area path of the area; `/` for all pages
 * @param part from 1
 */
export function fullTextPath(area: RoutePath, part: number): RoutePath {
  return joinPath(area, part === 1 ? '/' : `/${part}`, LLMS_FULL);
}

/** The area of a text of several pages by its path. */
export function areaOfFullText(path: RoutePath): RoutePath {
  return path.slice(0, -LLMS_FULL.length).replace(/\/\d+$/, '') || '/';
}

/** Pages that have nothing to read without scripts, or nothing of their own. */
const WITHOUT_TWIN = new Set<string>([
  routes.search(),
  routes.offline(),
  '/404',
  routes.notFound(),
  ...(['layouts', 'sources'] as const).map((name) => routes.playground(name).replace(/\/$/, '')),
]);

/**
 * Path of the Markdown file that says what a page says; undefined if there is none.
 *
 * @param path of a page, without query and fragment
 */
export function twinOf(path: RoutePath): RoutePath | undefined {
  const bare = path.replace(/\/+$/, '');
  if (bare === '') return '/index.md';
  return WITHOUT_TWIN.has(bare) ? undefined : `${bare}.md`;
}
