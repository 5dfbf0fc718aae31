import { inTestProject, type TestFile } from './test-support';

const read = (bytes: TestFile): Promise<string> =>
  inTestProject(
    { 'a.mdx': bytes },
    () => import('./source-text'),
    ({ readUtf8 }, root) => {
      try {
        return readUtf8(`${root}/content/a.mdx`);
      } catch (error) {
        return `error: ${(error as Error).message}`;
      }
    },
  );

test('returns the text unchanged, except for a byte order mark and line ends', async () => {
  expect(await read('Größe 会议\n')).toBe('Größe 会议\n');
  expect(await read('\uFEFFa')).toBe('a');
  expect(await read('a\r\n\r\nb\r\n')).toBe('a\n\nb\n');
});

test('reports the line of bytes that are not UTF-8', async () => {
  expect(await read(Buffer.from([0x0a, 0xff]))).toBe(
    'error: content/a.mdx:2 is not UTF-8 text: save it with that encoding',
  );
});

test('displays the file that authors edit, in place of its copy', async () => {
  process.env.CONTENT_SOURCE = 'original';
  const paths = await inTestProject(
    {},
    () => import('./source-text'),
    ({ displayPath }, root) =>
      ['content/docs/a.mdx', 'content', 'contents/a.mdx'].map((path) => displayPath(`${root}/${path}`)),
  );
  delete process.env.CONTENT_SOURCE;
  expect(paths).toEqual(['original/docs/a.mdx', 'original', 'contents/a.mdx']);
});
