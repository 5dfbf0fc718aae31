import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { parseCodeMeta } from '../../src/content/shared/tree/code-block';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { walk } from '../markdown';

/** What a module of a sample exports; tests know which functions there are. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Exports = Record<string, any>;

/** A stream as the SDK hands it over: its microphone is on. jsdom has no streams. */
export const createStream = () => {
  const track = { enabled: true };
  return { track, getAudioTracks: () => [track] };
};

/** Stands for the package of the JavaScript SDK. It does nothing on its own: tests emit the events. */
function createSdk() {
  const listeners = new Set<(event: object) => void>();
  const calls: string[] = [];
  const commands: object[] = [];
  const note = (name: string) => () => void calls.push(name);
  const session = {
    onEvent: (listener: (event: object) => void) => void listeners.add(listener),
    ...Object.fromEntries(['start', 'connect', 'join'].map((name) => [name, note(name)])),
    send: (command: object) => void commands.push(command),
    destroy: () => {
      calls.push('destroy');
      listeners.clear();
    },
  };
  const toggleAudio = (stream: ReturnType<typeof createStream> | null, on: boolean): void =>
    stream?.getAudioTracks().forEach((track) => (track.enabled = on));
  const FeatureDetector = { canUseAcme: () => true, canScreenCapture: () => true };
  return {
    module: { __esModule: true, default: session, FeatureDetector, StreamHelpers: { toggleAudio } },
    calls,
    commands,
    emit: (event: object) => [...listeners].forEach((listener) => listener(event)),
  };
}

/**
 * Puts the HTML of a page's samples into the document, and prepares the modules of its fences with titles.
 *
 * @param libraries packages beside the SDK that samples import
 */
export function prepareRun(relativePath: string, libraries: Exports = {}) {
  const file = `content/docs/${relativePath}`;
  const tokens = tokenValues(createProduct('acme', 'Acme'));
  const { tree } = readContentPage(readFileSync(file, 'utf8'), { file, kind: 'doc', relativePath }, tokens);
  const fences = new Map<string, string>();
  walk(tree, (node) => {
    const { title } = parseCodeMeta((node.type === 'code' ? node.meta : undefined) ?? '');
    if (node.type === 'code' && title !== undefined && title !== null)
      fences.set(posix.basename(title).replace(/\.\w+$/, ''), node.value);
  });
  document.body.innerHTML = fences.get('index') ?? '';
  const sdk = createSdk();
  const loaded = new Map<string, Exports>();
  const load = (name: string): Exports => {
    const known = loaded.get(name);
    if (known) return known;
    const code = fences.get(name);
    if (code === undefined) throw new Error(`${file} has no file ${name}`);
    const exports: Exports = {};
    loaded.set(name, exports);
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
      fileName: 'sample.tsx',
    });
    const require = (path: string): unknown => {
      if (path.startsWith('.')) return load(posix.basename(path));
      return /^@[^/]+\/js$/.test(path) ? sdk.module : libraries[path];
    };
    new Function('require', 'exports', outputText)(require, exports);
    return exports;
  };
  return { ...sdk, load };
}
