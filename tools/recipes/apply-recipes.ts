import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Recipe, RecipeStep } from './parse-recipes';

/** Follows recipes in a copy of the project. Throws at the first step that cannot be done, with its file and anchor. */
export function applyRecipes(folder: string, recipes: readonly Recipe[]): void {
  for (const step of recipes.flatMap(({ steps }) => steps)) {
    const path = join(folder, step.file);
    const text = applyStep(existsSync(path) ? readFileSync(path, 'utf8') : undefined, step);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Text of a step's file after the step. Inserted lines are indented like the anchor.
 *
 * @param text what the file contains; undefined if there is none
 */
export function applyStep(text: string | undefined, { file, place, code }: RecipeStep): string {
  if (place.kind === 'new') {
    if (text !== undefined) throw new Error(`${file} exists already; expected a new file`);
    return `${code}\n`;
  }
  if (text === undefined) throw new Error(`${file} does not exist; expected a file with the line "${place.anchor}"`);
  const lines = text.split('\n');
  const [index, ...more] = lines.flatMap((line, at) => (line.trim() === place.anchor ? [at] : []));
  if (index === undefined || more.length > 0)
    throw new Error(`${file} has ${more.length + (index === undefined ? 0 : 1)} lines "${place.anchor}"; expected one`);
  const indent = /^\s*/.exec(lines[index] ?? '')?.[0] ?? '';
  const inserted = code.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
  return lines.toSpliced(place.kind === 'after' ? index + 1 : index, 0, ...inserted).join('\n');
}
