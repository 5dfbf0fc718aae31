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

test('the installed Gatsby has the parser', () => {
  expect(() => parseOnlyPageModules()).not.toThrow();
  expect(() => skipOtherModules({})).toThrow('Expected the method parseFile');
});
