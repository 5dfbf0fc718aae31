import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PRELOADED = resolve('tools/project/load-gatsby-files.cjs');
const GATSBY = resolve('node_modules/gatsby/dist');

let project;
const put = (path, text) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'gatsby-files-'))));
afterEach(() => rmSync(project, { recursive: true }));

/** Runs code that can use the module which Gatsby imports. */
function run(code) {
  const program = `const files = require(${JSON.stringify(join(GATSBY, 'utils/parcel/compile-gatsby-files'))});
    (async () => { ${code} })();`;
  return execFileSync(process.execPath, ['--require', PRELOADED, '-e', program], { cwd: project, encoding: 'utf8' });
}

test('Gatsby finds the configuration and the hooks where it expects them to be bundled', () => {
  put('src/late.ts', 'export const title: string = "Docs";\n');
  put('gatsby-config.ts', "import { title } from './src/late';\nexport default { siteMetadata: { title } };\n");
  put('gatsby-node.ts', "export const onPreInit = (): string => 'started';\n");
  const output = run(`
    await files.compileGatsbyFiles(process.cwd());
    const config = await import(process.cwd() + '/' + files.COMPILED_CACHE_DIR + '/gatsby-config.js');
    const { resolvedCompiledGatsbyNode } = files.getResolvedFieldsForPlugin(process.cwd(), 'default-site-plugin');
    const hooks = await import(resolvedCompiledGatsbyNode);
    console.log(JSON.stringify([config.default, hooks.default.onPreInit()]));
    console.log(files.findCompiledLocalPluginModule(process.cwd(), 'another-plugin', 'gatsby-node'));`);
  expect(output).toBe('[{"siteMetadata":{"title":"Docs"}},"started"]\nundefined\n');
});

test('an error in a file is reported with file and line of the source', () => {
  put('gatsby-config.ts', 'const late: string = "x";\n\nthrow new Error(late);\n');
  const output = run(`
    await files.compileGatsbyFiles(process.cwd());
    await import(process.cwd() + '/.cache/compiled/gatsby-config.js').catch((error) => console.log(error.stack));`);
  expect(output).toMatch(/Error: x[\s\S]*gatsby-config\.ts:3:\d+/);
});

test('it exports everything that the rest of Gatsby uses', () => {
  const exported = JSON.parse(run('console.log(JSON.stringify(Object.keys(files)));'));
  const used = readdirSync(GATSBY, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.startsWith(join('utils', 'parcel')))
    .map((path) => readFileSync(join(GATSBY, path), 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/_compileGatsbyFiles\.(\w+)/g)].map(([, name]) => name),
      ...[...text.matchAll(/\{([^{}]*)\} = require\(`[^`]*parcel\/compile-gatsby-files`\)/g)].flatMap(([, names]) =>
        names.match(/\w+/g),
      ),
    ]);
  expect(used.length).toBeGreaterThan(3);
  expect([...new Set(used)].sort()).toEqual(exported.sort());
});

describe('a build in which nothing is left to do before Gatsby ends it', () => {
  const start = (command, program) => {
    put('gatsby/cli.js', program);
    const { status, stderr } = spawnSync(process.execPath, ['--require', PRELOADED, 'gatsby/cli.js', command], {
      cwd: project,
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const NEVER = 'new Promise(() => {}).then(() => process.exit(0));';

  test('fails', () => {
    const { status, stderr } = start('build', NEVER);
    expect(stderr).toContain('Gatsby has nothing left to do, but the build is not complete.');
    expect(status).toBe(1);
  });

  test('is not one that Gatsby has ended', () => {
    expect(start('build', 'setTimeout(() => process.exit(0), 10);')).toEqual({ status: 0, stderr: '' });
  });

  test('is not another command', () => {
    expect(start('develop', NEVER)).toEqual({ status: 0, stderr: '' });
  });
});
