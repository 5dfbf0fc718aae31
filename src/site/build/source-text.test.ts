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

test.each([
  ['the first line', [0xff], 1],
  ['a later line', [0x61, 0x0a, 0x62, 0x0a, 0xc3, 0x28, 0x0a, 0x61], 3],
  ['the last line without a newline', [0x61, 0x0a, 0xe2, 0x82], 2],
])('reports the line number of bytes that are not UTF-8 in %s', async (_name, bytes, line) => {
  expect(await read(Buffer.from(bytes))).toBe(
    `error: content/a.mdx:${line} is not UTF-8 text: save it with that encoding`,
  );
});

test('displays paths relative to the project root', async () => {
  expect(
    await inTestProject(
      {},
      () => import('./source-text'),
      ({ displayPath }, root) => displayPath(`${root}/content/docs/a.mdx`),
    ),
  ).toBe('content/docs/a.mdx');
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
