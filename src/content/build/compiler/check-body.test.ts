import { join } from 'node:path';
import { inTestProject } from '../../../site/build/test-support';

jest.mock('../plugins/mdx', () => ({ remarkPlugins: () => [] }));

test('a file that is gone has no problems, and one with an open tag has one', async () => {
  const problems = await inTestProject(
    { 'docs/a.mdx': '---\ntitle: A\n---\n\n<Steps>\n' },
    () => import('./check-body'),
    ({ checkBody }, root) => Promise.all(['a', 'b'].map((name) => checkBody(join(root, `content/docs/${name}.mdx`)))),
  );
  expect(problems).toEqual([
    [
      {
        file: 'content/docs/a.mdx',
        line: 5,
        message: expect.stringContaining('Expected a closing tag for `<Steps>`') as string,
      },
    ],
    [],
  ]);
});
