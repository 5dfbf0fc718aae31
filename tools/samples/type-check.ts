import { join } from 'node:path';
import ts from 'typescript';
import {
  declaredModules,
  extensionOf,
  importsModule,
  isOfScope,
  type Declarations,
} from '../../src/reference/build/types/sdk-types';
import { COMPILER_OPTIONS as OPTIONS, createHost } from '../../src/reference/build/types/type-setup';
import type { Problem } from '../../src/site/problems';
import { lineInFile, type Sample } from './collect-samples';

/** Declarations for samples: queries return elements of any type, and some DOM methods are missing from the types. */
const GLOBALS = `
  interface Document { getElementById(id: string): any; querySelector(selectors: string): any; }
  interface HTMLMediaElement { captureStream(): MediaStream; mozCaptureStream(): MediaStream; }
`;

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);

/**
 * Type-checks the samples that use an SDK against its declarations, to find unknown methods, wrong options and wrong
 * arguments. One program checks all samples, each as a separate module. Other packages can be missing; their exports
 * then have the type `any`.
 */
export function typeCheckSamples(samples: readonly Sample[], declarations: Declarations): Problem[] {
  const modules = declaredModules(declarations);
  const checked = samples.filter((sample) => importsModule(sample, modules));
  if (checked.length === 0) return [];
  const folder = join(process.cwd(), '.samples');
  const bySample = new Map(
    checked.map((sample, index) => [join(folder, `sample-${index}.${extensionOf(sample.language)}`), sample]),
  );
  const files = new Map([
    ...[...bySample].map(([path, sample]) => [path, sample.code] as const),
    ...Object.entries(declarations).map(([name, text]) => [join(folder, name), text] as const),
    [join(folder, 'page.d.ts'), `export {};\ndeclare global { ${GLOBALS} }`] as const,
  ]);
  const program = ts.createProgram([...files.keys()], OPTIONS, createHost(files));
  const problems: Problem[] = [];
  for (const [path, sample] of bySample) {
    const source = program.getSourceFile(path);
    for (const diagnostic of program.getSemanticDiagnostics(source)) {
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      if (CANNOT_FIND_MODULE.has(diagnostic.code) && !isOfScope(/'([^']+)'/.exec(text)?.[1] ?? '', modules)) continue;
      if (sample.language.startsWith('j') && isWidenedString(text, declarations)) continue;
      const line = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      problems.push({ file: sample.file, line: lineInFile(sample, line), message: `${sample.language}: ${text}` });
    }
  }
  return problems;
}

/**
 * True for the error that a string in a list or object is not assignable to a union of string literals. TypeScript
 * widens such a string, which plain JavaScript cannot prevent. Any other type error is still reported.
 */
function isWidenedString(message: string, declarations: Declarations): boolean {
  const target = /^(?:Type|Argument of type) 'string' is not assignable to (?:type|parameter of type) '([^']+)'/.exec(
    message,
  )?.[1];
  return (
    target !== undefined &&
    target.split(' | ').every((part) => /^"[^"]*"$/.test(part) || isUnionOfStrings(part, declarations))
  );
}

function isUnionOfStrings(type: string, declarations: Declarations): boolean {
  const declared = new RegExp(`\\btype ${type} =(?:\\s*\\|?\\s*"[^"]*")+;`);
  return /^\w+$/.test(type) && Object.values(declarations).some((text) => declared.test(text));
}

/** Returns errors in the declarations themselves. Such an error could make every sample pass. */
export function checkDeclarations(declarations: Declarations): string[] {
  const folder = join(process.cwd(), '.samples');
  const files = new Map(Object.entries(declarations).map(([name, text]) => [join(folder, name), text]));
  const program = ts.createProgram([...files.keys()], { ...OPTIONS, skipLibCheck: false }, createHost(files));
  return [...files.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => {
        const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
        return `${path.slice(folder.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}
