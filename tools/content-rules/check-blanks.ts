import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../src/site/config/site-config';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import type { Problem } from '../../src/site/problems';

/** What is still to be written, as `npm run new` leaves it in text, code, YAML values and comments. */
const BLANK = /\[blank: ([^\]]*)\]/g;

/** Finds the blanks of a text. */
export function findBlanks(text: string, file: string): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(BLANK)].map(([, what = '']): Problem => ({
      file,
      line: index + 1,
      message: `has a blank to fill: ${what}`,
    })),
  );
}

/** Finds the blanks of all pages and data files below a content root. */
export function checkBlanks(root: string): Problem[] {
  return [...siteConfig.docs.versions.map(({ folder }) => folder), 'blog', 'pages', 'data']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.(?:mdx?|yaml)$/.test(path) && existsSync(path) && statSync(path).isFile())
    .sort()
    .flatMap((path) => findBlanks(readUtf8(path), displayPath(path)));
}
