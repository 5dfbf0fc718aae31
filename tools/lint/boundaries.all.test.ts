import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { MAY_IMPORT, ROOT_MAY_IMPORT } from './boundaries.mjs';
import { ENTRIES } from './entries.mjs';
import { listModules, readGraph } from './import-graph';

const root = join(__dirname, '../..');
const parts = Object.keys(MAY_IMPORT);
const modules = listModules(root, ['src', 'tools', 'scripts', 'bench', 'e2e']);
const entries: Readonly<Record<string, readonly string[]>> = ENTRIES;
const isTest = (path: string): boolean => /\.(?:test|spec)\.|test-support/.test(path);

/** The part that a module belongs to: the most deeply nested one that contains it. */
function partOf(path: string): string | undefined {
  return parts.filter((part) => path.startsWith(`${part}/`)).sort((one, other) => other.length - one.length)[0];
}

/** Returns any module of a part, either an entry point or not, so that the tests do not depend on file names. */
function moduleOf(folder: string, isEntry = true): string {
  const inside = modules.filter((path) => path.startsWith(`${folder}/`) && !isTest(path) && !path.endsWith('.d.ts'));
  const listed = (entries[folder] ?? []).map((file) => `${folder}/${file}`);
  const match = (listed.length > 0 && isEntry ? listed : inside.filter((path) => !listed.includes(path)))
    // Some parts must not import schemas.
    .filter((path) => !path.endsWith('-schema.ts'))
    // Modules of nested parts do not belong to this part.
    .filter((path) => partOf(path) === folder || !parts.includes(folder))
    .at(0);
  if (!match) throw new Error(`No module in ${folder}.`);
  return match;
}

interface Case {
  readonly filePath: string;
  readonly text: string;
}

function lint(cases: readonly Case[], ...options: string[]): { readonly line: number; readonly message: string }[][] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'lint-text.mjs'), ...options], {
    cwd: root,
    input: JSON.stringify(cases),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as { line: number; message: string }[][];
}

function importing(from: string, target: string): Case {
  const path = posix.relative(posix.dirname(from), target.replace(/\.tsx?$/, ''));
  const name =
    target.includes('/') && !target.startsWith('node:') ? (path.startsWith('.') ? path : `./${path}`) : target;
  return { filePath: from, text: `import '${name}';\n` };
}

const features = readdirSync(join(root, 'src/features'));
const [oneFeature = '', otherFeature = ''] = features.filter((name) =>
  modules.some((path) => path.startsWith(`src/features/${name}/`) && !isTest(path)),
);

