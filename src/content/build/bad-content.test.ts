import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import { readFileSync } from 'node:fs';
import { inTestProject } from '../../site/build/test-support';
import { formatProblem } from '../../site/problems';
import { compileSource } from './tree/test-support';

/** A doc whose body starts on line 5 of the file, plus one line for each line in `fields`. */
const doc = (body: string, ...fields: string[]): string =>
  `---\n${['title: A', ...fields].join('\n')}\n---\n\n${body}\n`;

/** Problems of a doc's body, with line numbers of its file. The file is read the way gatsby-plugin-mdx reads it. */
async function problemsOf(text: string): Promise<readonly string[]> {
  const { body, offset } = await inTestProject(
    { 'docs/a.mdx': text },
    () => import('./files/scan'),
    ({ kindOf, readContent }, root) => {
      const path = `${root}/content/docs/a.mdx`;
      const kind = kindOf(path);
      if (!kind) throw new Error(`${path} is not a content file.`);
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
    'a wrong prop',
    'Text <Badge color="red">new</Badge>',
    'content/docs/a.mdx:5 component <Badge>: prop "color" is not known; allowed: kind',
  ],
  [
    'a bare brace',
    'Send {roomId} here',
    'content/docs/a.mdx:5 contains the expression {roomId}: content is not evaluated; write a literal brace as \\{ or put it into inline code',
  ],
])('reports %s with file and line', async (_name, body, problem) => {
  expect(await problemsOf(doc(body))).toEqual([problem]);
});

test('reports the problems of all steps of a body together, in the order of their lines', async () => {
  const body = [
    '<Chart />',
    '',
    '[nowhere]()',
    '',
    'Text {x} here.',
    '',
    '```mermaid',
    'flowchart LR',
    '```',
    '',
    '# One',
    '',
    '# Two',
    '',
    '<Badge kind="odd">b</Badge>',
  ];
  expect(
    (await problemsOf(doc(body.join('\n')))).map((line) => /^content\/docs\/a\.mdx:(\d+) /.exec(line)?.[1]),
  ).toEqual(['5', '7', '9', '11', '17', '19']);
});

/** Problems found only when all docs of a version are checked together. */
function problemsOfVersion(files: Readonly<Record<string, string>>): Promise<string[]> {
  const load = async () => ({
    ...(await import('./files/scan')),
    ...(await import('./files/list-content-files')),
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
      return [
        ...problems.map(formatProblem),
        ...findDuplicates(docs.map(({ path, sourcePath }) => ({ path, source: sourcePath }))),
      ];
    },
  );
}

test('BLD-5 reports an unknown doc id in a sidebar with the sidebars file and the existing ids', async () => {
  expect(
    await problemsOfVersion({
      'docs/a.mdx': doc(''),
      'docs/rest/b.mdx': doc(''),
      'data/sidebars.yaml': 'rest:\n  - type: doc\n    id: a\n  - type: doc\n    id: b\n',
    }),
  ).toEqual(['content/data/sidebars.yaml:5 sidebar "rest" of version "current" names the unknown doc "b"; nearest: a']);
});

test('BLD-4 reports a slug that two docs share, with both files', async () => {
  expect(
    await problemsOfVersion({ 'docs/a.mdx': doc('', 'slug: rooms'), 'docs/b.mdx': doc('', 'slug: /Rooms/') }),
  ).toEqual(['More than one page has the path /docs/rooms: docs/a.mdx, docs/b.mdx']);
});
