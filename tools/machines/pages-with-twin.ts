import { listFiles } from '../../src/output/build/list-files';
import type { RoutePath } from '../../src/site/routes';
import { twinOf } from '../../src/site/twins';

const PAGE = /\/index\.html$/;

/** The pages of a built site that have Markdown, with its path. */
export function pagesWithTwin(folder: string): { readonly path: RoutePath; readonly twin: RoutePath }[] {
  return listFiles(folder)
    .filter((file) => PAGE.test(file))
    .map((file) => (file.replace(PAGE, '') || '/') as RoutePath)
    .flatMap((path) => {
      const twin = twinOf(path);
      return twin === undefined ? [] : [{ path, twin }];
    });
}
