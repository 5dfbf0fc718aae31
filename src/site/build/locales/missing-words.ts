import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../problems';
import { displayPath } from '../source-text';
import { parseYaml } from '../yaml';
import { counted } from '../../counted';

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Words that are named in the warning. */
const NAMED = 5;

/**
 * A warning about the words of the interface that a translation lacks, so that readers see those of the content's
 * language; none if it has all of them.
 *
 * @param all the words of the interface, by area and name
 */
export function findMissingWords(translation: string, all: Areas): Problem[] {
  const path = join(translation, 'data', 'strings.yaml');
  const data = existsSync(path) ? parseYaml(readFileSync(path, 'utf8'), path).data : {};
  const own = (data ?? {}) as Areas;
  const missing = Object.entries(all).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((name) => (own[area]?.[name] === undefined ? [`${area}.${name}`] : [])),
  );
  if (missing.length === 0) return [];
  const named = missing.slice(0, NAMED).join(', ');
  const others = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return [
    {
      file: displayPath(path),
      message: `lacks ${counted(missing.length, 'word')} of the interface: ${named}${others}`,
    },
  ];
}
