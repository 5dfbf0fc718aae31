/** Relies on webpack 5, whose aliases also apply to the paths of files. */
import { resolve } from 'node:path';

/** The alias for webpack of the search's stemmer: English needs none, so that its pages load none. */
export function stemmerAlias(module: string | undefined, root: string): Readonly<Record<string, string>> {
  return module === undefined ? {} : { [resolve(root, 'src/search/shared/engine/stemmer.ts')]: module };
}
