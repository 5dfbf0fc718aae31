import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allPages, siteFolder } from '../support/built-pages';
import { readHtml } from '../../src/output/build/read-html';

const ROOT = join(__dirname, '../..');

/** What the check of the sources knows: paths of pages, with their ids where it knows them, and its problems. */
interface Known {
  readonly pages: readonly (readonly [path: string, ids: readonly string[] | null])[];
  readonly problems: readonly string[];
}

/** Ids of the frame around each page. */
const FRAME_ID =
  /^(?:start-banner|___gatsby|gatsby-[\w-]+|_gatsby[\w-]+|_R_[\w-]*|skip-region|content|main|route-status|app-bundles)$/;

test('the check of the sources knows the pages and ids that the build publishes, and no others', () => {
  const script = join('tools', 'source-links', 'print-known.ts');
  const known = JSON.parse(
    execFileSync(process.execPath, ['-r', './tools/project/register-typescript.cjs', script], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Known;
  expect(known.problems).toEqual([]);
  const built = new Map(allPages().map(({ path, html }) => [path, readHtml(html).ids]));
  const without404 = known.pages.map(([path]) => path).filter((path) => path !== '/404.html');
  expect(without404.toSorted()).toEqual([...built.keys()].toSorted());
  const differences = known.pages.flatMap(([path, ids]) => {
    if (ids === null) return [];
    const there = (built.get(path) ?? []).filter((id) => !FRAME_ID.test(id));
    return [
      ...ids.filter((id) => !there.includes(id)).map((id) => `${path}#${id} is not built`),
      ...there.filter((id) => !ids.includes(id)).map((id) => `${path}#${id} is not known`),
    ];
  });
  expect(differences, siteFolder).toEqual([]);
  expect(known.pages.filter(([, ids]) => ids !== null).length).toBeGreaterThan(150);
});
