import { routes, type RoutePath } from './routes';

/** The index of the site that language models read first. */
export const LLMS = '/llms.txt';
/** Path of the text of all pages, in the folder of the site or of an area. */
export const LLMS_FULL = '/llms-full.txt';

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
