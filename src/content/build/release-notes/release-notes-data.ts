import { machineRoutes } from '../../../site/machine-routes';
import { absoluteUrl } from '../../../site/routes';
import { siteConfig } from '../../../site/config/site-config';
import { readDataFile } from '../files/data';
import type { ReleaseNotesFile } from '../types/release-notes';

export type { ReleaseNotesFile };

/**
 * The release notes as data for programs: path and JSON of a list of months, newest first, each with its entries. Texts
 * are Markdown with absolute links. None if the content root has no release notes.
 */
export function releaseNotesData(): readonly (readonly [path: string, json: string])[] {
  const months = readDataFile('release-notes.yaml');
  return months
    ? [[machineRoutes.releaseNotesData(), `${JSON.stringify(withAbsoluteLinks(months, siteConfig))}\n`]]
    : [];
}

/** Returns the months with absolute links in their texts. `site` as in `absoluteUrl`. */
export function withAbsoluteLinks(
  months: ReleaseNotesFile,
  { url, baseUrl }: { readonly url: string; readonly baseUrl: string },
): ReleaseNotesFile {
  const toAbsolute = (text: string): string =>
    text.replace(/\]\((\/[^)]*)\)/g, (_match, path: string) => `](${absoluteUrl(url, baseUrl, path)})`);
  return months.map(({ month, entries }) => ({
    month,
    entries: entries.map((entry) => ({ ...entry, text: toAbsolute(entry.text) })),
  }));
}
