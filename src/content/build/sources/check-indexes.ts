import type { Problem } from '../../../site/problems';
import type { SidebarCategory, SidebarItem } from '../../shared/sidebar/types';
import { barePath, pageOfLink, type KnownAddresses } from './find-broken';
import type { SourceLink } from './page-links';

/** A page as its file has it. */
interface IndexPage {
  readonly file: string;
  /** Path of the page, as the sidebar has it. */
  readonly path: string;
  readonly links: readonly SourceLink[];
}

/**
 * Finds docs that a sidebar lists directly below a category whose page is a doc, and that this page does not link:
 * readers of the page do not find them in its text. Unlisted docs are left out.
 *
 * @param pages without those whose text has problems, because its links are not known
 */
export function checkIndexes(
  sidebars: Iterable<readonly SidebarItem[]>,
  pages: ReadonlyMap<string, IndexPage>,
  site: KnownAddresses,
): Problem[] {
  return [...sidebars]
    .flatMap((items) => categoriesOf(items))
    .flatMap((category) => {
      const page = category.docId === undefined ? undefined : pages.get(barePath(category.href ?? ''));
      if (!page) return [];
      const own = barePath(page.path);
      const linked = new Set([own, ...page.links.map(({ href }) => pageOfLink(href, page.path, site))]);
      return category.items.flatMap((item) => {
        const path = docOf(item);
        if (path === undefined || linked.has(path)) return [];
        return [
          {
            file: page.file,
            line: 1,
            message: `does not link ${path}, which the sidebar lists below it; expected a link to each of these pages`,
          },
        ];
      });
    });
}

/** The path of an entry that is a doc, or a category whose page is one. */
function docOf(item: SidebarItem): string | undefined {
  if (item.type === 'html' || item.unlisted || item.docId === undefined || item.href === undefined) return undefined;
  return barePath(item.href);
}

function categoriesOf(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []));
}
