import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Recipe, RecipeStep } from './parse-recipes';

/**
 * Applies recipes to a copy of the project.
 *
 * @throws Error naming file and anchor of the first step that cannot be applied
 */
export function applyRecipes(folder: string, recipes: readonly Recipe[]): void {
  for (const step of recipes.flatMap(({ steps }) => steps)) {
    const path = join(folder, step.file);
    const text = applyStep(existsSync(path) ? readFileSync(path, 'utf8') : undefined, step);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * Returns the content of a step's file after the step. Inserted lines are indented like the anchor.
 *
 * @param text current content of the file; undefined if it does not exist
 */
export function applyStep(text: string | undefined, { file, place, code }: RecipeStep): string {
  if (place.kind === 'new') {
    if (text !== undefined) throw new Error(`${file} already exists; expected a new file`);
    return `${code}\n`;
  }
  if (text === undefined) throw new Error(`${file} does not exist; expected a file with the line "${place.anchor}"`);
  const lines = text.split('\n');
  const [index, ...more] = lines.flatMap((line, at) => (line.trim() === place.anchor ? [at] : []));
  if (index === undefined || more.length > 0)
    throw new Error(
      `${file} contains the line "${place.anchor}" ${more.length + (index === undefined ? 0 : 1)} times; expected once`,
    );
  const indent = /^\s*/.exec(lines[index] ?? '')?.[0] ?? '';
  const inserted = code.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
  return lines.toSpliced(place.kind === 'after' ? index + 1 : index, 0, ...inserted).join('\n');
}
