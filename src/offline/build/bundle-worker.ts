import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { minifyWithSwc } from '../../site/build/minifier';
import packageJson from '../../../package.json';

/**
 * Compiles a service worker and what it imports to one minified script. Equal sources give equal bytes.
 *
 * @param entry path of its TypeScript module, from the project's root
 * @throws Error naming what could not be compiled
 */
export async function bundleWorker(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-bundle-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: 'webworker',
      devtool: false,
      entry: resolve(entry),
      output: { path: folder, filename: 'worker.js' },
      resolve: { extensions: ['.ts', '.js'] },
      performance: false,
      optimization: { minimizer: [minifyWithSwc()] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: require.resolve('swc-loader'),
            options: {
              configFile: false,
              swcrc: false,
              env: { targets: packageJson.browserslist },
              jsc: { parser: { syntax: 'typescript' } },
            },
          },
        ],
      },
    });
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        if (error) fail(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          fail(new Error(`${entry}: ${stats.toString({ all: false, errors: true, warnings: true })}`));
        else compiler.close((failure) => (failure ? fail(failure) : done()));
      });
    });
    return readFileSync(join(folder, 'worker.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
