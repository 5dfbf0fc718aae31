import type { ErrorReport } from '../../site/report-schema';
import type { Description } from './describe-error';

/** Different errors of a page view that are reported. */
const MOST_ERRORS = 5;
const MOST_COUNTED = 1000;

/** Adds an error: one that has happened before is counted, and the sixth different one is left out. */
export function addError(
  errors: readonly ErrorReport[],
  description: Description,
  path: string | null,
): readonly ErrorReport[] {
  const key = keyOf(description);
  const known = errors.findIndex((error) => keyOf(error) === key);
  if (known >= 0)
    return errors.map((error, index) =>
      index === known ? { ...error, count: Math.min(error.count + 1, MOST_COUNTED) } : error,
    );
  return errors.length < MOST_ERRORS ? [...errors, { ...description, path, count: 1 }] : errors;
}

function keyOf({ kind, name, message, frames }: Description): string {
  return JSON.stringify([kind, name, message, frames[0]]);
}
