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

/** DOM methods that are missing from the types. */
const GLOBALS = `
  interface HTMLMediaElement { captureStream(): MediaStream; mozCaptureStream(): MediaStream; }
`;
/** JavaScript cannot say which element a query returns, or that there is one. */
const LOOSE_GLOBALS = `${GLOBALS}
  interface Document { getElementById(id: string): any; querySelector(selectors: string): any; }
`;

const STRICT: ts.CompilerOptions = {
  ...OPTIONS,
  noImplicitAny: true,
  strictNullChecks: true,
  useUnknownInCatchVariables: true,
};
/** Pages whose readers find each sample in JavaScript and in TypeScript. */
const TYPED_PAGES = /(?:^|\/)docs\/sdks\/js\//;

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);

/**
 * Type-checks the samples that use an SDK against its declarations, to find unknown methods, wrong options and wrong
 * arguments. TypeScript is checked strictly, and so is JavaScript without a tab for TypeScript on pages that have such
 * tabs: readers take it for both. Other packages can be missing; their exports then have the type `any`.
 */
export function typeCheckSamples(samples: readonly Sample[], declarations: Declarations): Problem[] {
  const modules = declaredModules(declarations);
  const checked = samples.filter((sample) => importsModule(sample, modules));
  return [
    ...checkTogether(
      checked.filter((sample) => !isStrict(sample)),
      { options: OPTIONS, globals: LOOSE_GLOBALS },
      declarations,
    ),
    ...checkTogether(checked.filter(isStrict), { options: STRICT, globals: GLOBALS }, declarations),
  ];
}

const isStrict = (sample: Sample): boolean => !sample.language.startsWith('j') || servesBoth(sample);

/** True for JavaScript that readers also take for TypeScript. */
const servesBoth = ({ language, isErased, file }: Sample): boolean =>
  language === 'js' && !isErased && TYPED_PAGES.test(file);

/** Checks samples in one program, each as a separate module. */
function checkTogether(
  samples: readonly Sample[],
  { options, globals }: { readonly options: ts.CompilerOptions; readonly globals: string },
  declarations: Declarations,
): Problem[] {
  if (samples.length === 0) return [];
  const modules = declaredModules(declarations);
  const folder = join(process.cwd(), '.samples');
  const extension = (sample: Sample) => (servesBoth(sample) ? 'ts' : (extensionOf(sample.language) ?? 'js'));
  const bySample = new Map(
    samples.map((sample, index) => [join(folder, `sample-${index}.${extension(sample)}`), sample]),
  );
  const files = new Map([
    ...[...bySample].map(([path, sample]) => [path, sample.code] as const),
    ...Object.entries(declarations).map(([name, text]) => [join(folder, name), text] as const),
    [join(folder, 'page.d.ts'), `export {};\ndeclare global { ${globals} }`] as const,
  ]);
  const program = ts.createProgram([...files.keys()], options, createHost(files, options));
  const problems: Problem[] = [];
  for (const [path, sample] of bySample) {
    const source = program.getSourceFile(path);
    const language = servesBoth(sample)
      ? 'js is not strict TypeScript; begin the fence with "ts js" and add types'
      : sample.language;
    for (const diagnostic of program.getSemanticDiagnostics(source)) {
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      if (CANNOT_FIND_MODULE.has(diagnostic.code) && !isOfScope(/'([^']+)'/.exec(text)?.[1] ?? '', modules)) continue;
      if (!isStrict(sample) && isWidenedString(text, declarations)) continue;
      const line = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      problems.push({ file: sample.file, line: lineInFile(sample, line), message: `${language}: ${text}` });
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
