import { relative, resolve } from 'node:path';
import type { PluginRef } from 'gatsby';
import { createNodeId } from 'gatsby/dist/utils/create-node-id';
import { env } from '../../../site/build/env';
import { isOffFile } from '../../../site/build/parts';

const PLUGIN = 'gatsby-source-filesystem';

/**
 * Configures the file sources: everything below the content root (pages, posts and data), and the static files, whose
 * nodes exist so that the pages that show them can depend on them.
 */
export function fileSources(): PluginRef[] {
  return [
    ['content', env.contentRoot],
    ['static', resolve('static')],
  ].map(([name, path]) => ({
    resolve: PLUGIN,
    options: { name, path, ignore: ['**/.*', '**/*.d.ts', '**/tsconfig.json', isOff] },
  }));
}

/** Files of parts that are switched off have no nodes. */
function isOff(path: string): boolean {
  return isOffFile(relative(env.contentRoot, path).replaceAll('\\', '/'));
}

/** Id of the node of a file that the sources read, given its absolute path. */
export function fileNodeId(path: string): string {
  return createNodeId(path, PLUGIN);
}
