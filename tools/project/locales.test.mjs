import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localeFolders } from './locale-folders.mjs';
import { localeEnvironment, prepareLocales, refuseLocale, withCachesOf } from './locales.mjs';

let project;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(project, 'content', 'data'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const stamp = () => join(project, '.tmp', 'caches-made-with');
function write(path, text) {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
}
const read = (path) => (existsSync(join(project, path)) ? readFileSync(join(project, path), 'utf8') : undefined);

test('each language has caches of its own, which are in place only while it is built', async () => {
  write('public/page', 'own');
  write('.cache/data', 'own');
  write('.tmp/caches-made-with', 'own stamp');
  const build = async (text) => {
    const found = [read('public/page'), read('.cache/data'), read('.tmp/caches-made-with')];
    for (const path of ['public/page', '.cache/data', '.tmp/caches-made-with']) write(path, text);
    return found;
  };
  const builds = [];
  for (const text of ['first', 'second']) builds.push(await withCachesOf(project, 'de', () => build(text)));
  expect(builds).toEqual([
    [undefined, undefined, undefined],
    ['first', 'first', 'first'],
  ]);
  expect([read('public/page'), read('.cache/data'), read('.tmp/caches-made-with')]).toEqual([
    'own',
    'own',
    'own stamp',
  ]);
  expect(readFileSync(join(localeFolders(project, 'de').site, 'page'), 'utf8')).toBe('second');
});

test('a failed build leaves the caches of the site where they were', async () => {
  write('public/page', 'own');
  write('.tmp/caches-made-with', 'own stamp');
  await expect(withCachesOf(project, 'de', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect([read('public/page'), read('.tmp/caches-made-with')]).toEqual(['own', 'own stamp']);
});

test('after an interruption, caches of another language do not count as those of the site', async () => {
  write('public/page', 'own');
  write('.tmp/caches-made-with', 'own stamp');
  // What is in place when a build of "de" is killed.
  void withCachesOf(project, 'de', () => new Promise(() => undefined));
  write('public/page', 'German');
  write('.tmp/caches-made-with', 'German stamp');
  await withCachesOf(project, 'fr', () => undefined);
  expect(readFileSync(stamp(), 'utf8')).toBe('German stamp');
});

test('a language is never chosen by hand', () => {
  for (const act of [refuseLocale, (env) => prepareLocales(project, env)])
    expect(() => act({ SITE_LOCALE: 'de' })).toThrow(
      'SITE_LOCALE: found "de"; expected no value. npm run build sets it, for each language of content/data/locales.yaml',
    );
  refuseLocale({ SITE_LOCALE: '' });
});

test('content without languages and translations needs no other build', () => {
  expect(prepareLocales(project, {})).toEqual([]);
});

test('the build of a language reads the content with its translations, and knows both folders', () => {
  expect(localeEnvironment(project, 'de', {})).toEqual({
    SITE_LOCALE: 'de',
    SITE_CONTENT: join(project, '.tmp', 'locales', 'de', 'content'),
    CONTENT_SOURCE: join(project, 'content'),
    CONTENT_TRANSLATION: join(project, 'content.de'),
  });
});