/** Forbidden imports, one of each kind: the importing file, the imported module, and part of the message. */
const FORBIDDEN: readonly (readonly [string, string, string, string])[] = [
  ['site → another folder', 'src/site/x.ts', moduleOf('src/content/shared'), 'src/site may import nothing'],
  ['shared → build', 'src/content/shared/x.ts', moduleOf('src/content/build'), 'src/content/shared may import'],
  ['shared → browser', 'src/search/shared/x.ts', moduleOf('src/search/browser'), 'src/search/shared may import'],
  ['shared → Node', 'src/reference/shared/x.ts', 'node:fs', 'node:fs'],
  ['shared → Node by its old name', 'src/reference/shared/x.ts', 'path', 'path'],
  ['shared → React', 'src/search/shared/x.ts', 'react', 'Shared code must be pure'],
  ['site → Gatsby', 'src/site/x.ts', 'gatsby', 'Shared code must be pure'],
  ['browser → build', 'src/search/browser/x.tsx', moduleOf('src/search/build'), 'src/search/browser may import'],
  ['browser → Node', 'src/search/browser/x.tsx', 'node:path', 'node:path'],
  ['browser → zod', 'src/search/browser/x.ts', 'zod', 'Browser code may import only types of schemas'],
  ['browser → schema', 'src/search/browser/x.ts', 'src/site/config/brand-schema.ts', 'only types of schemas'],
  ['features → build', 'src/features/consent/x.tsx', moduleOf('src/content/build'), 'src/features may import'],
  ['hooks → build', 'src/hooks/x.ts', moduleOf('src/content/build'), 'src/hooks may import'],
  [
    'feature → feature',
    `src/features/${oneFeature}/x.tsx`,
    moduleOf(`src/features/${otherFeature}`),
    'A feature must not import another feature',
  ],
  [
    'feature → feature in a test',
    `src/features/${oneFeature}/x.test.tsx`,
    moduleOf(`src/features/${otherFeature}`),
    'A feature must not import another feature',
  ],
  ['feature → browser', `src/features/${oneFeature}/x.tsx`, moduleOf('src/search/browser'), 'src/features may import'],
  ['components → features', 'src/components/x.tsx', moduleOf('src/features'), 'src/components may import'],
  ['hooks → components', 'src/hooks/x.ts', moduleOf('src/components'), 'src/hooks may import'],
  ['views → templates', 'src/views/x.tsx', moduleOf('src/templates'), 'src/views may import'],
  ['templates → build', 'src/templates/x.tsx', moduleOf('src/content/build'), 'src/templates may import'],
  ['pages → build', 'src/pages/x.tsx', moduleOf('src/site/build'), 'src/pages may import'],
  ['area → area', 'src/search/build/x.ts', moduleOf('src/content/build'), 'src/search/build may import'],
  [
    'area → inside of another area',
    'src/content/build/x.ts',
    moduleOf('src/reference/build', false),
    'Import one of the entry points of src/reference/build',
  ],
  [
    'views → inside of an area',
    'src/views/x.tsx',
    moduleOf('src/search/browser', false),
    'Import one of the entry points of src/search/browser',
  ],
  ['build → browser', 'src/content/build/x.ts', moduleOf('src/playgrounds/browser'), 'src/content/build may import'],
  ['build → gatsby', 'src/content/build/x.ts', moduleOf('src/gatsby/build'), 'src/content/build may import'],
  ['gatsby → content', 'src/gatsby/build/x.ts', moduleOf('src/content/build'), 'src/gatsby/build may import'],
  ['gatsby in browsers → its build', 'src/gatsby/browser/x.ts', moduleOf('src/gatsby/build'), 'src/gatsby/browser may'],
  ['views → gatsby', 'src/views/x.tsx', moduleOf('src/gatsby/browser'), 'src/views may import'],
  ['src → tools', 'src/content/build/x.ts', moduleOf('tools'), 'src/content/build may import'],
  ['src → scripts', 'src/output/build/x.ts', moduleOf('scripts'), 'src/output/build may import'],
  ['src → bench', 'src/search/build/x.ts', moduleOf('bench'), 'src/search/build may import'],
  ['src → e2e', 'src/views/x.tsx', moduleOf('e2e'), 'src/views may import'],
  ['test → e2e', 'src/site/x.test.ts', moduleOf('e2e'), 'src/site may import'],
  ['tools → browser', 'tools/x.ts', moduleOf('src/search/browser'), 'tools may import'],
  ['tools → e2e', 'tools/samples/x.ts', moduleOf('e2e'), 'tools may import'],
  ['scripts → bench', 'scripts/x.ts', moduleOf('bench'), 'scripts may import'],
  ['styles → another folder', 'src/styles/x.ts', moduleOf('src/site'), 'src/styles may import nothing'],
  [
    'hooks of Gatsby → inside of an area',
    'src/gatsby/hooks/x.ts',
    moduleOf('src/search/build', false),
    'Import one of the entry points of src/search/build',
  ],
  ['hooks of Gatsby → views', 'src/gatsby/hooks/x.ts', moduleOf('src/views'), 'src/gatsby/hooks may import'],
  ['root of the build → area', 'gatsby-node.ts', moduleOf('src/content/build'), 'may import'],
  ['root of the build → views', 'gatsby-node.ts', moduleOf('src/views'), 'may import'],
  ['root of the browser → build', 'gatsby-browser.tsx', moduleOf('src/content/build'), 'may import'],
  ['root of the rendering → gatsby/build', 'gatsby-ssr.tsx', moduleOf('src/gatsby/build'), 'may import'],
];

const results = lint(FORBIDDEN.map(([, from, target]) => importing(from, target)));

test.each(FORBIDDEN.map((entry, index) => [...entry, index] as const))(
  '%s is forbidden',
  (_kind, _from, _target, message, index) => {
    expect(results[index]).toEqual([expect.objectContaining({ message: expect.stringContaining(message) as string })]);
  },
);

