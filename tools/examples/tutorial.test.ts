import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { parseCodeMeta } from '../../src/content/shared/tree/code-block';
import { readContentPage } from '../content-pages';
import { walk } from '../markdown';

const PAGE = 'content/docs/sdks/token-server.mdx';
const FOLDER = 'examples/token-server';
/** Explains the folder to those who find it; the page does that for its own readers. */
const NOT_SHOWN = ['README.md'];

/** The fences of the page by title, those with the same title in the order of the page. */
function fencesByTitle(): Map<string, string[]> {
  // The files hold the names of the default product.
  const tokens = tokenValues(createProduct('rondo', 'Rondo'));
  const place = { file: PAGE, kind: 'doc', relativePath: 'sdks/token-server.mdx' } as const;
  const fences = new Map<string, string[]>();
  walk(readContentPage(readFileSync(PAGE, 'utf8'), place, tokens).tree, (node) => {
    const title = node.type === 'code' ? parseCodeMeta(node.meta ?? '').title : undefined;
    if (node.type === 'code' && title) fences.set(title, [...(fences.get(title) ?? []), node.value]);
  });
  return fences;
}

const files = (readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) as string[]).filter(
  (path) => !path.startsWith('node_modules') && !NOT_SHOWN.includes(path) && statSync(join(FOLDER, path)).isFile(),
);

test('the tutorial shows every file of the example, and no other', () => {
  expect([...fencesByTitle().keys()].sort()).toEqual([...files].sort());
});

test.each(files)('the tutorial shows %s as it is', (file) => {
  const shown = fencesByTitle().get(file)?.join('\n\n');
  expect(`${shown ?? ''}\n`).toBe(readFileSync(join(FOLDER, file), 'utf8'));
});

test('readers can copy the folder: it imports nothing of this project', () => {
  const imports = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name]) => name),
    );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((name) => !/^(?:node:|\.\/|@rondo-example\/js$)/.test(name ?? ''))).toEqual([]);
});
