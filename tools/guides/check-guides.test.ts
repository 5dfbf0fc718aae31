import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkGuides } from './check-guides';
import { readExpected } from './expected';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guides-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a how-to without an entry and an entry without a page are problems, and the other guides are followed', async () => {
  mkdirSync(join(root, 'docs/rest/how-to'), { recursive: true });
  writeFileSync(join(root, 'docs/rest/how-to/how-to-svgs.mdx'), '---\ntitle: A\n---\n');
  writeFileSync(join(root, 'docs/rest/how-to/how-to-update-images.md'), '---\ntitle: A\n---\n');
  const { guides, languages, runs, problems } = await checkGuides(root, {}, ['how-to-']);
  expect({ guides, languages, runs }).toEqual({ guides: 1, languages: 1, runs: 1 });
  const messages = problems.map(({ file, line, message }) => [file.split('/').at(-1), line, message]);
  expect(messages).toContainEqual(['how-to-svgs.mdx', undefined, 'has no entry in tools/guides/expected.yaml']);
  expect(messages).toContainEqual([
    'expected.yaml',
    readExpected()['rest/how-to/how-to-svg']?.line,
    expect.stringMatching(
      /^rest\/how-to\/how-to-svg: \S+how-to-svg\.mdx does not exist; nearest: rest\/how-to\/how-to-svgs$/,
    ),
  ]);
  expect(messages).toContainEqual([
    'how-to-update-images.md',
    undefined,
    expect.stringContaining('followed in bash, the meeting is "ended"'),
  ]);
});
