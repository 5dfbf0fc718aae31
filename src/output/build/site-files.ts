import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '../../site/config/product';
import type { SiteConfig } from '../../site/config/site-config';
import { absoluteUrl } from '../../site/routes';

/** Gives the sitemap the name under which search engines look for it: the plugin makes an index and one part. */
export function renameSitemap(folder: string): void {
  const part = join(folder, 'sitemap-0.xml');
  if (!existsSync(part)) throw new Error('gatsby-plugin-sitemap made no sitemap-0.xml.');
  if (existsSync(join(folder, 'sitemap-1.xml')))
    throw new Error('gatsby-plugin-sitemap made more than one part: /sitemap.xml can hold only one.');
  writeFileSync(join(folder, 'sitemap.xml'), readFileSync(part));
  for (const name of ['sitemap-0.xml', 'sitemap-index.xml']) rmSync(join(folder, name), { force: true });
}

/** Text of `/robots.txt`: everything may be read, and here is the list. */
export function robotsText(config: Pick<SiteConfig, 'url' | 'baseUrl'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(config.url, config.baseUrl, '/sitemap.xml')}\n`;
}

/** Description of the site's search for browsers. */
export function openSearchXml(config: Pick<SiteConfig, 'url' | 'baseUrl' | 'title' | 'tagline' | 'favicon'>): string {
  const address = (path: string): string => absoluteUrl(config.url, config.baseUrl, path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(product.name.slice(0, 16))}</ShortName>`,
    `  <LongName>${escapeXml(config.title.slice(0, 48))}</LongName>`,
    `  <Description>${escapeXml(config.tagline)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image type="image/svg+xml">${address(config.favicon)}</Image>`,
    `  <Url type="text/html" template="${address('/search')}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
