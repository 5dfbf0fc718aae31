import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import * as link from '../browser/shims/link';
import * as router from '../browser/shims/router';
import * as scroll from '../browser/shims/scroll-and-announcer';
import { shimAliases } from './shim-aliases';
import { bundle, fixtureFolder } from './test-support';

const CACHE_DIR = 'node_modules/gatsby/cache-dir';
/** Gatsby's files of the two stages whose bundles readers and authors load; the others are for rendering. */
const FILES = readdirSync(CACHE_DIR).filter((file) => file.endsWith('.js') && !/static-entry|api-ssr/.test(file));

/** Names that Gatsby's files in the browser import or pass on, by what they import from. */
function importedNames(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of FILES) {
    const { body } = parseSync(readFileSync(join(CACHE_DIR, file), 'utf8'), { syntax: 'ecmascript', jsx: true });
    for (const statement of body) {
      if (!('source' in statement) || !statement.source) continue;
      const names = found.get(statement.source.value) ?? new Set();
      if (statement.type === 'ExportAllDeclaration') names.add('*');
      else
        for (const specifier of statement.specifiers) {
          if (specifier.type === 'ImportSpecifier') names.add((specifier.imported ?? specifier.local).value);
          else if (specifier.type === 'ExportSpecifier') names.add(specifier.orig.value);
          else names.add(specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*');
        }
      found.set(statement.source.value, names);
    }
  }
  return found;
}

const imported = importedNames();

test.each<[string, object]>([
  ['@gatsbyjs/reach-router', router],
  ['gatsby-link', link],
  ['gatsby-react-router-scroll', scroll],
  ['./route-announcer-props', scroll],
])("what Gatsby's files import from %s is exported by what replaces it", (name, shim) => {
  const names = [...(imported.get(name) ?? [])];
  expect(names).not.toEqual([]);
  expect(names.filter((key) => !(key in shim))).toEqual([]);
});

test('of gatsby-script everything is passed on and nothing is used', () => {
  expect([...(imported.get('gatsby-script') ?? [])]).toEqual(['*']);
});

describe.each(['build-javascript', 'develop', 'build-html', 'develop-html'] as const)('in the stage %s', (stage) => {
  const aliases = shimAliases(stage, process.cwd());

  test('what is put in place of another module exists', () => {
    const targets = Object.values(aliases).filter((target) => target !== false);
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  test('what is replaced exists in the installed Gatsby, and is imported by it', () => {
    const text = [...FILES, 'static-entry.js'].map((file) => readFileSync(join(CACHE_DIR, file), 'utf8')).join('\n');
    const cache = resolve('.cache');
    for (const name of Object.keys(aliases).filter((key) => key !== 'mermaid')) {
      if (name.startsWith(cache)) {
        const file = name.slice(cache.length + 1);
        expect(FILES).toContain(file);
        expect(text).toMatch(new RegExp(`(?:from |require\\()["\`]\\./${file.replace('.js', '')}["\`]`));
      } else if (name.startsWith('/')) {
        expect(name).toMatch(/internal-plugins\/partytown\/gatsby-browser\.js$/);
        expect(existsSync(name)).toBe(true);
      } else {
        expect(text).toMatch(new RegExp(`(?:from |require\\()["\`]${name}["\`]`));
      }
    }
  });
});

test('a Gatsby without the plugin Partytown ends the build', () => {
  const { folder, remove } = fixtureFolder({});
  mkdirSync(join(folder, 'node_modules/gatsby'), { recursive: true });
  expect(() => shimAliases('build-javascript', folder)).toThrow('no such file or directory');
  remove();
});

test('webpack fails for a name that a module imports and its replacement does not export', () => {
  const site = fixtureFolder({
    'index.js': "import { Router } from 'router'; console.log(Router);",
    'shim.mjs': 'export const navigate = 1;',
  });
  const build = () =>
    bundle(
      site.folder,
      "{ module: imported.STRICT_EXPORTS, resolve: { alias: { router: path.join(folder, 'shim.mjs') } } }",
      'shim-aliases.ts',
    );
  expect(build().errors).toEqual([expect.stringContaining("export 'Router' (imported as 'Router') was not found")]);
  site.write('shim.mjs', 'export const Router = 1;');
  expect(build().errors).toEqual([]);
  site.remove();
}, 60_000);
