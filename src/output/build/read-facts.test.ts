import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSize } from './gzip-size';
import { readFacts } from './read-facts';
import { readHtml } from './read-html';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'read-facts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Files of different sizes: with more than 300, other processes read them. */
function write(count: number): { readonly files: readonly string[]; readonly texts: readonly string[] } {
  const texts = Array.from({ length: count }, (_, index) => `<h2 id="n${index}">${'x'.repeat(index)}</h2>`);
  const files = texts.map((text, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, text);
    return file;
  });
  return { files, texts };
}

test.each([0, 3, 301])('returns the facts of %d files, in their order', async (count) => {
  const { files, texts } = write(count);
  expect(await readFacts('html', files)).toEqual(texts.map(readHtml));
  expect(await readFacts('data', files)).toEqual(texts.map(gzipSize));
});

test('an unreadable file is an error, wherever it is read', async () => {
  const { files } = write(301);
  const missing = join(folder, 'missing.html');
  await expect(readFacts('html', [missing])).rejects.toThrow(/ENOENT.*missing\.html/);
  await expect(readFacts('html', [...files, missing])).rejects.toThrow(/ENOENT.*missing\.html/);
});
