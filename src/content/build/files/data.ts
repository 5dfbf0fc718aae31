import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tokenValues } from '../../../site/tokens';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { isOffFile } from '../../../site/build/parts';
import { dataFiles, type DataFileName, type DataOf } from '../types/data-files';
import { env } from '../../../site/build/env';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { parseYamlFile } from '../../../site/build/yaml';
import { withoutParts } from './without-parts';

export type { DataOf };

const cache = new Map<string, { modified: number; data: unknown }>();

/**
 * Reads a data file, checks it, expands its tokens and leaves out what leads to parts of the site that are off. Returns
 * undefined if the content root has no such file, or if the file belongs to a part that is switched off. The file is
 * read again only if it has changed.
 *
 * @param name the data file, which determines the schema
 * @param fileName the file to read, if it has another name
 * @throws ContentError with file, line, field, the value found and what is allowed
 */
export function readDataFile<Name extends DataFileName>(name: Name, fileName: string = name): DataOf<Name> | undefined {
  const path = dataFilePath(fileName);
  if (!existsSync(path) || isOffFile(`data/${fileName}`)) return undefined;
  const modified = statSync(path).mtimeMs;
  const cached = cache.get(path);
  if (cached?.modified === modified) return cached.data as DataOf<Name>;
  const data = withoutParts(name, parseDataFile(path, name), siteConfig.off);
  cache.set(path, { modified, data });
  return data as DataOf<Name>;
}

/**
 * Reads a data file that may belong to another content root, with what leads to parts of the site that are off.
 *
 * @throws ContentError like `readDataFile`
 */
export function parseDataFile<Name extends DataFileName>(path: string, name: Name): DataOf<Name> {
  const data: unknown = parseYamlFile<unknown>(
    readUtf8(path),
    displayPath(path),
    dataFiles[name],
    tokenValues(product),
  );
  return data as DataOf<Name>;
}

/**
 * Reads the sidebars of a docs version from its own file (`sidebars-1.0.yaml`) or, without one, from the common file.
 * Returns undefined if neither exists.
 *
 * @throws ContentError like `readDataFile`
 */
export function readSidebars(
  version: string,
): { readonly file: string; readonly sidebars: DataOf<'sidebars.yaml'> } | undefined {
  for (const name of [`sidebars-${version}.yaml`, 'sidebars.yaml']) {
    const sidebars = readDataFile('sidebars.yaml', name);
    if (sidebars) return { file: displayPath(dataFilePath(name)), sidebars };
  }
  return undefined;
}

export function dataFilePath(name: string): string {
  return join(env.contentRoot, 'data', name);
}
