import { parseScript } from '../../src/content/build/tree/parse-script';
import type { Problem } from '../../src/site/problems';
import { lineInFile, type Sample, type SampleError } from './collect-samples';
import { parseHtml, parseJson, parseXml, parseYamlSample } from './parsers';
import { parseWithGrammar, type Grammar } from './tree-sitter';

type ParseCode = (code: string) => SampleError[] | Promise<SampleError[]>;

const grammar =
  (name: Grammar): ParseCode =>
  (code) =>
    parseWithGrammar(code, name);

/** Parsers by language of the fence. */
const PARSERS: Readonly<Record<string, ParseCode>> = {
  bash: grammar('bash'),
  go: grammar('go'),
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

/** Languages that cannot be parsed here. Mermaid diagrams are checked when the build draws them. */
const PLAIN = new Set(['text', 'http', 'console', 'gradle', 'mermaid']);

export function isParsed(language: string): boolean {
  return language in PARSERS;
}

/** Parses a sample in its language. Plain text has no errors; an unknown language is a problem. */
export async function parseSample(sample: Sample): Promise<Problem[]> {
  const { file, language } = sample;
  if (PLAIN.has(language)) return [];
  const parse = PARSERS[language];
  if (!parse) {
    const problem =
      language === '' ? 'a code fence has no language' : `the language "${language}" of a code fence is unknown`;
    const known = [...Object.keys(PARSERS), ...PLAIN].sort().join(', ');
    return [
      {
        file,
        line: sample.line,
        message: `${problem}; allowed: ${known}`,
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

/** Adds the opening tag if it is missing: without it, PHP code is plain text, which has no errors. */
async function parsePhp(code: string): Promise<SampleError[]> {
  if (/^\s*<\?php\b/.test(code)) return parseWithGrammar(code, 'php');
  const errors = await parseWithGrammar(`<?php\n${code}`, 'php');
  return errors.map((error) => ({ ...error, line: error.line - 1 }));
}
