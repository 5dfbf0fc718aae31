import { relative } from 'node:path';
import { inTestProject, type TestFile } from '../../../site/build/test-support';

const list = (files: Readonly<Record<string, TestFile>>) =>
  inTestProject(
    files,
    () => import('./list-content-files'),
    ({ listContentFiles }, root) => {
      const listed = listContentFiles(`${root}/content`);
      return { ...listed, files: listed.files.map((file) => relative(`${root}/content`, file)) };
    },
  );

test('reads each folder once, also if links lead back to it', async () => {
  const files = { 'docs/a.mdx': 'A', 'docs/again': { linkTo: '.' }, 'docs/up': { linkTo: '..' }, 'docs/b/c.md': 'C' };
  expect(await list(files)).toEqual({ files: ['docs/a.mdx', 'docs/b/c.md'], problems: [], warnings: [] });
});

test('names files whose ending nothing reads, and large files with their bytes and the limit', async () => {
  const { files, problems, warnings } = await list({
    'docs/a.MDX': 'A',
    'docs/b.markdown': 'B',
    'docs/notes.txt': 'C',
    'docs/large.mdx': 'x'.repeat(250_001),
    'docs/large.png': Buffer.alloc(1_000_001),
    'docs/film.mp4': Buffer.alloc(1_000_001),
  });
  expect(files).toEqual(['docs/large.mdx']);
  expect(problems.map(({ file }) => file)).toEqual(['content/docs/a.MDX', 'content/docs/b.markdown']);
  expect(warnings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/docs/large.mdx has 250001 bytes; expected at most 250000: split the page',
    'content/docs/large.png has 1000001 bytes; expected at most 1000000: make the picture smaller, or save it in another format',
  ]);
});
