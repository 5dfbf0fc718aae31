import { rmSync } from 'node:fs';
import { inTestProject, type TestFile } from '../../../site/build/test-support';
import { formatProblem } from '../../../site/problems';

const doc = (title: string, fields = ''): string => `---\ntitle: ${title}\n${fields}---\n\nText.\n`;
const SIDEBARS = 'rest:\n  - { type: doc, id: a }\n  - { type: doc, id: rest/b }\n';

const faultsOf = (files: Readonly<Record<string, TestFile>>): Promise<string[]> =>
  inTestProject(
    { 'docs/a.mdx': doc('A'), 'docs/rest/b.mdx': doc('B'), 'data/sidebars.yaml': SIDEBARS, ...files },
    () => import('./find-faults'),
    ({ findFaults }) => findFaults({}).problems.map(formatProblem),
  );

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

test('front matter with a problem is the only fault, although the sidebar now names an unknown doc', async () => {
  expect(await faultsOf({ 'docs/a.mdx': doc('A', 'titel: B\n') })).toEqual([
    expect.stringMatching(
      /^content\/docs\/a\.mdx:3 field "titel" is not allowed here; did you mean "title"\?; allowed: title/,
    ),
  ]);
});
