import { basename, resolve } from 'node:path';
import { bundleOnce, swcLoader } from '../../site/build/bundle-once';

/**
 * Compiles a service worker and what it imports to one minified script. Equal sources give equal bytes.
 *
 * @param entry path of its TypeScript module, from the project's root
 * @throws Error naming what could not be compiled
 */
export async function bundleWorker(entry: string): Promise<string> {
  const { files } = await bundleOnce(basename(entry, '.ts'), entry, () => ({
    target: 'webworker',
    entry: resolve(entry),
    output: { filename: 'worker.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, use: swcLoader({ syntax: 'typescript' }) }] },
  }));
  return String(files.get('worker.js'));
}
