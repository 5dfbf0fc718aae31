import { siteConfig } from '../../../site/config/site-config';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { dataFilePath, readDataFile } from '../files/data';
import { displayPath } from '../../../site/build/source-text';
import { inlineMarkdown } from '../tree/inline-markdown';
import { buildReleaseMonths } from '../types/release-notes';
import { ContentError } from '../../../site/problems';

/**
 * Release notes from their data file, texts rendered; empty if the content root has none.
 *
 * @throws ContentError for a text that shows an image or links to a source file: pages are linked by their address.
 */
export function loadReleaseNotes(): ReleaseMonth[] {
  const file = displayPath(dataFilePath('release-notes.yaml'));
  return buildReleaseMonths(readDataFile('release-notes.yaml') ?? [], (text, where) => {
    const refuse = (what: string) => (): never => {
      throw new ContentError([{ file, message: `(${where}) ${what}: ${text}` }]);
    };
    return inlineMarkdown(text, {
      baseUrl: siteConfig.baseUrl,
      resolveSourceLink: refuse("links to a source file; link to the page's address"),
      resolveImage: refuse('shows an image, which release notes cannot'),
    });
  });
}
