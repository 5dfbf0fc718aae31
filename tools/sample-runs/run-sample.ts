import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { TokenValues } from '../../src/site/tokens';
import { readContentPage, type ContentPage } from '../content-pages';
import { readFences, type Fence } from '../content-rules/sdk-programs';
import { inlineTemplate } from './angular-component';
import { createSdkStub, type SdkStub } from './sdk-stub';
import { compileVueComponent } from './vue-component';

/** What a module of a sample exports; tests know which functions there are. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Exports = Record<string, any>;

export interface SampleRun extends SdkStub {
  /** Runs a file of the page, or of another page if this one has none of that name, and returns its exports. */
  load(title: string): Exports;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  // Those of Angular.
  experimentalDecorators: true,
};
const SELECTORS = [/querySelector\("#([\w-]+)"\)/g, /getElementById\("([\w-]+)"\)/g, /\$\("([\w-]+)"\)/g];

/** Reads the pages of the JavaScript SDK. In jsdom, files are read as text: it has other typed arrays than Node. */
export function readSdkPages(tokens: TokenValues): ContentPage[] {
  const base = join('content', 'docs');
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^sdks\/(?:js\/.*|react-gui)\.mdx$/.test(path))
    .map((relativePath) => {
      const file = join(base, relativePath);
      return readContentPage(readFileSync(file, 'utf8'), { file, kind: 'doc', relativePath }, tokens);
    });
}

/**
 * Prepares a document for the samples of a page: its HTML, and an element for every other id that a sample looks for.
 * `libraries` are the packages beside the SDK that samples may import.
 */
export function prepareRun(route: string, pages: readonly ContentPage[], libraries: Exports = {}): SampleRun {
  const fences = pages.map((page) => ({ route: page.route, fences: readFences(page) }));
  const own = fences.find((page) => page.route.endsWith(route))?.fences ?? [];
  const files = [...own, ...fences.flatMap((page) => page.fences)];
  const sdk = createSdkStub();
  const loaded = new Map<Fence, Exports>();
  document.body.innerHTML = own.flatMap((fence) => (isDocument(fence) ? [fence.sample.code] : [])).join('\n');

  const readTemplate = (path: string): string => {
    const fence = own.find(({ title }) => title === posix.basename(path));
    if (!fence) throw new Error(`The page has no template ${path}`);
    return fence.sample.code;
  };
  const load = (title: string): Exports => {
    const fence = files.find((file) => file.title !== null && !isDocument(file) && isNamed(file.title, title));
    if (!fence) throw new Error(`No page has a file ${title}`);
    const known = loaded.get(fence);
    if (known) return known;
    const exports: Exports = {};
    loaded.set(fence, exports);
    addMissingElements(fence.sample.code);
    const fileName = `sample.${fence.sample.language}x`.replace('xx', 'x').replace('htmlx', 'js');
    const code = title.endsWith('.vue')
      ? compileVueComponent(fence.sample.code)
      : inlineTemplate(fence.sample.code, readTemplate);
    const { outputText } = ts.transpileModule(code, { compilerOptions: COMPILER_OPTIONS, fileName });
    const require = (name: string): unknown => {
      if (name.startsWith('.')) return load(posix.basename(name));
      return /^@[^/]+\/js$/.test(name) ? sdk.module : libraries[name];
    };
    new Function('require', 'exports', outputText)(require, exports);
    return exports;
  };
  return { ...sdk, load };
}

/** True for the HTML of a document. Components are HTML, too. */
const isDocument = ({ title, sample }: Fence): boolean =>
  sample.language === 'html' && !/\.(?:vue|component\.html)$/.test(title ?? '');

const isNamed = (file: string, name: string): boolean =>
  posix.basename(file) === name || posix.basename(file).replace(/\.\w+$/, '') === name;

function addMissingElements(code: string): void {
  for (const pattern of SELECTORS)
    for (const [, id = ''] of code.matchAll(pattern))
      if (!document.getElementById(id)) document.body.append(Object.assign(document.createElement('output'), { id }));
}
