import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteUrlAlias } from './site-url-style';

const root = mkdtempSync(join(tmpdir(), 'site-url-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (url: string) => siteUrlAlias(url, root)['site-url.css'] ?? '';

test('writes the origin of the site as a string that style sheets can print before a path', () => {
  const file = write('https://docs.example/with/a/path');
  expect(readFileSync(file, 'utf8')).toBe('@layer tokens{:root{--site-url:"https://docs.example"}}\n');
});

test('writes the file again only if the origin has changed', () => {
  const before = statSync(write('https://docs.example'), { bigint: true }).mtimeNs;
  expect(statSync(write('https://docs.example'), { bigint: true }).mtimeNs).toBe(before);
  expect(readFileSync(write('https://other.example'), 'utf8')).toContain('other');
});
