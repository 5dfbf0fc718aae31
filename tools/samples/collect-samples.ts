import { parseCodeMeta, parseHighlights } from '../../src/content/shared/tree/code-block';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';

/** A code fence as readers see it: tokens expanded, highlight comments taken out. */
export interface Sample {
  readonly file: string;
  /** Lower-case language of the fence; empty when it names none. */
  readonly language: string;
  readonly code: string;
  /** Line in the file of the fence itself. */
  readonly line: number;
  /** Line in the file for each line of `code`, from 0. */
  readonly lines: readonly number[];
}

/** An error in a sample; the line counts from 0 within its code. */
export interface SampleError {
  readonly line: number;
  readonly reason: string;
}

/** All code fences of a page, in order. */
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
      lines: linesInFile(written, code, lineOf(node) + 1),
    });
  });
  return samples;
}

/**
 * Finds for each line that was kept its place among the written ones: those taken out are never equal to a kept one.
 */
function linesInFile(written: string, kept: string, firstLine: number): number[] {
  const source = written.split('\n');
  let at = 0;
  return kept.split('\n').map((line) => {
    while (at < source.length && source[at] !== line) at += 1;
    at += 1;
    return firstLine + at - 1;
  });
}

/** Line in the file for a line of the sample's code, counted from 0. */
export function lineInFile(sample: Sample, codeLine: number): number {
  return sample.lines[Math.min(Math.max(codeLine, 0), sample.lines.length - 1)] ?? sample.line;
}
