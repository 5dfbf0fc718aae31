import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mistake } from './types';

/** The content without mistakes. */
const CONTENT = resolve('tools/mistakes/content');

/** A copy of the content in which mistakes are made. */
export interface MistakenContent {
  /** Absolute path of the content root. */
  readonly root: string;
  /** Makes a mistake. Returns a function that undoes it. */
  readonly make: (mistake: Pick<Mistake, 'file' | 'edit'>) => () => void;
}

/** Copies the content to a folder, or to a temporary one. */
export function copyContent(
  root = join(realpathSync(mkdtempSync(join(tmpdir(), 'mistakes-'))), 'content'),
): MistakenContent {
  rmSync(root, { recursive: true, force: true });
  cpSync(CONTENT, root, { recursive: true });
  // Readers notice a change by its time, and changes follow each other within a millisecond.
  let time = 1;
  const put = (path: string, data: string | Uint8Array): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    utimesSync(path, time, time);
    time += 1;
  };
  return {
    root,
    make: ({ file, edit }) => {
      const path = join(root, file);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      put(path, edit(before?.toString('utf8') ?? ''));
      return () => {
        if (before) put(path, before);
        else rmSync(path);
      };
    },
  };
}
