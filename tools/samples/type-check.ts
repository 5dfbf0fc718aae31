import { join } from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../src/site/problems';
import { lineInFile, type Sample } from './collect-samples';

/** Declarations of the SDKs, by file name, tokens expanded. */
export type Declarations = Readonly<Record<string, string>>;

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // JavaScript has no annotations to tell what may be missing; what a sample hands to an SDK is checked all the same.
  noImplicitAny: false,
  strictNullChecks: false,
  useUnknownInCatchVariables: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  skipLibCheck: true,
  types: ['node'],
};

/** What the samples' pages and browsers have: elements of the kind that is looked up, and calls that the types lack. */
const PAGE = `
  interface Document { getElementById(id: string): any; querySelector(selectors: string): any; }
  interface HTMLMediaElement { captureStream(): MediaStream; mozCaptureStream(): MediaStream; }
`;

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);
const SCRIPTS = new Set(['js', 'jsx', 'ts', 'tsx']);

/** Names of the modules that the declarations describe. */
export function declaredModules(declarations: Declarations): string[] {
  return Object.values(declarations).flatMap((text) =>
    [...text.matchAll(/^declare module ["']([^"']+)["']/gm)].map((match) => match[1] ?? ''),
  );
}

/** True for a script that imports one of the modules, or anything else of a package scope of theirs. */
export function importsModule(sample: Sample, modules: readonly string[]): boolean {
  if (!SCRIPTS.has(sample.language)) return false;
  return importedNames(sample.code).some((name) => modules.includes(name) || isOfScope(name, modules));
}

function importedNames(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["']([^"']+)["']/g)].map(
    (match) => match[1] ?? '',
  );
}

function isOfScope(name: string, modules: readonly string[]): boolean {
  return modules.some((module) => module.startsWith('@') && name.startsWith(`${module.split('/')[0] ?? ''}/`));
}

/**
 * Checks the samples that use an SDK against its declarations, so that a call that does not exist, a wrong option or a
 * wrong argument is found. All are checked in one program, each as a module of its own. Packages that are not ours may
 * be missing: what they give is of any type.
 */
export function typeCheckSamples(samples: readonly Sample[], declarations: Declarations): Problem[] {
  const modules = declaredModules(declarations);
  const checked = samples.filter((sample) => importsModule(sample, modules));
  if (checked.length === 0) return [];
  const folder = join(process.cwd(), '.samples');
  const bySample = new Map(
    checked.map((sample, index) => [join(folder, `sample-${index}.${sample.language}`), sample]),
  );
  const texts = new Map([
    ...[...bySample].map(([path, sample]) => [path, sample.code] as const),
    ...Object.entries(declarations).map(([name, text]) => [join(folder, name), text] as const),
    [join(folder, 'page.d.ts'), `export {};\ndeclare global { ${PAGE} }`] as const,
  ]);
  const program = ts.createProgram([...texts.keys()], OPTIONS, hostWith(texts));
  const problems: Problem[] = [];
  for (const [path, sample] of bySample) {
    const source = program.getSourceFile(path);
    for (const diagnostic of program.getSemanticDiagnostics(source)) {
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      if (CANNOT_FIND_MODULE.has(diagnostic.code) && !isOfScope(/'([^']+)'/.exec(text)?.[1] ?? '', modules)) continue;
      if (sample.language.startsWith('js') && isWidenedText(text, declarations)) continue;
      const line = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      problems.push({ file: sample.file, line: lineInFile(sample, line), message: `${sample.language}: ${text}` });
    }
  }
  return problems;
}

/**
 * True where a text in a list or object is given for one of a few fixed texts. JavaScript cannot say that such a text
 * is one of them; anything else that does not fit is still found.
 */
function isWidenedText(message: string, declarations: Declarations): boolean {
  const target = /^(?:Type|Argument of type) 'string' is not assignable to (?:type|parameter of type) '([^']+)'/.exec(
    message,
  )?.[1];
  return (
    target !== undefined &&
    target.split(' | ').every((part) => /^"[^"]*"$/.test(part) || isListOfTexts(part, declarations))
  );
}

function isListOfTexts(type: string, declarations: Declarations): boolean {
  const declared = new RegExp(`\\btype ${type} =(?:\\s*\\|?\\s*"[^"]*")+;`);
  return /^\w+$/.test(type) && Object.values(declarations).some((text) => declared.test(text));
}

/** Errors in the declarations themselves, which would let every sample pass. */
export function checkDeclarations(declarations: Declarations): string[] {
  const folder = join(process.cwd(), '.samples');
  const texts = new Map(Object.entries(declarations).map(([name, text]) => [join(folder, name), text]));
  const program = ts.createProgram([...texts.keys()], { ...OPTIONS, skipLibCheck: false }, hostWith(texts));
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => {
        const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
        return `${path.slice(folder.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}

/** A compiler host that knows the given texts beside the files on disk. */
function hostWith(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  return {
    ...host,
    fileExists: (path) => texts.has(path) || fileExists(path),
    readFile: (path) => texts.get(path) ?? readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = texts.get(path);
      return text === undefined
        ? getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version, true);
    },
  };
}
