import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteConfig } from '../../src/site/config/site-config';
import { PORTAL_BASE } from './fixture-site';

/** All files of a built site, relative to its folder. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** An attribute that contains a URL, up to its value: in HTML, in HTML within JSON, and in HTML within XML. */
const URL_ATTRIBUTE = /(?<= (?:(?:data-)?href|src|srcset|action|poster)=(?:\\?"|&quot;))\/(?!\/)/g;

/**
 * What a text file of the site at the root would contain below the fixture's base path: the base path before every path
 * in an attribute, and in every absolute URL of the site. Paths in data are without the base path, and Markdown has
 * attributes in its samples only.
 */
export function moveToBase(text: string, path: string): string {
  const moved = text.replaceAll(siteConfig.url, siteConfig.url + PORTAL_BASE.slice(0, -1));
  return path.endsWith('.txt') ? moved : moved.replaceAll(URL_ATTRIBUTE, PORTAL_BASE);
}

/**
 * Removes what differs between the site and the fixture for other reasons: names of scripts and style sheets, inline
 * scripts (the settings differ), when a file was last changed, tokens (addresses are longer), and the button that
 * closes the announcement.
 */
export function withoutBuildTraces(text: string): string {
  return text
    .replace(/[\w~-]+[.-][0-9a-f]{8}\.(js|css)/g, 'bundle.$1')
    .replace(/<link rel="stylesheet" href="[^"]*"\/>/g, '')
    .replace(/<script(?: type="application\/json" id="app-bundles")?>.*?<\/script>/gs, '')
    .replace(/<button type="button" class="[\w-]+" aria-label="Close announcement">.*?<\/button>/g, '')
    .replace(/<p class="[\w-]+">Last updated on <time.*?<\/p>/g, '')
    .replace(/"(?:webpackCompilationHash|lastUpdated)":(?:\{[^}]*\}|null|"[^"]*")/g, '')
    .replace(/,"dateModified":"[^"]*"/g, '')
    .replace(/^updated: [\d-]+\n/gm, '')
    .replace(/: about [\d,]+ tokens/g, '')
    .replace(/"staticQueryHashes":\[[^\]]*\]/g, '');
}

/** The first place at which two texts differ, with its surroundings; undefined if they are equal. */
export function firstDifference(expected: string, found: string): string | undefined {
  if (expected === found) return undefined;
  let start = 0;
  while (expected[start] === found[start]) start += 1;
  const around = (text: string): string => text.slice(Math.max(0, start - 60), start + 60);
  return `expected …${around(expected)}…, found …${around(found)}…`;
}
