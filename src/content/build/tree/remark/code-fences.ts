import type { Content, Root } from 'mdast';
// Creates the global object to which its components add themselves.
import 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index.js';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { improveShellGrammar } from '../../../../reference/build/shell-grammar';
import { escapeHtml } from '../../../../site/escape-html';
import { ContentError, type Problem } from '../../../../site/problems';
import {
  parseCodeMeta,
  parseHighlights,
  shieldDirectives,
  unknownWords,
  type CodeOptions,
} from '../../../shared/tree/code-block';
import { lineOf } from './types';

const PRISM_LANGUAGES = new Set(
  Object.entries(components.languages as Record<string, { alias?: string | string[] }>).flatMap(([name, { alias }]) => [
    name,
    ...(alias === undefined ? [] : [alias].flat()),
  ]),
);
// HTTP and Markdown highlight these inside their own code only if they were loaded first. The highlighter loads a
// language when it meets one, so the result would depend on the pages compiled before.
loadLanguages(['json', 'yaml']);
improveShellGrammar();

/** Languages of commands that readers can run. */
const SHELLS = new Set(['bash', 'sh', 'shell']);
/** What can follow the language. */
const ALLOWED_WORDS = 'title="…", {1,4-6}, showLineNumbers, run, js after ts';
const PLAIN = new Set(['text', 'txt', 'plain', 'none', 'console']);

/**
 * Prepares code fences for the highlighter, which takes language and meta as one string: the parsed meta is stored in
 * the node's data, and the meta itself is removed. Code in plain and unknown languages is escaped here, because the
 * highlighter would warn without naming the file.
 */
export function codeFences(options: { readonly file: string; readonly warn: (message: string) => void }) {
  return (): Transformer<Root> => (tree) => {
    const problems: Problem[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang === 'mermaid' || !parent || index === undefined) return;
      const language = (node.lang ?? 'text').toLowerCase();
      const meta = parseCodeMeta(node.meta ?? '');
      const { code, highlighted } = parseHighlights(node.value, language, meta.range);
      const place = { file: options.file, line: lineOf(node) };
      // A misplaced `js` is reported where it is read.
      const unknown = unknownWords(node.meta ?? '').find((word) => word !== 'js');
      if (unknown !== undefined)
        problems.push({ ...place, message: `code fence: found "${unknown}"; allowed: ${ALLOWED_WORDS}` });
      const lines = code.split('\n').length;
      const outside = highlighted.find((line) => line > lines);
      if (outside !== undefined)
        problems.push({ ...place, message: `code fence: highlights line ${outside}; the sample has ${lines}` });
      if (meta.isRunnable && !SHELLS.has(language))
        problems.push({
          ...place,
          message: `run: found on "${language}"; allowed: run on ${[...SHELLS].join(', ')}`,
        });
      const known = PRISM_LANGUAGES.has(language);
      if (!known && !PLAIN.has(language))
        options.warn(
          `${options.file}:${lineOf(node)} code language "${language}" is unknown: the code is shown without highlighting`,
        );
      const codeOptions: CodeOptions = {
        language: known ? language : PLAIN.has(language) ? 'text' : language,
        title: meta.title,
        lineNumbers: meta.lineNumbers,
        highlighted,
        ...(meta.isRunnable ? { isRunnable: true } : {}),
      };
      const { position } = node;
      const data = { ...node.data, codeOptions, code };
      const siblings: Content[] = parent.children;
      siblings[index] = known
        ? { type: 'code', lang: language, meta: null, value: shieldDirectives(code), data, position }
        : { type: 'html', value: escapeHtml(code), data, position };
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
}
