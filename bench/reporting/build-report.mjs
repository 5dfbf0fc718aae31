// Words and numbers of bench:build.

const seconds = (value) => value.toFixed(1);
/** Phases that are shorter in both builds are not worth a line. */
const SHORTEST = 0.1;

/** The two builds in one line. Other programs read it. */
export function resultLine(cold, edit) {
  return `  cold ${seconds(cold.seconds)} s, ${cold.gigabytes.toFixed(2)} GB; after one edit ${seconds(edit.seconds)} s`;
}

/** The same as a row of the table at the end. */
export function resultRow(pages, builder, cold, edit) {
  return {
    pages,
    builder,
    'cold, s': seconds(cold.seconds),
    'cold, GB': cold.gigabytes.toFixed(2),
    'after one edit, s': seconds(edit.seconds),
    'edit, GB': edit.gigabytes.toFixed(2),
  };
}

/** The row of a builder that could not be measured. */
export function failedRow(pages, builder) {
  return { pages, builder, 'cold, s': 'failed', 'after one edit, s': 'failed' };
}

/**
 * Rows of the table of phases: seconds in both builds, by phase.
 *
 * @param cold seconds by phase
 * @param edit seconds by phase; a phase that one of the builds did not have is empty there
 */
export function phaseRows(cold, edit) {
  const cell = (phases, name) => (phases.has(name) ? seconds(phases.get(name)) : '');
  return Object.fromEntries(
    [...new Set([...cold.keys(), ...edit.keys()])]
      .filter((name) => Math.max(cold.get(name) ?? 0, edit.get(name) ?? 0) >= SHORTEST)
      .map((name) => [name, { 'cold, s': cell(cold, name), 'after one edit, s': cell(edit, name) }]),
  );
}

/** One line for each growth from one number of pages to the next. */
export function growthLines(builder, steps) {
  return steps.map(
    ({ from, to, cold, edit }) =>
      `${builder}, ${from} to ${to} pages: ${cold.toFixed(1)} ms for each added page cold, ` +
      `${edit.toFixed(1)} ms after one edit`,
  );
}
