import { resolve } from 'node:path';
import { parseOnlyPageModules, skipOtherModules } from './query-files';

test('parses page modules and the modules of plugins, and no others', async () => {
  const parseFile = jest.fn((file: string) => Promise.resolve(file));
  const parser: Parameters<typeof skipOtherModules>[0] = { parseFile };
  skipOtherModules(parser);
  const parse = (file: string) => parser.parseFile?.(resolve(file), undefined);
  expect(await parse('src/templates/doc.tsx')).toBe(resolve('src/templates/doc.tsx'));
  expect(await parse('.cache/fragments/a.js')).toBe(resolve('.cache/fragments/a.js'));
  expect(await parse('src/site/config/site-config.ts')).toBeNull();
  expect(parseFile).toHaveBeenCalledTimes(2);
});

test.each([
  ['production', null],
  ['development', 'parsed'],
])('in %s, the query of the gallery gives %s', async (mode, expected) => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  await jest
    .isolateModulesAsync(async () => {
      const isolated = await import('./query-files');
      const parser: Parameters<typeof skipOtherModules>[0] = { parseFile: () => Promise.resolve('parsed') };
      isolated.skipOtherModules(parser);
      expect(await parser.parseFile?.(resolve('src/templates/gallery.tsx'), undefined)).toBe(expected);
    })
    .finally(() => Object.assign(process.env, { NODE_ENV: before }));
});

test('the installed Gatsby has the parser', () => {
  expect(() => parseOnlyPageModules()).not.toThrow();
  expect(() => skipOtherModules({})).toThrow('Expected the method parseFile');
});
