import { join } from 'node:path';
import ts from 'typescript';

interface Block {
  readonly file: string;
  readonly value: unknown;
}

/** Name of the file in memory that contains the blocks, in the folder from which imports are resolved. */
const PROGRAM = join(process.cwd(), 'structured-data.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
};

/**
 * Compares structured data with the types of schema.org (`schema-dts`) by compiling it: unknown types and properties,
 * and values of the wrong type, are errors. Blocks that only differ in their texts are compared once.
 */
export function shapeProblems(blocks: readonly Block[]): string[] {
  const shapes = new Map<string, Block>();
  for (const block of blocks) {
    const shape = JSON.stringify(shapeOf(block.value));
    if (!shapes.has(shape)) shapes.set(shape, block);
  }
  const distinct = [...shapes.values()];
  const lines = distinct.map(({ value }, index) => {
    const type = (value as { readonly '@type': string })['@type'];
    return `export const block${index}: schema.WithContext<schema.${type}> = ${toSource(value)};`;
  });
  const source = ["import type * as schema from 'schema-dts';", ...lines].join('\n');
  return compile(source).map(({ line, message }) => {
    const { file = '' } = distinct[line - 1] ?? {};
    return `${file} has structured data that schema.org does not allow: ${message}`;
  });
}

/** Properties and types, without texts and repeated members of lists. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Map(value.map((item) => [JSON.stringify(shapeOf(item)), shapeOf(item)])).values()];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '@type' ? (inner as unknown) : shapeOf(inner)]),
  );
}

/** `query-input` belongs to the actions of schema.org, but is an annotation that the types do not know. */
function toSource(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => (key === 'query-input' ? undefined : inner));
}

function compile(source: string): { readonly line: number; readonly message: string }[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === PROGRAM || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === PROGRAM
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([PROGRAM], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    line: file?.fileName === PROGRAM ? file.getLineAndCharacterOfPosition(start).line : 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400),
  }));
}
