import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that a build has done the work that was measured.
 *
 * @param site what a builder has prepared: its `output` folder, the URL path of a `page`, and an expression that
 *   matches the path of its `searchIndex`
 * @param sentence must be on the page
 * @throws Error naming what is missing
 */
export function checkBuiltSite({ output, page, searchIndex }, sentence) {
  const file = [page, `${page}.html`, join(page, 'index.html')]
    .map((path) => join(output, path))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  if (!file) throw new Error(`The build has not written the page ${page} into ${output}.`);
  if (!readFileSync(file, 'utf8').includes(sentence)) throw new Error(`${file} does not contain "${sentence}".`);
  if (!readdirSync(output, { recursive: true }).some((path) => searchIndex.test(path.replaceAll('\\', '/'))))
    throw new Error(`The build has not written a search index (${searchIndex.source}) into ${output}.`);
}
