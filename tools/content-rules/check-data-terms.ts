import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { parseYaml } from '../../src/site/build/yaml';
import type { Problem } from '../../src/site/problems';
import { describeRefused } from './check-terms';
import { TERMS_FILE, type FindRefusedTerms } from './terms';

/** Fields of an API description that contain prose; its other texts are names and examples. */
const PROSE_OF_DESCRIPTIONS = new Set(['title', 'summary', 'description', 'x-fix', 'x-cure']);

/** Reports the refused terms in the data files and API descriptions of a content root. */
export function checkDataTerms(root: string, findRefusedTerms: FindRefusedTerms): Problem[] {
  const files = ['data', 'api']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.yaml') && name !== TERMS_FILE);
  return files.flatMap((name) => {
    const path = join(root, name);
    const file = displayPath(path);
    const { data, lineOf } = parseYaml(readUtf8(path), file);
    const isProse = (key: PropertyKey | undefined): boolean =>
      name.startsWith('data/') || PROSE_OF_DESCRIPTIONS.has(String(key));
    return textsOf(data)
      .filter(({ path: place }) => isProse(place.at(-1)))
      .flatMap(({ path: place, text }) =>
        describeRefused(withoutCode(text), findRefusedTerms).map((message) => ({
          file,
          line: lineOf(place),
          message: `field "${place.map(String).join('.')}": ${message.text}`,
        })),
      );
  });
}

interface PlacedText {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** All texts with more than one word in parsed YAML, with their places. */
function textsOf(value: unknown, path: readonly PropertyKey[] = []): PlacedText[] {
  if (typeof value === 'string') return value.includes(' ') ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Code and the targets of links keep their length, so that positions stay. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`|\]\([^)]*\)/g, (code) => ' '.repeat(code.length));
}
