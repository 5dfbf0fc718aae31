import { kindOf, type PageKind } from './page-kinds';

/** A page of the site that programs can read. */
export interface ListedPage {
  /** Path without the base path: `/docs/rest/rondo-api`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly area: string;
  readonly kind: PageKind;
}

/**
 * Reads the pages from `llms.txt`: below the heading of each area, a line for each page with its title, the URL of its
 * Markdown and its description.
 *
 * @param root URL of the site's first page, with a slash at its end
 */
export function readPageList(index: string, root: string): ListedPage[] {
  let area = '';
  return index.split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1] ?? area;
    const [, title = '', url = '', description = ''] =
      /^- \[((?:\\.|[^\]\\])*)\]\((\S+\.md)\)(?:: (.*))?$/.exec(line) ?? [];
    if (!url.startsWith(root)) return [];
    const path = pathOf(url.slice(root.length - 1));
    return [{ path, title: plain(title), description: plain(description), area, kind: kindOf(path) }];
  });
}

/** Path of a page by the path of its Markdown. */
function pathOf(twin: string): string {
  const path = twin.replace(/\.md$/, '');
  return path === '/index' ? '/' : path;
}

const plain = (text: string): string => text.replace(/\\([[\]])/g, '$1');
