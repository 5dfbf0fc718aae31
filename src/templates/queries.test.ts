import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query of several nodes: its name, its arguments and the first field. */
const LIST = /\b(all[A-Z]\w*)\s*(\((?:[^()]|\([^()]*\))*\))?\s*\{\s*(\w+)/g;

const lists = readdirSync(__dirname)
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) =>
    [...readFileSync(join(__dirname, name), 'utf8').matchAll(LIST)].map(([, list, options = '', field]) => ({
      query: `${name} ${list}`,
      isSorted: options.includes('sort:'),
      field,
    })),
  );

test('every list of nodes is sorted, because their own order depends on which of them were changed last', () => {
  const listed = lists.filter(({ field }) => field === 'nodes');
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter(({ isSorted }) => !isSorted)).toEqual([]);
});
