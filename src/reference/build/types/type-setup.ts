import ts from 'typescript';

/** How samples of the SDKs are understood, by their check and by the hints on their types. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // JavaScript has no annotations for values that can be missing. Arguments of SDK calls are checked nevertheless.
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

/** Creates a compiler host that reads the given files from memory and all others from disk. */
export function createHost(files: ReadonlyMap<string, string>, options = COMPILER_OPTIONS): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  return {
    ...host,
    fileExists: (path) => files.has(path) || fileExists(path),
    readFile: (path) => files.get(path) ?? readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = files.get(path);
      return text === undefined
        ? getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version, true);
    },
  };
}
