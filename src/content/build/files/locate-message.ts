import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import type { Problem } from '../../../site/problems';

/** `content/data/navbar.yaml:3 message`, or a path below the content folder, or only a message about `otherwise`. */
const LOCATED = /^(?<file>[\w./-]+\.(?:yaml|mdx?|svg|ts|json))(?::(?<line>\d+))?:? (?<message>.*)/s;

/**
 * Gives a message of a later step file and line: those that it begins with, or the line with the value found.
 *
 * @param otherwise the file, if the message names none
 */
export function locateIn(text: string, otherwise: string): Problem {
  const { file: named, line, message = text } = LOCATED.exec(text)?.groups ?? {};
  const below = named === undefined ? undefined : join(env.contentRoot, named);
  const file = below !== undefined && existsSync(below) ? displayPath(below) : (named ?? otherwise);
  return { file, line: line === undefined ? lineOfValue(file, message) : Number(line), message };
}

/** What tells of the value found, the surest first. */
const VALUES = [/found "([^"]+)"/, /^\w+ "([^"]+)"/];

/** Line of a file with the value that a message calls unknown, such as `doc "x" does not exist`. */
function lineOfValue(file: string, message: string): number | undefined {
  const [value] = VALUES.flatMap((pattern) => pattern.exec(message)?.[1]?.trim() ?? []);
  const path = resolve(file);
  if (value === undefined || !existsSync(path) || !/\.(?:ya?ml|mdx?)$/.test(path)) return undefined;
  const index = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => line.split(/[\s'"[\],{}]+/).includes(value));
  return index < 0 ? undefined : index + 1;
}
