import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type TerserPlugin from 'terser-webpack-plugin';
import type webpackFunction from 'webpack';
import type { Compilation, Configuration, RuleSetUseItem } from 'webpack';
import packageJson from '../../../package.json';
import { keep, recall } from './remember';
import { stringConstants } from './strings/string-constants';
import { areUnchanged, sourcesOf, type Sources } from './sources';

export interface Bundles {
  /** Names of the scripts, by the name of their entry. */
  readonly scripts: Readonly<Record<string, string>>;
  /** All files, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What is kept of a compilation; the files as Base64. */
interface Made {
  readonly sources: Sources;
  readonly scripts: Bundles['scripts'];
  readonly files: readonly (readonly [name: string, content: string])[];
}

type Webpack = typeof webpackFunction;

/**
 * Bundles scripts outside of Gatsby, in production mode and minified with swc, unless the previous build has bundled
 * the same. webpack is loaded only if it is needed.
 *
 * @param name of what is kept
 * @param ownInputs everything that determines the bundles, but modules of the project, packages, and the language and
 *   words of the interface
 * @param configure returns webpack's configuration without where it writes to; may write modules into the folder
 * @throws Error naming file, line and what is wrong
 */
export async function bundleOnce(
  name: string,
  ownInputs: unknown,
  configure: (folder: string, webpack: Webpack) => Configuration,
): Promise<Bundles> {
  const constants = stringConstants();
  const inputs = [ownInputs, constants];
  const made = recall<Made>(name, inputs);
  if (made && areUnchanged(made.sources))
    return { scripts: made.scripts, files: new Map(made.files.map(([file, text]) => [file, fromBase64(text)])) };
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    const { default: webpack } = await import('webpack');
    const { default: Minifier } = await import('terser-webpack-plugin');
    const { optimization, output, plugins = [], ...config } = configure(folder, webpack);
    const path = join(folder, 'output');
    const compilation = await compile(webpack, {
      mode: 'production',
      devtool: false,
      performance: false,
      ...config,
      plugins: [...plugins, new webpack.DefinePlugin(constants)],
      output: { ...output, path },
      optimization: { ...optimization, minimizer: [minifyWithSwc(Minifier)] },
    });
    const scripts = Object.fromEntries(
      [...compilation.entrypoints].map(([entry, { chunks }]) => [entry, script(chunks)]),
    );
    const files = readdirSync(path).map((file) => [file, readFileSync(join(path, file))] as const);
    const sources = sourcesOf(compilation, folder);
    if (sources)
      keep<Made>(name, inputs, { sources, scripts, files: files.map(([file, bytes]) => [file, toBase64(bytes)]) });
    return { scripts, files: new Map(files) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Like the bundles of the site, because webpack's default takes most of the time of such a bundle. */
const minifyWithSwc = (Minifier: typeof TerserPlugin): TerserPlugin =>
  new Minifier({
    minify: Minifier.swcMinify,
    terserOptions: { compress: { ecma: 2020 }, mangle: true },
    // swc has its own threads; starting processes takes longer than minifying.
    parallel: false,
  });

const toBase64 = (bytes: Buffer): string => bytes.toString('base64');
const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64');

async function compile(webpack: Webpack, config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  const compilation = await new Promise<Compilation>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (!stats || stats.hasErrors() || stats.hasWarnings())
        fail(new Error(stats?.toString({ all: false, errors: true, warnings: true })));
      else done(stats.compilation);
    });
  });
  await new Promise<void>((done, fail) => compiler.close((error) => (error ? fail(error) : done())));
  return compilation;
}

function script(chunks: readonly { readonly files: Iterable<string> }[]): string {
  const [name = ''] = chunks.flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'));
  return name;
}

/** Compiles modules for the supported browsers. */
export function swcLoader(
  parser: { readonly syntax: 'typescript' } | { readonly syntax: 'ecmascript'; readonly jsx: true },
): RuleSetUseItem {
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
