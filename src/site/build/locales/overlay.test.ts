import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOverlayProblems, mergeTranslations } from './overlay';

const root = mkdtempSync(join(tmpdir(), 'overlay-'));
const content = join(root, 'content');
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write('content/docs/rooms.mdx', '---\ntitle: Rooms\n---\nOne');
  write('content/docs/layouts.mdx', '---\ntitle: Layouts\nslug: arranged\n---\nTwo');
  write('content/data/footer.yaml', 'english');
  write('content.de/docs/rooms.mdx', '---\ntitle: Räume\n---\nEins');
});

const messages = (locales = ['en', 'de']) =>
  findOverlayProblems(content, locales).map(
    ({ file, line, message }) => `${file.replace(/^.*?(content)/, '$1')}:${line ?? ''} ${message.replaceAll(root, '')}`,
  );

test('a translation takes the place of its counterpart, and everything else falls back', () => {
  const target = join(root, 'merged');
  write('merged/docs/old.mdx');
  expect(messages()).toEqual([]);
  mergeTranslations(content, 'de', target);
  const read = (path: string) => readFileSync(join(target, path), 'utf8');
  expect(read('docs/rooms.mdx')).toContain('Eins');
  expect(read('docs/layouts.mdx')).toContain('Two');
  expect(read('data/footer.yaml')).toBe('english');
  expect(() => read('docs/old.mdx')).toThrow();
});

test.each([
  ['docs/romos.mdx', '', /^content\.de\/docs\/romos\.mdx: translates .*does not exist; nearest: docs\/rooms\.mdx/],
  ['data/locales.yaml', '', /data\/locales\.yaml: is the same in all languages/],
])('refuses %s', (path, text, expected) => {
  write(`content.de/${path}`, text);
  expect(messages()).toEqual([expect.stringMatching(expected)]);
});

test('names folders of unknown languages, and languages without a folder', () => {
  expect(messages(['en'])).toEqual([expect.stringMatching(/^content\.de: is a folder for the language "de"/)]);
  expect(messages(['en', 'de', 'fr'])).toEqual([expect.stringMatching(/"fr": found no folder .*content\.fr/)]);
});
