import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'));
const areas: Readonly<Record<string, object>> = STRINGS;

test('the code uses every text of strings.yaml', () => {
  const used = new Set(files.flatMap((text) => text.match(/\bSTRINGS\.\w+(?:\.\w+|(?=\[))/g) ?? []));
  const unused = Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts)
      .map((name) => `${area}.${name}`)
      // `STRINGS.area[key]` may use any text of the area.
      .filter((name) => !used.has(`STRINGS.${name}`) && !used.has(`STRINGS.${area}`)),
  );
  expect(unused).toEqual([]);
});

test('areas are in alphabetical order', () => {
  expect(Object.keys(areas)).toEqual(Object.keys(areas).sort());
});
