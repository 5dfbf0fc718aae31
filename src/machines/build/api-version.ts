import { readDataFile } from '../../content/build/files/data';

/** What the version needs of the release notes, newest month first. */
type Notes = readonly {
  /** Such as 2025-11. */
  readonly month: string;
  readonly entries: readonly { readonly area: string; readonly version?: string | undefined }[];
}[];

/**
 * Version of the API: that of its last entry in the release notes. Notes without a number have the month as one, such
 * as 2025.3.0 for March 2025, which code generators accept as the version of a package. Undefined without notes.
 */
export function apiVersion(notes: Notes): string | undefined {
  for (const { month, entries } of notes) {
    const ofApi = entries.filter(({ area }) => area === 'REST API');
    if (ofApi.length === 0) continue;
    const [year, number] = month.split('-').map(Number);
    return ofApi.find(({ version }) => version !== undefined)?.version ?? `${year}.${number}.0`;
  }
  return undefined;
}

/** @throws ContentError if the release notes are not valid */
export function readApiVersion(): string | undefined {
  return apiVersion(readDataFile('release-notes.yaml') ?? []);
}
