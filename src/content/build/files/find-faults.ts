import { join } from 'node:path';
import { readApiChanges } from '../../../reference/build/changes/read-changes';
import { readAsyncDescription } from '../../../reference/build/read-operations';
import { readSdkTypes } from '../../../reference/build/types/sdk-types';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { ContentError, messageWithCauses, orCollect, type Problem } from '../../../site/problems';
import type { SourcePage } from '../../../site/author-state';
import { readConcepts } from '../concepts/read-concepts';
import { readGlossary } from '../glossary/read-glossary';
import { deriveLanding } from '../landing/derive-landing';
import { loadReleaseNotes } from '../release-notes/load-release-notes';
import type { DataReaders } from './check-data-files';
import { listContentFiles } from './list-content-files';
import { locateIn } from './locate-message';
import { checkContentFiles, kindOf, readKnownContent, stampOfFolder } from './scan';

interface Found {
  readonly problems: readonly Problem[];
  readonly pages: readonly SourcePage[];
}

/** Stamp of the data and API files that had no faults, which need half a second. */
let cleanStamp: string | undefined;

/**
 * Finds what would keep pages from being created, without Gatsby: problems of front matter and data files, and, if
 * there are none, those of files that do not fit together. What merely follows from another problem is left out. Bodies
 * of pages are not compiled.
 *
 * @param otherData readers of other modules' data files
 * @returns the problems, and the pages if there are none
 */
export function findFaults(otherData: DataReaders): Found {
  try {
    return find(otherData);
  } catch {
    // A file may have been removed after it was listed.
    return find(otherData);
  }
}

function find(otherData: DataReaders): Found {
  const problems: Problem[] = [];
  orCollect(problems, undefined, () => checkContentFiles(otherData));
  const steps = [() => void readConcepts(), () => void readGlossary(), () => void readSdkTypes()];
  for (const step of steps) orCollect(problems, undefined, step);
  if (problems.length > 0) return { problems: distinct(problems), pages: [] };
  const dataStamp = stampOfFolder('data');
  const pages = listContentFiles(env.contentRoot).files.flatMap((file): SourcePage[] => {
    const kind = kindOf(file);
    const fields = kind && readKnownContent(file, kind, dataStamp).fields;
    return fields
      ? [{ file: displayPath(file), path: fields.path, draft: fields.draft, unlisted: fields.unlisted }]
      : [];
  });
  const stamp = `${dataStamp} ${stampOfFolder('api')}`;
  if (stamp !== cleanStamp) {
    attempt(problems, 'data/landing.yaml', deriveLanding);
    attempt(problems, 'data/release-notes.yaml', loadReleaseNotes);
    attempt(problems, 'api/released.yaml', readApiChanges);
    attempt(problems, 'api/asyncapi.yaml', readAsyncDescription);
    if (problems.length === 0) cleanStamp = stamp;
  }
  return { problems: distinct(problems), pages };
}

function attempt(problems: Problem[], file: string, step: () => unknown): void {
  try {
    step();
  } catch (error) {
    if (error instanceof ContentError) problems.push(...error.problems);
    else problems.push(locateIn(innermostMessage(error), displayPath(join(env.contentRoot, file))));
  }
}

/** The outer ones only repeat the data. */
function innermostMessage(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? innermostMessage(error.cause) : messageWithCauses(error);
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
