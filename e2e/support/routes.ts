import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Route {
  readonly path: string;
  readonly kind: string;
}

function readTable(file: string): Route[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [path = '', kind = ''] = line.split('\t');
      return { path: path.replaceAll('{product}', 'rondo'), kind };
    });
}

/** Every path that the site must have. */
export const routeTable: readonly Route[] = readTable('routes.tsv');

/** One path for each kind of page, for checks that need not visit all pages. */
export const oneOfEachKind: readonly Route[] = [...new Map(routeTable.map((route) => [route.kind, route])).values()];
