import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBlock, DeferScriptsPlugin, readBundleMarkup } from './deferred-scripts';

/** Markup as Gatsby 5.16 writes it. */
const MARKUP =
  '<script>/*<![CDATA[*/window.___webpackCompilationHash="26b52a7e9f3c4c3d1b5b";/*]]>*/</script>' +
  '<script>/*<![CDATA[*/window.___chunkMapping="{\\"app\\":[\\"/app-d1b9f3e6.js\\"],\\"a\\\\b\\":[]}";/*]]>*/</script>' +
  '<script src="/webpack-runtime-1a2b3c4d.js" async></script>' +
  '<script src="/framework-5e6f7a8b.js" async></script>' +
  '<script src="/app-d1b9f3e6.js" async></script>';

const LIST = {
  compilationHash: '26b52a7e9f3c4c3d1b5b',
  scripts: ['/webpack-runtime-1a2b3c4d.js', '/framework-5e6f7a8b.js', '/app-d1b9f3e6.js'],
};

test('reads the list of bundles in the order in which they run', () => {
  expect(readBundleMarkup(MARKUP)).toEqual(LIST);
});

test.each([
  ['the compilation hash', MARKUP.replace('___webpackCompilationHash', '___hash')],
  ['the scripts', MARKUP.replace(/ async/g, ' defer')],
  ['the scripts', MARKUP.replace(/<script src/g, '<script type="module" src')],
  ['the compilation hash, the scripts', ''],
])('rejects markup without %s, with a message that names it', (what, markup) => {
  expect(() => readBundleMarkup(markup)).toThrow(
    `${what} not found in public/_gatsby/slices/_gatsby-scripts-1.html. Gatsby's script markup has changed`,
  );
});

test('escapes the data block, so that its content cannot close the element, without losing data', () => {
  const block = bundleBlock({ ...LIST, scripts: ['/</script><b>.js'] }, 'list');
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  const json = /^<script type="application\/json" id="list">(.*)<\/script>$/.exec(block)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ ...LIST, scripts: ['/</script><b>.js'] });
});

describe('between the two hooks', () => {
  const home = process.cwd();
  const file = 'public/_gatsby/slices/_gatsby-scripts-1.html';
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    process.chdir(folder);
    mkdirSync('public/_gatsby/slices', { recursive: true });
    mkdirSync('.cache');
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  /** Runs the hooks as webpack would once the bundles are finished, with Gatsby's own hook in between. */
  function run(gatsby: () => void): void {
    const taps: { stage: number; callback: () => void }[] = [{ stage: 0, callback: gatsby }];
    const done = { tap: ({ stage }: { stage: number }, callback: () => void) => taps.push({ stage, callback }) };
    new DeferScriptsPlugin('list').apply({ hooks: { done } });
    for (const { callback } of taps.sort((a, b) => a.stage - b.stage)) callback();
  }

  test('replaces the scripts with a data block, and restores what Gatsby wrote before the next build', () => {
    run(() => writeFileSync(file, MARKUP));
    expect(readFileSync(file, 'utf8')).toBe(bundleBlock(LIST, 'list'));
    let seen = '';
    run(() => (seen = readFileSync(file, 'utf8')));
    expect(seen).toBe(MARKUP);
    expect(readFileSync(file, 'utf8')).toBe(bundleBlock(LIST, 'list'));
  });

  test('fails the build with the file name if Gatsby has not written the file', () => {
    expect(existsSync(file)).toBe(false);
    expect(() => run(() => undefined)).toThrow(file);
  });
});
