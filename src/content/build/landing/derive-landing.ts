import { displayPath } from '../../../site/build/source-text';
import { siteConfig } from '../../../site/config/site-config';
import { ContentError } from '../../../site/problems';
import { dataFilePath, readDataFile } from '../files/data';
import { inlineMarkdown } from '../tree/inline-markdown';

/**
 * Reads the texts of the landing page from their data file and renders the text next to the example call. Returns null
 * if the content root has no such file.
 *
 * @throws ContentError if that text contains an image or links to a source file: pages are linked by their URL
 */
export function deriveLanding() {
  const landing = readDataFile('landing.yaml');
  if (!landing) return null;
  const { heading, text } = landing.call;
  const reject = (expected: string) => (): never => {
    throw new ContentError([
      { file: displayPath(dataFilePath('landing.yaml')), message: `field "call.text": found "${text}"; ${expected}` },
    ]);
  };
  const html = inlineMarkdown(text, {
    baseUrl: siteConfig.baseUrl,
    resolveSourceLink: reject('expected a link to the URL of a page, not to a source file'),
    resolveImage: reject('images are not allowed, only code, emphasis and links'),
  });
  return { ...landing, call: { heading, html } };
}
