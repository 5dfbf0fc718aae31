import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Creates a temporary folder with the given files, by path. Call `remove` at the end of the test. */
export function createFixtureFolder(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'bundler-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Bundles `index.js` in a folder with the installed webpack, in a separate process because jest would transform webpack
 * itself.
 *
 * @param options JavaScript expression of an object with further webpack options; it can use our module as `imported`
 * @param module file name of that module in this folder
 * @returns webpack's errors, and the code of the bundle, which is empty if there are errors
 */
export function bundle(folder: string, options: string, module: string): { errors: string[]; code: string } {
  const program = `
    const imported = require(${JSON.stringify(resolve('src/gatsby/build', module))});
    const path = require('node:path');
    const folder = ${JSON.stringify(folder)};
    const config = {
      mode: 'development', devtool: false, context: folder, entry: './index.js',
      output: { path: path.join(folder, 'out') }, infrastructureLogging: { level: 'none' },
      ...(${options}),
    };
    const compiler = require('webpack')(config);
    compiler.run((failure, stats) => {
      const errors = failure ? [String(failure)] : stats.toJson({ all: false, errors: true }).errors.map((e) => e.message);
      compiler.close(() => {
        const code = errors.length > 0 ? '' : require('node:fs').readFileSync(path.join(folder, 'out/main.js'), 'utf8');
        console.log(JSON.stringify({ errors, code }));
      });
    });`;
  const output = execFileSync(process.execPath, ['-r', './tools/project/register-typescript.cjs', '-e', program], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as { errors: string[]; code: string };
}
