import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import { readFileSync } from 'node:fs';
import { inTestProject } from '../../site/build/test-support';
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
