import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { VersionError, type VersionPlan } from './types';

/**
 * Carries a plan out: all of it, or nothing.
 *
 * @throws the first error, after everything has been restored
 */
export function writeVersion({ copies, changes }: Pick<VersionPlan, 'copies' | 'changes'>): void {
  const undo: (() => void)[] = [];
  try {
    for (const { from, to, files } of copies) {
      if (existsSync(to)) throw new VersionError(`${displayPath(to)} exists meanwhile; nothing was changed.`);
      undo.push(() => rmSync(to, { recursive: true, force: true }));
      if (files.length === 0) copyFileSync(from, to);
      for (const file of files) {
        mkdirSync(dirname(join(to, file)), { recursive: true });
        copyFileSync(join(from, file), join(to, file));
      }
    }
    for (const { file, before, after } of changes) {
      const found = existsSync(file) ? readUtf8(file) : undefined;
      if (found !== before)
        throw new VersionError(`${displayPath(file)} has changed meanwhile; run the command again.`);
      undo.push(() => (before === undefined ? rmSync(file, { force: true }) : writeFileSync(file, before)));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
