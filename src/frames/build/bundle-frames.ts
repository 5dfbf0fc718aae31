import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleOnce, swcLoader, type Bundles } from '../../site/build/bundle-once';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';
import { product } from '../../site/config/product';
import { sdkNames, type ProgramFile } from '../shared/program';

/** A program without HTML, by the name of its bundle. Its first file is its component. */
export type Apps = Readonly<Record<string, readonly ProgramFile[]>>;

const STAGE = { stage: 'src/frames/stage/stage-entry.ts', 'iframe-api': 'src/frames/stage/iframe-sdk.ts' };
/** As many letters and digits as an access key has. */
const ACCESS_KEY = 'AccessKeyOfThisFrame0001';

/**
 * Compiles the scripts of frames: classic scripts, because a document without an origin may load no others.
 *
 * @throws Error naming the page's file, the line and what is wrong
 */
export function bundleFrames(apps: Apps): Promise<Bundles> {
  return bundleOnce('frames', [apps, product], (folder, { DefinePlugin }) => ({
    context: folder,
    target: 'web',
    entry: {
      ...resolved(STAGE),
      ...Object.fromEntries(Object.entries(apps).map(([name, files]) => [name, writeApp(join(folder, name), files)])),
    },
    output: { filename: `[name].[contenthash:${DIGEST_LENGTH}].js` },
    resolve: {
      extensions: ['.ts', '.jsx', '.js'],
      modules: [resolve('node_modules')],
      alias: { [sdkNames(product).module]: resolve('src/frames/stage/js-sdk.ts') },
    },
    // Independent of the folders, so that equal sources give equal bytes.
    optimization: { moduleIds: 'natural', chunkIds: 'natural' },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.ts$/, use: swcLoader({ syntax: 'typescript' }) },
        { test: /\.jsx?$/, include: folder, use: swcLoader({ syntax: 'ecmascript', jsx: true }) },
      ],
    },
    plugins: [
      new DefinePlugin({
        'process.env.PRODUCT_NAME': JSON.stringify(product.name),
        'process.env.PRODUCT_SLUG': JSON.stringify(product.slug),
      }),
    ],
  }));
}

function resolved(entries: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, resolve(file)]));
}

/** Writes the files of a program with a module that shows its component. Returns the path of that module. */
function writeApp(folder: string, files: readonly ProgramFile[]): string {
  for (const { name, code } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const start = join(folder, 'start-app.jsx');
  writeFileSync(
    start,
    `import { createRoot } from 'react-dom/client';
import App from ${JSON.stringify(`./${files[0]?.name ?? ''}`)};
createRoot(document.getElementById('root')).render(<App accessKey=${JSON.stringify(ACCESS_KEY)} />);
`,
  );
  return start;
}
