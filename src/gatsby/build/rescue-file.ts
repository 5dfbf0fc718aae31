import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { inlineCode } from './inline-code';

/**
 * Code of the file that pages request only after something has gone wrong. Its name contains no digest, because a page
 * of an earlier release needs it just when the files of that release are gone: `window.reloadIfReleased` must stay what
 * earlier pages call.
 */
export function rescueCode(baseUrl: string): string {
  const watch = inlineCode('src/gatsby/browser/release-watch.ts');
  const undecodable = inlineCode('src/gatsby/browser/undecodable-page.ts');
  return `(${watch})();(${undecodable})(${JSON.stringify(baseUrl)});\n`;
}

/** Writes the file into the folder of the built site. */
export function writeRescueFile(folder = 'public'): void {
  writeFileSync(join(folder, routes.rescue()), rescueCode(siteConfig.baseUrl));
}
