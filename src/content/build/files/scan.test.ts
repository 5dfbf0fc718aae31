import { checkFiles, oneProblem, type Files } from './test-support';

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

test.each<[string, Files, string]>([
  [
    'an unknown front matter field',
    { 'pages/a.mdx': doc('title: A', 'sidebar: rest') },
    'content/pages/a.mdx:3 field "sidebar" is not allowed here; allowed: title, slug, description, keywords, image, draft, unlisted, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, fold_heading_level',
  ],
  [
    'an invalid slug',
    { 'docs/a.mdx': doc('title: A', 'slug: a b') },
    'content/docs/a.mdx:3 field "slug": found "a b"; expected a URL path of letters, digits, -, _, ., ~ and /, without ".." and "//"',
  ],
  [
    'a file that is not UTF-8',
    { 'docs/a.mdx': Buffer.concat([Buffer.from(doc('title: A')), Buffer.from('Gr\xf6\xdfe', 'latin1')]) },
    'content/docs/a.mdx:6 is not UTF-8 text: save it with that encoding',
  ],
  [
    'a folder named like a page',
    { 'docs/rest/a.mdx': { folder: true } },
    'content/docs/rest/a.mdx is a folder named like a page: rename it without the extension',
  ],
  [
    'an unquoted token as the whole value',
    { 'docs/a.mdx': doc('title: {Product}') },
    'content/docs/a.mdx:2 has a value that begins with a brace and is not quoted: write it in double quotes',
  ],
  [
    'unclosed front matter',
    { 'docs/a.mdx': '---\ntitle: A\n\nText' },
    'content/docs/a.mdx:1 has unclosed front matter: add a line --- after it',
  ],
])('reports %s with its location', async (_name, files, problem) => {
  expect(await check(files)).toEqual(oneProblem(problem));
});
