import type { PluginRef } from 'gatsby';
import { env } from '../../../site/build/env';

/** The file source: everything below the content root, pages, posts and data alike. */
export function contentSource(): PluginRef {
  return {
    resolve: 'gatsby-source-filesystem',
    options: { name: 'content', path: env.contentRoot, ignore: ['**/.*', '**/*.d.ts'] },
  };
}
