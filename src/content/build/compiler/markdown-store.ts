import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A text in Markdown, and how many tokens language models read it as. */
export interface MarkdownText {
  readonly text: string;
  readonly tokens: number;
}

/** The bodies of compiled pages in Markdown, one file for each, which several processes write. */
interface MarkdownStore {
  /** The body of a page by its path; undefined if the page has none of its own, such as a list. */
  readonly read: (path: string) => MarkdownText | undefined;
  readonly write: (path: string, markdown: MarkdownText) => void;
}

/** Keeps bodies in a folder. The first line of a file has the tokens. */
function createMarkdownStore(folder: string): MarkdownStore {
  const fileOf = (path: string): string =>
    join(folder, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.md`);
  return {
    read: (path) => {
      const file = fileOf(path);
      if (!existsSync(file)) return undefined;
      const [, tokens, text = ''] = /^(\d+)\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
      return { text, tokens: Number(tokens) };
    },
    write: (path, { text, tokens }) => {
      mkdirSync(folder, { recursive: true });
      // Renamed, so that another process never reads half a file.
      const unfinished = `${fileOf(path)}.${process.pid}`;
      writeFileSync(unfinished, `${tokens}\n${text}`);
      renameSync(unfinished, fileOf(path));
    },
  };
}

export const markdownStore = createMarkdownStore(resolve('.cache/markdown'));
