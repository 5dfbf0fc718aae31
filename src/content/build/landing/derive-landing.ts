import { displayPath } from '../../../site/build/source-text';
import { siteConfig } from '../../../site/config/site-config';
import { ContentError } from '../../../site/problems';
import { dataFilePath, readDataFile } from '../files/data';
import { inlineMarkdown } from '../tree/inline-markdown';

/**
 * Words of the start page from their data file, the text beside the call rendered; null if the content root has none.
 *
 * @throws ContentError for a text that shows an image or links to a source file: pages are linked by their address.
 */
export function deriveLanding() {
  const landing = readDataFile('landing.yaml');
  if (!landing) return null;
  const { heading, text } = landing.call;
  const refuse = (what: string) => (): never => {
    throw new ContentError([
      { file: displayPath(dataFilePath('landing.yaml')), message: `field "call.text" ${what}: ${text}` },
    ]);
  };
  const html = inlineMarkdown(text, {
    baseUrl: siteConfig.baseUrl,
    resolveSourceLink: refuse("links to a source file; link to the page's address"),
    resolveImage: refuse('shows an image; allowed are code, emphasis and links'),
  });
  return { ...landing, call: { heading, html } };
}
