import type { Problem } from '../../src/site/problems';
import type { ApiChanges } from '../../src/reference/shared/api-change';

interface Options {
  /** Path of the description, for messages. */
  readonly file: string;
  /** Version of the API that the release notes name; undefined without notes. */
  readonly version: string | undefined;
}

/**
 * Refuses breaking changes of the API that no release note mentions: those since the last release need an entry for the
 * REST API that is newer than it.
 */
export function checkNotes(changes: ApiChanges | undefined, { file, version }: Options): Problem[] {
  if (!changes || version !== changes.since) return [];
  return changes.changes
    .filter(({ isBreaking }) => isBreaking)
    .map(({ call, text }) => ({
      file,
      message:
        `breaking change since version ${changes.since} without a release note: ${call}: ${text}. Expected an entry with ` +
        'area "REST API" in data/release-notes.yaml that is newer; then, at the release, npm run api:release.',
    }));
}
