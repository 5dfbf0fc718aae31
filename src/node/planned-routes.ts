import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '../site/config/product';
import { comparablePath } from '../site/routes';
import { expandTokens, tokenValues } from '../site/tokens';
import { readUtf8, displayPath } from './content-files/source-text';
import { env } from './env';
import { ContentError } from './problems';

/** Pages that the route table promises and that are not built yet. Links to them are plain text. */
export interface PlannedRoutes {
  readonly has: (path: string) => boolean;
  readonly paths: readonly string[];
  /** Planned docs: id to the label shown in a sidebar meanwhile. */
  readonly docs: ReadonlyMap<string, string>;
}

/**
 * Reads `data/planned-routes.tsv`: a line for each route, and for a doc its id and label after tabs.
 *
 * @throws ContentError for a line that does not begin with a slash.
 */
export function readPlannedRoutes(): PlannedRoutes {
  const path = join(env.contentRoot, 'data', 'planned-routes.tsv');
  if (!existsSync(path)) return { has: () => false, paths: [], docs: new Map() };
  const tokens = tokenValues(product);
  const rows = readUtf8(path)
    .split('\n')
    .map((line, index) => ({ cells: expandTokens(line, tokens).split('\t'), line: index + 1 }))
    .filter(({ cells }) => cells[0] !== undefined && cells[0] !== '' && !cells[0].startsWith('#'));
  const wrong = rows.filter(({ cells }) => !cells[0]?.startsWith('/'));
  if (wrong.length > 0) throw new ContentError(wrong.map(({ cells, line }) => ({ file: displayPath(path), line, message: `found "${cells[0]}"; a route begins with a slash` })));
  const paths = rows.map(({ cells }) => cells[0] ?? '');
  const known = new Set(paths.map(comparablePath));
  return {
    has: (candidate) => known.has(comparablePath(candidate)),
    paths,
    docs: new Map(rows.flatMap(({ cells: [, id, label] }) => (id ? [[id, label || id] as const] : []))),
  };
}
