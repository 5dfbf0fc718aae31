/**
 * Makes Gatsby look for queries only where there are some. It parses every module of the site that contains one of a
 * few common words, such as "config", with Babel, in each build.
 *
 * Relies on gatsby 5.16: the method `parseFile` of `dist/query/file-parser.js`, which returns null for a file that has
 * neither queries nor settings of a page.
 */
import { gatsbyModule } from './gatsby-module';
import { isOutsideOfSource, isPageModule } from './page-modules';

interface FileParser {
  parseFile?: (file: string, addError: unknown) => Promise<unknown>;
}

/** @throws Error if the installed Gatsby has no such parser */
export function parseOnlyPageModules(): void {
  skipOtherModules(gatsbyModule<{ default: { prototype: FileParser } }>('dist/query/file-parser.js').default.prototype);
}

export function skipOtherModules(parser: FileParser): void {
  const { parseFile } = parser;
  if (typeof parseFile !== 'function')
    throw new Error(
      "Expected the method parseFile of Gatsby's query parser. See src/gatsby/build/query-files.ts and " +
        'maintaining/upgrading.md.',
    );
  parser.parseFile = function (file, addError) {
    return isOutsideOfSource(file) || isPageModule(file) ? parseFile.call(this, file, addError) : Promise.resolve(null);
  };
}
