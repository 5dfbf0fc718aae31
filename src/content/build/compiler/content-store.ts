import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import type { FileRead } from './resolve-files';

/** What a page was compiled from. */
interface CompiledFrom {
  /** Digest of the file and of everything else that determines the result, except for `reads`. */
  readonly digest: string;
  /** Other files that the result depends on. */
  readonly reads: readonly FileRead[];
}

interface StoredContent extends CompiledFrom {
  readonly content: () => CompiledContent;
}

/** Compiled pages, one file for each, which several processes read and write. */
export interface ContentStore {
  /** What is stored for a node; undefined if there is nothing. The content is read when it is asked for. */
  readonly read: (nodeId: string) => StoredContent | undefined;
  readonly write: (nodeId: string, from: CompiledFrom, content: CompiledContent) => void;
}

/** Keeps compiled pages in a folder. The first line of a file says what it was compiled from. */
export function createContentStore(folder: string): ContentStore {
  const fileOf = (nodeId: string): string =>
    join(folder, `${createHash('sha256').update(nodeId).digest('hex').slice(0, 32)}.json`);
  return {
    read: (nodeId) => {
      const file = fileOf(nodeId);
      if (!existsSync(file)) return undefined;
      const text = readFileSync(file, 'utf8');
      const end = text.indexOf('\n');
      const from = JSON.parse(text.slice(0, end)) as CompiledFrom;
      return { ...from, content: () => JSON.parse(text.slice(end)) as CompiledContent };
    },
    write: (nodeId, from, content) => {
      mkdirSync(folder, { recursive: true });
      const file = fileOf(nodeId);
      // Renamed, so that another process never reads half a file.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, `${JSON.stringify(from)}\n${JSON.stringify(content)}`);
      renameSync(unfinished, file);
    },
  };
}

/** The compiled pages of the site. */
export const contentStore = createContentStore(resolve('.cache/content'));
