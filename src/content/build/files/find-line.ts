import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, isScalar, parseDocument, visit } from 'yaml';
import { parseYaml } from '../../../site/build/yaml';
import { bodyOf } from './front-matter';

/*
 * Lines for messages about what several files say together. The data that is compared has no positions, so that the
 * file is read again, which only happens if there is a problem.
 */

/** Line of a front matter field; 1 if the file lacks it, and undefined if there is no such file. */
export function lineOfFrontMatter(absolutePath: string, field: string): number | undefined {
  if (!existsSync(absolutePath)) return undefined;
  const { frontMatter } = bodyOf(readFileSync(absolutePath, 'utf8'));
  const line = parseYaml(frontMatter, absolutePath, 2).lineOf([field]);
  return frontMatter === '' ? 1 : line;
}

/** Line of the value at a path in a YAML file; undefined if there is no such file. */
export function lineOfPath(absolutePath: string, path: readonly PropertyKey[]): number | undefined {
  if (!existsSync(absolutePath)) return undefined;
  return parseYaml(readFileSync(absolutePath, 'utf8'), absolutePath).lineOf(path);
}

/** Line of the first text in a YAML file that equals a value; undefined if there is none. */
export function lineOfValue(absolutePath: string, value: string): number | undefined {
  if (!existsSync(absolutePath)) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(absolutePath, 'utf8'), { lineCounter });
  let line: number | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      if (!isScalar(node) || node.value !== value) return undefined;
      line = lineCounter.linePos(node.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line;
}
