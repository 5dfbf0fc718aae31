import { join } from 'node:path';
import { readApiChanges } from '../../../reference/build/changes/read-changes';
import { readAsyncDescription } from '../../../reference/build/read-operations';
import { readSdkTypes } from '../../../reference/build/types/sdk-types';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { ContentError, messageWithCauses, orCollect, type Problem } from '../../../site/problems';
import type { SourcePage } from '../../../site/author-state';
import { comparablePath } from '../../../site/routes';
import { readConcepts } from '../concepts/read-concepts';
import { buildVersions, type DocRow } from '../docs/load-docs';
import { buildFooter, buildNavbar } from '../frame/build-frame';
import { readGlossary } from '../glossary/read-glossary';
import { deriveLanding } from '../landing/derive-landing';
import { loadReleaseNotes } from '../release-notes/load-release-notes';
import type { DataReaders } from './check-data-files';
import { locateIn, locateMessage } from './locate-message';
import { checkContentFiles, kindOf, listContentFiles, readKnownContent, stampOfFolder } from './scan';

type Read = ReturnType<typeof readKnownContent>;

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
export function findFaults(otherData: DataReaders): {
  readonly problems: readonly Problem[];
  readonly pages: readonly SourcePage[];
} {
  const problems: Problem[] = [];
  orCollect(problems, undefined, () => checkContentFiles(otherData));
  const steps = [() => void readConcepts(), () => void readGlossary(), () => void readSdkTypes()];
  for (const step of steps) orCollect(problems, undefined, step);
  if (problems.length > 0) return { problems: distinct(problems), pages: [] };
  const dataStamp = stampOfFolder('data');
  const reads = listContentFiles(env.contentRoot).files.flatMap((file) => {
    const kind = kindOf(file);
    const read = kind && readKnownContent(file, kind, dataStamp);
    return read ? [{ file: displayPath(file), read }] : [];
  });
  const pages = reads.flatMap(({ file, read }) => (read.fields ? [{ file, ...pageOf(read.fields) }] : []));
  problems.push(...findSharedPaths(pages));
  const docs = reads.flatMap(({ read }) => docRow(read));
  const versions = buildVersions(docs);
  problems.push(...versions.flatMap((version) => version.problems.map(locateMessage)));
  if (problems.length > 0) return { problems: distinct(problems), pages };
  attempt(problems, 'data/navbar.yaml', () => buildNavbar(versions, docs));
  attempt(problems, 'data/footer.yaml', buildFooter);
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

function pageOf({ path, draft, unlisted }: NonNullable<Read['fields']>): Omit<SourcePage, 'file'> {
  return { path, draft, unlisted };
}

/** The fields of a doc as `loadDocs` reads them from its node. */
function docRow(read: Read): DocRow[] {
  if (read.type !== 'doc' || !read.fields) return [];
  return [{ ...read.fields, description: read.fields.summary ?? '' }];
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

/** Problems of pages that have the same path, at the second of them. Case and trailing slashes are ignored. */
function findSharedPaths(pages: readonly SourcePage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const other = first.get(comparablePath(path));
    first.set(comparablePath(path), other ?? file);
    return other === undefined
      ? []
      : [{ file, message: `has the path ${path}, which ${other} has too; expected a path of its own` }];
  });
}

function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
