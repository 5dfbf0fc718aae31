import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNotices, noticesText } from './notices';

const root = mkdtempSync(join(tmpdir(), 'notices-'));

/** Creates a package and returns its folder. */
function install(name: string, description: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = join('node_modules', name);
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...description }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, folder, file), text);
  return folder;
}

test('lists packages by name, each once, with all of their license texts', () => {
  const b = install('b', { license: 'MIT' }, { 'LICENSE.txt': 'Text of b\r\n', 'license-check.js': 'check()' });
  const a = install(
    '@x/a',
    { license: 'OFL-1.1' },
    { LICENSE: 'Text of a', LICENSE_FONT: 'Font of a', NOTICE: 'Note' },
  );
  const text = formatNotices([b, a, b], root);
  expect(text.match(/^\S+ 1\.0\.0 .*$/gm)).toEqual(['@x/a 1.0.0 (OFL-1.1)', 'b 1.0.0 (MIT)']);
  expect(text).toContain('\n\nText of a\n\nFont of a\n\nNote\n');
  expect(text).toContain('\n\nText of b\n');
  expect(text).not.toMatch(/\r|check\(\)/);
});

test('names the licenses of the icons and fonts, which are copied into the project', () => {
  const text = formatNotices([], root);
  expect(text).toMatch(/\nLucide icons \(ISC\)\n\nISC License\n/);
  expect(text).toMatch(/\nSource Code Pro \(OFL-1\.1\)\n\nCopyright 2010, 2012 Adobe /);
  expect(text).toMatch(/\nSource Sans 3 \(OFL-1\.1\)\n\nCopyright 2010-2020 Adobe /);
});

test('names every package without a license or its text', () => {
  const noText = install('no-text', { license: 'MIT' }, { 'README.md': 'MIT' });
  const noLicense = install('no-license', {}, { LICENSE: 'Text' });
  expect(() => formatNotices([noText, noLicense], root)).toThrow(
    'Readers get packages whose license is not known:\n' +
      '- no-license 1.0.0: its package.json names no license\n' +
      `- no-text 1.0.0 (MIT): found no file with its license in ${join(root, noText)}; add its text, or use another ` +
      'package (src/output/build/notices/notices.ts)',
  );
});

test('the license of a package that is known to be published without one names its owner', () => {
  const folder = install('@docsearch/react', { license: 'MIT' });
  expect(formatNotices([folder], root)).toMatch(
    /@docsearch\/react 1\.0\.0 \(MIT\)\n\nMIT License\n\nCopyright \(c\) Algolia, Inc\.\n/,
  );
});

test('a site whose bundles were not listed is an error that names the missing file', () => {
  expect(() => noticesText(join(root, 'public'))).toThrow(
    `${join(root, 'public/bundled-packages.json')} does not exist`,
  );
});
