import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOffFile, missingParts } from './parts';

const root = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), '');
}

test.each([
  ['blog/2025-01-01-a.mdx', 'blog'],
  ['api/asyncapi.yaml', 'api'],
  ['docs-2.0/rest/api.mdx', 'docs/rest'],
])('%s is not read without the part %s', (path, part) => {
  expect(isOffFile(path, [part])).toBe(true);
  expect(isOffFile(path, [])).toBe(false);
});

test.each(['docs/sdks/rest/a.mdx', 'data/brand.yaml'])('%s is read', (path) => {
  expect(isOffFile(path, ['blog', 'api', 'release-notes', 'docs/rest'])).toBe(false);
});

test('a part without content is missing, as one is that the brand switches off', () => {
  expect(missingParts({}, root)).toEqual(['api', 'blog', 'playgrounds', 'release-notes']);
  for (const path of ['blog/a.mdx', 'data/release-notes.yaml', 'api/openapi.yaml']) write(path);
  expect(missingParts({}, root)).toEqual([]);
  expect(missingParts({ off: ['docs/rest', 'blog'] }, root)).toEqual(['blog', 'docs/rest']);
  expect(missingParts({ off: ['api'] }, root)).toEqual(['api', 'playgrounds']);
});
