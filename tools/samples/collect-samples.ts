import { parseCodeMeta, parseHighlights } from '../../src/content/shared/tree/code-block';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';

/** A code fence as readers see it: with expanded tokens and without highlight comments. */
export interface Sample {
  readonly file: string;
  /** Language of the fence in lower case; empty if it has none. */
  readonly language: string;
  readonly code: string;
  /** Line of the opening fence in the file. */
  readonly line: number;
  /** For each line of `code`, its line in the file. */
  readonly lines: readonly number[];
  /** True for JavaScript that was made from TypeScript. */
  readonly isErased?: boolean;
}

/** An error in a sample. Its line is counted from 0 within the code. */
export interface SampleError {
  readonly line: number;
  readonly reason: string;
}

/** Returns all code fences of a page, in order. */
export function collectSamples(page: ContentPage): Sample[] {
  const samples: Sample[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'code') return;
    const language = (node.lang ?? '').toLowerCase();
    const written = node.value;
    const { code } = parseHighlights(written, language, parseCodeMeta(node.meta ?? '').range);
    samples.push({
      file: page.file,
      language,
      code,
      line: lineOf(node),
      lines: linesInFile(written, code).map((line) => lineOf(node) + 1 + (node.tsLines?.[line] ?? line)),
      ...(node.tsLines ? { isErased: true } : {}),
    });
  });
  return samples;
}

/**
 * Finds each remaining line among the written lines, whose numbers count from 0. This is unambiguous, because a removed
 * line never equals a remaining one.
 */
function linesInFile(written: string, remaining: string): number[] {
  const source = written.split('\n');
  let at = 0;
  return remaining.split('\n').map((line) => {
    while (at < source.length && source[at] !== line) at += 1;
    at += 1;
    return at - 1;
  });
}

/** Returns the line in the file for a line of the code, which is counted from 0. */
export function lineInFile(sample: Sample, codeLine: number): number {
  return sample.lines[Math.min(Math.max(codeLine, 0), sample.lines.length - 1)] ?? sample.line;
}
