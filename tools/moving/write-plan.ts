import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Git } from './git';
import type { Plan } from './types';

/** What a plan writes: the new texts by their paths before files move. */
export interface Writing {
  readonly plan: Pick<Plan, 'moves' | 'removed'>;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Carries a plan out: all of it, or nothing. Files that git knows are moved by git, so that their history follows.
 *
 * @throws the first error, after everything has been restored
 */
export function writePlan({ plan, texts }: Writing, git: Git): void {
  const undo: (() => void)[] = [];
  try {
    for (const { from, to } of plan.moves) {
      makeFolder(dirname(to), undo);
      move(from, to, git);
      undo.push(() => move(to, from, git));
    }
    const moved = new Map(plan.moves.map(({ from, to }) => [from, to]));
    for (const [file, text] of texts) {
      const path = moved.get(file) ?? file;
      const before = existsSync(path) ? readFileSync(path) : undefined;
      undo.push(() => (before === undefined ? rmSync(path, { force: true }) : writeFileSync(path, before)));
      writeFileSync(path, text);
    }
    for (const file of plan.removed) {
      const before = readFileSync(file);
      undo.push(() => {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, before);
      });
      rmSync(file);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
  for (const file of [...plan.moves.map(({ from }) => from), ...plan.removed]) removeEmptyFolders(dirname(file));
}

function move(from: string, to: string, git: Git): void {
  if (git.isTracked(from)) git.move(from, to);
  else renameSync(from, to);
}

function makeFolder(folder: string, undo: (() => void)[]): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first !== undefined) undo.push(() => removeEmptyFolders(folder));
}

/** Git keeps no folders, so that an empty one would only be on this machine. */
function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder));
}
