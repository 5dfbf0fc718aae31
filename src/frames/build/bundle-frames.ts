import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import webpack from 'webpack';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';
import { minifyWithSwc } from '../../site/build/minifier';
import { product } from '../../site/config/product';
import { sdkNames, type ProgramFile } from '../shared/program';
import packageJson from '../../../package.json';

/** A program without HTML, by the name of its bundle. Its first file is its component. */
export type Apps = Readonly<Record<string, readonly ProgramFile[]>>;

export interface Bundles {
  /** Names of the scripts, by the name of their entry: those of the stage, and one for each app. */
  readonly scripts: Readonly<Record<string, string>>;
  /** All files to publish, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const STAGE = { stage: 'src/frames/stage/stage-entry.ts', 'iframe-api': 'src/frames/stage/iframe-sdk.ts' };
/** As many letters and digits as an access key has. */
const ACCESS_KEY = 'AccessKeyOfThisFrame0001';

/**
 * Compiles the scripts of frames: classic scripts, because a document without an origin may load no others.
 *
 * @throws Error naming the page's file, the line and what is wrong
 */
export async function bundleFrames(apps: Apps): Promise<Bundles> {
  const work = mkdtempSync(join(tmpdir(), 'frames-'));
  try {
    const output = join(work, 'output');
    const entries = Object.entries(apps).map(([name, files]) => [name, writeApp(join(work, name), files)] as const);
    const scripts = await run(work, output, { ...resolved(STAGE), ...Object.fromEntries(entries) });
    return { scripts, files: new Map(readdirSync(output).map((name) => [name, readFileSync(join(output, name))])) };
  } finally {
    rmSync(work, { recursive: true });
  }
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

async function run(work: string, output: string, entry: Record<string, string>): Promise<Record<string, string>> {
  const compiler = webpack({
    mode: 'production',
    context: work,
    target: 'web',
    devtool: false,
    entry,
    output: { path: output, filename: `[name].[contenthash:${DIGEST_LENGTH}].js` },
    resolve: {
      extensions: ['.ts', '.jsx', '.js'],
      modules: [resolve('node_modules')],
      alias: { [sdkNames(product).module]: resolve('src/frames/stage/js-sdk.ts') },
    },
    performance: false,
    // Independent of the folders, so that equal sources give equal bytes.
    optimization: { moduleIds: 'natural', chunkIds: 'natural', minimizer: [minifyWithSwc()] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.ts$/, use: swc({ syntax: 'typescript' }) },
        { test: /\.jsx?$/, include: work, use: swc({ syntax: 'ecmascript', jsx: true }) },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.PRODUCT_NAME': JSON.stringify(product.name),
        'process.env.PRODUCT_SLUG': JSON.stringify(product.slug),
      }),
    ],
  });
  const assets = await new Promise<Record<string, string>>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) return fail(error);
      if (!stats || stats.hasErrors() || stats.hasWarnings()) {
        const text = stats?.toString({ all: false, errors: true, warnings: true }) ?? '';
        return fail(new Error(text));
      }
      const { entrypoints } = stats.compilation;
      done(Object.fromEntries([...entrypoints].map(([name, { chunks }]) => [name, scriptOf(chunks)])));
    });
  });
  await new Promise<void>((done, fail) => compiler.close((error) => (error ? fail(error) : done())));
  return assets;
}

function scriptOf(chunks: readonly { readonly files: Iterable<string> }[]): string {
  const [script = ''] = chunks.flatMap(({ files }) => [...files]).filter((name) => name.endsWith('.js'));
  return script;
}

function swc(parser: { readonly syntax: 'typescript' } | { readonly syntax: 'ecmascript'; readonly jsx: true }) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      configFile: false,
      swcrc: false,
      env: { targets: packageJson.browserslist },
      jsc: { parser, transform: { react: { runtime: 'automatic', development: false } } },
    },
  };
}
