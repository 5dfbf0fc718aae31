import { isScalar, visit } from 'yaml';
import { routes } from '../../src/site/routes';
import { contentFolders } from './pages';
import { mapValue, parseNodes, replaceScalar, textOf } from './yaml-edits';
import type { Edit, Sources } from './types';

/** The index page of a category whose address lies in a folder that moves. */
interface IndexChange {
  readonly from: string;
  readonly to: string;
  readonly edit: Edit;
}

/** Index pages of categories have no files: their addresses are in sidebars, and follow a folder that moves. */
export function indexSlugs(sources: Sources, folders: ReadonlyMap<string, string>): IndexChange[] {
  if (folders.size === 0) return [];
  return contentFolders(sources.root)
    .filter(({ type }) => type === 'doc')
    .flatMap(({ version, versionPath }) => {
      const own = `${sources.root}/data/sidebars-${version}.yaml`;
      const file = sources.texts.has(own) ? own : `${sources.root}/data/sidebars.yaml`;
      const text = sources.texts.get(file) ?? '';
      const found: IndexChange[] = [];
      visit(parseNodes(text), {
        Map: (_key, map) => {
          const node = mapValue(map, 'slug');
          const slug = textOf(node);
          if (textOf(mapValue(map, 'type')) !== 'generated-index' || slug === undefined || !isScalar(node)) return;
          const address = routes.doc(versionPath, slug);
          const [from, to] = [...folders].find(([old]) => address === old || address.startsWith(`${old}/`)) ?? [];
          if (from === undefined || to === undefined) return;
          const moved = `${to}${address.slice(from.length)}`;
          const newSlug = moved.slice(routes.docsRoot(versionPath).length);
          const edit = { file, ...replaceScalar(text, node, slug.startsWith('/') ? newSlug : newSlug.slice(1)) };
          found.push({ from: address, to: moved, edit });
        },
      });
      return found;
    });
}
