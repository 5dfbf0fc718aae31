import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '../../site/config/product';
import type { SiteConfig } from '../../site/config/site-config';
import { escapeHtml } from '../../site/escape-html';
import { LLMS } from '../../site/twins';
import { absoluteUrl, routes, type AbsoluteUrl, type RoutePath } from '../../site/routes';

/**
 * Renames the sitemap to the name that search engines look for. The plugin writes an index and one part.
 *
 * @throws Error if there is no part, or more than one
 */
export function renameSitemap(folder: string): void {
  const part = join(folder, 'sitemap-0.xml');
  if (!existsSync(part)) throw new Error('gatsby-plugin-sitemap did not write sitemap-0.xml.');
  if (existsSync(join(folder, 'sitemap-1.xml')))
    throw new Error('gatsby-plugin-sitemap wrote more than one part: /sitemap.xml can contain only one.');
  writeFileSync(join(folder, 'sitemap.xml'), readFileSync(part));
  for (const name of ['sitemap-0.xml', 'sitemap-index.xml']) rmSync(join(folder, name), { force: true });
}

/**
 * Content of `/robots.txt`, which allows everything, and links to the sitemap and to the index for language models. A
 * site that must not be indexed allows reading too: search engines list an address that they may not read, because they
 * cannot see that it says `noindex`.
 */
export function robotsText(config: Pick<SiteConfig, 'url' | 'baseUrl' | 'indexing' | 'i18n'>): string {
  const rules = 'User-agent: *\nAllow: /\n';
  if (config.indexing === 'off') return rules;
  const { locales, localeConfigs } = config.i18n;
  const bases = locales.map((name) => localeConfigs[name]?.baseUrl ?? config.baseUrl);
  const urlsOf = (path: RoutePath): AbsoluteUrl[] => bases.map((base) => absoluteUrl(config.url, base, path));
  const sitemaps = urlsOf(routes.sitemap()).map((url) => `Sitemap: ${url}\n`);
  const texts = urlsOf(LLMS).map((url) => `# For language models: ${url}\n`);
  return `${rules}\n${sitemaps.join('')}\n${texts.join('')}`;
}

/** OpenSearch description, with which browsers can offer the site's search. */
export function openSearchXml(config: Pick<SiteConfig, 'url' | 'baseUrl' | 'title' | 'tagline' | 'favicon'>): string {
  const urlOf = (path: RoutePath): AbsoluteUrl => absoluteUrl(config.url, config.baseUrl, path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeHtml(product.name.slice(0, 16))}</ShortName>`,
    `  <LongName>${escapeHtml(config.title.slice(0, 48))}</LongName>`,
    `  <Description>${escapeHtml(config.tagline)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image type="image/svg+xml">${urlOf(config.favicon)}</Image>`,
    `  <Url type="text/html" template="${urlOf(routes.search())}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
