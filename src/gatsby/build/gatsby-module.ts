import { createRequire } from 'node:module';

/**
 * Loads a module of the installed Gatsby that it does not export, which is the instance that Gatsby itself uses.
 *
 * @param path from Gatsby's folder, such as `dist/query/file-parser.js`
 * @throws Error if Gatsby has no such file
 */
export function gatsbyModule<Module>(path: string): Module {
  return createRequire(require.resolve('gatsby/package.json'))(`./${path}`) as Module;
}
