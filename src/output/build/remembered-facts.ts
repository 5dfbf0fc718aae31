import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readHtml, type HtmlFacts } from './read-html';

/** What pages contain, by digest of their HTML. */
type Facts = Readonly<Record<string, HtmlFacts>>;

/** Reads pages, and remembers what it has found for the next build, because parsing a page takes 1.5 ms. */
export interface FactReader {
  readonly read: (html: string) => HtmlFacts;
  /** Stores the facts of the pages that were read, and of no others. */
  readonly save: () => void;
}

/**
 * @param file where facts are stored. If it does not exist or is damaged, all pages are parsed. It must be deleted when
 *   the code has changed, like everything in `.cache`.
 */
export function createFactReader(file: string): FactReader {
  const known = readFacts(file);
  const used: Record<string, HtmlFacts> = {};
  return {
    read: (html) => {
      const digest = createHash('sha256').update(html).digest('base64url');
      return (used[digest] ??= known[digest] ?? readHtml(html));
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, JSON.stringify(used));
      renameSync(`${file}.next`, file);
    },
  };
}

function readFacts(file: string): Facts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Facts;
  } catch {
    return {};
  }
}
