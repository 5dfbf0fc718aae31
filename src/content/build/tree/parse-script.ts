import ts from 'typescript';

/** A syntax error. Its line is counted from 0 within the code. */
export interface ScriptError {
  readonly line: number;
  readonly reason: string;
}

/** Parses JavaScript or TypeScript, with or without JSX, with the TypeScript compiler. */
export function parseScript(code: string, extension: 'js' | 'jsx' | 'ts' | 'tsx'): ScriptError[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: `sample.${extension}`,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.Preserve,
      allowJs: true,
    },
  });
  return diagnostics.map(({ file, start = 0, messageText }) => ({
    line: file ? file.getLineAndCharacterOfPosition(start).line : 0,
    reason: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
