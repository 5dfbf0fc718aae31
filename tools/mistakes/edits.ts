import type { Mistake } from './types';

type Edit = (before: string) => string;

/** Replaces one part of a text. The text must contain it, so that a mistake cannot quietly be none. */
export function replace(part: string, by: string): Edit {
  return (before) => {
    if (!before.includes(part)) throw new Error(`The text to change lacks ${JSON.stringify(part)}.`);
    return before.replace(part, () => by);
  };
}

/** Adds a line to the front matter, which becomes line 2 of the file. */
export const field = (line: string): Edit => replace('---\n', `---\n${line}\n`);

/** Adds text after the end. */
export const append =
  (text: string): Edit =>
  (before) =>
    `${before}${text}`;

/** Replaces everything, or makes the file. */
export const write =
  (text: string): Edit =>
  () =>
    text;

/** A mistake that ends the build, whose message is about the file itself. */
export function error(
  name: string,
  file: string,
  edit: Mistake['edit'],
  line: number | undefined,
  contains: readonly string[],
): Mistake {
  return { name, file, edit, expect: { file, ...(line === undefined ? {} : { line }), contains }, severity: 'error' };
}

/** A mistake that the build only tells of. */
export function warning(...values: Parameters<typeof error>): Mistake {
  return { ...error(...values), severity: 'warning' };
}
