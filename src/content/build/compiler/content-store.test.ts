import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import { createContentStore } from './content-store';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const store = createContentStore(join(folder, 'content'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = (firstLine: string) => ({ firstLine, tree: [] }) as unknown as CompiledContent;

test('returns what was written last, and what it was compiled from', () => {
  expect(store.read('doc >>> a')).toBeUndefined();
  store.write('doc >>> a', { digest: 'old', reads: [] }, content('Old\nline'));
  const from = { digest: 'new', reads: [{ kind: 'page', file: '/a.mdx', found: '/docs/a' } as const] };
  store.write('doc >>> a', from, content('New\nline'));
  const stored = store.read('doc >>> a');
  expect(stored).toMatchObject(from);
  expect(stored?.content()).toEqual(content('New\nline'));
  expect(store.read('doc >>> b')).toBeUndefined();
});

test('does not parse the content before it is asked for', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const stored = store.read('doc >>> a');
  expect(parse.mock.calls.every(([text]) => !text.includes('New'))).toBe(true);
  stored?.content();
  expect(parse.mock.lastCall?.[0]).toContain('New');
  parse.mockRestore();
});
