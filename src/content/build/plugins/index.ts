import type { PluginRef } from 'gatsby';
import { siteConfig } from '../../../site/config/site-config';
import { feedPlugin } from './feed';
import { mdxPlugin } from './mdx';
import { sitemapPlugin } from './sitemap';
import { fileSources } from './sources';

/** Returns the Gatsby plugins in the order in which they run. */
export function plugins(): PluginRef[] {
  return [...fileSources(), mdxPlugin(), sitemapPlugin(), ...(siteConfig.off.includes('blog') ? [] : [feedPlugin()])];
}
