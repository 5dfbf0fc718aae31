import type { Configuration } from 'webpack';
import { trustStamp } from './bundle-cache';
import { bundle, createFixtureFolder } from './test-support';

const gatsbyCache = () => ({
  type: 'filesystem' as const,
  name: 'build-javascript',
  buildDependencies: { config: ['/node_modules/gatsby/dist/utils/webpack.config.js'] },
});

test('sets the stamp as the cache version and removes all other dependencies', () => {
  const config: Configuration = { cache: gatsbyCache() };
  trustStamp(config, 'stamp');
  expect(config.cache).toEqual({
    type: 'filesystem',
    name: 'build-javascript',
    version: 'stamp',
    buildDependencies: { defaultWebpack: [] },
  });
});

test.each<[string, Configuration['cache']]>([
  ['undefined', undefined],
  ['false', false],
  ['"memory"', { type: 'memory' }],
  ['"filesystem"', { type: 'filesystem' }],
  ['"defaults"', { type: 'filesystem', buildDependencies: { defaults: [] } }],
])('fails the build for an unexpected cache configuration (%s)', (found, cache) => {
  expect(() => trustStamp({ cache }, 'stamp')).toThrow(
    'Expected a webpack cache of type "filesystem" with buildDependencies.config, as Gatsby 5.16 sets it; found ',
  );
  expect(() => trustStamp({ cache }, 'stamp')).toThrow(found);
});

test('does not overwrite a version that Gatsby sets itself', () => {
  expect(() => trustStamp({ cache: { ...gatsbyCache(), version: '1' } }, 'stamp')).toThrow(
    'Gatsby now sets the version of webpack\'s cache itself ("1")',
  );
});

describe('with the installed webpack', () => {
  const site = createFixtureFolder({ 'index.js': "console.log('page');", 'loader.cjs': '' });
  afterAll(site.remove);
  const writeLoader = (text: string) =>
    site.write('loader.cjs', `module.exports = (source) => source + "console.log('${text}')";`);
  const build = (stamp: string) => {
    const { errors, code } = bundle(
      site.folder,
      `(() => {
        const cache = {
          type: 'filesystem', cacheDirectory: path.join(folder, 'cache'),
          buildDependencies: { config: [path.join(folder, 'loader.cjs')] },
        };
        const stamp = imported.trustStamp({ cache }, ${JSON.stringify(stamp)});
        return { cache, plugins: [stamp], module: { rules: [{ test: /index/, use: path.join(folder, 'loader.cjs') }] } };
      })()`,
      'bundle-cache.ts',
    );
    expect(errors).toEqual([]);
    return /made by \w+/.exec(code)?.[0];
  };

  test('uses the cache for the same stamp even if a loader has changed, and ignores it for another stamp', () => {
    writeLoader('made by one');
    expect(build('a')).toBe('made by one');
    writeLoader('made by two');
    // A stale bundle, which a new stamp must prevent. It also proves that there is a cache at all.
    expect(build('a')).toBe('made by one');
    expect(build('b')).toBe('made by two');
  });
});
