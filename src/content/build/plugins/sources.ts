import type { PluginRef } from 'gatsby';
import { env } from '../../../site/build/env';

/** Configures the file source, which reads everything below the content root: pages, posts and data. */
export function contentSource(): PluginRef {
  return {
    resolve: 'gatsby-source-filesystem',
    options: { name: 'content', path: env.contentRoot, ignore: ['**/.*', '**/*.d.ts'] },
  };
}
