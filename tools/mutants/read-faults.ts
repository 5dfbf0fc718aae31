import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYamlFile } from '../../src/site/build/yaml';

const Fault = z.strictObject({
  /** What the fault does, as a reader would say it. */
  name: z.string().min(1),
  file: z.string().min(1),
  /** Stands exactly once in the file. */
  text: z.string().min(1),
  replacement: z.string(),
  /** Test files of which at least one must fail. */
  tests: z.array(z.string().min(1)).min(1),
});
export type Fault = z.infer<typeof Fault>;

/** Reads the list of deliberate faults. Throws a ContentError that names line and field of what is wrong. */
export function readFaults(path: string): readonly Fault[] {
  return parseYamlFile(readFileSync(path, 'utf8'), path, z.array(Fault), {});
}

/** Returns the file's text with the fault. Throws an error if the fault's text does not stand there exactly once. */
export function applyFault({ name, file, text, replacement }: Fault, source: string): string {
  const count = source.split(text).length - 1;
  if (count !== 1)
    throw new Error(`"${name}": the text must be in ${file} once, and is there ${count} times:\n${text}`);
  return source.replace(text, () => replacement);
}
