import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfig } from '../config/site-config';
import { iconDataUrl } from './icon-data-url';

const withoutSpace = (text: string): string => text.trim().replace(/>\s+</g, '><');

test('META-1 the URL contains the same drawing as the file', () => {
  const url = iconDataUrl(siteConfig.favicon);
  expect(url).not.toMatch(/["#<>\n]/);
  const [start, content = ''] = url.split(/,(.*)/s);
  expect(start).toBe('data:image/svg+xml');
  expect(decodeURIComponent(content).replaceAll("'", '"')).toBe(
    withoutSpace(readFileSync(join('static', siteConfig.favicon), 'utf8')),
  );
});

test('META-1 an icon that is not an SVG file is an error that names the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icon-'));
  writeFileSync(join(folder, 'icon.png'), 'PNG');
  expect(() => iconDataUrl('/icon.png', folder)).toThrow(
    `favicon: ${join(folder, 'icon.png')} must be an SVG file that begins with <svg; it begins with PNG`,
  );
  expect(() => iconDataUrl('/none.svg', folder)).toThrow(/ENOENT.*none\.svg/);
});
