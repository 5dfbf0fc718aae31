import { fromHtml } from 'hast-util-from-html';
import { SaxesParser } from 'saxes';
import ts from 'typescript';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Fault } from './fault';
import { parseWithGrammar } from './tree-sitter';
import { walkElements } from './walk-elements';

export function parseJson(code: string): Fault[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /position (\d+)/.exec(message)?.[1];
    const before = position === undefined ? code.trimEnd() : code.slice(0, Number(position));
    return [{ line: before.split('\n').length - 1, reason: message }];
  }
}

export function parseYamlSample(code: string): Fault[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: counter, prettyErrors: false });
  return [...documents]
    .flatMap((document) => document.errors)
    .map((error) => ({ line: counter.linePos(error.pos[0]).line - 1, reason: error.message }));
}

/** Well-formed XML: one document, or several elements side by side, as a manifest entry is shown. */
export function parseXml(code: string): Fault[] {
  const faults: Fault[] = [];
  const hasDeclaration = code.trimStart().startsWith('<?xml');
  const parser = new SaxesParser({ xmlns: false, fragment: !hasDeclaration });
  parser.on('error', (error) =>
    faults.push({ line: parser.line - 1, reason: error.message.replace(/^\d+:\d+: /, '') }),
  );
  parser.write(code.trimStart()).close();
  const skipped = code.length - code.trimStart().length;
  const offset = code.slice(0, skipped).split('\n').length - 1;
  return faults.map((fault) => ({ ...fault, line: fault.line + offset }));
}

/** Faults of HTML that a browser would mend in silence, and those of the scripts inside. */
export async function parseHtml(code: string): Promise<Fault[]> {
  const faults = await parseWithGrammar(code, 'html');
  const isDocument = /^\s*<!doctype|^\s*<html/i.test(code);
  const tree = fromHtml(code, {
    fragment: !isDocument,
    onerror: (error) => {
      if (error.ruleId === 'missing-doctype') return;
      faults.push({ line: (error.line ?? 1) - 1, reason: error.reason });
    },
  });
  walkElements(tree, (element) => {
    if (element.tagName !== 'script') return;
    const type = String(element.properties.type ?? 'text/javascript');
    if (!/^(?:module|text\/javascript)$/.test(type)) return;
    const [text] = element.children;
    if (text?.type !== 'text') return;
    const offset = (text.position?.start.line ?? 1) - 1;
    faults.push(...parseScript(text.value, 'js').map((fault) => ({ ...fault, line: fault.line + offset })));
  });
  return faults;
}

/** JavaScript or TypeScript, with or without JSX, by the parser of TypeScript. */
export function parseScript(code: string, extension: 'js' | 'jsx' | 'ts' | 'tsx'): Fault[] {
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
