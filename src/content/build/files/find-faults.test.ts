import { rmSync } from 'node:fs';
import { inTestProject } from '../../../site/build/test-support';

const doc = (title: string, fields = ''): string => `---\ntitle: ${title}\n${fields}---\n\nText.\n`;
test('content without faults has pages', async () => {
  const { problems, pages } = await inTestProject(
    { 'docs/a.mdx': doc('A', 'draft: true\n'), 'pages/index.mdx': doc('Home', 'slug: /\n') },
    () => import('./find-faults'),
    ({ findFaults }) => findFaults({}),
  );
  expect(problems).toEqual([]);
  expect(pages).toEqual([
    { path: '/docs/a', file: 'content/docs/a.mdx', draft: true, unlisted: false },
    { path: '/', file: 'content/pages/index.mdx', draft: false, unlisted: false },
  ]);
});

test('a file that is removed during the check is no fault', async () => {
  const { problems, pages } = await inTestProject(
    { 'docs/a.mdx': doc('A'), 'docs/b.mdx': doc('B'), 'data/other.yaml': '[]\n' },
    () => import('./find-faults'),
    // Read after the files were listed.
    ({ findFaults }) => findFaults({ 'other.yaml': () => rmSync('content/docs/b.mdx', { force: true }) }),
  );
  expect(problems).toEqual([]);
  expect(pages.map(({ file }) => file)).toEqual(['content/docs/a.mdx']);
});