test('forbids imports of types, dynamic imports and re-exports as well', () => {
  const { text } = importing('src/features/consent/x.tsx', moduleOf('src/content/build'));
  const path = /'(.*)'/.exec(text)?.[1] ?? '';
  const texts = [`import type { A } from '${path}';`, `void import('${path}');`, `export * from '${path}';`];
  const messages = lint(texts.map((source) => ({ filePath: 'src/features/consent/x.tsx', text: source })));
  expect(messages.map((list) => list.map(({ message }) => message))).toEqual(
    texts.map(() => [expect.stringContaining('src/features may import')]),
  );
});

test('the rules find no imports without the resolver, which proves that they depend on it', () => {
  const kinds = FORBIDDEN.filter(([, , target]) => target.includes('/'));
  expect(
    lint(
      kinds.slice(0, 4).map(([, from, target]) => importing(from, target)),
      '--without-resolver',
    ),
  ).toEqual(kinds.slice(0, 4).map(() => []));
});

test('each part may import what it is allowed to, and nothing else', () => {
  const targets = parts.map((part) => moduleOf(part));
  // In the same folder as the module that the others import, because a feature must not import another one.
  const cases = targets.map((own) => {
    const filePath = posix.join(posix.dirname(own), 'x.ts');
    return { filePath, text: targets.map((target) => importing(filePath, target).text).join('') };
  });
  const mayImport: Readonly<Record<string, readonly string[]>> = MAY_IMPORT;
  const forbidden = lint(cases).map((messages) => [...new Set(messages.map(({ line }) => parts[line - 1]))].sort());
  expect(Object.fromEntries(parts.map((part, index) => [part, forbidden[index]]))).toEqual(
    Object.fromEntries(
      parts.map((part) => [part, parts.filter((other) => other !== part && !mayImport[part]?.includes(other)).sort()]),
    ),
  );
});

test('root files may import the entry points of the parts that they connect', () => {
  const cases = [
    importing('gatsby-node.ts', moduleOf('src/gatsby/hooks')),
    importing('gatsby-node.ts', moduleOf('src/gatsby/build')),
    importing('gatsby-browser.tsx', moduleOf('src/templates')),
    importing('gatsby-ssr.tsx', moduleOf('src/views')),
    importing('eslint.config.mjs', 'tools/lint/boundaries.mjs'),
  ];
  expect(lint(cases)).toEqual(cases.map(() => []));
});

test('every module belongs to a part, and every root file matches a pattern', () => {
  const generated = ['src/gatsby-types.d.ts'];
  const patterns = Object.keys(ROOT_MAY_IMPORT).map(
    (glob) =>
      new RegExp(
        `^${glob
          .replaceAll('.', '\\.')
          .replaceAll('*', '[^/]*')
          .replace(/\{(.*?)\}/g, (_all, list: string) => `(?:${list.replaceAll(',', '|')})`)}$`,
      ),
  );
  const isListed = (path: string): boolean =>
    patterns.some((pattern) => pattern.test(path)) || (path.includes('/') && partOf(path) !== undefined);
  expect(modules.filter((path) => !isListed(path) && !generated.includes(path))).toEqual([]);
});

test('all folders with code are checked', () => {
  // Examples are programs for readers: tools/examples checks that they import nothing of this project.
  const WITHOUT_CODE = ['content', 'examples', 'maintaining', 'schemas', 'static'];
  // Generated by the build or by packages, and not in the repository.
  const GENERATED = ['node_modules', 'public', 'dist', 'test-results', 'playwright-report'];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !GENERATED.includes(name));
  const withCode = folders.filter((name) => !WITHOUT_CODE.includes(name));
  expect(withCode.filter((name) => !modules.some((path) => path.startsWith(`${name}/`)))).toEqual([]);
  // Type declarations for checking samples are part of the content.
  expect(listModules(root, WITHOUT_CODE).filter((path) => path.includes('/') && !path.endsWith('.d.ts'))).toEqual([]);
});

test('every entry point exists and is imported from another part', () => {
  const listed = Object.entries(entries).flatMap(([part, files]) => files.map((file) => `${part}/${file}`));
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const used = new Set(
    [...readGraph(root, modules)].flatMap(([from, targets]) =>
      isTest(from) ? [] : targets.filter((target) => partOf(target) !== partOf(from)),
    ),
  );
  expect(listed.filter((path) => !used.has(path))).toEqual([]);
});
