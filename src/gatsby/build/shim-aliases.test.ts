import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import * as link from '../browser/shims/link';
import * as noPages from '../browser/shims/no-pages';
import * as router from '../browser/shims/router';
import * as scroll from '../browser/shims/scroll-and-announcer';
import { shimAliases } from './shim-aliases';
import { bundle, createFixtureFolder } from './test-support';

const CACHE_DIR = 'node_modules/gatsby/cache-dir';
/** Gatsby's files of the two stages whose bundles run in browsers; the others are for rendering. */
const FILES = readdirSync(CACHE_DIR).filter(
  (file) => file.endsWith('.js') && !/static-entry|api-ssr|default-html/.test(file),
);

/** Names that Gatsby's browser files import or re-export, by the module that they come from. */
function importedNames(): Map<string, Set<string>> {
  const namesByModule = new Map<string, Set<string>>();
  for (const file of FILES) {
    const { body } = parseSync(readFileSync(join(CACHE_DIR, file), 'utf8'), { syntax: 'ecmascript', jsx: true });
    for (const statement of body) {
      if (!('source' in statement) || !statement.source) continue;
      const names = namesByModule.get(statement.source.value) ?? new Set();
      if (statement.type === 'ExportAllDeclaration') names.add('*');
      else
        for (const specifier of statement.specifiers) {
          if (specifier.type === 'ImportSpecifier') names.add((specifier.imported ?? specifier.local).value);
          else if (specifier.type === 'ExportSpecifier') names.add(specifier.orig.value);
          else names.add(specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*');
        }
      namesByModule.set(statement.source.value, names);
    }
  }
  return namesByModule;
}

const imported = importedNames();

test.each<[string, object]>([
  ['@gatsbyjs/reach-router', router],
  ['gatsby-link', link],
  ['gatsby-react-router-scroll', scroll],
  ['./route-announcer-props', scroll],
])("the shim exports everything that Gatsby's files import from %s", (name, shim) => {
  const names = [...(imported.get(name) ?? [])];
  expect(names).not.toEqual([]);
  expect(names.filter((key) => !(key in shim))).toEqual([]);
});

test('gatsby-script is only re-exported and never used', () => {
  expect([...(imported.get('gatsby-script') ?? [])]).toEqual(['*']);
});

/** Gatsby's list of page components, which is not a file. */
const VIRTUAL_PAGES = resolve('.cache/_this_is_virtual_fs_path_/$virtual/async-requires');

test('the shell of lessons imports nothing of Node but what is replaced, by the names that the replacement exports', () => {
  const code = readFileSync('node_modules/just-bash/dist/bundle/browser.js', 'utf8');
  const imports = [...code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*"(node:[^"]+)"/g)];
  expect(imports.length).toBeGreaterThan(0);
  expect(new Set([...code.matchAll(/(?:from|import\()\s*"(node:[^"]+)"/g)].map(([, name]) => name))).toEqual(
    new Set(['node:zlib']),
  );
  const shim = readFileSync('src/gatsby/browser/shims/zlib.ts', 'utf8');
  for (const name of imports.flatMap(([, names = '']) => names.split(',').map((part) => part.trim().split(' ')[0])))
    expect(shim).toMatch(new RegExp(`export const ${name}\\b|export \\{[^}]*\\bas ${name}\\b`));
});

describe.each(['develop', 'build-html', 'develop-html'] as const)('in the stage %s', (stage) => {
  const aliases = shimAliases(stage, process.cwd());

  test('every replacement exists', () => {
    const targets = Object.values(aliases).filter((target) => target !== false);
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  test('every replaced module exists in the installed Gatsby, which imports it', () => {
    const text = [...FILES, 'static-entry.js'].map((file) => readFileSync(join(CACHE_DIR, file), 'utf8')).join('\n');
    const cache = resolve('.cache');
    for (const name of Object.keys(aliases)) {
      if (name === VIRTUAL_PAGES || name === resolve('src/templates/frame.tsx')) {
        expect(stage).toBe('develop-html');
      } else if (name.startsWith(cache)) {
        const file = name.slice(cache.length + 1);
        expect(FILES).toContain(file);
        expect(text).toMatch(new RegExp(`(?:from |require\\()["\`]\\./${file.replace('.js', '')}["\`]`));
      } else if (name.startsWith('/')) {
        expect(name).toMatch(/internal-plugins\/partytown\/gatsby-browser\.js$/);
        expect(existsSync(name)).toBe(true);
      } else {
        expect(text).toMatch(new RegExp(`(?:from |require\\(|import\\()["\`]${name}["\`]`));
      }
    }
  });
});

test('the document of the development server uses neither pages nor the frame', () => {
  const entry = readFileSync(join(CACHE_DIR, 'develop-static-entry.js'), 'utf8');
  expect(entry.match(/apiRunner\(`\w+`/g)).toEqual(['apiRunner(`onRenderBody`', 'apiRunner(`onPreRenderHTML`']);
  expect(entry).toContain('import asyncRequires from "$virtual/async-requires"');
  expect(entry.match(/asyncRequires\.\w+/g)).toEqual(['asyncRequires.components']);
  expect(noPages).toHaveProperty('default.components', {});
  const virtual = readFileSync('node_modules/gatsby/dist/utils/gatsby-webpack-virtual-modules.js', 'utf8');
  expect(virtual).toContain('.cache/_this_is_virtual_fs_path_');
});

test('fails the build if Gatsby has no Partytown plugin', () => {
  const { folder, remove } = createFixtureFolder({});
  mkdirSync(join(folder, 'node_modules/gatsby'), { recursive: true });
  expect(() => shimAliases('develop', folder)).toThrow('no such file or directory');
  remove();
});

test('webpack fails if a module imports a name that its replacement does not export', () => {
  const site = createFixtureFolder({
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
});
