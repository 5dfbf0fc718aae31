import { inTestProject } from '../../../site/build/test-support';
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
    'a missing title',
    { 'docs/a.mdx': doc('description: About') },
    'content/docs/a.mdx:1 has no title: add the field "title" to the front matter, or start the text with a heading "# …"',
  ],
  [
    'an invalid date',
    { 'docs/a.mdx': doc('title: A', 'last_update:', '  date: 2025-02-30') },
    'content/docs/a.mdx:4 field "last_update.date": found "2025-02-30"; expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z',
  ],
  [
    'an unknown tag',
    { 'docs/a.mdx': doc('title: A', 'tags:', '  - apy') },
    'content/docs/a.mdx:3 field "tags": found "apy", which is not in data/docs-tags.yaml; nearest: api',
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
    'a data file that is not UTF-8',
    { 'data/footer.yaml': Buffer.from('- title: \xfc', 'latin1') },
    'content/data/footer.yaml:1 is not UTF-8 text: save it with that encoding',
  ],
  [
    'a broken symbolic link',
    { 'docs/a.mdx': { linkTo: './gone.mdx' } },
    'content/docs/a.mdx is a symbolic link to a file that does not exist',
  ],
  [
    'a folder named like a page',
    { 'docs/rest/a.mdx': { folder: true } },
    'content/docs/rest/a.mdx is a folder named like a page: rename it without the extension',
  ],
  [
    'invalid YAML in front matter',
    { 'docs/a.mdx': doc('title: A', 'description: "About') },
    'content/docs/a.mdx:3 is not valid YAML: Missing closing "quote (a quotation mark is not closed); found description: "About',
  ],
  [
    'an unquoted colon',
    { 'docs/a.mdx': doc('title: Rooms: how') },
    'content/docs/a.mdx:2 is not valid YAML: Nested mappings are not allowed in compact mappings (a value that contains a colon must be written in quotes); found title: Rooms: how',
  ],
  [
    'an unquoted token',
    { 'docs/a.mdx': doc('title: {Product} rooms') },
    'content/docs/a.mdx:2 is not valid YAML: Unexpected scalar at node end (a value that begins with a brace must be written in double quotes); found title: {Product} rooms',
  ],
  [
    'an unquoted token as the whole value',
    { 'docs/a.mdx': doc('title: {Product}') },
    'content/docs/a.mdx:2 has a value that begins with a brace and is not quoted: write it in double quotes',
  ],
  [
    'invalid YAML in a data file',
    { 'data/navbar.yaml': '- label: A\n  to: /a\n  to: /b\n' },
    'content/data/navbar.yaml:3 is not valid YAML: Map keys must be unique (the same field is above: remove one of the two); found to: /b',
  ],
  [
    'a data file with the wrong structure',
    { 'data/sidebars.yaml': 'rest:\n  - type: category\n    label: Usage\n' },
    'content/data/sidebars.yaml:2 field "rest.0": found {"type":"category","label":"Usage","items":[]}; category "Usage" has neither items nor a link',
  ],
  [
    'no front matter',
    { 'docs/a.mdx': '# A\n' },
    'content/docs/a.mdx:1 has no front matter: begin the file with a line ---, the fields (at least a title) and another line ---',
  ],
  [
    'unclosed front matter',
    { 'docs/a.mdx': '---\ntitle: A\n\nText' },
    'content/docs/a.mdx:1 has unclosed front matter: add a line --- after it',
  ],
])('reports %s with its location', async (_name, files, problem) => {
  expect(await check(files)).toEqual(oneProblem(problem));
});

test('BLD-6 names the folder of a docs version that contains no docs', async () => {
  expect(await check({ 'docs/notes.txt': 'x' }, {})).toEqual(
    oneProblem('content/docs is the folder of docs version "current" but contains no docs'),
  );
});

test('reports the problems of all files at once', async () => {
  expect(
    await check({
      'docs/a.mdx': doc('titel: A'),
      'docs/b.mdx': Buffer.from([0xff]),
      'data/footer.yaml': 'x',
      'pages/c.mdx': doc('draft: maybe'),
    }),
  ).toMatchObject([
    'The content has 4 problems:',
    'content/data/footer.yaml:1 found "x"; expected an array',
    expect.stringMatching(/^content\/docs\/a\.mdx:2 field "titel"/),
    'content/docs/b.mdx:1 is not UTF-8 text: save it with that encoding',
    'content/pages/c.mdx:2 field "draft": found "maybe"; expected a boolean',
  ]);
});

test('determines the kind of a file from its folder', async () => {
  const kinds = await inTestProject(
    GOOD,
    () => import('./scan'),
    ({ kindOf }, root) =>
      ['docs/rest/a.mdx', 'pages/a.mdx', 'docsy/a.mdx', 'data/a.md', '../docs/a.mdx'].map((path) => {
        const kind = kindOf(`${root}/content/${path}`);
        return kind && [kind.type, kind.relativePath];
      }),
  );
  expect(kinds).toEqual([['doc', 'rest/a.mdx'], ['page', 'a.mdx'], undefined, undefined, undefined]);
});

test('reads a doc and resolves its tags and paths', async () => {
  const read = await inTestProject(
    { ...GOOD, 'docs/rest/a.mdx': doc('title: "{Product}"', 'tags: [API, api]') },
    () => import('./scan'),
    ({ kindOf, readContent }, root) => {
      const path = `${root}/content/docs/rest/a.mdx`;
      const kind = kindOf(path);
      return kind && readContent(path, kind);
    },
  );
  expect(read).toMatchObject({
    type: 'doc',
    problems: [],
    fields: { docId: 'rest/a', title: 'Rondo', tagKeys: ['api'], sourcePath: 'docs/rest/a.mdx', bodyOffset: 4 },
  });
});
