import { checkFiles, type Files } from './test-support';

const doc = (...fields: string[]): string => `---\n${fields.join('\n')}\n---\n\nText.\n`;
const GOOD: Files = { 'docs/good.mdx': doc('title: Good'), 'data/docs-tags.yaml': 'api:\n  label: API\n' };

const check = (files: Files, base = GOOD): Promise<string[]> => checkFiles({ ...base, ...files });

test('accepts content without errors', async () => {
  expect(
    await check({
      'docs/rest/rooms.md': doc('title: "{Product} rooms"', 'tags: [api]'),
      'pages/index.mdx': doc('title: Home'),
      'data/sidebars.yaml': 'rest:\n  - type: doc\n    id: good\n',
      'notes.txt': 'x',
    }),
  ).toEqual([]);
});

test('reports a folder that is named like a page', async () => {
  expect(await check({ 'docs/rest/a.mdx': { folder: true } })).toEqual([
    'The content has 1 problem:',
    'content/docs/rest/a.mdx is a folder named like a page: rename it without the extension',
  ]);
});
