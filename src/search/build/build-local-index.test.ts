import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexManifest, PackedIndex } from '../shared/engine/packed-index';
import { buildLocalIndex } from './build-local-index';
import { buildRecords, type SearchablePage } from './build-records';
import { writeLocalIndex } from './write-local-index';

const page = (name: string, words = 10): SearchablePage => ({
  area: { label: 'REST API', path: '/docs/rest', rank: 10 },
  title: name,
  path: `/docs/rest/${name}`,
  description: `About ${name}.`,
  sections: [
    { anchor: null, depth: 1, hierarchy: [name], text: 'Words. '.repeat(words).trim(), code: '' },
    { anchor: 'more', depth: 2, hierarchy: [name, 'More'], text: 'Further words.', code: 'further();' },
  ],
  tags: [],
  version: 'current',
  docusaurusTag: 'docs-default-current',
  codeIdentifiers: [],
});
const records = (pages: SearchablePage[]) => buildRecords(pages, { siteUrl: 'https://site.example', baseUrl: '/' });

test('the manifest names the index, and the index its text files; all names depend only on the content', () => {
  const files = buildLocalIndex(records([page('a'), page('b')]));
  const [manifest, index] = files as [(typeof files)[number], (typeof files)[number]];
  expect(manifest.name).toBe('manifest.json');
  expect((JSON.parse(manifest.content) as IndexManifest).index).toBe(index.name);
  expect((JSON.parse(index.content) as PackedIndex).shards.map(([name]) => name)).toEqual(
    files.slice(2).map(({ name }) => name),
  );
  expect(buildLocalIndex(records([page('a'), page('b')]))).toEqual(files);
  expect(buildLocalIndex(records([page('a'), page('c')]))[1]?.name).not.toBe(index.name);
});

test('texts are split into files at page boundaries', () => {
  const files = buildLocalIndex(records(Array.from({ length: 30 }, (_, number) => page(`page-${number}`, 400))));
  const { shards } = JSON.parse(files[1]?.content ?? '') as PackedIndex;
  expect(shards.length).toBeGreaterThan(2);
  for (const [, start] of shards) expect(start % 2).toBe(0);
});

test('only the files of the previous index are removed', () => {
  const site = mkdtempSync(join(tmpdir(), 'search-index-'));
  const folder = join(site, 'search-index');
  writeLocalIndex(records([page('a')]), site);
  const before = readdirSync(folder);
  writeFileSync(join(site, 'index.html'), 'page');
  writeLocalIndex(records([page('b')]), site);
  const after = readdirSync(folder);
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => before.includes(name))).toEqual(['manifest.json']);
  expect(after).toContain((JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as IndexManifest).index);
  expect(readdirSync(site)).toContain('index.html');
});
