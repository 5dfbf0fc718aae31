import { join } from 'node:path';
import ts from 'typescript';
import { COMPILER_OPTIONS, createHost } from '../../reference/build/types/type-setup';
import { readDeclarations } from '../../reference/build/types/sdk-types';
import { product } from '../../site/config/product';
import { tokenValues } from '../../site/tokens';
import { sdkNames } from '../shared/program';

const FOLDER = join(process.cwd(), '.frames');
const OPTIONS = { ...COMPILER_OPTIONS, strictNullChecks: true, strictFunctionTypes: true };
const { 'js.d.ts': declarations = '' } = readDeclarations(join(process.cwd(), 'content'), tokenValues(product));

/** Errors of TypeScript in assertions about the stand-in, given the declarations of the SDK. */
function errorsOf(sdk: string): string[] {
  const name = product.name;
  const assertions = `
import type { ${name}, ${name}Event, ${name}Command } from '${sdkNames(product).module}';
import { FeatureDetector, StreamHelpers } from '${sdkNames(product).module}';
import type { StageCommand, StageEvent, StageSession } from '../src/frames/stage/sdk-types';
import type * as stage from '../src/frames/stage/js-sdk';
declare const event: StageEvent;
declare const command: StageCommand;
declare const session: StageSession;
export const emitted: ${name}Event = event;
export const taken: ${name}Command = command;
export const used: keyof ${name} = null! as keyof StageSession;
export const calls: Pick<${name}, Exclude<keyof StageSession, 'send' | 'onEvent' | 'offEvent'>> = session;
export const features: Pick<typeof FeatureDetector, keyof typeof stage.FeatureDetector> = null! as typeof stage.FeatureDetector;
export const helpers: Pick<typeof StreamHelpers, keyof typeof stage.StreamHelpers> = null! as typeof stage.StreamHelpers;
`;
  const file = join(FOLDER, 'assertions.ts');
  const files = new Map([
    [file, assertions],
    [join(FOLDER, 'js.d.ts'), sdk],
  ]);
  const program = ts.createProgram([...files.keys()], OPTIONS, createHost(files, OPTIONS));
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('what the stand-in has fits the declarations of the SDK', () => {
  expect(errorsOf(declarations)).toEqual([]);
}, 300_000);

test('a change of the declarations that the stand-in does not follow is found', () => {
  const changed = declarations
    .replace('type: "accept"; localStream', 'type: "accept"; ownStream')
    .replace('connect(accessKey: string): void;', 'connect(accessKey: number): void;')
    .replace('toggleAudio(stream: MediaStream, on: boolean): MediaStream;', 'toggleAudio(on: boolean): MediaStream;');
  expect(errorsOf(changed).map((text) => text.split('\n')[0])).toEqual([
    expect.stringMatching(/^Type '.*StageEvent' is not assignable|^Type '\{ type: "accept"/),
    expect.stringContaining('StageSession'),
    expect.stringContaining('toggleAudio'),
  ]);
}, 300_000);
