import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeBlockHtml } from '../../content/shared/tree/code-block';
import { product } from '../../site/config/product';
import { sdkNames } from '../shared/program';
import { writeFrames } from './write-frames';

const SDK = sdkNames(product).module;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writePage(path: string, files: Readonly<Record<string, string>>): void {
  const blocks = Object.entries(files).map(([title, code]) =>
    codeBlockHtml(code.replace(/&/g, '&amp;').replace(/</g, '&lt;'), {
      language: 'jsx',
      title,
      lineNumbers: null,
      highlighted: [],
      program: 'app',
    }),
  );
  mkdirSync(join(folder, 'docs', path), { recursive: true });
  writeFileSync(join(folder, 'docs', path, 'index.html'), blocks.join(''));
}
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const PARTS = { 'src/Part.jsx': 'export default () => <b>A part of this test</b>;' };
const app = (code: string) => `import Part from './Part';\n${code}\nexport default () => <Part />;`;

test('a program becomes a document with one classic script of its own, and what was there before is gone', async () => {
  mkdirSync(join(folder, 'sample-frames/docs/old'), { recursive: true });
  writePage('sdks/gui', {
    'src/App.jsx': app(`import { StreamHelpers } from '${SDK}';\nStreamHelpers.toggleAudio;`),
    ...PARTS,
  });
  expect(await writeFrames(folder)).toBe(1);
  const html = read('sample-frames/docs/sdks/gui/app.html');
  const scripts = [...html.matchAll(/<script src="\/([^"]+)" crossorigin><\/script>/g)].map(([, path = '']) => path);
  expect(scripts).toEqual([
    expect.stringMatching(/^sample-frames\/stage\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^sample-frames\/docs-sdks-gui-app\.[0-9a-f]{8}\.js$/),
  ]);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(read(scripts[1] ?? '')).toContain('A part of this test');
  expect(read(scripts[1] ?? '')).not.toMatch(/\beval\(|new Function\(|^(?:import|export) /m);
  expect(readdirSync(join(folder, 'sample-frames/docs'))).toEqual(['sdks']);
}, 300_000);

test('a site without programs gets no files', async () => {
  mkdirSync(join(folder, 'docs'));
  expect(await writeFrames(folder)).toBe(0);
  expect(readdirSync(folder)).toEqual(['docs']);
});

test('a part of the SDK that its stand-in does not have is named with file and line', async () => {
  writePage('sdks/gui', { 'src/App.jsx': app(`import { SoundMeter } from '${SDK}';\nnew SoundMeter();`), ...PARTS });
  await expect(writeFrames(folder)).rejects.toThrow(/docs-sdks-gui-app\/src\/App\.jsx 4:[\s\S]*'SoundMeter'/);
}, 300_000);
