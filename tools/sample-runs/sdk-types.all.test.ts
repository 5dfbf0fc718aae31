import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readDeclarations } from '../../src/reference/build/types/sdk-types';
import { createHost } from '../../src/reference/build/types/type-setup';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';

const FOLDER = join('tools', 'sample-runs');
const { 'js.d.ts': declarations = '' } = readDeclarations('content', tokenValues(createProduct('acme', 'Acme')));

/** Errors of TypeScript in files of this folder, given the declarations of the SDK, in the order of the files. */
function errorsOf(names: readonly string[], sdk: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const types = join(process.cwd(), FOLDER, 'sdk-types.ts');
  const files = new Map([
    [join(process.cwd(), '.samples', 'js.d.ts'), sdk],
    // Here, the module has to be found.
    [types, readFileSync(types, 'utf8').replace('// @ts-ignore\n', '\n')],
  ]);
  const paths = names.map((name) => join(process.cwd(), FOLDER, name));
  const program = ts.createProgram([...paths, ...files.keys()], options, createHost(files, options));
  return paths.flatMap((path, index) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => `${names[index]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

test('the stub of the SDK, and what tests do with it, fit the declarations', () => {
  const names = readdirSync(FOLDER).filter((name) => /\.tsx?$/.test(name));
  expect(names).toEqual(expect.arrayContaining(['js-samples.all.test.tsx', 'sdk-stub.ts', 'sdk-types.ts']));
  expect(errorsOf(names, declarations)).toEqual([]);
}, 300_000);

test('a change of the declarations that the stub does not follow is found', () => {
  const changed = declarations
    .replace('connectPermalink(userToken', 'connectHost(userToken')
    .replace('throttledSend(command', 'sendSlowly(command')
    .replace('canToggleCamera()', 'canSwitchCamera()')
    .replace('fetchDevices()', 'listDevices()')
    .replace('toggleAudio(stream: MediaStream, on: boolean)', 'toggleAudio(on: boolean)');
  const errors = errorsOf(['sdk-stub.ts'], changed).join('\n');
  for (const name of ['connectPermalink', 'throttledSend', 'canToggleCamera', 'fetchDevices', '(on: boolean)'])
    expect(errors).toContain(name);
}, 300_000);

test('declarations that are not found are no reason to accept everything', () => {
  expect(errorsOf(['sdk-types.ts'], '')).toEqual([expect.stringContaining("Cannot find module '@acme-example/js'")]);
}, 300_000);
