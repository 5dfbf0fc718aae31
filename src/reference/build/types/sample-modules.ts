import type { Declarations } from './read-declarations';

/** Names of the files that TypeScript takes a sample for, by the language of its fence. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
};

/** File name extension of a script without the dot; undefined for other languages. */
export function extensionOf(language: string): string | undefined {
  return EXTENSIONS[language];
}

/** Returns the names of the modules in the declarations. */
export function declaredModules(declarations: Declarations): string[] {
  return Object.values(declarations).flatMap((text) =>
    [...text.matchAll(/^declare module ["']([^"']+)["']/gm)].map((match) => match[1] ?? ''),
  );
}

/** The code of a fence, and its language in lower case. */
export interface TypedSample {
  readonly language: string;
  readonly code: string;
}

/** True for a script that imports one of the modules or any other package of their scopes. */
export function importsModule(sample: TypedSample, modules: readonly string[]): boolean {
  if (extensionOf(sample.language) === undefined) return false;
  return importedNames(sample.code).some((name) => modules.includes(name) || isOfScope(name, modules));
}

function importedNames(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["']([^"']+)["']/g)].map(
    (match) => match[1] ?? '',
  );
}

export function isOfScope(name: string, modules: readonly string[]): boolean {
  return modules.some((module) => module.startsWith('@') && name.startsWith(`${module.split('/')[0] ?? ''}/`));
}
