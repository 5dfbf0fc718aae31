import { readFileSync } from 'node:fs';
import { digestOf } from '../../site/build/remember';
import { gzipSize } from './gzip-size';
import { readHtml, type HtmlFacts } from './read-html';

/** What the checks need to know of a file, by the kind of file: of page data, their size after gzip. */
export interface FileFacts {
  readonly html: HtmlFacts;
  readonly data: number;
}

const DERIVE: { readonly [Kind in keyof FileFacts]: (text: string) => FileFacts[Kind] } = {
  html: readHtml,
  data: gzipSize,
};

/**
 * Derives the facts of several files, for `read-facts.ts`. Returns JSON of `[digest of the text, facts]` for each file:
 * between processes, a text is passed much faster than what it describes.
 */
export function deriveFacts(kind: keyof FileFacts, files: readonly string[]): string {
  return JSON.stringify(
    files.map((file) => {
      const text = readFileSync(file, 'utf8');
      return [digestOf(text), DERIVE[kind](text)];
    }),
  );
}
