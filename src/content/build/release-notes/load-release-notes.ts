import { siteConfig } from '../../../site/config/site-config';
import type { ReleaseMonth } from '../../shared/release-notes/types';
import { dataFilePath, readDataFile } from '../files/data';
import { displayPath } from '../../../site/build/source-text';
import { inlineMarkdown } from '../tree/inline-markdown';
import { buildReleaseMonths } from '../types/release-notes';
import { ContentError } from '../../../site/problems';

/**
 * Loads the release notes from their data file and renders their text; empty if the content root has none.
 *
 * @throws ContentError if an entry contains an image or links to a source file. Entries link to a page by its URL.
 */
export function loadReleaseNotes(): ReleaseMonth[] {
  const file = displayPath(dataFilePath('release-notes.yaml'));
  return buildReleaseMonths(readDataFile('release-notes.yaml') ?? [], (text, where) => {
    const reject = (what: string) => (): never => {
      throw new ContentError([{ file, message: `(${where}): found "${text}", which ${what}` }]);
    };
    return inlineMarkdown(text, {
      baseUrl: siteConfig.baseUrl,
      resolveSourceLink: reject("links to a source file; expected the page's URL"),
      resolveImage: reject('contains an image; allowed: code, emphasis and links'),
    });
  });
}
