import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject } from '../../src/site/build/test-support';
import { createProduct } from '../../src/site/config/product';
import type { CheckedPage } from './check-page';

const file = (...fields: string[]) => ['---', 'title: A', ...fields, '---', '', 'Text.', ''].join('\n');
const PROJECT = {
  'docs/rest/references/a.mdx': file(),
  'data/page-kinds.yaml': readFileSync('content/data/page-kinds.yaml'),
  'data/terms.yaml': readFileSync('content/data/terms.yaml'),
};
const PRODUCT = createProduct('acme', 'Acme');
const OPTIONS = { operationsOf: () => [] };

test('ignores a draft, but checks the same file without that field', async () => {
  const check = (...fields: string[]) =>
    inTestProject(
      { ...PROJECT, 'docs/rest/references/a.mdx': file(...fields) },
      () => import('./check-content'),
      ({ checkContent }, root) => checkContent(join(root, 'content'), PRODUCT, OPTIONS),
    );
  expect(await check('draft: true')).toEqual({ pages: 0, problems: [] });
  const { pages, problems } = await check();
  expect(pages).toBe(1);
  expect(problems.length).toBeGreaterThan(0);
});

test('takes from an earlier run what neither the page nor what it is checked against has changed', () =>
  inTestProject(
    { ...PROJECT, 'docs/rest/references/b.mdx': file('description: B') },
    () => import('./check-content'),
    async ({ checkContent }, root) => {
      const kept = new Map<string, CheckedPage>();
      const add = jest.fn((digest: string, page: CheckedPage) => (kept.set(digest, page), page));
      const find = (digest: string) => kept.get(digest);
      /** Files that were checked anew, with the same problems as if all had been. */
      const check = async (): Promise<number> => {
        const before = kept.size;
        const content = join(root, 'content');
        const { problems } = await checkContent(content, PRODUCT, { ...OPTIONS, kept: { find, add } });
        expect(problems).toEqual((await checkContent(content, PRODUCT, OPTIONS)).problems);
        expect(problems.length).toBeGreaterThan(0);
        return kept.size - before;
      };
      const edit = (name: string, change: (text: string) => string): void => {
        const path = join(root, 'content', name);
        writeFileSync(path, change(readFileSync(path, 'utf8')));
      };
      expect([await check(), await check()]).toEqual([2, 0]);
      // The line of a problem moves, though the text and the fields are the same.
      edit('docs/rest/references/b.mdx', (text) =>
        text.replace('title: A\n', '').replace('---\n', '---\n\ntitle: A\n'),
      );
      expect(await check()).toBe(1);
      edit('data/terms.yaml', (text) => `${text}  - { use: words, refused: [text], why: it is a test }\n`);
      expect(await check()).toBe(2);
      edit('data/page-kinds.yaml', (text) => text.replace('sentenceWords: 30', 'sentenceWords: 29'));
      expect(await check()).toBe(2);
      expect(await check()).toBe(0);
    },
  ));
