import { fromHtml } from 'hast-util-from-html';
import { SaxesParser } from 'saxes';
import { visit } from 'unist-util-visit';
import { LineCounter, parseAllDocuments } from 'yaml';
import { parseScript } from '../../src/content/build/tree/parse-script';
import type { SampleError } from './collect-samples';
import { parseWithGrammar } from './tree-sitter';

export function parseJson(code: string): SampleError[] {
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

export function parseYamlSample(code: string): SampleError[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: counter, prettyErrors: false });
  return [...documents]
    .flatMap((document) => document.errors)
    .map((error) => ({ line: counter.linePos(error.pos[0]).line - 1, reason: error.message }));
}

/** Parses XML: one document, or several sibling elements, as in an excerpt of a manifest. */
export function parseXml(code: string): SampleError[] {
  const errors: SampleError[] = [];
  const hasDeclaration = code.trimStart().startsWith('<?xml');
  const parser = new SaxesParser({ xmlns: false, fragment: !hasDeclaration });
  parser.on('error', (error) =>
    errors.push({ line: parser.line - 1, reason: error.message.replace(/^\d+:\d+: /, '') }),
  );
  parser.write(code.trimStart()).close();
  const skipped = code.length - code.trimStart().length;
  const offset = code.slice(0, skipped).split('\n').length - 1;
  return errors.map((error) => ({ ...error, line: error.line + offset }));
}

/** Finds errors in HTML that a browser would silently repair, and errors in its scripts. */
export async function parseHtml(code: string): Promise<SampleError[]> {
  const errors = await parseWithGrammar(code, 'html');
  const isDocument = /^\s*<!doctype|^\s*<html/i.test(code);
  const tree = fromHtml(code, {
    fragment: !isDocument,
    onerror: (error) => {
      if (error.ruleId === 'missing-doctype') return;
      errors.push({ line: (error.line ?? 1) - 1, reason: error.reason });
    },
  });
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'script') return;
    const type = String(element.properties.type ?? 'text/javascript');
    if (!/^(?:module|text\/javascript)$/.test(type)) return;
    const [text] = element.children;
    if (text?.type !== 'text') return;
    const offset = (text.position?.start.line ?? 1) - 1;
    errors.push(...parseScript(text.value, 'js').map((error) => ({ ...error, line: error.line + offset })));
  });
  return errors;
}
