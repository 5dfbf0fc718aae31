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

test('text is read as it is, a byte order mark left out', async () => {
  expect(await read('Größe 会议\n')).toBe('Größe 会议\n');
  expect(await read('\uFEFFa')).toBe('a');
});

test.each([
  ['the first line', [0xff], 1],
  ['a later line', [0x61, 0x0a, 0x62, 0x0a, 0xc3, 0x28, 0x0a, 0x61], 3],
  ['the last line without end', [0x61, 0x0a, 0xe2, 0x82], 2],
])('bytes that are not UTF-8 in %s are reported with that line', async (_name, bytes, line) => {
  expect(await read(Buffer.from(bytes))).toBe(
    `error: content/a.mdx:${line} is not UTF-8 text: save it with that encoding`,
  );
});

test('paths are shown from the project root', async () => {
  expect(
    await inTestProject(
      {},
      () => import('./source-text'),
      ({ displayPath }, root) => displayPath(`${root}/content/docs/a.mdx`),
    ),
  ).toBe('content/docs/a.mdx');
});
