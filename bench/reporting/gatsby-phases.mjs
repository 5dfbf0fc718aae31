// Reads what `npm run build` prints: Gatsby's phases and this project's steps.
import { stripVTControlCharacters } from 'node:util';

/** What a line of Gatsby or of the project's commands starts with. Gatsby wraps lines that are long. */
const LINE = /\n+(?=(?:success|info|warn|error|verbose) |[▸✓✗!] )/;
const PHASE = /^success (.+) - (\d+\.\d+)s(?: - .*)?$/;
const ANNOUNCED = /^▸ (.+)$/gm;

/**
 * Reads the duration of each phase from Gatsby's output.
 *
 * @param output everything that a build has printed
 * @returns seconds by name, in order of the first appearance; phases of the same name are added up
 */
export function readPhases(output) {
  const phases = new Map();
  for (const block of stripVTControlCharacters(output).split(LINE)) {
    const [, name, seconds] = PHASE.exec(block.trim().split(/\n{2}/, 1)[0].replaceAll('\n', ' ')) ?? [];
    if (name !== undefined) phases.set(name, (phases.get(name) ?? 0) + Number(seconds));
  }
  return phases;
}

/**
 * Measures the steps that a command has announced with lines that start with "▸". A step lasts until the next one.
 *
 * @param chunks what the command has printed, and at which second
 * @param end second at which the command has exited
 * @returns seconds by step
 */
export function readSteps(chunks, end) {
  const starts = chunks.flatMap(({ at, text }) =>
    [...stripVTControlCharacters(text).matchAll(ANNOUNCED)].map(([, title]) => ({ at, title })),
  );
  return new Map(starts.map(({ at, title }, index) => [title, (starts[index + 1]?.at ?? end) - at]));
}
