import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import { readFileSync } from 'node:fs';
import { inTestProject } from '../../site/build/test-support';
import { createRegistry } from './tree/registry';
import { compileSource } from './tree/test-support';

/** A doc whose body begins on line 5 of the file. */
const doc = (body: string, ...fields: string[]): string =>
  `---\n${['title: A', ...fields].join('\n')}\n---\n\n${body}\n`;

/** Problems of a doc's body, read from a file the way Gatsby's plugin reads it, with the lines of that file. */
async function problemsOf(text: string): Promise<readonly string[]> {
  const { body, offset } = await inTestProject(
    { 'docs/a.mdx': text },
    () => import('./files/scan'),
    ({ kindOf, readContent }, root) => {
      const path = `${root}/content/docs/a.mdx`;
      const kind = kindOf(path);
      if (!kind) throw new Error('The file has no kind.');
      return {
        body: parseFrontmatter(text, readFileSync(path, 'utf8')).body,
        offset: readContent(path, kind).fields?.bodyOffset ?? 0,
      };
    },
  );
  return (await compileSource(body, { offset })).problems;
}

test.each<[string, string, string]>([
  [
    'broken MDX',
    'Text\n\n<Steps>\n\nMore',
    'content/docs/a.mdx:7 cannot be compiled: Expected a closing tag for `<Steps>` (7:1-7:8)',
  ],
  [
    'an import',
    'import { Chart } from "./chart";',
    'content/docs/a.mdx:5 uses "import": content may use only the components of the registry, without importing them',
  ],
  [
    'an unknown component',
    '- one\n\n  <Chart />',
    `content/docs/a.mdx:7 component <Chart> does not exist; allowed: ${Object.keys(createRegistry({ operations: [] })).join(', ')}`,
  ],
  [
    'a wrong prop',
    'Text <Badge color="red">new</Badge>',
    'content/docs/a.mdx:5 component <Badge>: prop "color" is not known; allowed: kind',
  ],
  [
    'an HTML comment',
    'Text\n<!-- later -->',
    'content/docs/a.mdx:6 contains an HTML comment <!-- -->, which is not MDX: write {/* … */}',
  ],
  [
    'a bare brace',
    'Send {roomId} here',
    'content/docs/a.mdx:5 contains the expression {roomId}: content is not evaluated; write a literal brace as \\{ or put it into inline code',
  ],
])('%s is reported with file and line', async (_name, body, problem) => {
  expect(await problemsOf(doc(body))).toEqual([problem]);
});

test('the line is right under front matter of any length', async () => {
  expect(await problemsOf(doc('{x}', 'description: >', '  over', '', '  lines'))).toEqual([
    expect.stringMatching(/^content\/docs\/a\.mdx:9 /),
  ]);
  expect(await problemsOf(doc('{x}').replaceAll('\n', '\r\n'))).toEqual([
    expect.stringMatching(/^content\/docs\/a\.mdx:5 /),
  ]);
});

/** Problems that show only when all docs of a version are seen together. */
function problemsTogether(files: Readonly<Record<string, string>>): Promise<string[]> {
  const load = async () => ({
    ...(await import('./files/scan')),
    ...(await import('./files/data')),
    ...(await import('./docs/build-docs-version')),
    ...(await import('./create-pages')),
  });
  return inTestProject(
    files,
    load,
    ({ kindOf, listContentFiles, readContent, readSidebars, buildDocsVersion, findDuplicates }, root) => {
      const docs = listContentFiles(`${root}/content/docs`).files.flatMap((path) => {
        const kind = kindOf(path);
        const read = kind && readContent(path, kind);
        return read?.type === 'doc' && read.fields ? [{ ...read.fields, description: '' }] : [];
      });
      const source = readSidebars('current');
      const version = { name: 'current', label: 'Next', path: '', isLast: true, docs, hideDrafts: true };
      const { problems } = buildDocsVersion({
        ...version,
        sidebars: source?.sidebars ?? {},
        sidebarsFile: source?.file ?? '',
      });
      return [...problems, ...findDuplicates(docs.map(({ path, sourcePath }) => ({ path, source: sourcePath })))];
    },
  );
}

test('BLD-5 an unknown sidebar id is reported with its file and the ids there are', async () => {
  expect(
    await problemsTogether({
      'docs/a.mdx': doc(''),
      'docs/rest/b.mdx': doc(''),
      'data/sidebars.yaml': 'rest:\n  - type: doc\n    id: a\n  - type: doc\n    id: b\n',
    }),
  ).toEqual([
    'content/data/sidebars.yaml sidebar "rest" of version "current" names unknown docs: b; available: a, rest/b',
  ]);
});

test('BLD-4 a slug that two docs have is reported with both files', async () => {
  expect(
    await problemsTogether({ 'docs/a.mdx': doc('', 'slug: rooms'), 'docs/b.mdx': doc('', 'slug: /Rooms/') }),
  ).toEqual(['Two pages have the address /docs/rooms: docs/a.mdx and docs/b.mdx']);
});

test('BLD-6 a displayed sidebar that does not exist is reported with its file', async () => {
  expect(
    await problemsTogether({
      'docs/a.mdx': doc('', 'displayed_sidebar: rset'),
      'data/sidebars.yaml': 'rest:\n  - type: doc\n    id: a\n',
    }),
  ).toEqual(['docs/a.mdx (version "current") field "displayed_sidebar": found "rset"; available: rest']);
});
