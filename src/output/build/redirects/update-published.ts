import { existsSync, writeFileSync } from 'node:fs';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { readUtf8 } from '../../../site/build/source-text';
import { readBuiltPages } from '../check-site';
import type { BuiltPage } from '../links';
import { isInOtherLanguage } from '../other-languages';
import { updatePublishedScripts } from '../published-scripts';
import { publishedPath, readPublished, type Published, type PublishedList } from './published';

type Texts = Readonly<Record<keyof Published, string>>;

/**
 * Adds the addresses of a site that has been released to `data/published-routes.txt` and `data/published-anchors.txt`,
 * but for those of its other languages, which have the same pages. Addresses of earlier releases stay, because the site
 * still answers them. `data/published-scripts.txt` only contains the inline scripts of this release.
 *
 * @param folder the built site
 * @returns the files that have changed, as paths to show in messages
 */
export function updatePublished(folder: string): string[] {
  const before = readPublished();
  const pages = readBuiltPages(folder).filter(({ path }) => !/^\/404(?:\.html)?$/.test(path));
  const own = pages.filter(({ path }) => !isInOtherLanguage(path, siteConfig));
  const texts = publishedTexts(own, before, product.slug);
  const lists = (['routes', 'anchors'] as const).flatMap((kind) => {
    const path = publishedPath(kind);
    if (existsSync(path) && readUtf8(path) === texts[kind]) return [];
    writeFileSync(path, texts[kind]);
    return [before[kind].file];
  });
  return [...lists, ...updatePublishedScripts(pages)];
}

const TITLES = {
  routes: 'Addresses of pages that releases have published',
  anchors: 'Addresses of headings that releases have published',
};

/** Texts of both lists: the addresses of these pages, and those that have been published before. */
export function publishedTexts(pages: readonly BuiltPage[], before: Published, productSlug: string): Texts {
  const known = ({ entries }: PublishedList): string[] => entries.map(({ address }) => address);
  const anchors = pages.flatMap(({ path, facts }) =>
    facts.headingLinks.map((link) => `${path}#${decodeURIComponent(link.slice(link.indexOf('#') + 1))}`),
  );
  return {
    routes: listText([...known(before.routes), ...pages.map(({ path }) => path)], 'routes', productSlug),
    anchors: listText([...known(before.anchors), ...anchors], 'anchors', productSlug),
  };
}

function listText(addresses: readonly string[], kind: keyof Published, productSlug: string): string {
  const slug = new RegExp(`(?<![A-Za-z0-9])${productSlug}(?![A-Za-z0-9])`, 'g');
  const lines = [...new Set(addresses)].sort().map((address) => address.replace(slug, '{product}'));
  return [`# ${TITLES[kind]}, written by npm run release.`, ...lines, ''].join('\n');
}
