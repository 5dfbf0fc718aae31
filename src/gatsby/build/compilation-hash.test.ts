import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createFixtureFolder } from './test-support';

const { folder, write, remove } = createFixtureFolder({ 'index.js': 'console.log(1);' });
afterAll(remove);

/** Bundles `index.js` and returns the hash that Gatsby reads. */
function hash(options: string): string {
  const program = `
    const { CompilationHashPlugin } = require(${JSON.stringify(resolve('src/gatsby/build/compilation-hash.ts'))});
    require('webpack')({
      context: ${JSON.stringify(folder)}, entry: './index.js', mode: 'production',
      output: { filename: '[name]-[contenthash].js', path: ${JSON.stringify(`${folder}/out`)} },
      plugins: [new CompilationHashPlugin()], ...${options},
    }).run((failure, stats) => console.log(failure ?? stats.hash));`;
  return execFileSync(process.execPath, ['-r', './tools/project/register-typescript.cjs', '-e', program], {
    encoding: 'utf8',
  }).trim();
}

test('the hash changes with the bundles and with nothing else', () => {
  const first = hash('{}');
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  // A warning changes webpack's own hash.
  expect(hash('{ performance: { hints: "warning", maxAssetSize: 1, maxEntrypointSize: 1 } }')).toBe(first);
  write('index.js', 'console.log(2);');
  expect(hash('{}')).not.toBe(first);
});
