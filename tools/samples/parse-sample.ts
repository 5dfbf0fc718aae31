import type { Problem } from '../../src/site/problems';
import { lineInFile, type Sample, type SampleError } from './collect-samples';
import { parseHtml, parseJson, parseScript, parseXml, parseYamlSample } from './parsers';
import { parseWithGrammar, type Grammar } from './tree-sitter';

type ParseCode = (code: string) => SampleError[] | Promise<SampleError[]>;

const grammar =
  (name: Grammar): ParseCode =>
  (code) =>
    parseWithGrammar(code, name);

/** How each language of a fence is parsed. */
const PARSERS: Readonly<Record<string, ParseCode>> = {
  bash: grammar('bash'),
  go: grammar('go'),
  gradle: grammar('groovy'),
  html: parseHtml,
  js: (code) => parseScript(code, 'js'),
  json: parseJson,
  jsx: (code) => parseScript(code, 'jsx'),
  kotlin: grammar('kotlin'),
  php: parsePhp,
  powershell: grammar('powershell'),
  python: grammar('python'),
  ruby: grammar('ruby'),
  swift: grammar('swift'),
  ts: (code) => parseScript(code, 'ts'),
  tsx: (code) => parseScript(code, 'tsx'),
  xml: parseXml,
  yaml: parseYamlSample,
};

/** Fences that hold no language one could parse; mermaid is drawn, and so checked, while building. */
const PLAIN = new Set(['text', 'http', 'console', 'mermaid']);

export function isParsed(language: string): boolean {
  return language in PARSERS;
}

/** Parses a sample in its language. Plain text has no errors; a language that is neither is one. */
export async function parseSample(sample: Sample): Promise<Problem[]> {
  const { file, language } = sample;
  if (PLAIN.has(language)) return [];
  const parse = PARSERS[language];
  if (!parse) {
    const known = [...Object.keys(PARSERS), ...PLAIN].sort().join(', ');
    return [
      {
        file,
        line: sample.line,
        message: `${language === '' ? 'a fence names no language' : `language "${language}" of a fence is not known`}; allowed: ${known}`,
      },
    ];
  }
  const errors = await parse(sample.code);
  return errors.map(({ line, reason }) => ({
    file,
    line: lineInFile(sample, line),
    message: `${language}: ${reason}`,
  }));
}

/** Without its opening tag PHP is text, in which nothing can be wrong. */
async function parsePhp(code: string): Promise<SampleError[]> {
  if (/^\s*<\?php\b/.test(code)) return parseWithGrammar(code, 'php');
  const errors = await parseWithGrammar(`<?php\n${code}`, 'php');
  return errors.map((error) => ({ ...error, line: error.line - 1 }));
}
