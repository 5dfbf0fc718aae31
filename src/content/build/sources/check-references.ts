import { orCollect, type Problem } from '../../../site/problems';
import { buildFooter, buildNavbar } from '../frame/build-frame';
import { planSite, toDocRows, type SourceFields } from './planned-pages';

/** What all content files and data files together get wrong. */
export interface References {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Checks what files say about each other: sidebars, neighbours of docs, the navigation bar and the footer. Call it with
 * the fields of all files, because a missing one would be reported wherever it is named.
 */
export function checkReferences(fields: SourceFields): References {
  const problems: Problem[] = [];
  const planned = orCollect(problems, undefined, () => planSite(fields));
  if (!planned) return { problems, warnings: [] };
  const { versions } = planned;
  problems.push(...versions.flatMap((version) => version.problems));
  // With a wrong sidebar, links to it would be reported too.
  if (problems.length === 0) orCollect(problems, undefined, () => buildNavbar(versions, toDocRows(fields.docs)));
  orCollect(problems, undefined, buildFooter);
  return { problems, warnings: versions.flatMap(({ warnings }) => warnings) };
}
