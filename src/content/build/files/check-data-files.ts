import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath } from '../../../site/build/source-text';
import { similarNames } from '../../../site/build/nearest';
import { siteConfig } from '../../../site/config/site-config';
import type { Problem } from '../../../site/problems';
import { dataFiles, type DataFileName } from '../types/data-files';
import { dataFilePath, readDataFile, readSidebars } from './data';

/** Readers of other modules' data files, by file name. Each throws a ContentError if its file has problems. */
export type DataReaders = Readonly<Record<string, () => unknown>>;

/** Data files that are read before the build starts, or only by the content checks. */
const READ_ELSEWHERE = ['brand.yaml', 'locales.yaml', 'page-kinds.yaml', 'strings.yaml', 'terms.yaml', 'versions.yaml'];

/**
 * Reads every data file and looks for files that nothing reads.
 *
 * @param attempt runs a read and collects the problems that it throws or returns
 */
export function checkDataFiles(others: DataReaders, attempt: (read: () => readonly Problem[]) => void): void {
  const names = Object.keys(dataFiles) as DataFileName[];
  for (const name of names) attempt(() => (readDataFile(name), []));
  for (const { name } of siteConfig.docs.versions) attempt(() => (readSidebars(name), []));
  for (const [name, read] of Object.entries(others)) if (existsSync(dataFilePath(name))) attempt(() => (read(), []));
  const sidebars = siteConfig.docs.versions.map(({ name }) => `sidebars-${name}.yaml`);
  attempt(() => findUnknownFiles([...names, ...sidebars, ...Object.keys(others), ...READ_ELSEWHERE]));
}

/** Reports YAML files that nothing reads, such as one with a misspelled name. */
function findUnknownFiles(known: readonly string[]): Problem[] {
  const folder = dirname(dataFilePath('any'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name) && !known.includes(name))
    .map((name) => {
      const [nearest] = similarNames(name, known);
      const hint = nearest ? `nearest: ${nearest}` : `allowed: ${[...known].sort().join(', ')}`;
      return { file: displayPath(dataFilePath(name)), message: `is a data file that nothing reads; ${hint}` };
    });
}
