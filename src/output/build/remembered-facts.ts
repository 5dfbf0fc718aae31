import { createHash } from 'node:crypto';
import { keep, recall } from '../../site/build/remember';
import { readHtml, type HtmlFacts } from './read-html';

/** Reads pages, and remembers what it has found for the next build, because parsing a page takes 1.5 ms. */
export interface FactReader {
  readonly read: (html: string) => HtmlFacts;
  /** Keeps the facts of the pages that were read, and of no others. */
  readonly save: () => void;
}

const NAME = 'page-facts';
/** Increase this number when there are other facts. */
const FORMAT = 1;

export function createFactReader(): FactReader {
  /** What pages contain, by digest of their HTML. */
  const known = recall<Readonly<Record<string, HtmlFacts>>>(NAME, FORMAT) ?? {};
  const used: Record<string, HtmlFacts> = {};
  return {
    read: (html) => {
      const digest = createHash('sha256').update(html).digest('base64url');
      return (used[digest] ??= known[digest] ?? readHtml(html));
    },
    save: () => void keep(NAME, FORMAT, used),
  };
}
